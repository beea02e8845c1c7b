"""What customs may be asked: a layer passes on to the one below it what it does not answer itself.

Made by tools/make_fields.py from customs.py. Change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from fairyring.kernel.customs import Custom

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fairyring.games.everdell.beside import Beside
    from fairyring.games.everdell.customs import Customs, Score, Toll  # noqa: F401 - the layers are named in quotes below
    from fairyring.games.everdell.state import Everdell
    from fairyring.kernel.table import Data


@mypyc_attr(allow_interpreted_subclasses=True)
class Asked(Custom["Customs"]):
    """Passes on every question."""

    def city_spaces(self, t: Everdell, number: int) -> int:
        return self.below.city_spaces(t, number)

    def spaces_used(self, t: Everdell, number: int) -> int:
        return self.below.spaces_used(t, number)

    def hand_limit(self, t: Everdell, number: int) -> int:
        return self.below.hand_limit(t, number)

    def spaces_of(self, t: Everdell, place: int) -> int:
        return self.below.spaces_of(t, place)

    def shares_space(self, t: Everdell, number: int) -> bool:
        return self.below.shares_space(t, number)

    def new_workers(self, t: Everdell, number: int, season: int) -> int:
        return self.below.new_workers(t, number, season)

    def cost(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return self.below.cost(t, seat, kind)

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return self.below.may_play(t, seat, kind)

    def charges(self, t: Everdell, seat: int) -> bool:
        return self.below.charges(t, seat)

    def surcharge(self, t: Everdell, seat: int, code: int) -> int:
        return self.below.surcharge(t, seat, code)

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return self.below.toll(t, seat, code, way)

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        self.below.pay_toll(t, seat, code, toll)

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        self.below.settled(t, seat, card)

    def hosts(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return self.below.hosts(t, seat, kind)

    def cities_for(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return self.below.cities_for(t, seat, kind)

    def goes_to(self, t: Everdell, seat: int, kind: int, number: int) -> None:
        self.below.goes_to(t, seat, kind, number)

    def activates(self, t: Everdell, card: int) -> bool:
        return self.below.activates(t, card)

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        return self.below.reacts(t, seat, code)

    def aside(self, t: Everdell, seat: int) -> list[int]:
        return self.below.aside(t, seat)

    def taken_aside(self, t: Everdell, seat: int, kind: int) -> None:
        self.below.taken_aside(t, seat, kind)

    def played(self, t: Everdell, seat: int, kind: int) -> None:
        self.below.played(t, seat, kind)

    def upgraded(self, t: Everdell, seat: int, kind: int, paired: bool) -> None:
        self.below.upgraded(t, seat, kind, paired)

    def drew(self, t: Everdell, seat: int) -> None:
        self.below.drew(t, seat)

    def may_draw(self, t: Everdell, number: int, count: int, about: int) -> None:
        self.below.may_draw(t, number, count, about)

    def is_paired(self, t: Everdell, card: int) -> bool:
        return self.below.is_paired(t, card)

    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        return self.below.slot_open(t, seat, slot)

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return self.below.may_take(t, seat, slot, drawing)

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        self.below.took(t, seat, slot, kind, drawing)

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        return self.below.may_be_drawn(t, seat, kind)

    def may_show(self, t: Everdell, kind: int) -> bool:
        return self.below.may_show(t, kind)

    def refills(self, t: Everdell, slot: int) -> bool:
        return self.below.refills(t, slot)

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return self.below.may_place(t, seat, place)

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        self.below.placed(t, seat, place)

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        self.below.visiting(t, seat, place)

    def visit_reward(self, t: Everdell, seat: int, card: int) -> int:
        return self.below.visit_reward(t, seat, card)

    def takes_gifts(self, t: Everdell, number: int) -> bool:
        return self.below.takes_gifts(t, number)

    def gets_goods(self, t: Everdell, giver: int, number: int, units: list[int]) -> None:
        self.below.gets_goods(t, giver, number, units)

    def gets_card(self, t: Everdell, giver: int, number: int, kind: int) -> None:
        self.below.gets_card(t, giver, number, kind)

    def laid_out_for(self, t: Everdell) -> int:
        return self.below.laid_out_for(t)

    def special_events(self, t: Everdell) -> list[int]:
        return self.below.special_events(t)

    def keeps(self, t: Everdell) -> list[Beside]:
        return self.below.keeps(t)

    def chosen(self, t: Everdell, options: Mapping[str, str]) -> None:
        self.below.chosen(t, options)

    def first_up(self, t: Everdell, seat: int) -> int:
        return self.below.first_up(t, seat)

    def next_up(self, t: Everdell, number: int) -> int:
        return self.below.next_up(t, number)

    def rival_turn(self, t: Everdell, number: int) -> None:
        self.below.rival_turn(t, number)

    def deal(self, t: Everdell) -> None:
        self.below.deal(t)

    def powers(self, t: Everdell) -> list[int]:
        return self.below.powers(t)

    def begins(self, t: Everdell, first: int) -> int:
        return self.below.begins(t, first)

    def starting_hand(self, t: Everdell, seat: int, place: int) -> int:
        return self.below.starting_hand(t, seat, place)

    def set_up(self, t: Everdell) -> None:
        self.below.set_up(t)

    def arranged(self, t: Everdell, situation: Mapping[str, Any]) -> None:
        self.below.arranged(t, situation)

    def before_first_turn(self, t: Everdell) -> None:
        self.below.before_first_turn(t)

    def action_done(self, t: Everdell, seat: int) -> None:
        self.below.action_done(t, seat)

    def after_season(self, t: Everdell, seat: int) -> None:
        self.below.after_season(t, seat)

    def prepared(self, t: Everdell, seat: int) -> None:
        self.below.prepared(t, seat)

    def all_passed(self, t: Everdell) -> None:
        self.below.all_passed(t)

    def score(self, t: Everdell, number: int) -> Score:
        return self.below.score(t, number)

    def ranks(self, t: Everdell, keys: list[tuple[int, ...]]) -> list[int]:
        return self.below.ranks(t, keys)

    def to_come(self, t: Everdell, number: int, a_season: float) -> float:
        return self.below.to_come(t, number, a_season)

    def deal_anew(self, t: Everdell, seat: int) -> None:
        self.below.deal_anew(t, seat)

    def shows(self, t: Everdell, seat: int, view: Data) -> None:
        self.below.shows(t, seat, view)

    def broken(self, t: Everdell) -> list[str]:
        return self.below.broken(t)
