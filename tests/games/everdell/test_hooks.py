"""What modules need: every limit, cost and place can be answered otherwise by a layer of customs (EVB-HOOK)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.beside import Beside
from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.customs import BASE_GAME, NO_TOLL, Customs, Toll
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.turn import NEXT_TURN
from fairyring.kernel.customs import layered
from fairyring.kernel.game import Setup
from fairyring.kernel.table import Data, Notes, Step
from tests.games.everdell.scene import Scene

CONTENT = GAME.in_play(Setup("everdell", 2), GAME.content())


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


# --- what rivals with turns of their own need ------------------------------------------------------------------------
class Spider(Customs):
    """A rival who asks for tolls, watches what is taken, and has turns."""

    def charges(self, t: Everdell, seat: int) -> bool:
        return True

    def surcharge(self, t: Everdell, seat: int, code: int) -> int:
        return 1 if code == 256 else 0

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        return (1, 0) if code == t.content.kind_of["farm"] else NO_TOLL

    def pay_toll(self, t: Everdell, seat: int, code: int, toll: Toll) -> None:
        t.players[seat].goods[2] -= toll[0]

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return slot != (3 if drawing else 4)

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        t.players[seat].goods[4] += 1 if drawing else 10

    def may_be_drawn(self, t: Everdell, seat: int, kind: int) -> bool:
        return kind != t.content.kind_of["fool"]

    def may_show(self, t: Everdell, kind: int) -> bool:
        return kind != t.content.kind_of["bard"]

    def settled(self, t: Everdell, seat: int, card: int) -> None:
        t.push(SEEN, seat, (0, card))

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        t.push(SEEN, seat, (1, place))

    def visit_reward(self, t: Everdell, seat: int, card: int) -> int:
        return 3

    def activates(self, t: Everdell, card: int) -> bool:
        return card % 256 != 1

    def reacts(self, t: Everdell, seat: int, code: int) -> bool:
        return False


class Seen(Step[Everdell]):
    """Tells when it comes."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if t.sink is not None:
            t.emit("gained", seat, "EVB-HOOK-08", {"good": "point", "count": x[0]})
        return None


SEEN = Seen("seen by a test")


def spun(scene: Scene) -> Scene:
    scene.table.customs = layered(BASE_GAME, [Spider()])
    return scene


@pytest.mark.rule("EVB-HOOK-04")
def test_a_card_may_cost_a_surcharge_and_a_toll() -> None:
    rich = {"twig": 2, "resin": 1}
    assert "farm" not in spun(Scene()).hand(0, "farm").goods(0, **rich).plays()
    paid = spun(Scene()).hand(0, "farm").goods(0, **rich, pebble=1).play("play farm")
    assert paid.goods_of(0) == {"berry": 1}
    dear = spun(Scene()).meadow("mine").goods(0, twig=1, resin=1, pebble=1)
    assert "play mine from 1" not in dear.names()
    taken = spun(Scene()).meadow("mine").goods(0, twig=1, resin=1, pebble=1, berry=1).play("play mine from 1")
    assert taken.goods_of(0) == {"pebble": 1, "point": 10}
    free = spun(Scene()).city(0, "inn").meadow("innkeeper")
    assert free.names().count("play innkeeper from 1") == 0
    hosted = spun(Scene()).city(0, "inn").meadow("innkeeper").goods(0, berry=1).play("play innkeeper from 1")
    assert hosted.goods_of(0) == {"point": 10}


@pytest.mark.rule("EVB-HOOK-04")
def test_cards_may_not_be_taken_drawn_or_shown() -> None:
    scene = spun(Scene()).meadow("mine", "king", "palace", "castle", "mine")
    scene.goods(0, twig=1, resin=1, pebble=1, berry=1)
    assert [name for name in scene.names() if name.startswith("play")] == ["play mine from 1"]
    drawn = spun(Scene()).deck("fool", "mine", "farm").play("visit two_cards_point")
    assert (drawn.hand_of(0), drawn.discard_now()) == (["mine", "farm"], ["fool"])
    shown = spun(Scene()).meadow("ruins").deck("bard", "judge").city(0, "lookout").goods(0, berry=1)
    shown.play("play ruins from 1")
    assert (shown.meadow_now()[0], shown.discard_now()[:1]) == ("judge", ["bard"])
    summer = spun(Scene()).season(0, "spring").workers(0, "one_berry", "one_berry", "one_berry")
    summer.prepare()
    assert not any(name.endswith("from 4") for name in summer.names()) and summer.names()[0].startswith("draw")
    assert summer.play(summer.names()[0]).tokens_of(0) == 1


