"""Every card by itself (EVB-CARD)."""

from __future__ import annotations

import pytest

from tests.games.everdell.scene import Scene


def produced(*cards: str, players: int = 2) -> Scene:
    """A scene whose Production is activated by preparing for spring."""
    return Scene(players).city(0, *cards).workers(0, "one_berry", "one_berry")


# --- Critters --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-ARCHITECT")
@pytest.mark.parametrize(("resin", "pebble", "points"), [(0, 0, 0), (2, 3, 5), (5, 4, 6)])
def test_architect(resin: int, pebble: int, points: int) -> None:
    scene = Scene().city(0, "architect").goods(0, resin=resin, pebble=pebble, twig=5, berry=5)
    assert scene.score_of(0)["prosperity"] == points


@pytest.mark.rule("EVB-CARD-BARD")
def test_bard() -> None:
    scene = Scene().hand(0, "bard", "inn", "inn", "mine", "mine", "monk", "fool").goods(0, berry=3).play("play bard")
    scene.play("discard inn", "discard mine", "discard fool", "discard inn", "discard monk")
    assert (scene.tokens_of(0), scene.hand_of(0), scene.deciding) == (5, ["mine"], 1)
    none = Scene().hand(0, "bard", "inn").goods(0, berry=3).play("play bard", "done")
    assert (none.tokens_of(0), none.hand_of(0)) == (0, ["inn"])


@pytest.mark.rule("EVB-CARD-BARGE_TOAD")
def test_barge_toad() -> None:
    scene = Scene().city(0, "farm", "farm").hand(0, "barge_toad").goods(0, berry=2).play("play barge_toad")
    assert scene.goods_of(0) == {"twig": 4}


@pytest.mark.rule("EVB-CARD-CHIP_SWEEP")
def test_chip_sweep() -> None:
    scene = Scene().city(0, "mine", "farm", "chip_sweep", "inn").hand(0, "chip_sweep").goods(0, berry=3)
    scene.play("play chip_sweep")
    assert scene.names() == ["copy mine", "copy farm"]  # never a Chip Sweep, and only Production cards
    assert scene.play("copy mine").goods_of(0) == {"pebble": 1}
    mole = Scene().city(0, "miner_mole").city(1, "mine", "twig_barge", "chip_sweep").hand(0, "chip_sweep")
    mole.goods(0, berry=3).play("play chip_sweep")
    assert mole.names() == ["copy mine of 2", "copy twig_barge of 2"]
    alone = Scene().hand(0, "chip_sweep").goods(0, berry=3).play("play chip_sweep")
    assert (alone.deciding, alone.goods_of(0)) == (1, {})


@pytest.mark.rule("EVB-CARD-CHIP_SWEEP-a")
def test_one_card_may_be_activated_several_times() -> None:
    scene = produced("mine", "chip_sweep", "chip_sweep").prepare()
    assert (scene.goods_of(0), scene.deciding) == ({"pebble": 3}, 1)
    standing = Scene().city(0, "storehouse").hand(0, "chip_sweep").goods(0, berry=3).workers(0, "storehouse")
    standing.play("play chip_sweep", "choose put_on_self(twig=3)")
    assert (standing.lying_on("storehouse"), standing.goods_of(0)) == ({"twig": 3}, {})


@pytest.mark.rule("EVB-CARD-DOCTOR")
def test_doctor() -> None:
    scene = produced("doctor").goods(0, berry=5).prepare()
    assert scene.names() == ["pay 1", "pay 2", "pay 3", "skip"]
    assert scene.play("pay 3").goods_of(0) == {"berry": 2, "point": 3}


@pytest.mark.rule("EVB-CARD-FOOL")
def test_fool() -> None:
    scene = Scene(3).hand(0, "fool").city(0, "fool").goods(0, berry=3).city(1, "farm").play("play fool")
    assert scene.names() == ["to seat 2", "to seat 3"]
    scene.play("to seat 2")
    assert (scene.city_of(1), scene.city_of(0), scene.score_of(1)["base"]) == (["farm", "fool"], ["fool"], -1)
    shared = Scene().hand(0, "fool").goods(0, berry=3).city(1, "husband", "wife").fill(1, 15)
    assert shared.plays() == []  # a shared space is no help


@pytest.mark.rule("EVB-CARD-HISTORIAN")
def test_historian() -> None:
    scene = Scene().city(0, "historian").hand(0, "farm", "monk").goods(0, twig=2, resin=1).deck("inn", "mine")
    scene.play("play farm", "visit one_berry", "play monk")
    assert scene.hand_of(0) == ["inn", "mine"]
    other = Scene().city(0, "historian").hand(1, "farm").goods(1, twig=2, resin=1).begin(1).play("play farm")
    assert other.hand_of(0) == []


