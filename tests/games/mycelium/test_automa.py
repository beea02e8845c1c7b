"""The automa: preparation, turn, growing and decaying, its end (MUA)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelium import GAME
from fairyring.games.mycelium.automa import payment
from fairyring.games.mycelium.components import COLOURS, OWNERS
from fairyring.games.mycelium.ending import outcome
from fairyring.games.mycelium.table import MyceliumTable
from fairyring.games.mycelium.welcoming import BESIDE, PLACE_AUTOMA
from fairyring.kernel.game import Setup
from fairyring.kernel.table import NOBODY
from tests.games.mycelium.scene import CENTRE, Scene

RED_TWO = "automa_01"
"""Medium: red 2 and a blank, spreads 3, an insect. O: a red tile, U: an opponent's mushroom, A: an insect."""

ANY_FOUR = "automa_09"
"""Medium: four blanks, spreads 4, its mother spores."""

NOTHING = "automa_04"
"""Medium: yellow 2 and a blank, no effect. O: a yellow tile, U: an opponent's mother, A: most spores."""


def new(players: int, seed: int = 1, **options: str) -> MyceliumTable:
    extra = {} if players == 1 else {"rival": "automa"}
    table = GAME.new_table(GAME.checked(Setup("mycelium", players, (), extra | options, seed)), GAME.content())
    assert isinstance(table, MyceliumTable)
    return table


def one(automa_card: str = RED_TWO, players: int = 1, hard: bool = False, types: dict[str, str] | None = None) -> Scene:
    """The automa's number is that of the seats; its mother and the people's stand out of the way."""
    scene = Scene(players, True, hard, types={"1,1,0": "red", "1,0,0": "red", "1,0,1": "green"} | (types or {}))
    return scene.mother(players, "0,1,1").mother(0, "0,0,2").automa_card(automa_card)


def did(scene: Scene) -> list[str]:
    """What it did, in order."""
    kinds = {"automa-fruits": "fruit", "automa-decays": "decay", "automa-spores": "spore", "moved": "move",
             "tile-laid": "explore"}
    return [kinds[event.kind] for event in scene.events if event.kind in kinds]


# --- preparation -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-SET-01")
def test_it_always_moves_last() -> None:
    for players in (1, 2, 3):
        t = new(players, 3)
        assert t.turn_order()[-1] == players and t.rivals == ("automa",)
    scene = Scene(2, True).begin(1).play("discover deck", "spore mother")
    turns = [event.seat for event in scene.told("turn")]
    assert turns == [2, 0], "after the last person the automa, then the first person"


@pytest.mark.rule("MUA-SET-02")
def test_alone_the_black_tiles_stay_in_the_box_unless_wanted() -> None:
    def tiles(t: MyceliumTable) -> Counter[str]:
        return Counter(COLOURS[t.content.colour[tile]] for tile in [*t.laid(), *t.stacks[0], *t.stacks[1]])

    assert tiles(new(1))["black"] == 0 and tiles(new(1)).total() == 44
    assert tiles(new(1, black_tiles="in"))["black"] == 6 == tiles(new(2))["black"] == tiles(new(3))["black"]


@pytest.mark.rule("MUA-SET-03")
@pytest.mark.rule("MUA-SET-04")
@pytest.mark.rule("MUA-SET-09")
def test_what_it_begins_with() -> None:
    t = new(2, starter="1")
    me = t.players[2]
    assert (me.supply, me.tokens, me.counters, len(me.hand), me.insects) == (30, [-1] * 5, [0] * 5, 5, 2)
    assert sorted(t.automa_deck) == list(range(10))
    assert len({tuple(new(2, seed).automa_deck) for seed in range(3)}) == 3
    assert [len(one.hand) for one in t.players] == [3, 4, 5], "two people: the second has one card more"
    assert all(view["hand"] == [] for view in t.view(0)["players"][2:])
    for seed in range(30):
        alone = new(1, seed)
        insects = {cell: alone.insect_on[alone.tile_at[number]]
                   for cell, number in zip(CENTRE, alone.content.centre, strict=True)}
        choice = alone.names()[0]
        alone.apply(alone.options[0])
        opposite = CENTRE[(CENTRE.index(choice) + 3) % 6]
        assert alone.cell_name(alone.players[1].mother) == opposite
        assert alone.players[1].insects == 2 + insects[opposite]