@pytest.mark.rule("EVB-HOOK-08")
def test_a_layer_may_follow_a_play_and_a_visit() -> None:
    play = spun(Scene()).hand(0, "mine").goods(0, twig=1, resin=1, pebble=1).play("play mine")
    told = [(event.facts["good"], event.rule) for event in play.told("gained")]
    assert told == [("pebble", "EVB-COMP-06"), ("point", "EVB-HOOK-08")]  # after its own effect
    visit = spun(Scene()).play("visit one_berry")
    assert [event.rule for event in visit.told("gained")] == ["EVB-COMP-06", "EVB-HOOK-08"]
    inn = spun(Scene()).city(1, "inn").meadow("ruins").goods(0, twig=9, resin=9, pebble=9)
    assert inn.play("visit inn of 2").tokens_of(1) == 3


@pytest.mark.rule("EVB-HOOK-09")
def test_a_layer_may_stop_cards_from_working() -> None:
    scene = spun(Scene()).city(0, "mine", "farm").workers(0, "one_berry", "one_berry").prepare()
    assert scene.goods_of(0) == {"berry": 1}
    court = spun(Scene()).city(0, "ruins", "shopkeeper").hand(0, "wanderer").goods(0, berry=2).play("play wanderer")
    assert "berry" not in court.goods_of(0)


class Guest(Beside):
    """Something that a layer keeps."""

    key = "guest"

    def __init__(self) -> None:
        self.count = 0
        self.pile: list[int] = []

    def copy(self) -> Guest:
        other = Guest()
        other.count, other.pile = self.count, self.pile[:]
        return other

    def data(self, t: Everdell) -> Data:
        return {"count": self.count, "pile": self.pile[:]}

    def take(self, data: Data, t: Everdell) -> None:
        self.count, self.pile = data["count"], list(data["pile"])

    def view(self, t: Everdell, seat: int) -> Data:
        return {"count": self.count}

    def cards(self) -> list[int]:
        return self.pile

    def unknown(self, seat: int) -> list[list[int]]:
        return [self.pile]

    def broken(self, t: Everdell) -> list[str]:
        return ["too many guests"] if self.count > 3 else []


class Host(Customs):
    """Brings a guest, who comes after everybody and counts turns."""

    def keeps(self, t: Everdell) -> list[Beside]:
        return [*self.below.keeps(t), Guest()]

    def next_up(self, t: Everdell, number: int) -> int:
        return t.seats if number == t.seats - 1 else 0 if number == t.seats else number + 1

    def rival_turn(self, t: Everdell, number: int) -> None:
        guest = t.beside[0]
        assert isinstance(guest, Guest)
        guest.count += 1
        t.push(NEXT_TURN, number)


@pytest.mark.rule("EVB-HOOK-10", "EVB-HOOK-11")
def test_a_rival_may_have_turns_and_things_of_its_own() -> None:
    scene = Scene(1)
    t = scene.table
    t.customs = layered(BASE_GAME, [Host()])
    t.beside = t.customs.keeps(t)
    guest = t.beside[0]
    assert isinstance(guest, Guest)
    guest.pile = [scene.take("king"), scene.take("farm")]
    scene.play("visit one_berry")
    assert (guest.count, t.active, t.view(0)["guest"]) == (1, 0, {"count": 1})
    copy = t.clone()
    guest.count = 4
    assert (copy.view(0)["guest"], copy.check(), t.check()) == ({"count": 1}, [], ["too many guests"])
    piles = {tuple(other.pile) for seed in range(20) for other in copy.resample(0, seed).beside
             if isinstance(other, Guest)}
    assert len(piles) > 10
    saved = copy.save()["state"]["beside"]["guest"]
    fresh = Guest()
    fresh.take(saved, t)
    assert (fresh.count, fresh.pile) == (1, guest.pile)
