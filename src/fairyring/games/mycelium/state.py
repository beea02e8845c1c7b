"""The table of Mycelium: every player's things, the board of tiles, cards, and the rules that need no decision.

Tiles are told by their numbers in the box, so whatever lies on one moves with it. Lists that seldom change (where tiles
lie, their neighbours, cards under boards) are replaced, never changed in place, so that clones share them.
"""

from __future__ import annotations

from bisect import insort

from mypy_extensions import i64

from fairyring.games.mycelium.board import Board
from fairyring.games.mycelium.components import BLACK, NONE, OWNERS, Content
from fairyring.games.mycelium.geometry import SYMBOLS, cell_name
from fairyring.games.mycelium.networks import Network
from fairyring.games.mycelium.players import Player
from fairyring.kernel.table import NOBODY

EVERYBODY = 31
"""The bits of four seats and of whoever watches: all know a card."""


class Mycelium(Board):
    """The whole table. `players` are the people and behind them the automa, if it plays."""

    __slots__ = ("content", "nets", "players")

    def __init__(self, content: Content, seats: int, rng: i64, gamma: i64, players: list[Player],
                 other: Mycelium | None = None) -> None:
        """An empty table; or, with `other`, a copy of everything but the players, who are given."""
        super().__init__(seats, rng, gamma, other)
        self.content = content
        self.players = players
        self.nets: list[list[Network] | None] = [None] * len(players) if other is None else other.nets[:]
        """Everybody's networks as far as they have been looked for since something changed; never saved."""

    def turn_order(self) -> list[int]:
        """Clockwise from whoever begins; the automa is always last (MUM-TUR-02, MUA-SET-01)."""
        order = [(self.first + i) % self.seats for i in range(self.seats)]
        return [*order, *range(self.seats, len(self.players))]

    # --- networks ----------------------------------------------------------------------------------------------------
    def control(self, tile: int) -> int:
        """Who controls a tile: the mother's owner, else the mushroom's, else nobody (MUM-NET-01)."""
        owner = self.mother_on[tile]
        if owner == NONE:
            code = self.mushroom_on[tile]
            if code != NONE:
                return code >> 3
        return owner

    def blocked(self, number: int, board: int) -> bool:
        """Does somebody else's mother stand on this mushroom (MUM-BLK-01, -05)?"""
        mother = self.mother_on[self.players[number].tokens[board]]
        return mother != NONE and mother != number

    def networks(self, number: int) -> list[Network]:
        """All networks of a player, by their lowest tile (MUM-NET-03)."""
        found = self.nets[number]
        if found is None:
            found = self.find_networks(number)
            self.nets[number] = found
        return found

    def find_networks(self, number: int) -> list[Network]:
        """A player's tiles are those controlled, and uncontrolled ones with own spores (MUM-NET-02, -04)."""
        me = self.players[number]
        mother_on = self.mother_on
        mushroom_on = self.mushroom_on
        own: dict[int, int] = {}
        for tile in me.tiles:
            mother = mother_on[tile]
            if mother == NONE:
                code = mushroom_on[tile]
                if code == NONE:
                    own[tile] = self.spores[tile * OWNERS + number]
                elif code >> 3 == number:
                    own[tile] = self.spores_on(tile)
            elif mother == number:
                own[tile] = self.spores_on(tile)
        if me.mother != NONE and me.mother not in own:
            own[me.mother] = self.spores_on(me.mother)
        for tile in me.tokens:
            if tile != NONE and tile not in own and mother_on[tile] == NONE:
                own[tile] = self.spores_on(tile)
        found: list[Network] = []
        near = self.near
        colours = self.content.colour
        for start in sorted(own):
            if start not in own:
                continue
            one = Network()
            tiles = [start]
            counts = [own.pop(start)]
            for i, tile in enumerate(tiles):  # which become more under way
                count = counts[i]
                if count:
                    colour = colours[tile]
                    one.total += count
                    one.have[colour] += count
                    if mushroom_on[tile] == NONE:
                        one.bare[colour] += count
                for beside in near[tile]:
                    if beside in own:
                        counts.append(own.pop(beside))
                        tiles.append(beside)
            tiles.sort()
            one.tiles = tiles
            found.append(one)
        return found

    def spendable(self, number: int, tile: int) -> int:
        """The spores that a player may spend on an own tile: all where the player controls it (MUM-NET-05, -06)."""
        if self.control(tile) == number:
            return self.spores_on(tile)
        return self.spores[tile * OWNERS + number]

    def spores_on(self, tile: int) -> int:
        """Everybody's."""
        at = tile * OWNERS
        spores = self.spores
        return spores[at] + spores[at + 1] + spores[at + 2] + spores[at + 3]

    def all_change(self) -> None:
        """Tiles have another place: everybody's networks are looked for anew (MUM-NET-09)."""
        for number in range(len(self.nets)):
            self.nets[number] = None

    def control_changes(self, tile: int) -> None:
        """A piece comes or goes: the networks of whoever has anything on its tile are looked for anew (MUM-NET-09)."""
        at = tile * OWNERS
        spores = self.spores
        mother = self.mother_on[tile]
        mushroom = self.mushroom_on[tile] >> 3
        for number in range(len(self.nets)):
            if spores[at + number] or number in (mother, mushroom):
                self.nets[number] = None

    # --- spores ------------------------------------------------------------------------------------------------------
    def add_spore(self, owner: int, tile: int) -> None:
        """A spore goes from its owner's supply to a tile."""
        me = self.players[owner]
        at = tile * OWNERS + owner
        if not self.spores[at]:
            insort(me.tiles, tile)
        self.spores[at] += 1
        me.supply -= 1
        self.changed(owner, tile)

    def take_spore(self, owner: int, tile: int) -> None:
        """A spore returns to its owner's supply (MUM-FRU-05)."""
        me = self.players[owner]
        at = tile * OWNERS + owner
        self.spores[at] -= 1
        if not self.spores[at]:
            me.tiles.remove(tile)
        me.supply += 1
        self.changed(owner, tile)

    def changed(self, owner: int, tile: int) -> None:
        """The spores of a player on a tile have changed: whoever controls it, else the player."""
        mother = self.mother_on[tile]
        if mother != NONE:
            self.nets[mother] = None
        else:
            code = self.mushroom_on[tile]
            self.nets[owner if code == NONE else code >> 3] = None

    # --- pieces ------------------------------------------------------------------------------------------------------
    def put_mother(self, number: int, tile: int) -> None:
        me = self.players[number]
        if me.mother != NONE:
            self.control_changes(me.mother)
            self.mother_on[me.mother] = NONE
        self.mother_on[tile] = number
        me.mother = tile
        self.control_changes(tile)

    def put_mushroom(self, number: int, board: int, tile: int) -> None:
        self.players[number].tokens[board] = tile
        self.mushroom_on[tile] = number * 8 + board
        self.control_changes(tile)

    def lift_mushroom(self, number: int, board: int) -> None:
        """A token goes back to its board; spores on its tile stay (MUM-DEC-06)."""
        me = self.players[number]
        self.control_changes(me.tokens[board])
        self.mushroom_on[me.tokens[board]] = NONE
        me.tokens[board] = NONE

    def enter(self, number: int, tile: int) -> int:
        """A mother is moved onto a tile by her own player, who takes the token there (MUM-MOV-04, MUM-INS-01)."""
        self.put_mother(number, tile)
        taken = self.insect_on[tile]
        if taken:
            self.insect_on[tile] = 0
            self.players[number].insects += 1
        return taken

    def send_mother(self, number: int, whom: int, tile: int, rule: str) -> None:
        """Somebody else puts a mother on a tile: she collects nothing (MUM-INS-06)."""
        self.put_mother(whom, tile)
        if self.sink is not None:
            self.emit("mother-sent", number, rule, {"whom": whom, "cell": self.cell_name(tile)})

    def cell_name(self, tile: int) -> str:
        return cell_name(self.cell_of[tile])

    # --- insects -----------------------------------------------------------------------------------------------------
    def gain_insects(self, number: int, count: int, rule: str) -> None:
        """Tokens from the general supply, as far as it goes (MUM-SET-14)."""
        count = min(count, self.insects)
        if count:
            self.insects -= count
            self.players[number].insects += count
            if self.sink is not None:
                self.emit("insects", number, rule, {"count": count})

    def return_insects(self, number: int, count: int) -> None:
        """Spent tokens go back to the general supply (MUM-INS-08)."""
        self.players[number].insects -= count
        self.insects += count

    # --- the wind ----------------------------------------------------------------------------------------------------
    def roll(self, number: int, rule: str) -> int:
        """Roll the wind die (MUM-SPO-06)."""
        faces = self.content.faces
        symbol = faces[self.below(len(faces))]
        self.reveals += 1
        if self.sink is not None:
            self.emit("wind", number, rule, {"symbol": SYMBOLS[symbol]})
        return symbol

    def side_of(self, tile: int, symbol: int) -> int:
        """The side of a tile on the board that shows a symbol."""
        return self.content.tiles[tile].sides[3 * self.turned[tile] + symbol]

    # --- cards -------------------------------------------------------------------------------------------------------
    def draw_card(self, number: int) -> int:
        """The top card of the deck comes into a hand; only its owner sees it, and who knew it before."""
        self.reveals += 1
        card = self.deck.pop()
        self.players[number].take_card(card, self.deck_seen.pop() | 1 << number)
        return card

    def put_under(self, card: int, seen: int) -> None:
        """A card goes under the deck (MUM-DIS-04)."""
        self.deck.insert(0, card)
        self.deck_seen.insert(0, seen)

    def take_open(self, number: int, card: int) -> None:
        """An open card comes into a hand; everybody knows it is there."""
        self.market.remove(card)
        self.players[number].take_card(card, EVERYBODY)

    def refill(self, rule: str) -> None:
        """The market has three cards again, as far as there are any (MUM-TUR-07, MUM-DIS-05)."""
        if len(self.market) >= self.content.market:
            return
        shown: list[int] = []
        while len(self.market) < self.content.market and self.deck:
            shown.append(self.deck.pop())
            self.deck_seen.pop()
            self.market.append(shown[len(shown) - 1])
        if shown:
            self.reveals += 1
            if self.sink is not None:
                self.emit("market", NOBODY, rule, {"cards": self.card_ids(shown)})

    def lose_from_hand(self, number: int, card: int) -> None:
        """A card leaves a hand unseen for under the deck: others no longer know what is in that hand (MUM-INF-01,
        -02)."""
        me = self.players[number]
        own = 1 << number
        self.put_under(card, me.lose_card(card) & own)
        for i in range(len(me.seen)):
            me.seen[i] &= own

    def steal(self, thief: int, victim: int, rule: str) -> None:
        """A card at random goes from hand to hand; both know it, others know less than before (MUM-EFF-03,
        MUM-INF-04)."""
        hand = self.players[victim].hand
        card = hand[self.below(len(hand))]
        self.reveals += 1
        both = 1 << thief | 1 << victim
        self.players[victim].lose_card(card)
        seen = self.players[victim].seen
        for i in range(len(seen)):
            seen[i] &= both
        self.players[thief].take_card(card, both & (1 << self.seats) - 1)
        if self.sink is not None:
            cards = {"cards": self.card_ids([card])}
            self.emit("stole", thief, rule, {"whom": victim}, cards if thief < self.seats else None)
            if victim < self.seats:
                self.emit("robbed", victim, "MUM-INF-04", {"by": thief}, cards)

    def card_ids(self, cards: list[int]) -> list[str]:
        return [self.content.mushrooms[card].ident for card in cards]

    def is_bare(self, tile: int) -> bool:
        """No mushroom grows there (MUM-FRU-07)."""
        return self.mushroom_on[tile] == NONE

    def is_black(self, tile: int) -> bool:
        return self.content.colour[tile] == BLACK