@pytest.mark.rule("EVB-CARD-HUSBAND")
def test_husband() -> None:
    assert produced("husband", "wife", "farm").prepare("take resin").goods_of(0) == {"berry": 1, "resin": 1}
    assert produced("husband", "wife").prepare().goods_of(0) == {}
    assert produced("husband", "farm").prepare().goods_of(0) == {"berry": 1}
    two = produced("husband", "husband", "wife", "wife", "farm").prepare("take twig", "take twig")
    assert two.goods_of(0) == {"berry": 1, "twig": 2}


@pytest.mark.rule("EVB-CARD-INNKEEPER")
def test_innkeeper() -> None:
    scene = Scene().city(0, "innkeeper").hand(0, "doctor", "farm").goods(0, berry=1, twig=1)
    assert scene.plays() == ["doctor"]
    scene.play("play doctor")
    assert (scene.city_of(0), scene.goods_of(0), scene.discard_now()) == (["doctor"], {"twig": 1}, ["innkeeper"])


@pytest.mark.rule("EVB-CARD-CRANE", "EVB-CARD-INNKEEPER")
@pytest.mark.parametrize(("card", "helpers"), [("farm", {"crane", "judge"}), ("wanderer", {"innkeeper", "judge"})])
def test_a_crane_helps_no_critter_and_an_innkeeper_no_construction(card: str, helpers: set[str]) -> None:
    scene = Scene().city(0, "innkeeper", "crane", "judge").hand(0, card).goods(0, twig=3, resin=1, berry=2)
    scene.play(f"play {card} otherwise")
    assert {name.split()[1] for name in scene.names() if name.startswith("with ")} == helpers


@pytest.mark.rule("EVB-CARD-KING")
def test_king() -> None:
    scene = Scene().city(0, "king").achieved(0, "grand_tour").achieved(0, "city_monument").achieved(0, "tax_relief")
    assert scene.score_of(0)["prosperity"] == 1 + 1 + 2


@pytest.mark.rule("EVB-CARD-MINER_MOLE", "EVB-CARD-MINER_MOLE-d")
def test_miner_mole() -> None:
    scene = Scene().city(0, "farm").city(1, "general_store", "barge_toad", "mine").hand(0, "miner_mole")
    scene.goods(0, berry=3).play("play miner_mole")
    assert scene.names() == ["copy general_store of 2", "copy mine of 2", "skip"]  # no Farm there for the Toad
    assert scene.play("copy general_store of 2").goods_of(0) == {"berry": 1}
    farms = Scene().city(1, "farm", "farm", "general_store", "barge_toad").hand(0, "miner_mole").goods(0, berry=3)
    farms.play("play miner_mole", "copy barge_toad of 2")
    assert (farms.goods_of(0), farms.goods_of(1)) == ({"twig": 4}, {})
    assert Scene().city(1, "mine").hand(0, "miner_mole").goods(0, berry=3).play(
        "play miner_mole", "skip").goods_of(0) == {}


@pytest.mark.rule("EVB-CARD-MINER_MOLE-a")
def test_a_miner_mole_among_miner_moles() -> None:
    scene = Scene(3).city(0, "mine", "chip_sweep").city(1, "miner_mole", "chip_sweep").city(2, "farm")
    scene.hand(0, "miner_mole").goods(0, berry=3).play("play miner_mole")
    assert scene.names() == ["copy mine", "copy farm of 3", "skip"]
    without = Scene(3).city(0, "mine").city(1, "chip_sweep").city(2, "farm").hand(0, "miner_mole").goods(0, berry=3)
    assert without.play("play miner_mole").names() == ["copy farm of 3", "skip"]


@pytest.mark.rule("EVB-CARD-MINER_MOLE-b")
def test_a_storehouse_of_somebody_else_cannot_be_copied() -> None:
    scene = Scene().city(0, "storehouse").city(1, "storehouse").hand(0, "miner_mole").goods(0, berry=3)
    assert scene.play("play miner_mole").deciding == 1
    own = Scene().city(0, "storehouse").city(1, "miner_mole").hand(0, "miner_mole").goods(0, berry=3)
    own.play("play miner_mole", "copy storehouse", "choose put_on_self(berry=2)")
    assert (own.lying_on("storehouse"), own.goods_of(0)) == ({"berry": 2}, {})


