"""Hints: the best three options, with the chance to win, a comparison and reasons in a player's words."""

from __future__ import annotations

from random import Random

import pytest

from fairyring.bots.budget import Budget
from fairyring.bots.hints import best_three
from fairyring.bots.levels import make_bot
from fairyring.bots.reasons import advise, fallen
from fairyring.games.salamandra.judgement import JUDGES
from fairyring.games.salamandra.state import Salamandra
from fairyring.kernel.game import Setup, all_games, find_game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.kernel.words import Message
from tests.bots.positions import handle, position
from tests.games.mycelia.scene import Scene
from tests.games.salamandra.scene import Scene as Land

BUDGET = Budget(iterations=60)
WAYS = ("gain", "keep", "cost", "deny")


def played(game: str, players: int, modules: tuple[str, ...], seed: int, moves: int) -> Table:
    """A table after some random decisions."""
    found = find_game(game)
    table = found.new_table(found.checked(Setup(game, players, modules, {}, seed)), found.content())
    dice = Random(seed)
    for _ in range(moves):
        if not table.over:
            table.apply(dice.choice(table.options))
    return table


def advised(scene: Scene, *options: str) -> dict[str, list[str]]:
    """What is told of some options, in English."""
    say = texts("en", find_game("mycelia")).say
    return {name: [say(reason) for reason in advice.reasons]
            for name, advice in zip(options, advise(handle(scene.table), 1, options), strict=True)}


def test_hints_name_at_most_three_legal_options_with_a_chance_each_and_the_first_is_what_search_plays() -> None:
    for moves in (5, 30, 60):
        table = position(2, ("expansion",), moves, moves)
        hints = best_three(handle(table), 1, BUDGET)
        assert 1 <= len(hints) <= 3
        assert {hint.option for hint in hints} <= set(table.names())
        chances = [hint.chance for hint in hints]
        assert chances == sorted(chances, reverse=True) and all(0 <= chance <= 1 for chance in chances)
        assert hints[0].option == make_bot("search:60i").choose(handle(table), 1)


def test_hints_do_not_depend_on_hidden_things() -> None:
    table = position(2, ("expansion", "prisma"), 8, 40)
    world = table.resample(table.seat, 77)
    assert best_three(handle(table), 3, BUDGET) == best_three(handle(world), 3, BUDGET)


def test_a_won_position_is_estimated_higher_than_a_lost_one() -> None:
    chances = []
    for mine, theirs in ((1, 15), (15, 1)):
        scene = Scene(players=2)
        scene.drops(0, A1=mine).drops(1, A1=theirs).dealt().begin()
        chances.append(best_three(handle(scene.table), 1, BUDGET)[0].chance)
    assert chances[0] > 0.8
    assert chances[1] < 0.2


def test_a_card_that_removes_drops_says_so_and_one_that_brings_leaves_says_that() -> None:
    scene = Scene(players=2)
    scene.drops(0, E2=1, A1=6).drops(1, A1=7).hand(0, "boletus_edulis", "leaf_gift", "leaf_one").begin()
    told = advised(scene, "play boletus_edulis", "play leaf_gift", "play leaf_one")
    assert told["play boletus_edulis"][0] == "takes 1 drop off your board"
    assert told["play leaf_gift"] == ["brings you 2 leaves"]


def test_who_does_not_buy_keeps_the_leaves_and_who_buys_is_told_the_price() -> None:
    scene = Scene(players=2)
    scene.drops(0, A1=9).drops(1, A1=9).leaves(0, 3).display("coprinus_comatus").deck(0, "leaf_one", "leaf_one")
    scene.hand(0).begin()
    told = advised(scene, "end turn", "hire coprinus_comatus")
    assert told["end turn"] == ["keeps your 3 leaves for later"]
    assert told["hire coprinus_comatus"] == ["a hero for the turns to come", "costs 2 leaves"]


def test_what_is_denied_to_others_is_told() -> None:
    """Shared Leaves gives the other player a leaf; every other card denies it."""
    scene = Scene(players=2)
    scene.drops(0, A1=5).drops(1, A1=9).hand(0, "leaf_one", "leaf_gift", "boletus_edulis").begin()
    assert "gives the others 1 leaf less" in advised(scene, "play leaf_one", "play leaf_gift")["play leaf_one"]


def test_options_are_told_apart_even_where_every_chance_is_nothing() -> None:
    """Far behind, all chances are 0 %; how much worse an option is can still be said."""
    scene = Scene(players=2)
    scene.drops(0, A1=5, A2=5, A3=5, B1=5, B3=5, E2=1).drops(1, A4=1).carry_out("remove(any,1)")
    assert scene.table.judge(0) < 0.005
    best, worse = advise(handle(scene.table), 1, ("A1", "skip"))
    assert best.verdict == Message("hint-best")
    assert worse.verdict.key == "hint-behind" and worse.reasons != best.reasons


def test_an_option_put_later_is_not_called_better_than_one_before_it() -> None:
    assert fallen([5.0, 4.0, 5.5, 2.0]) == [0.0, 1.0, 1.0, 3.0]


@pytest.mark.parametrize("game", all_games())
def test_every_term_of_a_judgement_can_be_told_and_every_message_has_its_term(game: str) -> None:
    found = find_game(game)
    modules = tuple(module.id for module in found.modules)
    table = played(game, found.most_players, modules, 3, 30)
    terms = found.terms(table, 0)
    words = texts("en", found)
    for name in terms:
        assert any(words.has(f"hint-{name}-{way}") for way in WAYS), name
    told = {key for key in words.bundle._messages if key.startswith("hint-") and key.endswith(WAYS)}
    assert told <= {f"hint-{name}-{way}" for name in terms for way in WAYS}


@pytest.mark.parametrize("game", all_games())
def test_hints_are_whole_sentences_in_every_language(game: str) -> None:
    found = find_game(game)
    for players in (found.least_players, found.most_players):
        for moves in (3, 25, 50):
            table = played(game, players, tuple(module.id for module in found.modules), moves, moves)
            if table.over:
                continue
            for hint in best_three(SeatHandle(found, table, table.seat), 1, Budget(iterations=12)):
                assert hint.reasons
                for language in LANGUAGES:
                    for message in (hint.verdict, *hint.reasons):
                        said = texts(language, found).say(message)
                        assert said and not set("[]{}") & set(said), (language, said)


def test_what_is_told_of_salamandra_adds_up_to_what_is_judged() -> None:
    """The terms are the judgement, thing by thing: not another opinion."""
    found = find_game("salamandra")
    for moves in (0, 20, 60, 100):
        table = played("salamandra", 3, (), moves, moves)
        assert isinstance(table, Salamandra)
        if table.over:
            continue
        judge = JUDGES.of(table.content)
        for seat in range(table.seats):
            terms = found.terms(table, seat)
            belief = terms.pop("belief").worth
            assert sum(term.worth for term in terms.values()) == pytest.approx(judge.points(table, seat))
            assert belief >= 0


def test_the_chance_in_salamandra_grows_with_the_lead() -> None:
    found = find_game("salamandra")
    table = Land(players=2).table
    before = found.lead(table, 0), table.judge(0)
    table.players[0].vp += 7
    assert found.lead(table, 0) == pytest.approx(before[0] + 7)
    assert table.judge(0) > before[1]
