"""What modules need: every limit, cost and place can be answered otherwise by a layer of customs (EVB-HOOK)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.customs import BASE_GAME, Customs
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.customs import layered
from tests.games.everdell.scene import Scene

CONTENT = GAME.content()


class Mist(Customs):
    """A module that changes what a module may."""

    def city_spaces(self, t: Everdell, number: int) -> int:
        return self.below.city_spaces(t, number) + 1

    def hand_limit(self, t: Everdell, number: int) -> int:
        return self.below.hand_limit(t, number) + 2

    def hosts(self, t: Everdell, seat: int, kind: int) -> list[int]:
        return [*self.below.hosts(t, seat, kind), t.content.kind_of["mine"]]

    def cost(self, t: Everdell, seat: int, kind: int) -> list[int]:
        cost = self.below.cost(t, seat, kind)
        return [cost[0] + 1, *cost[1:]]

    def may_play(self, t: Everdell, seat: int, kind: int) -> bool:
        return kind != t.content.kind_of["inn"]

    def may_place(self, t: Everdell, seat: int, place: int) -> bool:
        return place != 0 and self.below.may_place(t, seat, place)

    def placed(self, t: Everdell, seat: int, place: int) -> None:
        t.players[seat].goods[3] -= 1

    def slot_open(self, t: Everdell, seat: int, slot: int) -> bool:
        return slot != 2

    def refills(self, t: Everdell, slot: int) -> bool:
        return slot != 0


def misty(scene: Scene) -> Scene:
    scene.table.customs = layered(BASE_GAME, [Mist()])
    return scene


@pytest.mark.rule("EVB-HOOK-01")
def test_slots_stay_where_they_are_and_one_may_be_left_unfilled() -> None:
    scene = misty(Scene()).meadow("farm", "mine", "wife").goods(0, twig=9, resin=9, pebble=9).goods(1, berry=1)
    scene.play("play farm from 1", "visit one_resin_card", "play mine from 2")
    assert (scene.meadow_now()[0], scene.meadow_now()[2]) == (None, "wife")
    assert scene.meadow_now()[1] not in (None, "mine")


@pytest.mark.rule("EVB-HOOK-02")
def test_rows_and_the_ring_of_clearings() -> None:
    assert [one.ident for one in CONTENT.basic if not one.shared] == [
        "three_twigs", "two_resin", "one_pebble", "one_berry_card"]
    assert [CONTENT.clearings[i] for i in CONTENT.ring] == ["top_left", "top_right", "bottom_right", "bottom_left"]
    t = Scene().specials("tax_relief", "the_everdell_games").table
    assert [t.event_at(17 + i).ident for i in range(6)] == [
        "city_monument", "grand_tour", "harvest_festival", "cartographers_expedition", "tax_relief",
        "the_everdell_games"]


@pytest.mark.rule("EVB-HOOK-03")
def test_base_points_can_be_read_apart_from_bonuses() -> None:
    worthless = sorted(card.ident for card in CONTENT.cards if card.points == 0)
    assert worthless == ["bard", "cemetery", "clock_tower", "dungeon", "monk", "postal_pigeon", "ruins"]
    assert CONTENT.points[CONTENT.kind_of["ever_tree"]] == 5


@pytest.mark.rule("EVB-HOOK-04")
def test_costs_can_be_added_and_cards_and_places_closed() -> None:
    rich = {"twig": 3, "resin": 2, "berry": 1}
    scene = misty(Scene()).hand(0, "farm", "inn").meadow("king", "king", "farm").goods(0, **rich)
    assert "three_twigs" not in scene.visits()
    assert [name for name in scene.names() if name.startswith("play")] == ["play farm"]
    assert scene.play("play farm").goods_of(0) == {"resin": 1, "berry": 2}
    toll = misty(Scene()).goods(0, berry=2).play("visit two_resin")
    assert toll.goods_of(0) == {"resin": 2, "berry": 1}


@pytest.mark.rule("EVB-HOOK-05")
def test_limits_and_hosting_can_be_changed() -> None:
    full = misty(Scene()).fill(0, 15).hand(0, "post_office").goods(0, twig=9, resin=9)
    assert full.plays() == ["post_office"]
    hand = misty(Scene()).cards(0, 9).goods(0, berry=1).play("visit two_cards_point")
    assert hand.hand_size(0) == 10
    host = misty(Scene()).city(0, "mine").hand(0, "king").play("play king")
    assert host.tokens_on_cards(0) == ["mine"]


@pytest.mark.rule("EVB-HOOK-06")
def test_the_eight_farms_are_one_card_that_others_may_count_as() -> None:
    farm = CONTENT.cards[CONTENT.kind_of["farm"]]
    assert (farm.copies, farm.hosts) == (8, ["husband", "wife"])
    assert sum(card.ident == "farm" for card in CONTENT.cards) == 1


@pytest.mark.rule("EVB-HOOK-07")
def test_a_rival_owns_a_city_that_keeps_no_rules() -> None:
    scene = Scene(1).city(1, "king", "king", "judge", "judge", *["farm"] * 7, "mine", "mine", "inn", "inn", "bard")
    t = scene.begin().table
    assert (len(t.players), t.is_rival(1), len(t.players[1].city), t.players[1].have[scene.kind("king")]) == (
        2, True, 16, 2)
    assert t.customs.hand_limit(t, 1) == 0 and not t.check()
    assert GAP not in t.meadow