def placed(players: int, cells: list[str], black: tuple[str, ...] = (), seed: int = 1) -> Scene:
    """The automa's mother is placed after these."""
    scene = Scene(players, True, types=dict.fromkeys(black, "black"))
    for seat, cell in enumerate(cells):
        scene.mother(seat, cell)
    scene.table.sink = scene.events
    scene.table.reseed(seed)
    scene.table.stack.clear()
    scene.table.seat = NOBODY
    scene.table.push(PLACE_AUTOMA, players)
    scene.table.settle()
    return scene


@pytest.mark.rule("MUA-SET-05")
@pytest.mark.case("CASE-MUM-32")
def test_alone_it_begins_opposite() -> None:
    assert placed(1, ["1,1,0"]).where(1) == "0,0,1"
    assert {placed(1, ["1,1,0"], ("0,0,1",), seed).where(1) for seed in range(20)} == {"0,1,1", "1,0,1"}
    assert placed(1, ["1,1,0"], ("0,0,1", "0,1,1")).where(1) == "1,0,1"


@pytest.mark.rule("MUA-SET-06")
def test_beside_people_it_begins_at_equal_distance() -> None:
    assert {placed(2, ["1,0,0", "0,1,0"], seed=seed).where(2) for seed in range(20)} == {"1,1,0", "0,0,1"}
    assert placed(2, ["1,0,0", "0,1,0"], ("1,1,0",)).where(2) == "0,0,1"
    assert placed(3, ["1,0,0", "0,1,0", "1,1,0"]).told("automa-person") != []


@pytest.mark.rule("MUA-SET-07")
@pytest.mark.case("CASE-MUM-32")
def test_between_two_opposite_people_the_lot_decides_and_that_person_chooses_the_side() -> None:
    chosen = set()
    for seed in range(12):
        scene = placed(2, ["1,0,0", "0,1,1"], seed=seed)
        t = scene.table
        assert t.step is BESIDE
        chosen.add((t.seat, tuple(sorted(t.names()))))
        assert [(one.message.key, one.elements) for one in t.described()] == [
            ("option-place-automa", (f"tile:{name}",)) for name in t.names()], "told, and pressed on the land"
        t.apply(t.options[0])
        assert t.players[2].mother != -1
    assert chosen == {(0, ("1,0,1", "1,1,0")), (1, ("0,0,1", "0,1,0"))}
    single = {placed(2, ["1,0,0", "0,1,1"], ("1,1,0", "0,1,0"), seed).where(2) for seed in range(12)}
    assert single == {"1,0,1", "0,0,1"}, "one side is left: no choice"
    none = {placed(2, ["1,0,0", "0,1,1"], ("1,1,0", "1,0,1"), seed) for seed in range(12)}
    fallen = {scene.where(2) for scene in none if scene.table.step is not BESIDE or scene.table.over}
    assert fallen == {"0,1,0", "0,0,1"}, "none beside that person: the nearest free one"


@pytest.mark.rule("MUA-SET-08")
@pytest.mark.case("CASE-MUM-32")
def test_among_three_people_it_begins_between_two_by_lot() -> None:
    found = {placed(3, ["1,0,0", "0,1,0", "0,0,1"], seed=seed).where(3) for seed in range(30)}
    assert found == {"1,1,0", "0,1,1", "1,0,1"}
    near = {placed(3, ["1,0,0", "1,1,0", "0,1,0"], seed=seed).where(3) for seed in range(30)}
    assert near <= {"0,0,1", "0,1,1", "1,0,1"} and "0,0,1" in near
    two = [placed(3, ["1,0,0", "0,1,0", "0,1,1"], seed=seed) for seed in range(30)]
    between = {scene.where(3) for scene in two for event in scene.told("mother-placed") if event.rule == "MUA-SET-08"}
    assert between == {"1,1,0"}, "of two tiles at equal distance the nearer; the one opposite is farther from both"


# --- its turn --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-TUR-01")
@pytest.mark.rule("MUA-TUR-02")
def test_a_card_governs_the_turn_and_used_ones_are_shuffled() -> None:
    scene = one(ANY_FOUR).automa()
    assert [event.facts["card"] for event in scene.told("automa-card")] == [ANY_FOUR]
    assert scene.table.view(0)["automa"]["card"] == ANY_FOUR and len(scene.table.automa_deck) == 9
    t = scene.table
    t.stack.clear()
    t.seat = NOBODY
    top = t.content.automa[t.automa_deck[-1]].ident
    assert scene.automa().table.view(0)["automa"]["card"] == top, "the card of this turn, not of the last one"
    t.automa_used = [*t.automa_deck, *t.automa_used]
    t.automa_deck = []
    t.stack.clear()
    t.seat = NOBODY
    scene.automa()
    assert len(t.automa_deck) == 9 and len(t.automa_used) == 1 and scene.told("automa-shuffles") != []
    emptied = one(ANY_FOUR)
    emptied.table.automa_used, emptied.table.automa_deck = emptied.table.automa_deck, []
    assert len({tuple(other.table.automa_deck) for other in emptied.chances(5)}) > 1, "shuffled, not turned over"


