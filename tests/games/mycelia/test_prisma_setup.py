"""Prisma before the first turn (PRI-GEN, PRI-SETUP, PRI-GIFT)."""

from __future__ import annotations

from collections import Counter

import pytest

from fairyring.games.mycelia.components import COLOURS
from fairyring.games.mycelia.invariants import all_cards
from fairyring.games.mycelia.table import MyceliaTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.mycelia.scene import prisma


def new_game(players: int = 2, modules: tuple[str, ...] = ("prisma",), seed: int = 3, **options: str) -> MyceliaTable:
    table = Session.start(Setup("mycelia", players, modules, options, seed)).table
    assert isinstance(table, MyceliaTable)
    assert table.check() == []
    return table


@pytest.mark.rule("PRI-GEN-01")
def test_prisma_brings_the_built_in_expansion_along() -> None:
    t = new_game(modules=("prisma",))
    assert t.heroes == ["base", "expansion", "prisma"]
    scene = prisma().busy(0, "cordyceps_militaris").discard(0, "leaf_gift")
    scene.play("play cordyceps_militaris", "trash leaf_gift")
    assert scene.leaves_of() == 1
    assert [event.facts["card"] for event in scene.told("trashed")] == ["leaf_gift"]


@pytest.mark.rule("PRI-GEN-02")
def test_prisma_is_played_on_either_side_of_the_boards() -> None:
    assert [p.ground.board for p in new_game(players=3).players] == ["front"] * 3
    backs = [p.ground.board for p in new_game(players=4, boards="star").players]
    assert sorted(backs) == ["star_earth", "star_leaf", "star_moss", "star_water"]


@pytest.mark.rule("PRI-SETUP-01")
def test_the_favour_track_lies_on_the_shrine_only_with_prisma() -> None:
    fields = new_game().view(0)["favour"]["fields"]
    assert fields == ["none"] * 5 + ["green"] * 3 + ["amber"] * 3 + ["purple"]
    assert "favour" not in new_game(modules=("expansion",)).view(0)


@pytest.mark.rule("PRI-SETUP-02")
def test_everybody_starts_with_the_same_12_dewdrops_and_10_prism_drops_of_a_random_prisma_layout() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        players = new_game(players=3, seed=seed).players
        assert all((p.left - sum(p.prism), sum(p.prism)) == (12, 10) for p in players)
        assert len({(tuple(p.drops), tuple(p.prism)) for p in players}) == 1
        seen.add((*players[0].drops, *players[0].prism))
    content = new_game().content
    assert seen == {(*one.drops, *one.prism) for one in content.layouts if one.box == "prisma"}
    assert len(seen) == 4


@pytest.mark.rule("PRI-SETUP-03")
def test_viatica_is_the_seventh_start_card_shuffled_into_the_deck() -> None:
    places = set()
    viatica = new_game().content.kind_of["viatica"]
    for seed in range(40):
        t = new_game(seed=seed)
        for p in t.players:
            ids = Counter(t.content.ids[kind] for kind in p.deck + p.hand + p.gifts)
            assert ids == Counter(leaf_one=2, leaf_gift=1, boletus_edulis=1, agaricus_campestris=1,
                                  leccinum_scabrum=1, viatica=1)
            assert p.discard == []
            places.add(p.deck.index(viatica) if viatica in p.deck else -1)
    assert places == {-1, 0, 1, 2, 3}  # laid out already, or anywhere in the four cards left
    assert sum(p.deck.count(viatica) + p.gifts.count(viatica) for p in new_game(modules=("expansion",)).players) == 0


@pytest.mark.rule("PRI-SETUP-04")
def test_all_pawns_start_on_field_0() -> None:
    for players in (1, 2, 3, 4):
        t = new_game(players=players)
        assert [p.pawn for p in t.players] == [0] * players
        assert t.content.track[0] == 0


@pytest.mark.rule("PRI-SETUP-05")
def test_unused_pawns_stand_on_the_first_fields_and_never_move() -> None:
    assert [new_game(players=n).view(0)["favour"]["blocked"] for n in (2, 3, 4)] == [[1, 2], [1], []]
    scene = prisma(players=3).carry_out("favour(3)")
    assert scene.pawn_of(0) == 4
    assert scene.table.view(0)["favour"]["blocked"] == [1]


@pytest.mark.rule("PRI-SETUP-06")
@pytest.mark.rule("PRI-SETUP-07")
def test_gifts_lie_in_three_shuffled_piles_by_colour_of_which_only_the_top_is_seen() -> None:
    tops: dict[str, set[str]] = {colour: set() for colour in COLOURS}
    for seed in range(40):
        t = new_game(seed=seed)
        for rank, (colour, pile) in enumerate(zip(COLOURS, t.roots, strict=True)):
            gifts = [t.content.gift[kind] for kind in pile]
            assert all(gift is not None and gift.colour == rank for gift in gifts)
            seen = t.view(0)["roots"][colour]
            assert seen == {"count": 10, "top": t.content.ids[pile[-1]]}
            assert t.roots_known[rank] == [0] * 9 + [1]
            tops[colour].add(seen["top"])
    assert {colour: len(found) for colour, found in tops.items()} == {"green": 5, "amber": 5, "purple": 5}


@pytest.mark.rule("PRI-SETUP-08")
def test_ninety_heroes_make_one_pile_and_five_of_them_lie_open() -> None:
    t = new_game()
    boxes = Counter(t.content.boxes[kind] for kind in t.pile + t.display)
    assert boxes == Counter(base=40, expansion=30, prisma=20)
    assert (len(t.display), len(t.pile)) == (5, 85)


@pytest.mark.rule("PRI-SETUP-09")
def test_tiles_f_and_g_and_two_more_shrine_fields_are_in_the_supply() -> None:
    view = new_game().view(0)
    assert view["tiles"] == {"c": 2, "d": 2, "e": 2, "f": 2, "g": 2}
    assert view["extra_shrines"] == 4
    without = new_game(modules=("expansion",)).view(0)
    assert without["tiles"] == {"c": 2, "d": 2, "e": 2}
    assert without["extra_shrines"] == 2


@pytest.mark.rule("PRI-SETUP-10")
def test_the_blank_card_and_the_second_marker_are_not_in_the_game() -> None:
    for players in (1, 2, 3, 4):
        assert all_cards(new_game(players=players)).total() == 90 + 30 + 7 * players
    t = new_game(players=3, starter="2")
    assert (t.starter, t.active) == (1, 1)  # one start player, marked once


@pytest.mark.rule("PRI-GIFT-01")
def test_fifteen_gifts_lie_twice_in_the_piles_and_viatica_not_at_all() -> None:
    t = new_game(players=4)
    cards = Counter(t.content.ids[kind] for pile in t.roots for kind in pile)
    assert cards == Counter(2 * [
        "umbra", "petasus", "velamen", "reticulus", "globi", "clessidra", "lux", "falx", "anellus", "perspicillum",
        "virga", "iris", "lyra", "gemma", "simulacrum"])
    viatica = t.content.kind_of["viatica"]
    assert t.content.copies[viatica] == 4
    assert all_cards(t)[viatica] == 4