@pytest.mark.rule("EVB-CARD-MINER_MOLE-c")
def test_a_copied_husband_needs_a_pair_and_a_farm_where_he_lives() -> None:
    pair = Scene().city(1, "husband", "wife", "farm").hand(0, "miner_mole").goods(0, berry=3).play("play miner_mole")
    assert pair.names() == ["copy husband of 2", "copy farm of 2", "skip"]
    assert pair.play("copy husband of 2", "take pebble").goods_of(0) == {"pebble": 1}
    mine = Scene().city(0, "wife", "farm").city(1, "husband").hand(0, "miner_mole").goods(0, berry=3)
    assert mine.play("play miner_mole").deciding == 1


@pytest.mark.rule("EVB-CARD-MINER_MOLE-d", "EVB-EFF-04")
def test_what_is_copied_is_the_copiers() -> None:
    scene = Scene().city(1, "monk").hand(0, "miner_mole").goods(0, berry=5).play("play miner_mole", "copy monk of 2")
    scene.play("give 2")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"point": 4}, {"berry": 2})
    farm = Scene().city(1, "farm").city(0, "barge_toad").hand(0, "miner_mole").goods(0, berry=3)
    farm.play("play miner_mole", "copy farm of 2").season(1, "autumn")
    assert farm.goods_of(0) == {"berry": 1}
    assert farm.table.players[0].have[farm.kind("farm")] == 0


@pytest.mark.rule("EVB-CARD-MONK")
def test_monk() -> None:
    scene = Scene().hand(0, "monk").goods(0, berry=4).play("play monk")
    assert scene.names() == ["give 1", "give 2", "skip"]
    scene.play("give 2")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"berry": 1, "point": 4}, {"berry": 2})


@pytest.mark.rule("EVB-CARD-PEDDLER")
def test_peddler() -> None:
    scene = produced("peddler").goods(0, twig=2, resin=1).prepare("pay twig", "pay resin", "take berry", "take pebble")
    assert scene.goods_of(0) == {"twig": 1, "berry": 1, "pebble": 1}
    one = produced("peddler").goods(0, twig=2).prepare("pay twig", "done", "take berry")
    assert one.goods_of(0) == {"twig": 1, "berry": 1}
    assert produced("peddler").goods(0, twig=2).prepare("done").goods_of(0) == {"twig": 2}


@pytest.mark.rule("EVB-CARD-POSTAL_PIGEON")
def test_postal_pigeon() -> None:
    scene = Scene().hand(0, "postal_pigeon").goods(0, berry=2).deck("doctor", "mine").play("play postal_pigeon")
    assert scene.names() == ["play mine", "skip"]  # a Doctor has 4 points
    scene.play("skip")
    assert (scene.city_of(0), scene.discard_now()) == (["postal_pigeon"], ["doctor", "mine"])


@pytest.mark.rule("EVB-CARD-POSTAL_PIGEON-a")
def test_a_pigeon_revealed_by_a_pigeon() -> None:
    scene = Scene().hand(0, "postal_pigeon").goods(0, berry=2).deck("postal_pigeon", "king", "farm", "castle")
    scene.play("play postal_pigeon", "play postal_pigeon")
    assert (scene.view(1)["revealed"], scene.names()) == ([["king"], ["farm", "castle"]], ["play farm", "skip"])
    scene.play("play farm")
    assert (scene.city_of(0), scene.discard_now()) == (["postal_pigeon", "postal_pigeon", "farm"], ["castle", "king"])


@pytest.mark.rule("EVB-CARD-QUEEN")
def test_queen() -> None:
    scene = Scene().city(0, "queen").hand(0, "farm", "king").meadow("mine", "doctor").play("visit queen")
    assert {"play farm", "play mine from 1"} <= set(scene.names())
    assert not {"play king", "play doctor from 2", "skip"} & set(scene.names())
    scene.play("play mine from 1")
    assert (scene.city_of(0), scene.goods_of(0)) == (["queen", "mine"], {"pebble": 1})
    dear = Scene().city(0, "queen", "theater", "postal_pigeon").hand(0, "king").meadow(
        *["doctor"] * 2, *["king"] * 1, *["palace"] * 2, *["castle"] * 2, "ever_tree")
    assert "queen" not in dear.visits()


