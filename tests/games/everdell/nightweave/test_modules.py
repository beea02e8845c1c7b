"""Nightweave with the modules of her box (MIS-COMBO), and what the box holds (MIS-GEN)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import POINT
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.lair import is_full, lair_of
from fairyring.games.everdell.nightweave.seasons import bring_in
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Setup
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card

CONTENT = GAME.content()
LAIR = hers(CONTENT)


def against(players: int = 1, modules: tuple[str, ...] = (), seed: int = 1, **options: str) -> EverdellTable:
    """A table as it is set up."""
    setup = GAME.checked(Setup("everdell", players, modules, {"rival": "nightweave", **options}, seed))
    table = GAME.new_table(setup, CONTENT)
    assert isinstance(table, EverdellTable)
    return table


def begun(module: str, *cards: Made, level: int = 2) -> LairScene:
    """A scene with a module in which she has her turn."""
    return LairScene(1, level, list(cards) or [card("worker:haven")], (module,))


def legend_for_her(scene: LairScene, ident: str) -> int:
    """A Legend lies alone in her hand."""
    kind = scene.take(ident)
    her = scene.player(scene.nw)
    her.hand, her.seen = [kind], [0]
    return kind


# --- the box ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-GEN-01")
def test_the_box_holds_what_its_list_says() -> None:
    kinds = [ploy.kind for ploy in LAIR.ploys]
    assert [kinds.count(kind) for kind in ("personality", "plot", "scheme")] == [8, 13, 33]
    assert [level.star for level in LAIR.levels] == [0, 1, 2, 3, 4]
    sets = [entry.get("set") for entry in CONTENT.facts.tables["card"]]
    copies = {box: sum(entry.get("copies", 1) for entry in CONTENT.facts.tables["card"] if entry.get("set") == box)
              for box in ("farms", "corrin", "legends")}
    assert copies == {"farms": 8, "corrin": 5, "legends": 10} and sets.count("nightweave") == 0
    assert len(CONTENT.powers) == 4


@pytest.mark.rule("MIS-GEN-02")
def test_she_ends_with_eight_workers_and_people_have_six() -> None:
    assert LAIR.starting_workers + sum(season.workers for season in LAIR.seasons) == 8
    assert CONTENT.starting_workers + sum(season.workers for season in CONTENT.seasons) == 6


@pytest.mark.rule("MIS-GEN-03")
def test_eighteen_activity_cards_are_ordinary_ones() -> None:
    assert len(LAIR.activities) == 18


@pytest.mark.rule("MIS-GEN-06")
def test_there_is_always_another_web() -> None:
    scene = LairScene(plot="masquerade").begin()
    for _ in range(30):
        LAIR.ploys[LAIR.ploy_of["masquerade"]].enters(scene.table, 0)
    assert len(scene.lair.webs) == 30 * 4


# --- together --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-COMBO-01")
def test_she_never_plays_beside_rugwort_and_modules_are_set_up_for_one_player_more() -> None:
    with pytest.raises(BadSetup, match="year"):
        GAME.checked(Setup("everdell", 1, (), {"rival": "nightweave", "year": "2"}))
    for players, cards in ((1, 3), (2, 4)):
        table = against(players, ("farms", "corrin", "legends", "powers"))
        assert table.rivals == ("nightweave",)
        assert sum(one >= 0 for one in table.forest) == cards


@pytest.mark.rule("MIS-COMBO-POW-01")
def test_the_spiders_are_hers_and_she_has_no_power() -> None:
    dealt = set()
    for seed in range(60):
        table = against(2, ("powers",), seed)
        dealt |= {table.content.powers[table.players[seat].power].ident for seat in (0, 1)}
        assert table.players[2].power == -1
    assert dealt == {"butterflies", "pigs", "stoats"}


@pytest.mark.rule("MIS-COMBO-POW-02")
def test_the_worker_of_spring_may_be_kept() -> None:
    for kept, workers in (("away", [0, 2, 1]), ("kept", [1, 2, 1])):
        table = against(1, ("powers",), spring_worker=kept)
        seasons = [table.content.seasons[season].workers for season in (2, 3)]
        assert [table.customs.new_workers(table, 0, season) for season in (1, 2, 3)] == [workers[0], *seasons]
    with pytest.raises(BadSetup, match="powers"):
        GAME.checked(Setup("everdell", 1, (), {"rival": "nightweave", "spring_worker": "kept"}))


@pytest.mark.rule("MIS-POW-07")
def test_butterflies_begin_with_twelve_cards_first_of_the_people_but_after_her() -> None:
    found = 0
    for seed in range(30):
        table = against(2, ("powers",), seed, starter="1")
        powers = [table.content.powers[table.players[seat].power].ident for seat in (0, 1)]
        for seat in (0, 1):
            assert len(table.players[seat].hand) == (12 if powers[seat] == "butterflies" else 5)
        if "butterflies" in powers:
            found += 1
            assert lair_of(table).first == powers.index("butterflies")
    assert found > 5


# --- Legends ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-COMBO-LEG-01")
def test_a_legend_comes_into_her_hand_in_summer_and_autumn() -> None:
    t = against(1, ("legends",))
    her = t.players[1]
    assert len(t.boxed) == 8
    brought = []
    for season in (1, 2, 3):
        her.season = season
        bring_in(t)
        brought.append(sum(t.content.legendary[kind] for kind in her.hand))
    assert brought == [0, 1, 2] and len(t.boxed) == 6


@pytest.mark.rule("MIS-NW-GEN-16")
def test_nobody_knows_which_legends_she_has_nor_where_they_lie() -> None:
    t = against(1, ("legends",))
    t.players[1].season = 2
    bring_in(t)
    worlds = [t.resample(0, seed) for seed in range(80)]
    hands = [world.players[1].hand for world in worlds]
    legendary = t.content.legendary
    assert {i for hand in hands for i, kind in enumerate(hand) if legendary[kind]} == set(range(len(hands[0])))
    assert len({kind for hand in hands for kind in hand if legendary[kind]}) == 8
    assert all(sum(legendary[kind] for kind in hand) == 1 for hand in hands)
    assert all(not any(legendary[kind] for kind in (*world.deck, *world.discard)) for world in worlds)


@pytest.mark.rule("MIS-COMBO-LEG-02")
def test_a_legend_that_she_discards_leaves_the_game() -> None:
    scene = begun("legends", card("discard"))
    legend = legend_for_her(scene, "tarry_hare")
    scene.her_turn()
    assert scene.her_tokens() == 1 and scene.lair.gone == [legend]
    assert legend not in (*scene.table.discard, *scene.table.deck, *scene.table.boxed)
    assert scene.table.view(0)["nightweave"]["gone"] == ["tarry_hare"]


@pytest.mark.rule("MIS-COMBO-LEG-03")
def test_a_legend_takes_no_room_in_her_city() -> None:
    scene = begun("legends", card("play_hand", "discard")).her_full_city()
    legend_for_her(scene, "tarry_hare")
    scene.her_turn()
    assert scene.her_cards()[-1] == "tarry_hare" and len(scene.her_cards()) == 16
    full = begun("legends", card("play_hand", "discard")).her_full_city().her_hand("king").her_turn()
    assert len(full.her_cards()) == 15 and full.her_tokens() == 1
    room = begun("legends", card("play_hand", "discard")).her_full_city(14).her_hand("king")
    room.table.settle_in(room.nw, room.take("tarry_hare"))
    assert room.her_turn().her_cards()[-1] == "king"


@pytest.mark.rule("MIS-COMBO-LEG-04")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_a_legend_counts_its_points_and_one_bonus(level: int) -> None:
    scene = begun("legends", level=level).her_city("strongroot_castle", "jor_goldwing")
    t = scene.table
    score = t.customs.score(t, scene.nw)
    points = sum(t.content.points[t.content.kind_of[ident]] for ident in ("strongroot_castle", "jor_goldwing"))
    assert score["base"] == points
    assert score["prosperity"] == 2 * LAIR.levels[level].purple


@pytest.mark.rule("MIS-LEG-14")
def test_a_legend_is_never_turned_face_down() -> None:
    scene = begun("legends").city(0, "strongroot_castle", "farm")
    ploy = LAIR.ploys[LAIR.ploy_of["closed_for_repairs"]]
    me = scene.player(0)
    assert [me.at(one) for one in ploy.takes(scene.table, 0)] == [1]


# --- Corrin, Farms ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-COMBO-COR-01")
@pytest.mark.parametrize("ident", ["corrin_field", "corrin_path", "corrin_warrior", "corrin_leader", "corrin_king"])
def test_a_corrin_card_goes_to_her_accomplishments(ident: str) -> None:
    scene = begun("corrin", card("play_hand")).her_hand(ident).her_turn()
    kind = scene.table.content.kind_of[ident]
    assert scene.lair.won == [kind] and scene.player(scene.nw).city == []


@pytest.mark.rule("MIS-COMBO-COR-02")
@pytest.mark.case("CASE-MIS-07")
def test_the_warrior_gives_her_cards_and_resources() -> None:
    scene = begun("corrin").city(0, "lookout").hand(0, "corrin_warrior", "farm", "mine", "inn")
    scene.goods(0, twig=2, berry=1).play("play corrin_warrior")
    for name in ("farm", "mine", "inn", "twig", "twig", "berry"):
        scene.play(f"give {name}")
    assert (scene.tokens_of(0), scene.hand_of(0), scene.goods_of(0)) == (6, [], {"point": 6})
    assert (scene.hand_size(scene.nw), scene.her_tokens()) == (6, 3)


@pytest.mark.rule("MIS-CORRIN-08")
def test_she_always_draws_for_her_farms() -> None:
    scene = begun("corrin").her_city("farm", "farm").hand(0, "corrin_field").goods(0, twig=9, resin=9, pebble=9)
    scene.play("play corrin_field")
    assert (scene.hand_size(scene.nw), scene.her_tokens(), scene.goods_of(0)["berry"]) == (2, 0, 3)


@pytest.mark.rule("MIS-COMBO-AGS-01")
@pytest.mark.rule("MIS-FARM-08")
def test_she_ignores_what_the_farms_of_the_seasons_say() -> None:
    scene = begun("farms", card("play_hand", "draw"))
    spaceless = [one.ident for one in scene.table.content.cards
                 if one.ident.startswith("farm_") and not one.takes_space]
    scene.her_city("mine", "mine", "inn", "inn", "king", "queen", "monk", "wife", "wife", "bard", "castle", "school",
                   "judge", "crane").her_hand(*spaceless).her_turn()
    her = scene.player(scene.nw)
    assert len(spaceless) == 1 and scene.her_cards()[-1] == spaceless[0]
    assert len(her.city) == 15 and is_full(scene.table)
    assert (her.goods[:4], her.goods[POINT], her.hand) == ([0, 0, 0, 0], 0, [])
