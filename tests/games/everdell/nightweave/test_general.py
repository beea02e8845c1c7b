"""Set-up against her, and what holds throughout (MIS-NW-SET, -GEN)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.nightweave.lair import lair_of
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card


def scene(*cards: Made, level: int = 2, players: int = 1) -> LairScene:
    return LairScene(players, level, list(cards))


def new_table(players: int, seed: int = 1, **options: str) -> EverdellTable:
    setup = GAME.checked(Setup("everdell", players, (), {"rival": "nightweave", **options}, seed))
    t = GAME.new_table(setup, GAME.content())
    assert isinstance(t, EverdellTable)
    return t


# --- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-SET-01", "MIS-NW-SET-02", "MIS-NW-SET-03", "MIS-NW-SET-04", "MIS-NW-SET-05")
@pytest.mark.case("CASE-MIS-23")
def test_case_23_set_up() -> None:
    removed = GAME.content().event_of["the_everdell_games"]
    for players, forest, hers in ((1, 3, 1), (2, 4, 2)):
        hands = set()
        for seed in range(40):
            t = new_table(players, seed)
            assert sum(one != GAP for one in t.forest) == forest
            assert removed not in t.specials and len(t.specials) == 4
            assert [len(me.hand) for me in t.players[:players]] == [5] * players
            told = Session.start(GAME.checked(Setup("everdell", players, (), {"rival": "nightweave"}, seed)),
                                 game=GAME)
            assert told.table.turn == 2  # hers was the first
            hands.add(len(t.players[players].hand) + len(t.players[players].city))
        assert min(hands) == hers
    assert GAME.checked(Setup("everdell", 3)).options.get("rival") is None


@pytest.mark.rule("MIS-NW-SET-06")
def test_five_levels() -> None:
    assert [lair_of(new_table(1, level=str(level))).level for level in range(5)] == [0, 1, 2, 3, 4]
    assert [level.star for level in GAME.content().more["nightweave"].levels] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MIS-NW-SET-07")
def test_figure_workers_and_winter_cards() -> None:
    content = GAME.content().more["nightweave"]
    for seed in range(10):
        t = new_table(1, seed)
        lair = lair_of(t)
        her = t.players[1]
        assert sorted(lair.deck + lair.used) == [i for i, one in enumerate(content.activities) if one.season == 0]
        assert (len(lair.used), her.free + len(her.workers), her.season) == (1, 2, 0)
        assert t.view(0)["nightweave"]["waiting"] == [1, 2, 3]
    firsts = {lair_of(new_table(1, seed)).used[0] for seed in range(40)}
    assert len(firsts) > 5


@pytest.mark.rule("MIS-NW-SET-08")
def test_a_card_has_a_line_for_its_season_and_every_later_one() -> None:
    for one in GAME.content().more["nightweave"].activities:
        assert [len(line) for line in one.lines] == [0] * one.season + [2] * (4 - one.season)


# --- general ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-GEN-01")
def test_she_is_first_and_people_follow_clockwise() -> None:
    for starter in ("1", "2"):
        t = new_table(2, starter=starter)
        order = [t.active]
        for _ in range(12):
            t.apply(t.options[0])
            order.append(t.active)
        turns = [one for i, one in enumerate(order) if i == 0 or one != order[i - 1]]
        assert turns[:3] == ([0, 1, 0] if starter == "1" else [1, 0, 1])
        assert t.turn >= 3


@pytest.mark.rule("MIS-NW-GEN-01")
def test_her_first_turn_comes_before_the_first_decision_and_is_told() -> None:
    session = Session.start(Setup("everdell", 1, (), {"rival": "nightweave"}, 4), game=GAME)
    table = session.table
    told = session.opening()
    assert [one.kind for one in told[:2]] == ["turn", "nightweave-turns-up"]
    assert told[0].seat == 1 and told[-1].seat == 0
    assert session.table is table and session.table.sink is None and not session.past
    assert Session.start(Setup("everdell", 1, (), {}, 4), game=GAME).opening() == []


@pytest.mark.rule("MIS-NW-GEN-04", "MIS-NW-GEN-05")
@pytest.mark.case("CASE-MIS-38")
def test_case_38_gifts() -> None:
    monk = scene(card("worker:haven")).hand(0, "monk").goods(0, berry=3)
    monk.begin()
    monk.play("play monk", "give 2")
    assert (monk.tokens_of(0), monk.hand_size(1), monk.tokens_of(1), monk.goods_of(1)) == (4, 2, 0, {})
    teacher = scene(card("worker:haven")).hand(0, "teacher").goods(0, berry=2).deck("farm", "mine")
    teacher.play("play teacher", "give farm")
    assert (teacher.hand_of(0), teacher.hand_of(1), teacher.tokens_of(1)) == (["mine"], ["farm"], 1)
    post = scene(card("worker:haven")).city(0, "post_office").hand(0, "farm", "mine").deck(*["inn"] * 2)
    post.play("visit post_office", "give farm")
    assert (sorted(post.hand_of(1)), post.tokens_of(1)) == (["farm", "mine"], 2)


@pytest.mark.rule("MIS-NW-GEN-06")
def test_point_tokens_that_she_is_given_are_hers() -> None:
    one = scene()
    one.begin()
    one.table.customs.gets_goods(one.table, 0, 1, [4, 4])
    assert (one.her_tokens(), one.hand_size(1)) == (2, 0)


@pytest.mark.rule("MIS-NW-GEN-07")
def test_she_ignores_all_text() -> None:
    one = scene(card("play_hand")).her_city("king", "courthouse").her_hand("king", "clock_tower").her_turn()
    assert (one.her_cards(), one.goods_of(1), one.lying_on("clock_tower", 1)) == (
        ["king", "courthouse", "clock_tower"], {}, {})
    second = scene(card("play_hand")).her_city("king").her_hand("king").her_turn()
    assert second.her_cards() == ["king", "king"]
    farm = scene(card("play_hand")).her_hand("farm").her_turn()
    assert farm.goods_of(1) == {}


@pytest.mark.rule("MIS-NW-GEN-08")
@pytest.mark.case("CASE-MIS-36")
def test_case_36_the_fool() -> None:
    def after(*city: str, full: bool = False) -> tuple[bool, list[str], list[str]]:
        one = scene(card("play_hand")).her_hand("fool").city(0, *city)
        if full:
            one.fill(0, 15)
        one.her_turn()
        return one.city_of(0)[-1:] == ["fool"], one.her_cards(), one.discard_now()

    assert after() == (True, [], [])
    assert after("fool") == (True, [], ["fool"])
    assert after("king", full=True) == (False, [], ["fool"])


@pytest.mark.rule("MIS-NW-GEN-09")
def test_with_two_people_the_arrow_says_whom_the_fool_visits() -> None:
    def visited(arrow: str, *fools: int) -> list[int]:
        one = scene(card("play_hand", arrow=arrow), players=2).her_hand("fool")
        for seat in fools:
            one.city(seat, "fool")
        one.her_turn()
        return [seat for seat in (0, 1) if "fool" in one.city_of(seat) and seat not in fools]

    assert (visited("cw"), visited("ccw"), visited("cw", 0), visited("ccw", 1)) == ([0], [1], [1], [0])


@pytest.mark.rule("MIS-NW-GEN-10")
def test_her_season_is_her_own() -> None:
    one = scene(card("worker:haven")).figure(1).spiders(home=0).season(0, "summer")
    one.her_turn()
    assert (one.season_of(0), one.season_of(1)) == ("summer", "spring")


@pytest.mark.rule("MIS-NW-GEN-11")
def test_she_is_an_opponent_for_your_cards() -> None:
    mole = scene().her_city("mine").hand(0, "miner_mole").goods(0, berry=3)
    mole.play("play miner_mole", "copy mine of 2")
    assert mole.goods_of(0) == {"pebble": 1}
    fool = scene(card("draw")).her_city("fool").hand(0, "fool").goods(0, berry=3)
    fool.play("play fool")
    assert (fool.city_of(1), fool.score_of(1)["base"]) == (["fool", "fool"], -4)
    full = scene().her_full_city().hand(0, "fool").goods(0, berry=3)
    assert full.plays() == []


@pytest.mark.rule("MIS-NW-GEN-13")
def test_only_what_is_given_earns_her_tokens() -> None:
    from fairyring.games.everdell.nightweave.doing import take_from_city

    one = scene().city(0, "farm", "mine")
    one.begin()
    take_from_city(one.table, 1, "MIS-NW-GEN-13", False)
    assert (one.city_of(0), one.city_of(1), one.tokens_of(1)) == (["mine"], ["farm"], 0)


@pytest.mark.rule("MIS-NW-GEN-14")
def test_she_draws_what_there_is() -> None:
    shuffled = scene(card("draw")).deck(only=True).thrown_away("king")
    assert shuffled.her_turn().hand_of(1) == ["king"]
    nothing = scene(card("draw", default="draw")).deck(only=True)
    assert nothing.her_turn().hand_of(1) == []


@pytest.mark.rule("MIS-NW-GEN-16")
def test_what_everybody_sees_and_what_nobody_does() -> None:
    one = scene(card("draw"), card("draw"), card("discard")).her_city("king").her_hand("farm", "mine").figure(3)
    one.lair.face_down = [one.take("castle")]
    one.lair.won = [one.take("inn")]
    one.spiders(home=1).her_turn()
    for seat in (0, -1):
        view = one.table.view(seat)
        lair, her = view["nightweave"], view["players"][1]
        assert (lair["figure"], lair["activity"], lair["used"], lair["left"]) == (
            2, "test_0", ["test_0"], ["test_1", "test_2"])
        assert (lair["won"], lair["face_down"], lair["season"], lair["lair"]) == (["inn"], 1, "winter", 1)
        assert (her["hand"], her["cards"], [card["card"] for card in her["city"]]) == (3, [], ["king"])
    hidden = [one.table.resample(0, seed) for seed in range(30)]
    assert len({tuple(lair_of(t).deck) for t in hidden}) == 2
    assert len({tuple(lair_of(t).face_down) for t in hidden}) > 5
    assert len({tuple(t.players[1].hand) for t in hidden}) > 20
    assert all(t.view(0) == one.table.view(0) for t in hidden)


@pytest.mark.rule("MIS-NW-GEN-17")
def test_there_are_no_pairs_in_her_city() -> None:
    one = scene().her_city("husband", "wife").specials("flying_doctor_service").achieved(0, "flying_doctor_service")
    one.city(0, "husband", "wife")
    one.begin()
    assert one.score_of(0)["events"] == 3
    mole = scene().her_city("husband", "wife", "farm").hand(0, "miner_mole").goods(0, berry=3)
    mole.play("play miner_mole")
    assert mole.names() == ["copy farm of 2", "skip"]