@pytest.mark.rule("EVB-CARD-RANGER")
def test_ranger() -> None:
    scene = Scene().hand(0, "ranger").goods(0, berry=2).workers(0, "one_berry", "three_twigs").play("play ranger")
    assert scene.names() == ["move three_twigs", "move one_berry"]
    scene.play("move three_twigs")
    assert "skip" not in scene.names() and "visit two_resin" in scene.names()
    scene.play("visit two_resin")
    assert (scene.goods_of(0), scene.standing_of(0), scene.free_of(0)) == (
        {"resin": 2}, ["basic:one_berry", "basic:two_resin"], 0)
    assert Scene().hand(0, "ranger").goods(0, berry=2).play("play ranger").deciding == 1


@pytest.mark.rule("EVB-CARD-RANGER-a")
def test_a_ranger_does_not_lead_back_and_the_old_space_is_occupied() -> None:
    scene = Scene().hand(0, "ranger").goods(0, berry=2).workers(0, "one_berry").play("play ranger")
    assert "visit one_berry" not in scene.names() and "visit two_twigs_card" in scene.names()
    exclusive = Scene().hand(0, "ranger").goods(0, berry=2).workers(0, "one_berry", "three_twigs")
    assert "visit three_twigs" not in exclusive.play("play ranger", "move one_berry").names()


@pytest.mark.rule("EVB-CARD-SHEPHERD")
def test_shepherd() -> None:
    scene = Scene(3).city(0, "chapel").occupied(0, "chapel").on(0, "chapel", point=2).hand(0, "shepherd")
    scene.goods(0, berry=4).play("play shepherd")
    assert scene.names() == ["to seat 2", "to seat 3"]
    scene.play("to seat 3")
    assert (scene.goods_of(0), scene.goods_of(2)) == ({"berry": 4, "point": 2}, {"berry": 3})
    free = Scene().city(0, "chapel").hand(0, "shepherd").play("play shepherd")
    assert (free.goods_of(0), free.goods_of(1)) == ({"berry": 3}, {})


@pytest.mark.rule("EVB-CARD-SHOPKEEPER")
def test_shopkeeper() -> None:
    scene = Scene().city(0, "shopkeeper").hand(0, "wanderer", "mine").goods(0, berry=2, twig=1, resin=1, pebble=1)
    scene.play("play wanderer")
    assert scene.goods_of(0)["berry"] == 1
    assert scene.play("visit one_berry", "play mine").goods_of(0) == {"berry": 1, "pebble": 1}


@pytest.mark.rule("EVB-CARD-TEACHER")
def test_teacher() -> None:
    scene = Scene(3).hand(0, "teacher").goods(0, berry=2).deck("farm", "mine").play("play teacher", "to seat 3")
    assert scene.names() == ["give farm", "give mine"]
    scene.play("give farm")
    assert (scene.hand_of(0), scene.hand_of(1), scene.hand_of(2)) == (["mine"], [], ["farm"])


@pytest.mark.rule("EVB-CARD-TEACHER-a")
@pytest.mark.parametrize(("held", "kept", "given"), [(6, 1, 1), (7, 1, 0), (8, 0, 0)])
def test_a_teacher_with_little_room(held: int, kept: int, given: int) -> None:
    scene = produced("teacher").cards(0, held).deck("farm", "mine").prepare()
    if given:
        scene.play("give farm")
    assert (scene.hand_size(0) - held, scene.hand_size(1), scene.deciding) == (kept, given, 1)


@pytest.mark.rule("EVB-CARD-UNDERTAKER")
def test_undertaker() -> None:
    scene = Scene().hand(0, "undertaker").goods(0, berry=2).meadow("farm", "mine", "inn", "monk", "bard", "fool",
                                                                   "judge", "ruins").deck("wife", "wife", "wife")
    scene.play("play undertaker", "discard farm from 1", "discard bard from 5", "discard ruins from 8")
    assert "skip" not in scene.names() and "done" not in scene.names()
    scene.play("draw wife from 5")
    assert (scene.hand_of(0), scene.discard_now()) == (["wife"], ["farm", "bard", "ruins"])
    assert None not in scene.meadow_now()
    full = Scene().cards(0, 8).meadow("undertaker", "farm", "mine", "inn").goods(0, berry=2)
    full.play("play undertaker from 1", "discard farm from 2", "discard mine from 3", "discard inn from 4")
    assert (full.hand_size(0), full.deciding) == (8, 1)


@pytest.mark.rule("EVB-CARD-WANDERER", "EVB-CITY-02")
def test_wanderer() -> None:
    scene = Scene().fill(0, 15).hand(0, "wanderer").goods(0, berry=2).play("play wanderer")
    assert (scene.hand_size(0), scene.spaces_of(0), scene.score_of(0)["base"] - sum(
        scene.table.content.points[kind] for kind in scene.player(0).city[:-1])) == (3, 15, 1)


