"""Reports: what games tell designers, as tables, CSV and one page."""

from __future__ import annotations

import csv
import io
import re

import pytest

from fairyring.arena import designers
from fairyring.arena.tables import compared, tables_of
from tests.arena.test_standings import game

GAMES = [game(["a", "a"], ranks, seed, seed % 2, [["oak"] if ranks[0] == 1 else ["ash"], ["ash"]], 10 + seed)
         for seed in range(20) for ranks in ([1, 2], [1, 2], [2, 1])]
"""Whoever buys the oak wins; everybody else has bought the ash."""


def test_a_card_that_wins_has_a_high_value_and_its_interval_says_how_sure_that_is() -> None:
    oak, ash = designers.cards(GAMES)
    assert (oak.card, ash.card) == ("oak", "ash")
    assert (oak.bought, ash.bought) == (40, 80)
    assert oak.purchases.share == pytest.approx(1 / 3)
    assert (oak.owned.games, oak.owned.share) == (40, 1.0)
    assert oak.value.mean == pytest.approx(0.5, abs=0.01)
    assert ash.value.mean == pytest.approx(-0.25, abs=0.01)
    assert oak.value.low > 0 > ash.value.high


def test_a_strong_bot_does_not_make_the_cards_it_buys_look_strong() -> None:
    """Value is held against what the same bot wins anyway."""
    games = [game(["strong", "weak"], [1, 2], seed, 0, [["oak"], ["ash"]]) for seed in range(30)]
    assert [one.value.mean for one in designers.cards(games)] == [0.0, 0.0]


def test_the_order_of_play_is_counted_from_who_began() -> None:
    games = [game(["a", "b"], [1, 2], 1, first=0), game(["a", "b"], [2, 1], 2, first=1)]
    found = designers.seats(games)
    assert (found[2, 1].share, found[2, 2].share) == (1.0, 0.0)


def test_every_table_can_be_read_back_from_its_csv() -> None:
    for table in tables_of(GAMES):
        rows = list(csv.reader(io.StringIO(table.as_csv())))
        assert tuple(rows[0]) == table.columns
        assert [tuple(row) for row in rows[1:]] == [tuple(str(cell) for cell in row) for row in table.rows]


def test_two_packs_side_by_side_show_what_changed() -> None:
    others = [game(["a", "a"], ranks, seed, seed % 2, [["ash"], ["elm"]], 14 + seed, "y")
              for seed in range(20) for ranks in ([1, 2], [2, 1])]
    lengths, _, cards = compared(GAMES, others)
    rounds = dict(zip(lengths.columns, lengths.rows[0], strict=True))
    assert (rounds["A"], rounds["B"], rounds["change"]) == (19.5, 23.5, 4.0)
    rows = {str(row[0]): dict(zip(cards.columns, row, strict=True)) for row in cards.rows}
    assert set(rows) == {"oak", "ash", "elm"}
    assert rows["oak"]["B value"] == ""
    assert rows["elm"]["A value"] == ""
    assert float(rows["ash"]["change of value"]) > 0


def test_the_page_needs_nothing_from_elsewhere() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    pytest.importorskip("openskill", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    games = [*GAMES, *[game(["<b>", "a"], [1, 2], seed) for seed in range(5)]]
    tables = tables_of(games)
    text = page("Games & more", tables, games)
    assert "<h1>Games &amp; more</h1>" in text
    assert "&lt;b&gt;" in text
    body, _, script = text.partition("<script type=\"module\">")
    assert "<b>" not in body
    assert not re.search(r"\bsrc=|\bhref=\"[^#]|url\(|@import", body)
    assert script.count("</script>") == 1 and script.endswith("</script></body></html>\n")
    assert not re.search(r"""(^|;)\s*import\b[^;]*["'](https?:|//)""", script), "the scripts are inside"
    for name in ("bots", "ratings", "matrix", "lengths", "cards"):
        assert f'id="{name}"' in text


def test_two_packs_are_drawn_side_by_side_with_intervals_in_one_cell() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    others = [game(["a", "a"], ranks, seed, seed % 2, [["ash"], ["elm"]], 14 + seed, "y")
              for seed in range(20) for ranks in ([1, 2], [2, 1])]
    body, _, script = page("Both", compared(GAMES, others), GAMES, others).partition("<script type=\"module\">")
    for name in ("compared_lengths", "compared_seats", "compared_cards"):
        assert f'id="{name}"' in body
        assert f'"{name}": {{' in script
    lengths = body.partition("Length of games, A and B</h2>")[2].partition("</section>")[0]
    assert '<th scope="col">A</th><th scope="col">B</th><th scope="col">change</th>' in lengths
    assert "<td>rounds</td><td>19.5 <small>18.0 to 21.0</small></td>" in lengths
    cards = body.partition("Cards, A and B</h2>")[2]
    assert "<td>elm</td><td></td><td></td>" in cards, "nobody bought it in A"


def test_packs_with_nothing_in_common_have_no_empty_charts() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    two = [game(["a", "a"], [1, 2], seed) for seed in range(4)]
    three = [game(["a", "a", "a"], [1, 2, 3], seed) for seed in range(4)]
    body = page("Both", compared(two, three), two, three).partition("<script")[0]
    assert 'id="compared_lengths"' in body
    assert 'id="compared_seats"' not in body and 'id="compared_cards"' not in body
