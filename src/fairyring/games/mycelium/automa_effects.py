"""The words of decay effects on automa cards (MUA-DEC-04). Their `seat` is the automa's number."""

from __future__ import annotations

from fairyring.games.mycelium.automa import automa_spread
from fairyring.games.mycelium.components import OWNERS
from fairyring.games.mycelium.effects import Immediate, empty_tiles
from fairyring.games.mycelium.lots import draw_lot, draw_person
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wandering import farthest
from fairyring.kernel.effects import Word


class MotherSpore(Immediate):
    """mother_spore(2): its mother spreads spores."""

    word = "mother_spore"

    def do(self, t: Mycelium, seat: int, about: int) -> None:
        half = t.content.automa[t.automa_used[len(t.automa_used) - 1]].halves[1 if t.hard else 0]
        automa_spread(t, seat, t.players[seat].mother, self.count, half.cost)


class SendMotherAway(Word[Mycelium]):
    """send_mother_away: the nearest person's mother goes to the empty tile farthest from where she stands."""

    word = "send_mother_away"

    def do(self, t: Mycelium, seat: int, about: int) -> None:
        steps = t.steps_from(t.players[seat].mother, [])
        least = min(steps[me.mother] for me in t.players[:t.seats])
        whom = draw_person(t, seat, [one for one in range(t.seats) if steps[t.players[one].mother] == least])
        steps = t.steps_from(t.players[whom].mother, [])
        t.send_mother(seat, whom, farthest(t, seat, steps, empty_tiles(t), "MUA-DEC-04"), "MUA-DEC-04")


class TakeSpores(Immediate):
    """take_spores(2): one after the other, each from the tile with the most spores of one person."""

    word = "take_spores"

    def do(self, t: Mycelium, seat: int, about: int) -> None:
        for _ in range(self.count):
            units = [tile * OWNERS + one for one in range(t.seats) for tile in t.players[one].tiles]
            if not units:
                return
            most = max(t.spores[unit] for unit in units)
            units = [unit for unit in units if t.spores[unit] == most]
            whom = draw_person(t, seat, sorted({unit % OWNERS for unit in units}))
            units = sorted(unit for unit in units if unit % OWNERS == whom)
            unit = units[draw_lot(t, seat, len(units), "tile", "MUA-DEC-04")]
            t.take_spore(whom, unit // OWNERS)
            if t.sink is not None:
                t.emit("spore-removed", seat, "MUA-DEC-04", {"cell": t.cell_name(unit // OWNERS), "whom": whom})


class StealForAutoma(Immediate):
    """steal_for_automa(1): a random card of a random person with a hand."""

    word = "steal_for_automa"

    def do(self, t: Mycelium, seat: int, about: int) -> None:
        for _ in range(self.count):
            people = [one for one in range(t.seats) if t.players[one].hand]
            if people:
                t.steal(seat, draw_person(t, seat, people), "MUA-DEC-04")