@pytest.mark.rule("EVB-CARD-WIFE")
def test_wife() -> None:
    assert Scene().city(0, "wife", "wife", "husband").score_of(0) == {
        "base": 6, "tokens": 0, "prosperity": 3, "journey": 0, "events": 0}
    assert Scene().city(0, "wife").score_of(0)["prosperity"] == 0


@pytest.mark.rule("EVB-CARD-WOODCARVER")
def test_woodcarver() -> None:
    scene = produced("woodcarver").goods(0, twig=2).prepare()
    assert scene.names() == ["pay 1", "pay 2", "skip"]
    assert scene.play("pay 2").goods_of(0) == {"point": 2}


# --- Constructions ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("EVB-CARD-CASTLE", "EVB-CARD-PALACE", "EVB-CARD-EVER_TREE", "EVB-CARD-SCHOOL", "EVB-CARD-THEATER")
@pytest.mark.case("CASE-EVB-31")
def test_case_31_prosperity_counts() -> None:
    scene = Scene().city(0, "castle", "palace", "ever_tree", "school", "theater", "farm", "farm", "inn", "king",
                         "teacher", "wanderer")
    assert (scene.score_of(0)["base"], scene.score_of(0)["prosperity"], scene.total_of(0)) == (29, 17, 46)
    me = scene.player(0)
    each = {}
    for at, kind in enumerate(me.city):
        bonus = scene.table.content.cards[kind].bonus
        if bonus is not None:
            each[scene.table.content.cards[kind].ident] = bonus.value(scene.table, 0, me.arrival[at])
    assert each == {"castle": 3, "palace": 5, "ever_tree": 6, "school": 2, "theater": 1, "king": 0}


@pytest.mark.rule("EVB-CARD-CEMETERY", "EVB-WORK-05")
def test_cemetery() -> None:
    scene = Scene().city(0, "cemetery").deck("farm", "king", "mine", "castle").thrown_away("bard").play(
        "visit cemetery")
    assert scene.names() == ["from deck", "from discard"]
    scene.play("from deck")
    assert scene.names() == ["play king", "play castle", "play farm", "play mine"]
    scene.play("play castle")
    assert (scene.city_of(0), sorted(scene.discard_now())) == (["cemetery", "castle"], ["bard", "farm", "king", "mine"])
    assert scene.table.permanent(scene.place("cemetery"))
    second = Scene().season(0, "spring").city(0, "cemetery").workers(0, "cemetery")
    assert "cemetery" not in second.visits()


@pytest.mark.rule("EVB-CARD-CEMETERY-a")
def test_the_cemetery_and_the_discard_pile() -> None:
    scene = Scene().city(0, "cemetery").thrown_away("king", "farm", "mine", "inn", "monk").play(
        "visit cemetery", "from discard")
    assert scene.names() == ["play monk", "play farm", "play inn", "play mine"]  # the top four
    scene.play("play inn")
    assert sorted(scene.discard_now()) == ["farm", "king", "mine", "monk"]
    few = Scene().city(0, "cemetery").thrown_away("mine").play("visit cemetery", "from discard")
    assert (few.city_of(0), few.discard_now()) == (["cemetery", "mine"], [])
    empty = Scene().city(0, "cemetery").deck("farm", "farm", "farm", "farm").play("visit cemetery")
    assert empty.city_of(0) == ["cemetery", "farm"]  # the empty pile is not offered, and one card must be played
    unique = Scene().city(0, "cemetery", "king", "judge").deck("king", "judge", only=True).play(
        "visit cemetery")
    assert (unique.deciding, sorted(unique.discard_now())) == (1, ["judge", "king"])


@pytest.mark.rule("EVB-CARD-CHAPEL")
def test_chapel() -> None:
    scene = Scene().city(0, "chapel").on(0, "chapel", point=1).play("visit chapel")
    assert (scene.lying_on("chapel"), scene.hand_size(0), scene.score_of(0)["tokens"]) == ({"point": 2}, 4, 2)


