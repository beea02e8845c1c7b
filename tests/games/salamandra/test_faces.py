"""What every grove and every salamander card prints, tried in play: a table of all faces (SAL-COMP-04)."""

from __future__ import annotations

import pytest

from fairyring.games.salamandra import GAME
from tests.games.salamandra.scene import Scene

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


@pytest.mark.rule("SAL-COMP-04")
def test_the_tables_hold_every_grove_and_every_salamander_card() -> None:
    content = GAME.content()
    assert sorted(GROVES) == sorted(grove.ident for grove in content.groves)
    assert sorted(SALAMANDERS) == sorted(card.ident for card in content.salamanders)


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
