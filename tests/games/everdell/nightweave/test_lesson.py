"""What the lesson on her turn says happens, happens."""

from __future__ import annotations

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.components import POINT, SEASONS
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.lair import her_side, lair_of
from fairyring.games.everdell.state import Everdell
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.lessons import read_lesson
from fairyring.kernel.pupil import NEXT, Pupil

PARTS = [part.id for part in read_lesson(GAME, "nightweave").parts]


def after(part: str, *answers: str) -> tuple[Everdell, list[str]]:
    pupil = Pupil(GAME, read_lesson(GAME, "nightweave"), PARTS.index(part), GAME.content())
    kinds = [event.kind for event in pupil.follow([NEXT, *answers])]
    table = pupil.session.table
    assert isinstance(table, Everdell) and pupil.done
    return table, kinds


def test_a_spider_finds_its_place_taken_and_goes_on() -> None:
    table, kinds = after("spiders", "play farm")
    assert "nightweave-goes-on" in kinds and len(her_side(table).workers) == 2 and her_side(table).free == 0


def test_her_place_in_the_meadow_stays_empty() -> None:
    table, _ = after("meadow", "play mine from 2")
    assert [slot for slot, kind in enumerate(table.meadow) if kind < 0] == [2] and lair_of(table).figure == 2


def test_she_prepares_for_spring_when_three_things_come_together() -> None:
    table, kinds = after("season", "visit three_twigs")
    assert "nightweave-prepares" in kinds and SEASONS[her_side(table).season] == "spring"
    assert (her_side(table).free, len(her_side(table).hand)) == (3, 3)
    winter = [one.symbol for one in hers(table.content).activities if one.season == 0]
    assert (len(winter), winter.count("worker"), winter.count("nightweave")) == (8, 4, 1)


def test_a_guest_of_her_inn_brings_her_a_token() -> None:
    table, _ = after("guest", "visit inn of 2", "play farm from 1")
    assert her_side(table).goods[POINT] == 1
    assert [table.content.cards[kind].ident for kind in table.players[0].city] == ["farm"]


@pytest.mark.parametrize("wrong", [{"city": ["fram"]}, {"spiders": ["basic:nowhere"]}, {"next": ["activity_99"]},
                                   {"season": "lent"}])
def test_what_is_not_hers_is_refused(wrong: dict[str, object]) -> None:
    lesson = read_lesson(GAME, "nightweave")
    with pytest.raises(BadSetup, match="names what is not there"):
        GAME.arrange(lesson.setup, GAME.content(), {"seat": [{}], "nightweave": wrong})