@pytest.mark.rule("EVB-CARD-CLOCK_TOWER", "EVB-SEAS-02")
@pytest.mark.case("CASE-EVB-20")
def test_case_20_clock_tower() -> None:
    scene = Scene().city(0, "clock_tower").on(0, "clock_tower", point=3).workers(0, "three_twigs", "haven").prepare()
    assert scene.names() == ["use clock_tower", "skip"]
    scene.play("use clock_tower")  # the only location: the Haven is not offered
    assert (scene.goods_of(0), scene.season_of(0), scene.free_of(0)) == ({"twig": 3}, "spring", 3)
    assert (scene.lying_on("clock_tower"), scene.score_of(0)["tokens"]) == ({"point": 2}, 2)
    declined = Scene().city(0, "clock_tower").on(0, "clock_tower", point=3).workers(0, "three_twigs", "haven")
    declined.prepare("skip")
    assert (declined.goods_of(0), declined.lying_on("clock_tower")) == ({}, {"point": 3})
    built = Scene().hand(0, "clock_tower").goods(0, twig=3, pebble=1).play("play clock_tower")
    assert built.lying_on("clock_tower") == {"point": 3}


@pytest.mark.rule("EVB-CARD-CLOCK_TOWER-a", "EVB-CARD-CLOCK_TOWER")
def test_the_clock_tower_needs_a_worker_on_a_location_that_can_do_something() -> None:
    nobody = Scene().city(0, "clock_tower").on(0, "clock_tower", point=3).workers(0, "haven", "idle").prepare()
    assert (nobody.season_of(0), nobody.deciding) == ("spring", 1)
    idle = Scene().forest("f_discard_three_any").city(0, "clock_tower").on(0, "clock_tower", point=3)
    assert idle.workers(0, "f_discard_three_any", "haven").prepare().deciding == 1
    spent = Scene().city(0, "clock_tower").workers(0, "three_twigs", "haven").prepare()
    assert (spent.goods_of(0), spent.season_of(0)) == ({}, "spring")
    passing = Scene().season(0, "autumn").city(0, "clock_tower").on(0, "clock_tower", point=1)
    assert passing.workers(0, "three_twigs").play("pass").goods_of(0) == {}
    play = Scene().forest("f_meadow_two_play_one").city(0, "clock_tower").on(0, "clock_tower", point=1)
    play.meadow("monk", "mine").goods(0, twig=1, resin=1).workers(0, "f_meadow_two_play_one", "haven").prepare()
    play.play("use clock_tower", "draw monk from 1", "draw mine from 2", "play mine")
    assert (play.city_of(0), play.season_of(0), play.goods_of(0)) == (["clock_tower", "mine"], "spring", {"pebble": 2})


@pytest.mark.rule("EVB-CARD-COURTHOUSE")
def test_courthouse() -> None:
    scene = Scene().city(0, "courthouse").hand(0, "farm", "monk").goods(0, twig=2, resin=1).play("play farm")
    assert scene.names() == ["choose gain(twig=1)", "choose gain(resin=1)", "choose gain(pebble=1)"]
    scene.play("choose gain(pebble=1)")
    assert scene.goods_of(0) == {"berry": 1, "pebble": 1}
    assert scene.play("visit one_berry", "play monk").goods_of(0) == {"pebble": 1}
    assert scene.deciding == 1  # nothing is asked after a Critter


@pytest.mark.rule("EVB-CARD-DUNGEON")
def test_dungeon() -> None:
    scene = Scene().city(0, "dungeon", "wife", "bard").hand(0, "mine").play("play mine", "imprison bard")
    assert (scene.city_of(0), scene.table.idents(scene.player(0).prisoners)) == (["dungeon", "wife", "mine"], ["bard"])
    assert Scene().city(0, "dungeon", "wife").prisoners(0, "bard").hand(0, "mine").plays() == []
    second = Scene().city(0, "dungeon", "ranger", "wife").prisoners(0, "bard").hand(0, "mine").play("play mine")
    assert second.table.idents(second.player(0).prisoners) == ["bard", "wife"]  # never the Ranger second
    first = Scene().city(0, "dungeon", "ranger").hand(0, "mine").play("play mine")
    assert first.table.idents(first.player(0).prisoners) == ["ranger"]
    third = Scene().city(0, "dungeon", "ranger", "wife").prisoners(0, "bard", "monk").hand(0, "mine")
    assert third.plays() == []


@pytest.mark.rule("EVB-CARD-DUNGEON-a")
def test_whom_the_dungeon_takes_and_what_room_that_makes() -> None:
    scene = Scene().city(0, "dungeon", "fool", "queen", "wanderer").hand(0, "mine").workers(0, "queen")
    scene.play("play mine")
    assert scene.names() == ["imprison fool", "imprison queen", "imprison wanderer"]
    assert scene.play("imprison queen").standing_of(0) == ["idle"]
    full = Scene().city(0, "dungeon", "wanderer", "husband", "wife", "bard").fill(0, 15).hand(0, "mine")
    assert full.play("play mine").table.idents(full.player(0).prisoners) == ["bard"]


