"""What every field, grove and salamander card prints, tried in play: a table of all faces (SAL-COMP-03, -04)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra import GAME
from tests.games.salamandra.scene import Scene

# What it costs; points and scrolls of the bonus slot.
FIELDS = {
    "field_01": ("", 1, 0), "field_02": ("", 1, 0), "field_03": ("", 1, 0), "field_04": ("", 1, 0),
    "field_05": ("crystal flower", 2, 0), "field_06": ("crystal crystal fruit", 0, 1),
    "field_07": ("crystal fruit flower", 2, 1), "field_08": ("crystal crystal leaf", 3, 0),
    "field_09": ("crystal crystal crystal crystal", 2, 0), "field_10": ("leaf fruit", 1, 1),
    "field_11": ("crystal crystal flower", 3, 0), "field_12": ("flower flower", 2, 1),
    "field_13": ("crystal crystal leaf", 0, 1), "field_14": ("crystal fruit", 2, 0),
    "field_15": ("flower leaf", 1, 1), "field_16": ("crystal crystal fruit", 3, 0),
    "field_17": ("crystal leaf", 2, 0), "field_18": ("crystal crystal flower", 0, 1),
    "field_19": ("crystal leaf flower", 2, 1), "field_20": ("flower fruit", 4, 0),
    "field_21": ("flower fruit", 1, 1), "field_22": ("crystal crystal crystal crystal crystal", 0, 1),
    "field_23": ("leaf fruit", 4, 0), "field_24": ("flower leaf", 4, 0),
}

GROWN_ON = {"leaf": "field_02", "flower": "field_03", "fruit": "field_04"}

# Colours; what the cauldron costs; what it gives to somebody on 1 more yellow, 2 white, 3 purple, 4 green fields and on
# no other cauldron, with 5 deity cards, 2 salamander cards and 6 groves.
CAULDRONS = {
    "field_07": ("green", "leaf", 2 * 5), "field_08": ("green", "green_potion", 3 * 5),
    "field_11": ("yellow", "crystal crystal", 3), "field_12": ("yellow", "crystal crystal crystal", 2 * 2),
    "field_15": ("white", "white_purple_potion", 3 * 3), "field_16": ("white", "fruit", 2 * 3),
    "field_19": ("purple", "crystal crystal fruit", 3 * 4), "field_20": ("purple", "fruit", 2 * 1),
    "field_22": ("purple white", "leaf", 2 * 5), "field_23": ("purple green", "crystal crystal", 3 * 2),
    "field_24": ("yellow white", "crystal crystal crystal", 2 * 6),
}

# Colours; the plants and crystals that go into it, and the temple or purse that it serves.
SICKLES = {
    "field_01": ("yellow", "", "crystal crystal"), "field_02": ("green", "", "leaf"),
    "field_03": ("white", "", "flower"), "field_04": ("purple", "", "fruit"), "field_05": ("green", "", "leaf crystal"),
    "field_06": ("green", "leaf", "green_potion"), "field_09": ("yellow", "crystal", "waking"),
    "field_10": ("yellow", "", "crystal crystal crystal"), "field_13": ("white", "flower", "white_purple_potion"),
    "field_14": ("white", "", "flower crystal"), "field_17": ("purple", "", "fruit crystal"),
    "field_18": ("purple", "fruit", "white_purple_potion"),
    "field_21": ("yellow green", "crystal crystal crystal", "green_potion"),
}

# Points, scrolls, cards; and the sides that print a crystal.
GROVES = {
    "grove_01": (1, 1, "", "ne se"), "grove_02": (1, 1, "", "se sw"), "grove_03": (2, 1, "", "nw ne se"),
    "grove_04": (2, 1, "", "nw ne sw"), "grove_05": (0, 1, "", "sw"), "grove_06": (0, 0, "bear_05", "nw se"),
    "grove_07": (0, 0, "eagle_05", "nw se sw"), "grove_08": (0, 1, "", "se"), "grove_09": (1, 1, "", "nw ne"),
    "grove_10": (1, 1, "", "nw sw"), "grove_11": (0, 0, "bear_05", "sw"), "grove_12": (0, 1, "", "nw"),
    "grove_13": (0, 1, "", "ne"), "grove_14": (0, 0, "eagle_05", "ne sw"), "grove_15": (0, 0, "eagle_05", "ne"),
    "grove_16": (0, 0, "bear_05", "nw ne se"), "grove_17": (5, 0, "", "nw ne sw"), "grove_18": (5, 0, "", "ne se sw"),
    "grove_19": (4, 0, "", "nw ne"), "grove_20": (4, 0, "", "nw sw"), "grove_21": (4, 0, "", "ne se"),
    "grove_22": (4, 0, "", "se sw"), "grove_23": (3, 0, "", "ne"), "grove_24": (3, 0, "", "sw"),
    "grove_25": (3, 0, "", "se"), "grove_26": (3, 0, "", "se"), "grove_27": (2, 1, "", "ne se sw"),
    "grove_28": (2, 1, "", "nw se sw"), "grove_29": (3, 0, "", "nw"), "grove_30": (3, 0, "", "nw"),
}

# A slot of field_02 and the corner from which a grove shows it this side.
FACING = {"nw": ("S", "1,-1"), "ne": ("S", "0,-1"), "se": ("N", "0,-2"), "sw": ("N", "1,-2")}

# Crowns; then points, scrolls, crystals and cards for somebody on 1 yellow, 2 white, 3 purple and 4 green fields with
# 5 deity cards before.
SALAMANDERS = {
    "yellow_salamander_1": (1, 13, 0, 0, ""), "yellow_salamander_2": (1, 8, 0, 0, "bear_05"),
    "yellow_salamander_3": (2, 11, 0, 0, ""), "yellow_salamander_4": (2, 7, 0, 0, "woken"),
    "yellow_salamander_5": (2, 2, 0, 0, "woken"), "yellow_salamander_6": (2, 8 + 3, 0, 0, "grove_23"),
    "yellow_salamander_7": (3, 5 + 3, 0, 0, "grove_23"), "yellow_salamander_8": (3, 6, 0, 0, "eagle_05"),
    "black_salamander_1": (1, 0, 2, 3, ""), "black_salamander_2": (1, 4, 2, 0, ""),
    "black_salamander_3": (1, 0, 1, 5, ""), "black_salamander_4": (2, 2, 2, 0, ""),
    "black_salamander_5": (2, 4, 1, 0, ""), "black_salamander_6": (2, 6, 1, 0, ""),
    "black_salamander_7": (3, 10, 1, 0, ""), "black_salamander_8": (3, 0, 2, 0, ""),
}


@pytest.mark.rule("SAL-COMP-03")
@pytest.mark.rule("SAL-COMP-04")
def test_the_tables_hold_every_field_every_grove_and_every_salamander_card() -> None:
    content = GAME.content()
    assert list(FIELDS) == sorted([*CAULDRONS, *SICKLES]) == [field.name for field in content.fields]
    assert sorted(GROVES) == sorted(grove.ident for grove in content.groves)
    assert sorted(SALAMANDERS) == sorted(card.ident for card in content.salamanders)


def with_goods(scene: Scene, goods: str) -> Scene:
    """Seat 0 gets exactly this: crystals, an apprentice for each plant, the card and the crystals for each potion."""
    for good in dict.fromkeys(goods.split()):
        count = goods.split().count(good)
        if good == "crystal":
            scene.crystals(0, scene.crystals_of(0) + count)
        elif good in GROWN_ON:
            scene.man(0, *(f"{GROWN_ON[good]} {side}" for side in "EW"[:count]))
        else:
            scene.crystals(0, scene.crystals_of(0) + 5)
    return scene


def spent(scene: Scene) -> bool:
    """Has seat 0 no crystal and no active apprentice left?"""
    return scene.crystals_of(0) == 0 and "active" not in scene.men_of(0).values()


@pytest.mark.rule("SAL-BUILD-01")
@pytest.mark.rule("SAL-PLACE-02")
@pytest.mark.rule("SAL-BUILD-02")
@pytest.mark.parametrize("field", FIELDS)
def test_every_field_costs_and_gives_what_it_prints(field: str) -> None:
    cost, points, scrolls = FIELDS[field]
    scene = Scene().available(0, 1)
    if field not in SICKLES or field > "field_04":
        scene.fields({"2,-1": field})
    scene.play(f"place {field} N")
    assert (scene.points_of(0), scene.scrolls_of(0)) == (points, scrolls)
    assert scene.crystals_of(0) == 0 and scene.cards_of(0) == []
    if cost:
        scene = with_goods(Scene().row(field), cost).play(f"build {field}")
        assert (scene.points_of(0), scene.scrolls_of(0)) == (points, scrolls) and spent(scene)


@pytest.mark.rule("SAL-BUILD-10")
@pytest.mark.rule("SAL-DEITY-06")
@pytest.mark.parametrize("field", FIELDS)
def test_every_field_has_the_colours_it_prints(field: str) -> None:
    """A card for placing on a colour works there or not."""
    found = []
    for card, colour in (("bear_09", "purple"), ("bear_10", "white"), ("bear_11", "yellow"), ("bear_12", "green")):
        scene = Scene().cards(0, card).available(0, 1)
        if field > "field_04":
            scene.fields({"2,-1": field})
        if scene.play(f"place {field} E").points_of(0):
            found.append(colour)
    assert sorted(found) == sorted((CAULDRONS.get(field) or SICKLES[field])[0].split())


def owning_much(scene: Scene) -> Scene:
    """Asleep on 1 yellow, 2 white, 3 purple and 4 green fields; 5 deity cards, 2 salamander cards, 6 groves."""
    fields = ["field_05", "field_06", "field_13", "field_17", "field_18"]
    scene.fields({f"{3 + i},-1": field for i, field in enumerate(fields)}).fields({"3,-2": "field_21"})
    scene.asleep(0, "field_02 N", "field_03 N", "field_04 N", "field_21 E", *(f"{field} E" for field in fields))
    scene.cards(0, "eagle_02", "eagle_04", "bear_09", "bear_10", "bear_11", "black_salamander_1", "black_salamander_2")
    return scene.harvested(0, "grove_01", "grove_02", "grove_03", "grove_04", "grove_05", "grove_06")


@pytest.mark.rule("SAL-CAUL-01")
@pytest.mark.rule("SAL-CAUL-04")
@pytest.mark.rule("SAL-CAUL-05")
@pytest.mark.rule("SAL-CAUL-06")
@pytest.mark.parametrize("field", CAULDRONS)
def test_every_cauldron_costs_and_gives_what_it_prints(field: str) -> None:
    _, cost, points = CAULDRONS[field]
    scene = with_goods(owning_much(Scene().fields({"2,-1": field})).man(0, f"{field} W"), cost)
    scene.play(f"cauldron {field}")
    assert (scene.points_of(0), scene.scrolls_of(0)) == (points, 1 if field == "field_11" else 0) and spent(scene)


@pytest.mark.rule("SAL-RES-08")
@pytest.mark.parametrize("field", ["field_07", "field_16"])
@pytest.mark.parametrize("plant", GROWN_ON)
def test_a_cost_of_any_plant_takes_each_kind(field: str, plant: str) -> None:
    scene = with_goods(Scene().fields({"2,-1": field}).man(0, f"{field} W"), plant).play(f"cauldron {field}")
    assert scene.told("cauldron") and spent(scene)


@pytest.mark.rule("SAL-APP-02")
@pytest.mark.rule("SAL-RES-01")
@pytest.mark.parametrize("field", SICKLES)
def test_every_sickle_makes_what_it_prints(field: str) -> None:
    """Crystals are gathered; a plant builds the field that costs two of them; a potion serves the temple."""
    _, pay, made = SICKLES[field]
    scene = Scene().fields({} if field <= "field_04" else {"2,-1": field}).man(0, f"{field} W")
    plants = [good for good in made.split() if good in GROWN_ON]
    if made == "waking":
        scene = with_goods(scene, pay).asleep(0, "field_02 E").available(0, 1).play("gather")
        scene.play(f"wake field_02 E by {field}", "done")
        assert scene.crystals_of(0) == 0 and scene.men_of(0) == {"field_02 E": "active", f"{field} W": "asleep"}
    elif made.endswith("potion"):
        half = "yellow" if made == "green_potion" else "black"
        with_goods(scene, f"{pay} crystal{' crystal' if half == 'yellow' else ''}").man(0, "field_01 N")
        scene.next(half, f"{half}_salamander_3").play(f"temple {half}")
        assert scene.crystals_of(0) == SALAMANDERS[f"{half}_salamander_3"][3]
        assert scene.cards_of(0) == [f"{half}_salamander_3"] and "active" not in scene.men_of(0).values()
    elif plants:
        other = {"leaf": "field_10", "flower": "field_20", "fruit": "field_10"}[plants[0]]
        rest = {"leaf": "fruit", "flower": "fruit", "fruit": "leaf"}[plants[0]]
        scene = with_goods(scene.row(other), rest).play(f"build {other}")
        assert scene.crystals_of(0) == made.split().count("crystal") and "active" not in scene.men_of(0).values()
    else:
        scene.available(0, 1).play("gather", f"work {field}")
        assert scene.crystals_of(0) == made.split().count("crystal")


@pytest.mark.rule("SAL-GEO-08")
@pytest.mark.rule("SAL-PLACE-03")
@pytest.mark.parametrize("grove", GROVES)
def test_a_grove_shows_a_crystal_on_the_sides_that_print_one(grove: str) -> None:
    showing = []
    for side, (slot, corner) in FACING.items():
        scene = Scene().corners({corner: grove}).available(0, 1).play(f"place field_02 {slot}")
        assert scene.crystals_of(0) in (0, 1)
        if scene.crystals_of(0):
            showing.append(side)
    assert showing == GROVES[grove][3].split()


@pytest.mark.rule("SAL-GROVE-04")
@pytest.mark.parametrize("grove", GROVES)
def test_every_grove_gives_what_it_prints(grove: str) -> None:
    scene = Scene().corners({"0,-2": grove}).asleep(0, "field_01 N").crystals(0, 3)
    scene.next("bear", "bear_05").next("eagle", "eagle_05").passes().play(f"harvest {grove}")
    points, scrolls, cards, _ = GROVES[grove]
    assert (scene.points_of(0), scene.scrolls_of(0), " ".join(scene.cards_of(0))) == (points, scrolls, cards)
    assert scene.crystals_of(0) == 0


@pytest.mark.rule("SAL-TEMPLE-03")
@pytest.mark.rule("SAL-CAUL-04")
@pytest.mark.parametrize("card", SALAMANDERS)
def test_every_salamander_card_gives_what_it_prints(card: str) -> None:
    """Seat 0 takes the card for a potion bought with an exchange card; everybody else of theirs is asleep."""
    half = card.partition("_")[0]
    fields = ["field_05", "field_06", "field_07", "field_13", "field_17", "field_18"]
    scene = Scene().fields({f"{2 + i},-1": field for i, field in enumerate(fields)})
    scene.asleep(0, "field_01 E", "field_02 E", "field_03 E", *(f"{field} E" for field in fields)).man(0, "field_04 E")
    scene.cards(0, "eagle_02", "eagle_04", "bear_09", "bear_10", "bear_11").corners({"0,1": "grove_23"})
    scene.crystals(0, 5 + (2 if half == "yellow" else 1)).next(half, card).next("bear", "bear_05")
    scene.next("eagle", "eagle_05").play(f"temple {half}")
    crowns, points, scrolls, crystals, other = SALAMANDERS[card]
    if other == "woken":
        assert [name.split()[0] for name in scene.names()] == ["wake"] * 10
        scene.play("wake field_01 E")
        assert [slot for slot, state in scene.men_of(0).items() if state == "active"] == ["field_01 E"]
    else:
        gained = [name for name in (*scene.cards_of(0)[5:], *scene.groves_of(0)) if name != card]
        assert gained == other.split() and "active" not in scene.men_of(0).values()
    assert (scene.points_of(0), scene.scrolls_of(0), scene.crystals_of(0)) == (points, scrolls, crystals)
    assert scene.table.view(0)["players"][0]["belief"]["crown"] == crowns
