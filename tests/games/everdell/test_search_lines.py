"""A search sees every outcome of a move, and none of them twice: several things are picked in one order only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from fairyring.games.everdell.players import Player
from fairyring.games.everdell.table import EverdellTable
from tests.games.everdell.scene import Scene

FOREST = ("f_three_berries", "f_two_resin_twig")


def outcome(t: EverdellTable) -> tuple[object, ...]:
    """What is on the table, whatever the order in which it came there."""
    return (*(belongings(one) for one in t.players), tuple(sorted(t.discard)), tuple(sorted(t.meadow)))


def belongings(one: Player) -> tuple[object, ...]:
    city = sorted(zip(one.city, one.occupied, one.lying, strict=True))
    beneath = [tuple(sorted(cards)) for cards in one.beneath]
    return (tuple(one.goods), tuple(sorted(one.hand)), tuple(city), tuple(sorted(one.workers)), tuple(one.on_events),
            tuple(beneath))


def outcomes(t: EverdellTable, turn: int, every: bool) -> Iterator[tuple[object, ...]]:
    """How a turn can end, by all options or by those that a search follows."""
    if t.over or t.turn != turn:
        yield outcome(t)
        return
    for code in t.options if every else t.lines():
        copy = t.clone()
        copy.apply(code)
        yield from outcomes(copy, turn, every)


def event(name: str, *city: str) -> Scene:
    return Scene(3).specials(name).city(0, *city)


def forest(name: str) -> Scene:
    return Scene().forest(name, *FOREST)


CASES: dict[str, tuple[Scene, str]] = {
    "trade with a Peddler": (Scene().hand(0, "peddler").goods(0, berry=3, twig=2, resin=1), "play peddler"),
    "the Haven": (Scene().hand(0, "mine", "mine", "inn", "wife"), "visit haven"),
    "resources for cards": (forest("f_discard_three_any").hand(0, "mine", "mine"), "visit f_discard_three_any"),
    "any two resources": (forest("f_two_any"), "visit f_two_any"),
    "two of the Meadow, one of them played": (
        forest("f_meadow_two_play_one").meadow("inn", "farm", "inn").goods(0, twig=2), "visit f_meadow_two_play_one"),
    "the Monastery": (Scene(3).city(0, "monastery").goods(0, twig=2, resin=1, berry=1), "visit monastery"),
    "the Post Office": (Scene(3).city(0, "post_office").hand(0, "bard", "mine", "mine", "inn"), "visit post_office"),
    "the Post Office, with room for one": (
        Scene().city(0, "post_office").hand(0, "bard", "mine").cards(1, 7), "visit post_office"),
    "an Undertaker": (Scene().hand(0, "undertaker").goods(0, berry=2).meadow("inn", "mine", "inn"), "play undertaker"),
    "summer": (Scene().season(0, "spring").workers(0, free=0).hand(0, "wife").goods(0, berry=2).meadow("inn", "inn"),
               "prepare"),
    "gifts that are split": (event("a_brilliant_marketing_plan", "shopkeeper", "post_office").goods(0, twig=2, resin=1),
                             "visit a_brilliant_marketing_plan"),
    "two cards of the city": (event("croak_wart_cure", "undertaker", "barge_toad", "farm", "inn", "farm").goods(
        0, berry=2), "visit croak_wart_cure"),
    "Critters beneath": (event("capture_of_the_acorn_thieves", "courthouse", "ranger", "wife", "monk", "wife"),
                         "visit capture_of_the_acorn_thieves"),
    "resources on an Event": (event("under_new_management", "peddler", "general_store").goods(
        0, twig=2, resin=1, pebble=1), "visit under_new_management"),
    "cards that are kept": (event("ancient_scrolls_discovered", "historian", "ruins").deck(
        "mine", "mine", "inn", "wife", "farm"), "visit ancient_scrolls_discovered"),
}


@pytest.mark.parametrize("name", list(CASES))
def test_a_search_sees_every_outcome_once(name: str) -> None:
    scene, move = CASES[name]
    t = scene.play(move).table
    turn = t.turn
    followed = Counter(outcomes(t.clone(), turn, every=False))
    assert set(followed) == set(outcomes(t.clone(), turn, every=True))
    assert max(followed.values()) == 1, f"{followed.total()} lines lead to {len(followed)} outcomes"


def test_what_is_paid_for_a_choice_matters_for_that_choice_only() -> None:
    """A trade is over with the next decision: resources that come later may be of any kind."""
    scene = Scene().city(0, "peddler", "husband", "wife", "farm").goods(0, twig=1).workers(0, free=0).hand(0, "ruins")
    scene.prepare("take twig", "pay twig")
    while "pay twig" in scene.names() or "done" in scene.names():
        scene.play("done")
    assert [scene.table.step.option_name(scene.table, 0, scene.table.x, code) for code in scene.table.lines()] == [
        "take resin", "take pebble", "take berry"]
    assert scene.names() == ["take twig", "take resin", "take pebble", "take berry"]
    scene.play("take twig")  # a player may do what leads nowhere
    later = Scene().forest("f_two_any").goods(0, twig=2).play("visit f_two_any")
    later.table.paid = 15
    assert len(later.table.lines()) == 4