@pytest.mark.rule("EVB-CARD-DUNGEON-b", "EVB-SCORE-04")
def test_prisoners_are_not_in_the_city_and_not_discarded() -> None:
    scene = Scene().city(0, "dungeon", "doctor").hand(0, "mine").play("play mine")
    assert (scene.discard_now(), scene.score_of(0)["base"], scene.spaces_of(0)) == ([], 2, 2)


@pytest.mark.rule("EVB-CARD-DUNGEON-c")
def test_while_a_fool_is_imprisoned_another_may_come() -> None:
    scene = Scene().city(0, "dungeon").prisoners(0, "fool").hand(1, "fool").goods(1, berry=3).begin(1)
    assert scene.play("play fool").city_of(0) == ["dungeon", "fool"]


@pytest.mark.rule("EVB-CARD-EVER_TREE", "EVB-PLAY-06")
def test_ever_tree() -> None:
    scene = Scene().city(0, "ever_tree", "king").hand(0, "bard").play("play bard")
    assert (scene.score_of(0)["prosperity"], scene.tokens_on_cards(0)) == (2, ["ever_tree"])


@pytest.mark.parametrize(("card", "goods", "cards"), [
    pytest.param("fairgrounds", {}, 2, marks=pytest.mark.rule("EVB-CARD-FAIRGROUNDS")),
    pytest.param("farm", {"berry": 1}, 0, marks=pytest.mark.rule("EVB-CARD-FARM")),
    pytest.param("mine", {"pebble": 1}, 0, marks=pytest.mark.rule("EVB-CARD-MINE")),
    pytest.param("resin_refinery", {"resin": 1}, 0, marks=pytest.mark.rule("EVB-CARD-RESIN_REFINERY")),
    pytest.param("twig_barge", {"twig": 2}, 0, marks=pytest.mark.rule("EVB-CARD-TWIG_BARGE")),
    pytest.param("general_store", {"berry": 1}, 0, marks=pytest.mark.rule("EVB-CARD-GENERAL_STORE"))])
def test_a_production_card_gives(card: str, goods: dict[str, int], cards: int) -> None:
    scene = produced(card).prepare()
    assert (scene.goods_of(0), scene.hand_size(0), scene.deciding) == (goods, cards, 1)


@pytest.mark.rule("EVB-CARD-GENERAL_STORE")
def test_general_store_with_farms() -> None:
    assert produced("general_store", "farm", "farm").prepare().goods_of(0) == {"berry": 4}


@pytest.mark.rule("EVB-CARD-INN")
def test_inn() -> None:
    scene = Scene().city(0, "inn").meadow("castle", "mine", "husband").goods(0, twig=2, resin=2, pebble=2)
    scene.hand(0, "farm").play("visit inn")
    assert {"play castle from 1", "play mine from 2", "play husband from 3"} <= set(scene.names())
    assert "play farm" not in scene.names()
    scene.play("play castle from 1", "pay 2 twig 1 resin 2 pebble")
    assert (scene.city_of(0), scene.goods_of(0)) == (["inn", "castle"], {"resin": 1})
    assert "inn" not in Scene().city(0, "inn").meadow(*["palace"] * 2, *["castle"] * 2).visits()


@pytest.mark.rule("EVB-CARD-LOOKOUT")
def test_lookout_copies_what_is_occupied_but_not_what_could_do_nothing() -> None:
    scene = Scene().forest("f_three_berries", "f_discard_three_any").city(0, "lookout").workers(1, "f_three_berries")
    scene.play("visit lookout")
    assert "copy f_three_berries" in scene.names() and "copy f_discard_three_any" not in scene.names()
    assert scene.play("copy f_three_berries").goods_of(0) == {"berry": 3}


@pytest.mark.rule("EVB-CARD-MONASTERY", "EVB-WORK-05")
@pytest.mark.case("CASE-EVB-25")
def test_case_25_monastery() -> None:
    scene = Scene().season(0, "spring").city(0, "monastery").goods(0, twig=1, berry=2).hand(0, "monk")
    scene.play("visit monastery", "give twig")
    assert (scene.goods_of(0), scene.goods_of(1)) == ({"berry": 1, "point": 4}, {"twig": 1, "berry": 1})
    prepared = Scene().season(0, "spring").city(0, "monastery").workers(0, "monastery", "one_berry", "one_berry")
    assert prepared.prepare("done").free_of(0) == 3
    opened = Scene().season(0, "spring").city(0, "monastery").occupied(0, "monastery").workers(0, "monastery")
    opened.goods(0, twig=2, berry=1).hand(0, "monk")
    assert "monastery" not in opened.visits()
    opened.play("play monk", "visit one_berry")
    assert "monastery" in opened.visits()
    assert "monastery" not in Scene().city(0, "monastery").goods(0, twig=1).visits()


