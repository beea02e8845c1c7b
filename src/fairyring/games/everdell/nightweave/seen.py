"""What a learner sees of her Lair, as numbers: read from the seat's view, and written straight from the Lair."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from fairyring.games.everdell.components import EVENTS, FOREST, HAVEN, LIMBO, SEASONS, SPECIAL, Content
from fairyring.games.everdell.nightweave.components import KEY, hers
from fairyring.games.everdell.nightweave.lair import AROUND, Lair, her_side, lair_of, lies_there, near
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.observation import Direct, Kinds, Piece, Row
from fairyring.kernel.table import Data


def lair_pieces(content: Content, cards: Kinds) -> list[Piece]:
    """Her pieces; none where she does not play."""
    if KEY not in content.more:
        return []
    activities = Kinds([one.ident for one in hers(content).activities])
    ploys = Kinds([one.ident for one in hers(content).ploys])
    return [
        Lairs(),
        Adjacent(content.meadow),
        Counted("lair activity", "the Activity card in play", activities,
                lambda her: [her["activity"]], lambda lair: lair.used[-1:]),
        Counted("lair deck", "the Activity cards that are still in her deck", activities,
                lambda her: her["left"], lambda lair: lair.deck),
        Counted("lair ploys", "the Personality, the Plot and the Schemes in force", ploys,
                lambda her: [her["personality"], her["plot"], *her["schemes"]],
                lambda lair: [*lair.personality[:1], *lair.plot[:1], *lair.schemes]),
        Counted("lair won", "cards face up among her Accomplishments, by kind", cards,
                lambda her: her["won"], lambda lair: lair.won),
        Webs(content),
        Counted("lair caught", "own cards that hang in a Web, by kind", cards,
                lambda her: her["caught"], lambda lair: lair.caught, own=True),
        Counted("lair at stake", "own cards that she is about to take or to have discarded, by kind", cards,
                lambda her: her["at_stake"], lambda lair: lair.at_stake, own=True),
        Counted("lair shut", "own cards that lie face down, by kind", cards,
                lambda her: [one["card"] for one in her["shut"]], lambda lair: [one[1] for one in lair.shut]),
    ]


class OfLair(Direct):
    """A piece of her Lair."""

    def read(self, view: Data) -> Sequence[float]:
        return self.read_lair(view[KEY])

    def write(self, t: Everdell, seat: int, row: Row, at: int) -> None:
        self.write_lair(t, lair_of(t), seat, row, at)

    def read_lair(self, her: Data) -> Sequence[float]:
        raise NotImplementedError

    def write_lair(self, t: Everdell, lair: Lair, seat: int, row: Row, at: int) -> None:
        raise NotImplementedError


class Counted(OfLair):
    """What lies somewhere, counted by kind: `names` in her part of a view, `numbers` in the Lair. What is the `own` of
    whoever plays alone, others cannot see."""

    def __init__(self, name: str, about: str, kinds: Kinds, names: Callable[[Data], Iterable[str | None]],
                 numbers: Callable[[Lair], list[int]], own: bool = False) -> None:
        super().__init__(name, len(kinds), about)
        self.kinds, self.names, self.numbers, self.own = kinds, names, numbers, own

    def read_lair(self, her: Data) -> Sequence[float]:
        return self.kinds.counted(self.names(her))

    def write_lair(self, t: Everdell, lair: Lair, seat: int, row: Row, at: int) -> None:
        if seat == 0 or not self.own:
            row.count(at, self.numbers(lair), self.kinds.places)


class Lairs(OfLair):
    def __init__(self) -> None:
        super().__init__("lair", 8, "her level, season, whether she has ended, workers in the Lair, face-down cards "
                         "among her Accomplishments, Schemes left, workers that she holds, her slot of the Meadow from "
                         "1 on (0: the Lair)")

    def read_lair(self, her: Data) -> Sequence[float]:
        return (her["level"], SEASONS.index(her["season"]), her["ended"], her["lair"], her["face_down"],
                her["schemes_left"], her["held"], 0 if her["figure"] is None else her["figure"] + 1)

    def write_lair(self, t: Everdell, lair: Lair, seat: int, row: Row, at: int) -> None:
        her = her_side(t)
        row.all(at, [lair.level, her.season, int(her.passed), her.free + lair.poisoned, len(lair.face_down),
                     len(lair.seasonal) + len(lair.single_use), lair.held, lair.figure + 1])


class Adjacent(OfLair):
    def __init__(self, slots: int) -> None:
        super().__init__("lair adjacent", slots, "whether each slot of the Meadow is next to her")

    def read_lair(self, her: Data) -> Sequence[float]:
        return [float(slot in her["adjacent"]) for slot in range(self.size)]

    def write_lair(self, t: Everdell, lair: Lair, seat: int, row: Row, at: int) -> None:
        for slot in near(lair.figure, AROUND):
            row.put(at + slot, 1)


class Webs(OfLair):
    def __init__(self, content: Content) -> None:
        events = (*content.basic_events, *content.special_events)
        self.names = [*(f"basic:{one.ident}" for one in content.basic),
                      *(f"forest:{one}" for one in content.clearings), "haven",
                      *(f"event:{one.ident}" for one in events)]
        super().__init__("lair webs", len(self.names), "how many Webs lie on each place of the board")
        self.cells = [-1] * (SPECIAL + len(content.special_events))
        """By places; special Events, wherever they lie, from SPECIAL on by kind."""
        places = [*range(len(content.basic)), *range(FOREST, FOREST + len(content.clearings)), HAVEN,
                  *range(EVENTS, EVENTS + len(events))]
        for cell, place in enumerate(places):
            self.cells[place] = cell

    def read_lair(self, her: Data) -> Sequence[float]:
        found = {one["place"]: one["count"] for one in her["webs"]}
        return [float(found.get(name, 0)) for name in self.names]

    def write_lair(self, t: Everdell, lair: Lair, seat: int, row: Row, at: int) -> None:
        for place in (*lair.webs, *lair.loose):
            if place < LIMBO and lies_there(t, place):
                row.one(at, place if place < SPECIAL else SPECIAL + t.specials[place - SPECIAL], self.cells)
