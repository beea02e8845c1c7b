"""The table of Salamandra: every player's things, the play area, and the rules that need no decision.

Lists that seldom change (the grid, groves, cards) are replaced, never changed in place, so that clones share them.
"""

from __future__ import annotations

from bisect import bisect
from typing import Final

from mypy_extensions import i64

from fairyring.games.salamandra.components import (
    CORNERS,
    DECKS,
    EACH_CAULDRON,
    EAGLE,
    FACES,
    FAR,
    FIELD_OF,
    FIRST_CORNER,
    FIRST_SIDE,
    FIXED,
    NEIGHBOURS,
    NONE,
    SECOND_CORNER,
    SECOND_SIDE,
    SIDE_OF,
    SLOTS,
    TEMPLE,
    WIDTH,
    YELLOW,
    Book,
    Content,
    Gain,
    cell_name,
    edge_of,
)
from fairyring.games.salamandra.kept import KeptSalamandra
from fairyring.games.salamandra.means import Means
from fairyring.games.salamandra.players import Player
from fairyring.games.salamandra.ways import Ways
from fairyring.kernel.table import NOBODY

NOTHING_THERE: Final = TEMPLE - 1
"""Less than any tile."""


class Salamandra(KeptSalamandra):
    """The whole table."""

    __slots__ = ("content", "means", "players", "ways")

    def __init__(self, content: Content, seats: int, rng: i64, gamma: i64, players: list[Player],
                 other: Salamandra | None = None) -> None:
        """An empty table; or, with `other`, a copy of everything but the players, who are given."""
        super().__init__(seats, rng, gamma, other)
        self.content = content
        self.players = players
        self.ways: Ways | None = None if other is None else other.ways
        """The ways to pay for what has been announced, once somebody has asked for them; never saved."""
        self.means: Means | None = None if other is None else other.means
        """What the player whose turn it is can make, as reckoned for the open turn; never saved."""

    # --- points, crystals, scrolls -----------------------------------------------------------------------------------
    def score(self, seat: int, count: int, rule: str) -> None:
        """The marker goes forward and lies on top where it arrives (SAL-ROUND-05)."""
        if count <= 0:
            return
        me = self.players[seat]
        me.vp += count
        order = self.order
        if order[-1] != seat:
            order = [other for other in order if other != seat]
            order.append(seat)
            self.order = order
        if self.sink is not None:
            self.emit("points", seat, rule, {"count": count, "total": me.vp})

    def gain_crystals(self, seat: int, count: int, rule: str) -> None:
        if count > 0:
            self.players[seat].crystals += count
            if self.sink is not None:
                self.emit("crystals", seat, rule, {"count": count})

    def works_for_crystals(self, seat: int, slot: int) -> None:
        """An active apprentice works, or is turned, for crystals just before something else happens to it."""
        self.players[seat].crystals += self.content.worth[FIELD_OF[slot]]
        self.tell_crystals(seat, FIELD_OF[slot])

    def tell_crystals(self, seat: int, field: int) -> None:
        """Tell that an apprentice on the field works, or is turned, for crystals."""
        if self.sink is not None:
            one = self.content.fields[field]
            self.emit("worked" if one.worth > 1 else "turned", seat, "SAL-RES-05",
                      {"field": one.name, "good": "crystal", "crystals": one.worth, "fee": 0})

    def count(self, seat: int, what: int) -> int:
        """How many of the things that a gain or a spellbook counts a player has (SAL-CAUL-04, -05, -06)."""
        me = self.players[seat]
        if what <= EACH_CAULDRON:
            return me.present(self.content.counted[what])
        cards = (me.deities, me.salamanders, me.groves)
        behind = what - EACH_CAULDRON - 1
        return len(cards[behind]) if behind < 3 else self.book_slots.count(seat) if what < FIXED else 1

    # --- cards -------------------------------------------------------------------------------------------------------
    def take_from(self, seat: int, deck: int, rule: str) -> int:
        """The top card of a deck that is not empty; the next one becomes visible (SAL-SET-02, -07)."""
        cards = self.decks[deck]
        left = self.deck_left[deck] - 1
        self.deck_left[deck] = left
        if left:
            self.reveals += 1
        if self.sink is not None:
            name, card = DECKS[deck], self.content.card(deck, cards[left]).ident
            if deck <= EAGLE:
                self.emit("deity-taken", seat, rule, {"card": card, "deck": name})
            else:
                self.emit("salamander-taken", seat, rule, {"card": card, "half": name})
            if left:
                self.emit("deck-top", NOBODY, "SAL-INFO-03",
                          {"deck": name, "card": self.content.card(deck, cards[left - 1]).ident})
        return cards[left]

    def top(self, deck: int) -> int:
        """The card that lies face up on a deck; NONE when there is none."""
        left = self.deck_left[deck]
        return self.decks[deck][left - 1] if left else NONE

    def top_of_temple(self, half: int) -> Gain:
        """What a half of the temple gives now: its top card's gain, or the tile's own (SAL-TEMPLE-04)."""
        top = self.top(YELLOW + half)
        return self.content.salamanders[top].gain if top >= 0 else self.content.halves[half].empty

    def book_at(self, slot: int) -> Book:
        """The spellbook of a slot: two for each in play."""
        return self.content.books[self.books[slot // 2]]

    def open_slots(self, seat: int) -> list[int]:
        """The free slots of spellbooks on which this player has no apprentice yet (SAL-SCROLL-05); the slots
        of a book are 2n and 2n + 1."""
        slots = self.book_slots
        found: list[int] = []
        for i in range(len(slots)):
            if slots[i] == NONE and slots[i ^ 1] != seat:
                found.append(i)
        return found

    # --- the play area -----------------------------------------------------------------------------------------------
    def spread_out(self) -> None:
        """Work out what follows from where fields lie: what lies on the cells, the edge, and where nobody stands."""
        cells = self.cell_of
        laid = [kind for kind in range(len(cells)) if cells[kind] != NONE]
        self.field_at = {**{half.cell: TEMPLE for half in self.content.halves}, **{cells[kind]: kind for kind in laid}}
        self.frontier = edge_of(self.field_at)
        taken = {slot for me in self.players for slot in me.slots()}
        self.free = [slot for kind in laid for slot in range(4 * kind, 4 * kind + 4) if slot not in taken]

    def lay(self, seat: int, field: int, cell: int, rule: str) -> None:
        """A field comes into play; each clearing it makes gets a grove: NW, NE, SW, SE (SAL-BUILD-03, -04, -05)."""
        at = self.field_at.copy()
        at[cell] = field
        self.field_at = at
        cells = self.cell_of[:]
        cells[field] = cell
        self.cell_of = cells
        frontier = self.frontier[:]
        frontier.remove(FAR[cell])
        neighbours = 0
        for side in NEIGHBOURS:
            one = cell + side
            if one in at:
                neighbours += 1
                continue
            far = FAR[one]
            i = bisect(frontier, far)
            if not i or frontier[i - 1] != far:
                frontier.insert(i, far)
        self.frontier = frontier
        slot = 4 * field
        i = bisect(self.free, slot)
        self.free[i:i] = [slot, slot + 1, slot + 2, slot + 3]
        if self.sink is not None:
            self.emit("field-laid", seat, rule, {"field": self.content.fields[field].name, "cell": cell_name(cell)})
        if neighbours > 1:
            for corner in CORNERS:
                if self.is_clearing(cell + corner):
                    self.fill(cell + corner, "SAL-BUILD-04")

    def is_clearing(self, corner: int) -> bool:
        """No grove, and a field on all four sides; a temple half is none unless agreed so (SAL-GEO-11, -12)."""
        if corner in self.groves:
            return False
        at = self.field_at
        least = TEMPLE if self.temple_clears else 0
        return at.get(corner, NOTHING_THERE) >= least and at.get(corner + 1, NOTHING_THERE) >= least \
            and at.get(corner + WIDTH, NOTHING_THERE) >= least and at.get(corner + WIDTH + 1, NOTHING_THERE) >= least

    def fill(self, corner: int, rule: str) -> None:
        """A grove from the stack, face up; without groves the clearing stays empty (SAL-ROUND-10)."""
        if not self.groves_left:
            return
        self.groves_left -= 1
        grove = self.grove_stack[self.groves_left]
        groves = self.groves.copy()
        groves[corner] = grove
        self.groves = groves
        self.reveals += 1
        if self.sink is not None:
            self.emit("grove-drawn", NOBODY, rule,
                      {"grove": self.content.groves[grove].ident, "corner": cell_name(corner)})

    def path_crystals(self, slot: int) -> int:
        """The crystals printed on the paths that join a slot to groves (SAL-PLACE-03)."""
        cell = self.cell_of[FIELD_OF[slot]]
        side = SIDE_OF[slot]
        groves = self.groves
        count = 0
        grove = groves.get(cell + FIRST_CORNER[side], NONE)
        if grove >= 0:
            count = self.content.groves[grove].sides[FIRST_SIDE[side]]
        grove = groves.get(cell + SECOND_CORNER[side], NONE)
        if grove >= 0:
            count += self.content.groves[grove].sides[SECOND_SIDE[side]]
        return count

    def connected(self, seat: int) -> list[int]:
        """The corners of groves that a path joins to an apprentice of this player, rising (SAL-GEO-09)."""
        found: list[int] = []
        groves = self.groves
        cells = self.cell_of
        me = self.players[seat]
        for slot in me.active + me.inactive:
            cell = cells[FIELD_OF[slot]]
            side = SIDE_OF[slot]
            corner = cell + FIRST_CORNER[side]
            if corner in groves and corner not in found:
                found.append(corner)
            corner = cell + SECOND_CORNER[side]
            if corner in groves and corner not in found:
                found.append(corner)
        found.sort()
        return found

    # --- apprentices -------------------------------------------------------------------------------------------------
    def turn_over(self, seat: int, slot: int, rule: str) -> None:
        """Turn an apprentice on a field to its other face."""
        me = self.players[seat]
        awake = me.turn(slot)
        if self.sink is not None:
            self.emit("turned-over", seat, rule, {
                "field": self.content.fields[FIELD_OF[slot]].name, "slot": SLOTS[SIDE_OF[slot]],
                "face": FACES[1 - me.druid if awake else me.druid], "active": 0 if awake else 1})
