"""Her Plots, and what holds for foils (MIS-PLOT, MIS-MOD-06 to -08, -13 to -19)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.components import hers
from fairyring.kernel.text import texts
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

PLAIN = ["king", "farm", "mine", "inn", "bard", "monk", "wife", "husband"]
ENTER = card("place_nightweave")


def scene(plot: str, *cards: Made, level: int = 2, **options: str) -> LairScene:
    return LairScene(1, level, list(cards) or [ENTER], (), plot=plot, **options)


def entering(plot: str, slot: int = 8, **goods: int) -> LairScene:
    """She is about to be placed on a slot of the plain Meadow."""
    one = scene(plot).rolling(slot)
    one.meadow(*PLAIN).goods(0, **goods)
    return one


# --- one by one ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-PLOT-01")
def test_snag() -> None:
    one = entering("snag", 1).her_full_city()
    one.city(0, "lookout").deck("ruins", "judge")
    one.her_turn()
    assert (one.her_cards()[-1], len(one.her_cards()), one.meadow_now()[3]) == ("inn", 16, "ruins")
    room = scene("snag", card("play_hand")).her_hand("king").her_city("inn").her_full_city().her_turn()
    assert len(room.her_cards()) == 16  # the Inn takes no room
    two = scene("snag").rolling(1)
    two.meadow("king", "inn", "post_office")
    two.her_turn()
    assert two.names() == ["she plays inn from 2", "she plays post_office from 3"]
    assert two.play("she plays post_office from 3").her_cards() == ["king", "post_office"]
    hers_ = scene("snag", card("worker:open")).city(0, "inn")
    hers_.her_turn()
    assert (hers_.tokens_of(0), hers_.her_tokens()) == (0, 2)
    own = scene("snag", card("worker:open")).her_city("inn").her_turn()
    assert own.her_tokens() == 2
    yours = scene("snag").her_city("inn").goods(0, twig=9, resin=9, pebble=9).play("visit inn of 2")
    assert yours.tokens_of(1) == 2


@pytest.mark.rule("MIS-PLOT-02", "MIS-MOD-06", "MIS-MOD-13")
def test_silk_barrier() -> None:
    def played(*moves: str) -> LairScene:
        one = scene("silk_barrier", card("draw")).hand(0, "mine", "chip_sweep").city(0, "farm")
        one.goods(0, twig=2, resin=1, pebble=1, berry=3)
        one.play("play mine", *moves)
        return one

    webbed = played("give in")
    assert (webbed.goods_of(0)["pebble"], webbed.lair.webs) == (1, [64 + 2])
    webbed.play("play chip_sweep")
    assert webbed.goods_of(0) == {"twig": 1, "pebble": 1, "berry": 1}  # the Farm alone could be copied
    kept = played("foil", "yield twig")
    assert (kept.lair.webs, kept.goods_of(0)) == ([], {"pebble": 1, "berry": 3})
    season = scene("silk_barrier", card("draw")).city(0, "mine", "farm").workers(0, "one_berry", "one_berry")
    season.lair.webs = [64 + 1]
    assert season.prepare().goods_of(0) == {"berry": 1}
    assert season.score_of(0)["base"] == 3
    chipter = LairScene(cards=[card("draw")], modules=("legends",), plot="silk_barrier", bonus_modules="together")
    chipter.city(0, "mine", "farm", "chip_sweep").legends(0, "chipter_swipple")
    chipter.lair.webs = [64 + 1]
    chipter.play("play chipter_swipple from aside")
    assert [name for name in chipter.names() if name.startswith("activate")] == ["activate farm"]


@pytest.mark.rule("MIS-PLOT-03", "MIS-MOD-10")
def test_the_plot_thickens() -> None:
    one = scene("the_plot_thickens", card("worker:haven")).figure(1).spiders(home=0)
    ploys = hers(one.table.content).ploys
    kinds = [ploys[i].terms.seasonal for i in one.lair.seasonal], [ploys[i].terms.seasonal for i in one.lair.single_use]
    assert ([len(pile) for pile in kinds], all(kinds[0]), any(kinds[1])) == ([18, 15], True, False)
    one.lair.single_use.append(one.lair.single_use.pop(one.lair.single_use.index(
        hers(one.table.content).ploy_of["hard_work"])))
    one.lair.seasonal.append(one.lair.seasonal.pop(one.lair.seasonal.index(
        hers(one.table.content).ploy_of["web_tax"])))
    one.her_turn()
    told = [event.facts["ploy"] for event in one.told("nightweave-schemes")]
    assert (told, len(one.her_cards()), len(one.lair.loose)) == (["hard_work", "web_tax"], 3, 4)
    assert [ploys[i].ident for i in one.lair.schemes] == told
    assert (len(one.lair.seasonal), len(one.lair.single_use)) == (17, 14)


@pytest.mark.rule("MIS-PLOT-04", "MIS-MOD-07")
def test_compensation() -> None:
    def blocked(*moves: str, taken: str = "one_pebble", left: str = "worker:basic/one_pebble", **goods: int) -> int:
        one = scene("compensation", card(left, "worker:basic/one_pebble")).workers(0, taken)
        one.goods(0, **goods)
        return one.her_turn(*moves).her_tokens()

    assert blocked() == 2
    assert blocked("give in", twig=1) == 2
    assert blocked("foil", twig=2) == 0
    assert blocked(taken="two_resin") == 0
    assert blocked(left="worker:own_city") == 2  # the right action names it: once a turn
    none = scene("compensation", card("worker:basic/one_pebble")).spiders(home=0).workers(0, "one_pebble")
    assert none.her_turn().her_tokens() == 0


@pytest.mark.rule("MIS-PLOT-05", "MIS-MOD-17")
def test_fascination() -> None:
    one = entering("fascination").hand(0, "king", "castle", "palace")
    one.her_turn()
    assert (one.hand_size(0), one.hand_size(1), len(one.discard_now())) == (1, 1, 1)
    few = entering("fascination").hand(0, "king", "castle")
    few.her_turn()
    assert (few.hand_size(0), few.hand_size(1), few.discard_now()) == (2, 2, [])
    paid = entering("fascination", twig=1, point=1).hand(0, "king", "castle", "palace")
    paid.her_turn()
    assert (paid.deciding, paid.table.active) == (0, 1)  # in the middle of her turn
    paid.play("foil")
    assert texts("en", GAME).say(paid.option("yield point").message) == "Pay 1 point token"
    paid.play("yield twig")  # the token is all that is left
    first, second = paid.names()
    assert sorted(paid.table.view(0)["nightweave"]["at_stake"]) == sorted(
        name.removeprefix("discard ") for name in (first, second))
    assert paid.table.view(-1)["nightweave"]["at_stake"] == [None, None]
    paid.play(first)
    assert paid.discard_now() == [first.removeprefix("discard ")]
    assert paid.hand_of(1) == [second.removeprefix("discard ")]


@pytest.mark.rule("MIS-PLOT-06")
@pytest.mark.case("CASE-MIS-48")
def test_case_48_ingenuity() -> None:
    for moves, hidden in ((("done",), 1), (("yield twig",), 0)):
        one = entering("ingenuity", twig=2, berry=2)
        one.her_turn(*moves)
        assert (len(one.lair.face_down), one.hand_size(1)) == (hidden, 0)
    poor = entering("ingenuity", twig=3).her_turn()
    assert poor.lair.face_down == []


@pytest.mark.rule("MIS-PLOT-07")
def test_weavers_whim() -> None:

    ploys = GAME.content().more["nightweave"].ploys
    drawn = set()
    for seed in range(40):
        one = scene("weavers_whim", personality="needy")
        one.lair.personality = [one.table.content.more["nightweave"].ploy_of["needy"]]
        one.meadow(*PLAIN)
        one.table.reseed(seed)
        one.her_turn()
        drawn.add(ploys[one.lair.personality[0]].ident)
        assert (one.hand_size(1), len(one.discard_now())) == (1, 7)
    assert drawn == {one.ident for one in ploys if one.kind == "personality"} - {"needy"}


@pytest.mark.rule("MIS-PLOT-08")
def test_masquerade() -> None:
    one = entering("masquerade").city(0, "judge", "historian", "crane").achieved(0, "grand_tour")
    one.her_turn()
    assert sorted(one.names()) == sorted(f"web on {name}" for name in (
        "a_brilliant_marketing_plan", "tax_relief", "flying_doctor_service", "path_of_the_pilgrims"))
    one.play("web on tax_relief")
    assert sorted(one.lair.webs) == [17, 19, 20, 22]
    assert "city_monument" not in one.visits()
    paid = scene("masquerade", card("draw")).city(0, "judge", "historian", "crane").goods(0, twig=3)
    paid.lair.webs = [17, 17, 18]
    paid.play("visit city_monument")
    assert (paid.goods_of(0), paid.lair.webs) == ({"twig": 1}, [18])
    ignores = scene("masquerade", card("worker:basic_event"))
    ignores.lair.webs = [17, 17]
    assert ignores.her_turn().her_events() == ["city_monument"]
    assert ignores.table.view(0)["nightweave"]["webs"] == []  # nobody can achieve it any more
    stays = scene("masquerade", card("worker:haven")).figure(1).spiders(home=0)
    stays.lair.webs = [17]
    assert stays.her_turn().lair.webs == [17]


@pytest.mark.rule("MIS-PLOT-09")
def test_suffocating_swarm() -> None:
    one = entering("suffocating_swarm").workers(0, "one_pebble")
    assert one.lair.webs == [12]
    one.her_turn()
    assert sorted(name.removeprefix("web on ") for name in one.names()) == [
        "f_three_berries", "f_twig_resin_berry", "f_two_resin_twig", "one_berry_card", "three_twigs", "two_resin"]
    one.play("web on two_resin")
    assert one.lair.webs == [12, 2]
    assert one.play("visit two_resin").tokens_of(1) == 2
    stopped = scene("suffocating_swarm", card("worker:basic/two_resin"))
    stopped.lair.webs = [12, 2]
    assert stopped.her_turn().spiders_at() == ["basic:one_pebble"]
    haven = scene("suffocating_swarm", card("worker:haven", "worker:own_city", default="haven+pts(*)")).her_turn()
    assert (haven.spiders_at(), haven.her_tokens()) == ([], 2)


@pytest.mark.rule("MIS-PLOT-10")
def test_taken_by_force() -> None:
    one = entering("taken_by_force", 1).hand(0, "castle", "palace")
    one.her_turn()
    assert (one.hand_size(0), len(one.her_cards())) == (1, 2)
    chosen = entering("taken_by_force", 1, twig=2).hand(0, "castle", "palace")
    chosen.her_turn("foil", "give castle")
    assert (chosen.hand_of(0), chosen.her_cards(), chosen.goods_of(0)) == (["palace"], ["king", "castle"], {})
    full = entering("taken_by_force", 1).hand(0, "castle", "castle")
    full.her_full_city().her_turn()
    assert full.table.idents(full.lair.won) == ["castle"]
    few = entering("taken_by_force", 1).hand(0, "castle").deck("ruins", "judge")
    few.her_turn()
    assert (few.hand_of(0), few.her_cards()) == (["castle"], ["king", "ruins"])
    fool = entering("taken_by_force", 1).hand(0, "fool", "fool")
    fool.her_turn()
    assert fool.city_of(0) == ["fool"]


@pytest.mark.rule("MIS-PLOT-11", "MIS-MOD-19")
def test_stolen_bounty() -> None:
    one = entering("stolen_bounty", 1).city(0, "farm", "ruins", "fool", "clock_tower", "mine")
    one.her_turn()
    assert one.names() == ["lose farm", "lose mine"]
    one.play("lose mine")
    assert (one.her_cards(), one.city_of(0)) == (["king", "mine"], ["farm", "ruins", "fool", "clock_tower"])
    low = entering("stolen_bounty", 1).city(0, "clock_tower", "fool").on(0, "clock_tower", point=3)
    low.her_turn()
    assert (low.her_cards(), low.city_of(0), low.tokens_of(0)) == (["king", "clock_tower"], ["fool"], 0)
    paid = entering("stolen_bounty", 1, twig=1).city(0, "farm").hand(0, "castle").deck("ruins", "judge")
    paid.her_turn("foil", "yield castle")
    assert (paid.her_cards(), paid.city_of(0), paid.hand_of(0)) == (["king", "ruins"], ["farm"], [])
    full = entering("stolen_bounty", 1).city(0, "inn")
    full.workers(0, "inn")
    full.her_full_city().her_turn()
    assert (full.table.idents(full.lair.won), full.standing_of(0)) == (["inn"], ["idle"])
    assert entering("stolen_bounty", 1).her_turn().her_cards() == ["king"]
    legend = LairScene(1, 2, [ENTER], ("legends",), plot="stolen_bounty", bonus_modules="together").rolling(1)
    legend.meadow(*PLAIN).city(0, "click_clacks", "farm", "mine")
    assert legend.her_turn().names() == ["lose farm", "lose mine"]


@pytest.mark.rule("MIS-PLOT-12")
def test_pulling_strings() -> None:
    one = entering("pulling_strings").hand(0, "castle", "palace", "ruins")
    one.her_turn("yield castle", "done")
    assert (len(one.lair.face_down), sorted(one.hand_of(0)), one.hand_size(1)) == (2, ["palace", "ruins"], 0)


@pytest.mark.rule("MIS-PLOT-13", "MIS-MOD-08", "MIS-MOD-15")
def test_effective_web() -> None:
    rich = {"twig": 9, "resin": 9, "pebble": 9}
    one = scene("effective_web", card("draw")).hand(0, "castle").goods(0, **rich).play("play castle")
    assert one.tokens_of(1) == 4
    assert scene("effective_web", card("draw")).hand(0, "mine").goods(0, **rich).play("play mine").tokens_of(1) == 0
    after = scene("effective_web", card("worker:haven")).her_season("autumn").figure(1).spiders(home=0)
    after.hand(0, "castle").goods(0, **rich)
    after.her_turn("play castle")
    assert after.her_tokens() == 4  # even when she has ended


# --- what holds for all ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-MOD-07", "MIS-MOD-18")
def test_a_foil_is_paid_in_full_from_hand_and_supply() -> None:
    short = entering("stolen_bounty", 1, twig=1).city(0, "farm", "storehouse").on(0, "storehouse", twig=3)
    assert short.her_turn().names() == ["lose farm", "lose storehouse"]  # one resource is not two: nothing is offered
    enough = entering("stolen_bounty", 1, twig=1).city(0, "farm", "mine").hand(0, "castle")
    assert enough.her_turn().names() == ["foil", "give in"]


@pytest.mark.rule("MIS-MOD-16")
def test_the_personality_acts_before_the_plot() -> None:
    one = LairScene(1, 2, [ENTER], personality="clumsy", plot="snag").rolling(1)
    one.meadow("king", "inn", "mine", "castle").deck("post_office", "ruins", "ruins")
    one.her_turn()
    assert one.her_cards() == ["king", "post_office"]  # the Inn was knocked over before she could choose
    moved = LairScene(1, 2, [card("draw")], personality="nonchalant", plot="pulling_strings").figure(1).spiders(home=1)
    moved.meadow(*PLAIN).goods(0, twig=2, resin=1).hand(0, "castle").play("play farm from 2")
    assert moved.lair.face_down == []  # a move is no placing