@pytest.mark.rule("MUA-TUR-03")
@pytest.mark.rule("MUA-SPO-01")
@pytest.mark.case("CASE-MUM-33")
def test_the_first_two_possible_actions_of_the_list() -> None:
    for scene in one().chances(20):
        assert did(scene)[0] == "spore" and set(did(scene)[1:]) <= {"move", "explore"}
        assert scene.told("automa-spores")[0].facts["board"] == 0 and scene.told("automa-spores")[0].facts["count"] == 2
        assert [event.facts["action"] for event in scene.told("automa-skips")][:2] == ["fruit", "decay"]
    for scene in one().lie(1, {"1,1,0": 2, "1,0,0": 1}).chances(20):
        assert did(scene) == ["fruit", "spore"] and scene.counters(1)[0] == 1
        assert scene.told("automa-spores")[0].facts["board"] == 1
    for scene in one().mushroom(1, "1,0,0", counter=2).chances(20):
        assert did(scene) == ["decay", "spore"] and scene.counters(1)[0] == 3
        assert scene.told("automa-spores")[0].facts["board"] == 0, "no mushroom is left: the mother"
    both = one().mushroom(1, "1,0,0", counter=2).lie(1, {"1,1,0": 2, "1,0,0": 1}).automa()
    assert did(both) == ["fruit", "decay"]


@pytest.mark.rule("MUA-TUR-04")
def test_one_pass_only() -> None:
    """After the spores have fallen FRUIT would be possible, but it is not made up for."""
    scene = one(ANY_FOUR).mother(1, "1,0,0").lie(1, {"1,0,0": 3})
    for other in scene.chances(20):
        assert did(other)[0] == "spore" and "fruit" not in did(other)
        assert sum(counts[1] for counts in other.spores().values()) == 5


@pytest.mark.rule("MUA-TUR-05")
def test_medium_plays_the_green_halves_hard_the_yellow_ones() -> None:
    medium, hard = one().lie(1, {"1,0,0": 2}).automa(), one(hard=True).lie(1, {"1,0,0": 2}).automa()
    assert did(medium)[0] == "spore" and did(hard)[0] == "fruit", "red 2 and a blank, or red 1 and a blank"
    card = GAME.content().automa[0]
    assert card.halves[0].cost == [2, 0, 0, 0, 1] and card.halves[1].cost == [1, 0, 0, 0, 1]
    assert medium.table.view(0)["automa"]["level"] == "medium" and hard.table.view(0)["automa"]["level"] == "hard"


@pytest.mark.rule("MUA-TUR-06")
def test_what_its_rules_leave_open_is_a_lot_of_the_table() -> None:
    """The same chance, the same turn; another, another. Each lot is told."""
    scene = one(ANY_FOUR).lie(1, {"1,0,0": 3, "1,0,1": 3})
    first, again = scene.chances(12), scene.chances(12)
    assert [other.table.save()["state"] for other in first] == [other.table.save()["state"] for other in again]
    assert len({str(other.table.save()["state"]) for other in first}) > 1
    assert any(other.told("automa-lot") for other in first)


@pytest.mark.rule("MUA-TUR-07")
@pytest.mark.rule("MUA-MOV-03")
@pytest.mark.rule("MUA-MOV-08")
@pytest.mark.case("CASE-MUM-37")
def test_between_two_people_the_lot_decides() -> None:
    tied = Scene(2, True).mother(2, "0,1,1").mother(0, "0,2,0").mother(1, "1,-1,1").automa_card(RED_TWO)
    tied.mushroom(0, "1,1,0", "penny_bun").mushroom(1, "1,0,1", "death_cap").lie(2, {"0,1,1": 30})
    found = {other.where(2) for other in tied.chances(200)
             if other.told("automa-target")[0].facts["target"] == "opponent_mushroom"
             and other.told("automa-person")}
    assert found == {"1,1,0", "1,0,1"}, "both are two steps away; the lot falls on either owner"