@pytest.mark.rule("EVB-CARD-POST_OFFICE")
def test_post_office_needs_two_cards() -> None:
    assert "post_office" not in Scene().city(0, "post_office").hand(0, "king").visits()
    scene = Scene().city(0, "post_office").hand(0, "king", "bard", "farm", "inn").play("visit post_office")
    scene.play("give king", "give farm", "discard inn", "done")
    assert (scene.hand_of(0)[0], scene.hand_size(0), scene.hand_of(1)) == ("bard", 8, ["king", "farm"])


@pytest.mark.rule("EVB-CARD-RUINS")
def test_ruins() -> None:
    scene = Scene().fill(0, 14).city(0, "ruins").hand(0, "ruins").play("play ruins", "discard ruins")
    assert (scene.resources_of(0), scene.hand_size(0), scene.spaces_of(0), scene.deciding) == (0, 2, 15, 1)
    gain = Scene().city(0, "castle", "wife").hand(0, "ruins").play("play ruins")
    assert (gain.goods_of(0), gain.hand_size(0), gain.city_of(0)) == (
        {"twig": 2, "resin": 3, "pebble": 3}, 2, ["wife", "ruins"])
    assert Scene().city(0, "wife", "bard").hand(0, "ruins").plays() == []


@pytest.mark.rule("EVB-CARD-RUINS-a", "EVB-WORK-07")
def test_ruins_may_replace_the_very_inn_that_brought_it() -> None:
    scene = Scene().city(0, "inn").meadow("ruins").play("visit inn")
    assert (scene.city_of(0), scene.standing_of(0), scene.goods_of(0)) == (
        ["ruins"], ["idle"], {"twig": 2, "resin": 1})


@pytest.mark.rule("EVB-CARD-STOREHOUSE", "EVB-SCORE-05")
def test_storehouse() -> None:
    scene = produced("storehouse").prepare()
    assert scene.names() == ["choose put_on_self(twig=3)", "choose put_on_self(resin=2)",
                             "choose put_on_self(pebble=1)", "choose put_on_self(berry=2)"]
    scene.play("choose put_on_self(resin=2)")
    assert (scene.lying_on("storehouse"), scene.goods_of(0), scene.table.resources_of(0)) == ({"resin": 2}, {}, 0)
    scene.play("visit one_berry", "visit storehouse")
    assert (scene.goods_of(0), scene.lying_on("storehouse")) == ({"resin": 2}, {})
    assert "storehouse" not in Scene().city(0, "storehouse").visits()


@pytest.mark.rule("EVB-CARD-UNIVERSITY")
def test_university() -> None:
    scene = Scene().city(0, "university", "doctor", "farm").play("visit university")
    assert scene.names() == ["discard doctor", "discard farm"]
    scene.play("discard doctor", "take pebble")
    assert (scene.goods_of(0), scene.city_of(0), scene.discard_now()) == (
        {"berry": 4, "pebble": 1, "point": 1}, ["university", "farm"], ["doctor"])


@pytest.mark.rule("EVB-CARD-UNIVERSITY-a", "EVB-WORK-07")
def test_workers_on_the_discarded_card() -> None:
    scene = Scene().city(0, "university", "inn").workers(1, "inn of 1").play("visit university", "take twig")
    assert (scene.standing_of(1), scene.standing_of(0)) == (["city:0:1"], ["city:0:1"])
    assert scene.view(0)["players"][0]["city"][0]["beside"] == [1]
    assert scene.view(0)["players"][0]["city"][0]["workers"] == [0]
    lost = Scene().city(0, "university", "cemetery").workers(0, "cemetery").play("visit university", "take twig")
    assert (lost.player(0).lost, lost.standing_of(0)) == (1, ["city:0:1"])
    tokens = Scene().city(0, "university", "chapel").on(0, "chapel", point=3).play("visit university", "take twig")
    assert tokens.score_of(0)["tokens"] == 1


@pytest.mark.rule("EVB-CARD-UNIVERSITY-b")
def test_the_university_cannot_discard_itself() -> None:
    assert "university" not in Scene().city(0, "university").visits()
