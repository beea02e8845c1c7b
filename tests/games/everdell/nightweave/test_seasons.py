"""She prepares for a season; the end and her score (MIS-NW-SEAS, -END, -SCORE)."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.lair import lair_of
from fairyring.games.everdell.nightweave.seasons import prepare
from fairyring.games.everdell.table import EverdellTable
from fairyring.kernel.game import Setup
from tests.games.everdell.nightweave.lair_scene import LairScene, Made, card
from tests.games.everdell.scene import Scene

READY = card("worker:haven", arrow="cw")
PLAIN = ["king", "farm", "mine", "inn", "bard", "monk", "wife", "husband"]


def scene(*cards: Made, level: int = 2, players: int = 1) -> LairScene:
    return LairScene(players, level, list(cards))


@pytest.mark.rule("MIS-NW-SEAS-02", "MIS-NW-SEAS-03", "MIS-NW-SEAS-05", "MIS-NW-SEAS-06", "MIS-NW-SEAS-07",
                  "MIS-NW-SEAS-08", "MIS-NW-SEAS-09")
@pytest.mark.case("CASE-MIS-40")
def test_case_40_preparing_for_spring() -> None:
    one = scene(READY).figure(2).her_city("wanderer", "ranger", "undertaker").her_hand("ruins").rolling(2)
    one.spiders("grand_tour", home=0)
    one.achieved(1, "grand_tour")
    one.meadow(*PLAIN).deck("judge", "historian", "castle", "palace")
    one.her_turn()
    assert (one.home_now(), one.spiders_at(), one.lair.figure, one.season_of(1)) == (3, [], -1, "spring")
    assert one.her_events() == ["grand_tour", "cartographers_expedition"]
    assert sorted(one.hand_of(1)) == ["historian", "judge", "ruins"]
    assert one.meadow_now() == ["king", "castle", "palace", "inn", "bard", "monk", "wife", "husband"]
    assert one.discard_now() == ["mine"]
    assert [kind for kind, _ in one.story()] == ["turns-up", "prepares", "draws", "rolls", "throws"]


@pytest.mark.rule("MIS-NW-SEAS-05")
def test_the_deck_grows_from_season_to_season() -> None:
    content = GAME.content().more["nightweave"]
    sizes = [sum(one.season <= season for one in content.activities) for season in range(4)]
    t = GAME.new_table(GAME.checked(Setup("everdell", 1, (), {"rival": "nightweave"})), GAME.content())
    assert isinstance(t, EverdellTable)
    assert len(lair_of(t).deck + lair_of(t).used) == 8
    for size in sizes[1:]:
        prepare(t, "MIS-NW-TURN-02")
        assert (len(lair_of(t).deck), lair_of(t).used) == (size, [])
    assert sizes == [8, 12, 15, 18]


@pytest.mark.rule("MIS-NW-SEAS-03")
def test_only_one_event_is_claimed_by_preparing_and_the_arrow_says_which() -> None:
    for arrow, event in (("cw", "city_monument"), ("ccw", "cartographers_expedition")):
        one = scene(card("worker:haven", arrow=arrow)).figure(1).spiders(home=0)
        one.her_city("wanderer", "ranger", "undertaker", "judge", "historian", "crane").her_turn()
        assert one.her_events() == [event]


@pytest.mark.rule("MIS-NW-SEAS-08", "MIS-NW-SEAS-10", "MIS-NW-TIE-05")
@pytest.mark.case("CASE-MIS-41")
def test_case_41_two_random_meadow_cards_in_summer() -> None:
    one = scene(READY).her_season("spring").figure(4).spiders(home=0).rolling(4, 4)
    one.meadow(*PLAIN).deck("judge", "historian", "castle")
    one.her_turn()
    assert (sorted(one.hand_of(1)), one.home_now(), one.season_of(1)) == (["husband", "wife"], 5, "summer")
    assert one.meadow_now() == ["king", "farm", "mine", "judge", "bard", "monk", "historian", "castle"]


@pytest.mark.rule("MIS-NW-SEAS-11")
def test_preparing_for_autumn() -> None:
    one = scene(READY).her_season("summer").figure(1).spiders(home=0).rolling(2, 3)
    one.meadow(*PLAIN).deck("judge", "historian", "castle", "palace", "ruins")
    one.her_turn()
    assert (sorted(one.hand_of(1)), one.home_now(), one.season_of(1)) == (["historian", "judge"], 8, "autumn")
    assert one.meadow_now()[:3] == ["castle", "palace", "ruins"]
    assert sorted(one.discard_now()) == ["farm", "mine"]


@pytest.mark.rule("MIS-NW-SEAS-04")
def test_webs_that_do_not_stay_come_back() -> None:
    one = scene(READY).figure(1).spiders(home=0)
    one.lair.loose, one.lair.webs = [0, 2], [12]
    one.her_turn()
    assert (one.lair.loose, one.lair.webs) == ([], [12])


# --- the end ---------------------------------------------------------------------------------------------------------
def ending(*names: str, level: int = 2) -> LairScene:
    """At the end of autumn, everything out."""
    return scene(READY, level=level).her_season("autumn").figure(1).her_city(*names).spiders("journey_5", home=0)


@pytest.mark.rule("MIS-NW-END-01", "MIS-NW-END-02", "MIS-NW-END-03", "MIS-NW-END-04")
def test_she_ends_with_her_accomplishments_and_a_last_event() -> None:
    one = ending("judge", "historian")
    one.her_full_city()
    one.lair.won = [one.take("crane"), one.take("fool")]
    one.lair.face_down = [one.take("king")]
    one.her_turn()
    assert (one.her_cards()[-2:], len(one.her_cards()), one.discard_now()) == (["crane", "king"], 17, ["fool"])
    assert (one.her_events(), one.lair.won, one.lair.face_down) == (["city_monument"], [], [])
    assert (one.player(1).passed, one.season_of(1), one.lair.figure) == (True, "autumn", 0)
    assert (one.spiders_at()[-1], one.meadow_now()[0], one.score_of(1)["journey"]) == ("journey:journey_5", None, 5)


@pytest.mark.rule("MIS-NW-END-05")
@pytest.mark.case("CASE-MIS-44")
def test_case_44_after_her_end() -> None:
    one = scene(READY).her_season("autumn").figure(1)
    one.city(0, "inn")
    one.spiders("journey_5", "inn of 1", home=0)
    one.hand(0, "teacher").goods(0, berry=2).deck("farm", "mine")
    one.her_turn()
    assert ("inn" in one.visits(), one.score_of(1)["journey"]) == (False, 5)
    one.play("play teacher", "give farm")
    assert (one.hand_of(0), one.hand_size(1), one.her_tokens(), one.discard_now()[-1]) == (["mine"], 0, 0, "farm")
    one.table.gain(1, 4, 3, "MIS-NW-END-05")
    assert one.her_tokens() == 3


@pytest.mark.rule("MIS-NW-END-06", "MIS-NW-GEN-10")
def test_the_game_is_over_when_all_have_ended() -> None:
    you = ending().season(0, "autumn")
    you.her_turn().play("visit one_berry")
    assert (you.deciding, you.table.over) == (0, False)  # she is skipped
    you.play("pass")
    assert you.table.over
    she = scene(card("draw")).season(0, "autumn")
    she.begin()
    she.play("pass")  # she goes on until her deck has run out without a worker placed, season by season
    assert (she.table.over, she.player(1).passed, she.season_of(1)) == (True, True, "autumn")


@pytest.mark.rule("MIS-NW-END-07", "MIS-NW-END-08")
@pytest.mark.case("CASE-MIS-43")
def test_case_43_a_tie_is_her_win() -> None:
    def ranks(*points: int) -> tuple[int, ...]:
        one = scene(players=len(points) - 1)
        for number, count in enumerate(points):
            one.goods(number, point=count)
            one.season(number, "autumn")
            one.player(number).passed = True
        return one.begin().table.outcome().ranks

    assert ranks(52, 52) == (2, 1)
    assert ranks(53, 52) == (1, 2)
    assert ranks(60, 52, 52) == (2, 3, 1)
    assert ranks(53, 60, 52) == (1, 1, 3)
    assert ranks(40, 45, 52) == (3, 2, 1)


# --- her score -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MIS-NW-SCORE-01", "MIS-NW-SCORE-02")
@pytest.mark.case("CASE-MIS-42")
def test_case_42_score_by_level() -> None:
    totals = []
    for level in range(5):
        one = scene(level=level).her_season("autumn").spiders("journey_5", home=7)
        one.her_city("farm", "inn", "king", "ever_tree", "monk", "ruins", "fool").goods(1, point=7)
        for event in ("grand_tour", "city_monument", "tax_relief"):
            one.achieved(1, event)
        one.begin()
        totals.append(one.total_of(1))
    assert totals == [31, 34, 37, 40, 44]


@pytest.mark.rule("MIS-NW-SCORE-03", "MIS-NW-SCORE-04")
def test_no_bonus_twice_and_exactly_zero() -> None:
    def bonus(level: int, *names: str) -> int:
        one = scene(level=level).her_city(*names)
        one.begin()
        return one.score_of(1)["prosperity"]

    assert [bonus(level, "ruins", "king", "fool") for level in range(5)] == [0, 1, 2, 3, 5]
    one = scene(level=4)
    worthless = one.table.content.kind_of["king"]
    one.table.content.points = list(one.table.content.points)
    one.table.content.points[worthless] = 0  # a purple card worth nothing gets the larger bonus alone
    one.her_city("king").begin()
    assert one.score_of(1)["prosperity"] == 3
    held = scene().her_hand("king", "castle")
    held.lair.face_down = [held.take("palace")]
    held.begin()
    assert held.total_of(1) == 0


@pytest.mark.rule("MIS-NW-SCORE-05")
def test_nothing_but_the_base_game_counts_without_other_boxes() -> None:
    one: Scene = scene(level=4).her_city("farm").begin()
    assert one.score_of(1) == {"base": 1, "tokens": 0, "prosperity": 0, "journey": 0, "events": 0}