@pytest.mark.rule("MUA-TUR-08")
def test_it_never_touches_cards() -> None:
    scene = one(NOTHING).hand(1, "penny_bun", "death_cap", "bay_bolete").insects(1, 6)
    scene.market("jelly_ear", "velvet_shank", "coral_tooth")
    for other in scene.chances(20):
        assert other.cards_of(1) == ["bay_bolete", "death_cap", "penny_bun"]
        assert other.open_cards() == ["jelly_ear", "velvet_shank", "coral_tooth"]
        assert other.purse(1) >= 6 and not other.told("mother-sent")


# --- FRUIT -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-FRU-01")
def test_it_fruits_when_a_network_pays_the_coloured_and_the_blank_squares() -> None:
    assert did(one().lie(1, {"1,0,0": 2, "1,0,1": 1}).automa())[0] == "fruit", "the blank from a green tile"
    assert did(one().lie(1, {"1,0,0": 2}).automa())[0] == "spore"
    assert did(one().lie(1, {"1,0,1": 3}).automa())[0] == "spore", "no red"
    black = one(types={"1,0,0": "black"}).lie(1, {"1,0,0": 3}).automa()
    assert did(black)[0] == "fruit"
    used = one().lie(1, {"1,0,0": 3})
    for board, cell in enumerate(("1,1,0", "1,0,1", "0,0,1", "0,1,0", "0,2,0"), 1):
        used.mushroom(1, cell, board=board)
    assert "fruit" not in did(used.automa()), "every token has been on the board"
    gone = one().lie(1, {"1,0,0": 3}).mushroom(1, "0,1,0", board=5)
    gone.table.players[1].counters[:4] = [3, 3, 3, 3]
    assert "fruit" not in did(gone.automa()), "decayed ones never return"


@pytest.mark.rule("MUA-FRU-02")
def test_networks_work_for_it_as_for_people() -> None:
    cut = one(ANY_FOUR).lie(1, {"1,0,0": 2, "0,0,1": 2, "1,0,1": 1}).mother(0, "1,0,1").automa()
    assert did(cut)[0] == "spore", "a mother cuts its network in two"
    own = one(ANY_FOUR).mother(1, "1,0,0").lie(0, {"1,0,0": 4}).automa()
    assert did(own)[0] == "fruit" and own.left(0) == 30, "appropriated spores return to their owner"


@pytest.mark.rule("MUA-FRU-03")
def test_it_takes_each_spore_from_where_most_lie() -> None:
    scene = one().lie(1, {"1,1,0": 2, "1,0,0": 4, "1,0,1": 1}).automa()
    first = scene.told("spores-spent")[0].facts["cells"]
    assert isinstance(first, list) and first[:2] == ["1,0,0", "1,0,0"]
    foreign = one().mother(1, "1,0,0").lie(1, {"1,0,0": 2}).lie(0, {"1,0,0": 2}).automa()
    assert foreign.told("spores-spent")[0].facts["owners"] == [0, 0, 1], "foreign spores go first"
    black = one(types={"1,1,0": "black"}).lie(1, {"1,0,0": 2, "1,1,0": 2}).automa()
    spent = black.told("spores-spent")[0].facts["cells"]
    assert isinstance(spent, list) and spent[0] == "1,0,0", "a tile of the colour before a black one"
    scarce = one(types={"1,0,1": "red", "0,0,1": "green"}).lie(1, {"1,0,0": 1, "1,0,1": 1, "0,0,1": 9}).automa()
    assert did(scarce)[0] == "fruit", "the many spores of another colour pay the blank only"
    assert scarce.told("spores-spent")[0].facts["cells"] in (["1,0,0", "1,0,1", "0,0,1"], ["1,0,1", "1,0,0", "0,0,1"])


