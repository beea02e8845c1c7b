"""Her Lair: the boards, the Activity deck, Accomplishments, Webs; whom she is up against, and what is in force."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.beside import Beside
from fairyring.games.everdell.components import EACH, EVENTS, GAP, LIMBO, ON_CARD, RESOURCES, SEASONS
from fairyring.games.everdell.nightweave.components import KEY, STAR, Activity, Level, hers
from fairyring.games.everdell.nightweave.kept import KeptLair
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.table import Data

AROUND = ((1, 4, 5), (0, 2, 4, 5, 6), (1, 3, 5, 6, 7), (2, 6, 7),
          (0, 1, 5), (0, 1, 2, 4, 6), (1, 2, 3, 5, 7), (2, 3, 6))
"""For each slot of the Meadow those next to it, diagonals included (MIS-MOD-02)."""
STRAIGHT = ((1, 4), (0, 2, 5), (1, 3, 6), (2, 7), (0, 5), (1, 4, 6), (2, 5, 7), (3, 6))
"""The same without diagonals."""
NONE_IN_FORCE: Final[list[Ploy]] = []


class Lair(KeptLair, Beside):
    """What lies in her Lair, and what she has done."""

    key = KEY

    def copy(self) -> Lair:
        return Lair(self)

    def data(self, t: Everdell) -> Data:
        return self.save_fields(t.content)

    def take(self, data: Data, t: Everdell) -> None:
        self.load_fields(data, t.content)

    def cards(self) -> list[int]:
        return [*self.card_here(), *(one[1] for one in self.shut)]

    def unknown(self, seat: int) -> list[list[int]]:
        return [self.face_down] if seat == 0 else [self.face_down, self.caught, self.at_stake]

    def deal_anew(self, t: Everdell, seat: int) -> None:
        """Nobody knows the order of her decks (MIS-NW-GEN-16)."""
        for pile in (self.deck, self.seasonal, self.single_use):
            pile.sort()
            t.shuffle(pile)

    def view(self, t: Everdell, seat: int) -> Data:
        content = hers(t.content)
        her = her_side(t)
        cards = t.content.cards
        webs = [place for place in sorted({*self.webs, *self.loose}) if lies_there(t, place)]
        return {
            "level": self.level,
            "star": content.levels[self.level].star,
            "figure": None if self.figure == GAP else self.figure,
            "adjacent": list(near(self.figure, AROUND)),
            "season": SEASONS[her.season],
            "ended": her.passed,
            "lair": her.free + self.poisoned,
            "waiting": [one.workers for one in content.seasons[her.season:]],
            "activity": content.activities[self.used[-1]].ident if self.used else None,
            "used": [content.activities[one].ident for one in self.used],
            "left": sorted(content.activities[one].ident for one in self.deck),
            "won": [cards[kind].ident for kind in self.won],
            "gone": [cards[kind].ident for kind in self.gone],
            "face_down": len(self.face_down),
            "personality": self.named(t, self.personality),
            "plot": self.named(t, self.plot),
            "schemes": [content.ploys[one].ident for one in self.schemes],
            "schemes_left": len(self.seasonal) + len(self.single_use),
            "webs": [{"place": t.place_name(place), "count": self.webs.count(place) + self.loose.count(place),
                      "stays": place in self.webs} for place in webs],
            "shut": [{"seat": one[0], "n": one[2], "card": cards[one[1]].ident} for one in self.shut],
            "caught": [cards[kind].ident for kind in self.caught] if seat == 0 else [None] * len(self.caught),
            "at_stake": [cards[kind].ident for kind in self.at_stake] if seat == 0 else [None] * len(self.at_stake),
            "held": self.held,
        }

    def named(self, t: Everdell, pile: list[int]) -> str | None:
        return hers(t.content).ploys[pile[0]].ident if pile else None

    def broken(self, t: Everdell) -> list[str]:
        content = hers(t.content)
        her = her_side(t)
        wrong: list[str] = []
        workers = content.starting_workers + sum(one.workers for one in content.seasons[:her.season])
        out = len(her.workers) - (1 if self.poisoned_at != GAP else 0)
        if her.free < 0 or her.free + out != workers:
            wrong.append(f"Nightweave: {her.free} workers in the Lair and {out} placed of {workers}")
        if self.figure != GAP and t.meadow[self.figure] != GAP:
            wrong.append(f"Nightweave stands on a card of slot {self.figure}")
        cards = sorted(self.deck + self.used)
        if cards != [i for i, one in enumerate(content.activities) if one.season <= her.season]:
            wrong.append(f"Nightweave's Activity cards: {cards}")
        if any(her.goods[:RESOURCES]) or len(her.seen) != len(her.hand) or any(her.seen):
            wrong.append("Nightweave has resources, or a card that somebody knows")
        return wrong


def lies_there(t: Everdell, place: int) -> bool:
    """Is a place with a Web still there? An Event may have been achieved, a card may have left its city."""
    if EVENTS <= place < LIMBO:
        return t.achieved[place - EVENTS] == GAP
    return place < ON_CARD or t.players[(place - ON_CARD) // EACH].at(place - ON_CARD) >= 0


def lair_of(t: Everdell) -> Lair:
    """Her things at a table at which she plays."""
    for one in t.beside:
        if isinstance(one, Lair):
            return one
    raise LookupError("Nightweave does not play here")


def her_side(t: Everdell) -> Player:
    """Her city, hand, workers and tokens: she is the first behind the seats."""
    return t.players[t.seats]


def level_of(t: Everdell) -> Level:
    return hers(t.content).levels[lair_of(t).level]


def tokens(t: Everdell, count: int) -> int:
    """A number of tokens of hers: STAR is as many as the level says."""
    return level_of(t).star if count == STAR else count


def card_in_play(t: Everdell) -> Activity | None:
    """The Activity card turned up last (MIS-NW-TIE-06)."""
    used = lair_of(t).used
    return hers(t.content).activities[used[-1]] if used else None


def clockwise(t: Everdell) -> bool:
    """The arrow that decides; before the first card clockwise (MIS-NW-TIE-01, -06)."""
    card = card_in_play(t)
    return card is None or card.clockwise


def people(t: Everdell) -> list[int]:
    """Everybody against her in turn order from her left (MIS-NW-GEN-09)."""
    first = lair_of(t).first
    return [(first + i) % t.seats for i in range(t.seats)]


def targets(t: Everdell) -> list[int]:
    """Whom she turns to first: clockwise the player on her left, counter-clockwise the one on her right
    (MIS-NW-GEN-09)."""
    order = people(t)
    return order if clockwise(t) else order[::-1]


def chooser(t: Everdell) -> int:
    """Who makes a choice that is nobody's own: the next person in turn order (MIS-NW-GEN-15)."""
    return people(t)[0]