@pytest.mark.rule("MUA-FRU-03")
def test_it_leaves_the_rest_payable() -> None:
    """Two red and two green squares, three spores on a black tile, two red ones: black pays red only once."""
    scene = one(types={"1,0,0": "black", "1,1,0": "red", "1,0,1": "red"}).lie(1, {"1,0,0": 3, "1,1,0": 1, "1,0,1": 1})
    scene.begin()
    t = scene.table
    net = next(net for net in t.networks(1) if scene.tile("1,0,0") in net.tiles)
    paid = [t.cell_name(unit // OWNERS) for unit in payment(t, 1, net, [2, 2, 0, 0, 0])]
    assert paid[0] == "1,0,0" and paid[1] in ("1,1,0", "1,0,1") and paid[2:] == ["1,0,0", "1,0,0"]


@pytest.mark.rule("MUA-FRU-03")
def test_of_equal_tiles_one_with_foreign_spores_pays_first() -> None:
    scene = one(types={"1,0,0": "red", "1,0,1": "red"}).mother(1, "1,0,0")
    t = scene.lie(1, {"1,0,0": 1, "1,0,1": 2}).lie(0, {"1,0,0": 1}).begin().table
    net = next(net for net in t.networks(1) if scene.tile("1,0,0") in net.tiles)
    for seed in range(12):
        t.reseed(seed)
        assert payment(t, 1, net, [1, 0, 0, 0, 0]) == [scene.tile("1,0,0") * OWNERS], "and there the foreign one"


@pytest.mark.rule("MUA-FRU-03")
def test_it_keeps_a_square_for_a_tile_on_which_its_mushroom_can_grow() -> None:
    """Four spores beneath its own mushroom would pay for all four squares, but leave the new one no place."""
    scene = one(ANY_FOUR).mushroom(1, "1,0,0", counter=1).lie(1, {"1,0,0": 4, "1,0,1": 1})
    for other in scene.chances(12):
        assert other.mushrooms(1)[2] == "1,0,1"
        assert other.told("spores-spent")[0].facts["cells"] == ["1,0,0"] * 3 + ["1,0,1"]


@pytest.mark.rule("MUA-FRU-04")
def test_of_several_networks_the_richest_pays() -> None:
    scene = one(ANY_FOUR).mother(0, "1,-1,1").lie(1, {"1,0,0": 4, "0,0,2": 5})
    for other in scene.chances(6):
        assert set(other.told("spores-spent")[0].facts["cells"]) == {"0,0,2"}  # type: ignore[arg-type]
    even = one(ANY_FOUR).mother(0, "1,-1,1").lie(1, {"1,0,0": 5, "0,0,2": 5})
    assert {str(other.told("spores-spent")[0].facts["cells"]) for other in even.chances(30)} == {
        str(["1,0,0"] * 4), str(["0,0,2"] * 4)}


@pytest.mark.rule("MUA-FRU-05")
def test_where_its_mushroom_grows() -> None:
    scene = one().lie(1, {"1,0,0": 2, "1,0,1": 2})
    assert {other.mushrooms(1)[1] for other in scene.chances(10)} == {"1,0,0"}, "a colour of the card"
    near = one(ANY_FOUR).mother(0, "2,0,0").lie(1, {"1,0,0": 2, "1,0,1": 1, "0,0,1": 1})
    assert {other.mushrooms(1)[1] for other in near.chances(10)} == {"1,0,0"}, "nearest to an opponent's piece"
    two = one().mother(0, "1,1,-1").lie(1, {"1,0,0": 1, "1,1,0": 1, "0,1,0": 1})
    assert {other.mushrooms(1)[1] for other in two.chances(10)} == {"1,1,0"}, "of two matching ones the nearer"
    grown = one(ANY_FOUR).mother(0, "-1,1,1").mushroom(0, "2,0,0", "penny_bun").lie(1, {"1,1,0": 2, "1,0,0": 2})
    assert {other.mushrooms(1)[1] for other in grown.chances(10)} == {"1,0,0"}, "a mushroom is a piece like a mother"
    taken = one().mushroom(0, "1,0,0", "penny_bun").mother(1, "1,0,0").lie(1, {"1,0,0": 2, "1,0,1": 1})
    assert {other.mushrooms(1).get(1) for other in taken.chances(10)} == {"1,0,1"}, "never two on one tile"


@pytest.mark.rule("MUA-FRU-06")
def test_its_tokens_come_in_the_order_of_dots() -> None:
    scene = one(ANY_FOUR).mushroom(1, "0,1,0").lie(1, {"1,0,0": 4}).automa()
    assert scene.mushrooms(1) == {1: "0,1,0", 2: "1,0,0"}
    decayed = one(ANY_FOUR).lie(1, {"1,0,0": 4})
    decayed.table.players[1].counters[0] = 3
    assert decayed.automa().mushrooms(1) == {2: "1,0,0"}, "a decayed one never returns"


# --- DECAY and the end -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MUA-DEC-01")
@pytest.mark.rule("MUA-DEC-02")
def test_it_decays_the_lowest_ripe_mushroom_for_ever() -> None:
    scene = one(NOTHING).mushroom(1, "1,0,0", board=1, counter=1).mushroom(1, "1,0,1", board=2, counter=2)
    scene.mushroom(1, "1,1,0", board=3, counter=2).automa()
    assert scene.counters(1)[1] == 3 and scene.counters(1)[2] == 2 and 2 not in scene.mushrooms(1)
    assert scene.told("automa-decays")[0].facts["board"] == 2
    blocked = one(NOTHING).mushroom(1, "1,0,0", board=1, counter=2).mother(0, "1,0,0")
    blocked.mushroom(1, "1,0,1", board=2, counter=2).automa()
    assert blocked.counters(1)[:2] == [2, 3], "not the blocked one"


@pytest.mark.rule("MUA-DEC-03")
@pytest.mark.rule("MUA-DEC-04")
def test_the_effects_of_its_cards() -> None:
    def decayed(card: str, players: int = 1, hard: bool = False) -> Scene:
        return one(card, players, hard).mushroom(players, "1,0,0", counter=2)

    insect = decayed(RED_TWO).automa()
    assert insect.purse(1) >= 1 and insect.told("insects")[0].facts == {"count": 1}
    away = decayed("automa_03").mother(0, "1,1,0").lie(0, {"0,0,2": 1, "0,0,1": 1})
    for other in away.chances(10):
        assert other.where(0) in ("-1,1,1", "1,-1,1"), "the farthest empty tiles from where she stood"
    spores = decayed("automa_05").lie(0, {"1,0,1": 3, "0,1,0": 2, "0,2,0": 1})
    for other in spores.chances(10):
        left = {cell: counts[0] for cell, counts in other.spores().items() if counts[0]}
        assert left in ({"1,0,1": 1, "0,1,0": 2, "0,2,0": 1}, {"1,0,1": 2, "0,1,0": 1, "0,2,0": 1}), "where most lie"
    mother = decayed("automa_02").automa()
    assert mother.order()[0] == mother.order()[2] == "0,1,1", "its mother spores for the effect, then for the action"
    thief = decayed("automa_07").hand(0, "penny_bun").automa()
    assert thief.cards_of(0) == [] and thief.cards_of(1) == ["penny_bun"]
    assert thief.table.view(0)["players"][1]["hand"] == ["penny_bun"], "the victim knows it"
    assert decayed("automa_07").automa().cards_of(1) == [], "without a target nothing happens"
    assert decayed("automa_05").automa().told("spore-removed") == []
    several = Scene(2, True).mother(2, "0,1,1").mother(0, "0,0,1").mother(1, "0,1,0").automa_card("automa_03")
    several.mushroom(2, "1,0,0", counter=2)
    sent = {int(str(other.told("mother-sent")[0].facts["whom"])) for other in several.chances(30)}
    assert sent == {0, 1}, "two equally near mothers: the lot"
    nearer = Scene(2, True).mother(2, "0,1,1").mother(0, "2,0,0").mother(1, "0,1,0").automa_card("automa_03")
    for other in nearer.mushroom(2, "1,0,1", counter=2).chances(10):
        assert [event.facts["whom"] for event in other.told("mother-sent")] == [1], "the nearest one"


@pytest.mark.rule("MUA-END-01")
@pytest.mark.rule("MUA-END-02")
@pytest.mark.rule("MUA-END-03")
@pytest.mark.rule("MUA-END-04")
@pytest.mark.rule("MUA-END-05")
@pytest.mark.case("CASE-MUM-39")
def test_its_fifth_decay_ends_the_game() -> None:
    scene = one(RED_TWO).mushroom(1, "1,0,0", board=5, counter=2).insects(1, 2).tucked(0, 1, "penny_bun")
    scene.table.players[1].counters[:4] = [3, 3, 3, 3]
    scene.automa()
    t = scene.table
    assert t.over and t.ended_by == 1 and did(scene) == ["decay"]
    assert scene.purse(1) == 3, "the effect of the card is still carried out"
    assert t.figures()[1]["mushrooms"] == 25 and scene.points() == [7, 26]
    assert [figures["end_token"] for figures in t.figures()] == [0, 0], "nobody receives the end token"
    assert outcome(t).ranks == (2, 1) and outcome(t).rivals == 1 and outcome(t).winning_seats == ()
    four = one(RED_TWO).mushroom(1, "1,0,0", board=5, counter=2)
    four.table.players[1].counters[:4] = [3, 3, 3, 0]
    assert not four.automa().table.over
    standing = one(RED_TWO).mushroom(1, "1,0,0").mushroom(1, "1,0,1", board=2, counter=1).begin()
    assert standing.points()[1] == 10, "those on the board count alike"