def borrowed_at(t: Everdell) -> int:
    """Where the worker of a person stands that she has placed (MIS-SCH-30): if its card has left the city, where such
    workers wait (EVB-WORK-07), or on the card that took its place; GAP when she has none."""
    place = lair_of(t).poisoned_at
    workers = her_side(t).workers
    if place == GAP or place in workers:
        return place
    return LIMBO if LIMBO in workers else max(workers)


def near(slot: int, table: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The slots next to a slot; none when she is in the Lair."""
    return () if slot == GAP else table[slot]


def in_force(t: Everdell) -> list[Ploy]:
    """Personality, Plot, Schemes, in the order in which they act (MIS-MOD-16)."""
    lair = lair_of(t)
    if not (lair.personality or lair.plot or lair.schemes):
        return NONE_IN_FORCE
    ploys = hers(t.content).ploys
    return [ploys[one] for one in (*lair.personality, *lair.plot, *lair.schemes)]


def is_full(t: Everdell, coming: int = GAP) -> bool:
    """Does her city hold as many cards as it may (MIS-NW-TURN-09)? Legends and some other cards take no room
    (MIS-COMBO-LEG-03, MIS-PLOT-01)."""
    legendary = t.content.legendary
    ploys = in_force(t)
    if coming != GAP and (legendary[coming] or any(ploy.no_room(t, coming) for ploy in ploys)):
        return False
    count = 0
    for kind in her_side(t).city:
        if not legendary[kind] and not any(ploy.no_room(t, kind) for ploy in ploys):
            count += 1
    return count >= hers(t.content).city_cards
