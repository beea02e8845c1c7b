"""Reports: what games tell designers, as tables, CSV and one page."""

from __future__ import annotations

import csv
import io
import json
import re

import msgspec
import pytest

from fairyring.arena import designers
from fairyring.arena.designers import CardFigures, Value
from fairyring.arena.distributions import main_figure, spreads
from fairyring.arena.findings import findings
from fairyring.arena.known import Card, known_cards
from fairyring.arena.moments import moments
from fairyring.arena.results import Trouble
from fairyring.arena.standings import Share
from fairyring.arena.tables import compared, source_table, tables_of
from fairyring.arena.telling import sentence
from fairyring.arena.verdicts import verdicts
from fairyring.kernel.text import COMMON, LANGUAGES
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


def test_a_few_victories_where_nearly_everybody_wins_prove_nothing() -> None:
    """Of 40 games the strong bot lost one. The oak it had in three others may as well be worth nothing."""
    games = [game(["strong", "weak"], [1 + (seed == 0), 2 - (seed == 0)], seed, 0,
                  [["oak"] if 0 < seed < 4 else ["ash"], ["ash"]]) for seed in range(40)]
    oak = next(one for one in designers.cards(games) if one.card == "oak")
    assert (oak.owned.games, oak.owned.share) == (3, 1.0)
    assert oak.value.mean == pytest.approx(1 / 40)
    assert oak.value.low < -0.1
    assert not any("oak" in line for line in findings(games))


def test_a_pair_is_worth_what_two_cards_do_for_each_other() -> None:
    """Husband and Wife win together; alone each loses as often as everybody else."""
    hands = [(["husband", "wife"], 1), (["husband", "farm"], 2), (["wife", "farm"], 2), (["inn"], 1)]
    games = [game(["a", "a"], [rank, 3 - rank], seed, seed % 2, [cards, ["mine"]])
             for seed in range(30) for cards, rank in hands]
    found = {one.cards: one for one in designers.pairs(games)}
    assert set(found) == {("husband", "wife"), ("farm", "husband"), ("farm", "wife")}
    pair = found["husband", "wife"]
    assert (pair.share.games, pair.share.wins, pair.owned.games, pair.owned.share) == (240, 30, 30, 1.0)
    assert pair.value.mean == pytest.approx(0.5)
    assert pair.beyond.mean == pytest.approx(0.5), "alone both are worth nothing"
    assert pair.beyond.low > 0 > found["farm", "husband"].value.high
    assert any("husband and wife (+50.0%)" in line for line in findings(games))


def test_pairs_that_hardly_anybody_had_are_not_told() -> None:
    games = [game(["a", "a"], [1, 2], seed, 0, [["oak", "ash"], ["elm"]]) for seed in range(designers.FEW - 1)]
    assert designers.pairs(games) == []
    assert "pairs" not in [table.name for table in tables_of(games)]


def test_a_game_in_which_cards_are_played_counts_plays() -> None:
    games = [msgspec.structs.replace(one, game="everdell") for one in GAMES]
    table = next(one for one in tables_of(games) if one.name == "cards")
    assert table.columns[:3] == ("card", "played", "plays")
    assert compared(games, games)[2].columns[1] == "A plays"
    mixed = next(one for one in tables_of([*games, *GAMES]) if one.name == "cards")
    assert mixed.columns[:3] == ("card", "bought", "purchases")


def test_a_game_without_rounds_is_as_long_as_its_decisions() -> None:
    games = [msgspec.structs.replace(one, rounds=0) for one in GAMES]
    assert (list(designers.lengths(GAMES)), list(designers.lengths(games))) == (["rounds", "decisions"], ["decisions"])
    assert not [line for line in findings(games) if "rounds" in line]
    assert [row[0] for row in compared(games, games)[0].rows] == ["decisions"]


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


def test_beside_others_every_table_says_whom_it_speaks_of_and_both_have_verdicts() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    trouble = Trouble(0, 3, "raised", "RuntimeError: out of ideas")
    others = [msgspec.structs.replace(one, content="y", troubles=[trouble] * (one.seed == 0)) for one in GAMES]
    cheap = {**KNOWN, "oak": Card("oak", "Oak", "hero", 1, "")}
    tables = [source_table(GAMES, others), *compared(GAMES, others), *tables_of(GAMES, KNOWN, "en", others, cheap)]
    assert len({table.key for table in tables}) == len(tables)
    both = {table.key for table in tables if not table.side}
    assert both == {"sources", "compared_lengths", "compared_seats", "compared_cards", "distributions", "troubles"}
    found = {table.key: table for table in tables}
    assert [row[:3] for row in found["verdicts"].rows if row[0] == "oak"] == [("oak", "Oak", 2)]
    assert [row[:3] for row in found["verdicts_b"].rows if row[0] == "oak"] == [("oak", "Oak", 1)]
    for name in ("distributions", "sources"):
        assert {row[0] for row in found[name].rows} == {"A", "B"}
    assert {row[0] for row in found["troubles"].rows} == {"B"}
    body, _, script = page("Both", tables, GAMES, others, KNOWN).partition('<script type="module">')
    assert "<h2>Verdicts (A)</h2>" in body and "<h2>Verdicts (B)</h2>" in body and "<h2>Bots (A)</h2>" in body
    assert "<h2>Cards, A and B</h2>" in body and "<h2>How scores are spread</h2>" in body
    charts = json.loads(script.partition("const charts = ")[2].partition(";\nfor")[0])
    scales = [[layer["encoding"][axis]["scale"]["domain"] for axis in "xy"]
              for name in ("verdicts", "verdicts_b") for layer in charts[name][0]["layer"][:1]]
    assert scales[0] == scales[1], "the same scales for A and B"


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
        assert f'"{name}": [{{' in script
    lengths = body.partition("Length of games, A and B</h2>")[2].partition("</section>")[0]
    assert re.findall('<button type="button">(.*?)</button>', lengths) == ["figure", "A", "B", "change"]
    assert '>rounds</td><td data-value="19.5">19.5 <small>18.0 … 21.0</small></td>' in lengths
    cards = body.partition("Cards, A and B</h2>")[2]
    assert '>elm</td><td data-value=""></td><td data-value=""></td>' in cards, "nobody bought it in A"


def test_packs_with_nothing_in_common_have_no_empty_charts() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    two = [game(["a", "a"], [1, 2], seed) for seed in range(4)]
    three = [game(["a", "a", "a"], [1, 2, 3], seed) for seed in range(4)]
    body = page("Both", compared(two, three), two, three).partition("<script")[0]
    assert 'id="compared_lengths"' in body
    assert 'id="compared_seats"' not in body and 'id="compared_cards"' not in body


# --- verdicts --------------------------------------------------------------------------------------------------------
KNOWN = {name: Card(name, name.title(), "hero", cost, f"Does what an {name} does.")
         for name, cost in (("oak", 2), ("ash", 2), ("elm", 4), ("fir", 6), ("yew", 1))}


def figure(card: str, value: float, half: float, seats: int = 400) -> CardFigures:
    return CardFigures(card, seats, Share(seats, seats, 1.0, 1.0, 1.0), Share(seats, 0.0, 0.5, 0.4, 0.6),
                       Value(value, value - half, value + half))


def test_a_card_off_the_line_of_value_and_cost_is_told_with_a_fitting_cost() -> None:
    """Every leaf of cost is worth two points of a hundred; the oak is worth as much as a card that costs five."""
    figures = [figure("yew", 0.02, 0.01), figure("ash", 0.04, 0.01), figure("elm", 0.08, 0.01),
               figure("fir", 0.12, 0.01), figure("oak", 0.10, 0.03, 30)]
    found = verdicts(figures, KNOWN, 400)
    assert [found[name].what for name in ("yew", "ash", "elm", "fir", "oak")] == ["fair", "fair", "fair", "fair",
                                                                                  "strong"]
    oak = found["oak"]
    assert oak.cost in (4, 5) and 0.03 < oak.expected < 0.06 and oak.more == 0
    assert sentence(figures[-1], oak).startswith("Too strong for its cost: its owner wins +10.0% against the usual")
    for language in LANGUAGES:
        assert str(oak.cost) in sentence(figures[-1], oak, language) and "[" not in sentence(figures[-1], oak, language)


def test_a_cost_that_no_card_has_is_not_suggested() -> None:
    """The line says nothing beyond the costs of the cards: what would fit there should do less, or more."""
    figures = [figure("yew", 0.02, 0.01), figure("ash", 0.04, 0.01), figure("elm", 0.08, 0.01),
               figure("fir", 0.12, 0.01), figure("oak", 0.40, 0.03, 30)]
    oak = verdicts(figures, KNOWN, 400)["oak"]
    assert (oak.what, oak.cost, oak.beyond) == ("strong", None, (1, 6))
    assert sentence(figures[-1], oak).endswith("no cost from 1 to 6 would fit, so it should do less.")
    for language in LANGUAGES:
        assert "{" not in sentence(figures[-1], oak, language) and "6" in sentence(figures[-1], oak, language)


def test_what_is_not_settled_says_how_many_more_games_would_tell() -> None:
    """An interval of plus or minus eight around four must become half as wide: four times as many games."""
    found = verdicts([figure("oak", 0.04, 0.08), figure("ash", 0.0, 0.3, 3), figure("elm", 0.5, 0.0)], {}, 100)
    assert (found["oak"].what, found["oak"].more) == ("open", 300)
    assert (found["ash"].what, found["ash"].more) == ("few", 234)
    assert (found["elm"].what, found["elm"].more) == ("open", -1), "nothing varies: these games tell nothing of it"


def test_cards_are_told_by_players_and_modules_and_when_they_come() -> None:
    games = [msgspec.structs.replace(one, when=[[25] * len(one.bought[0]), [75]]) for one in GAMES]
    found = {(one.card, one.players): one for one in moments(games)}
    assert found["oak", 2].through == 0.25 and found["oak", 2].seats == 40
    assert found["ash", 2].share == pytest.approx(80 / 120)
    assert {one.through for one in moments(GAMES)} == {None}, "older files do not say when"


def test_scores_are_told_from_the_least_to_the_most() -> None:
    spread = next(one for one in spreads(GAMES) if one.figure == "leaves")
    assert (spread.seats, spread.numbers[0], spread.numbers[3], spread.numbers[-1]) == (120, 0, 9.5, 19)
    assert main_figure(GAMES) == "drops"


def test_the_report_says_which_games_packs_seeds_and_bots_it_speaks_of() -> None:
    others = [msgspec.structs.replace(one, packs=["mine.toml"], content="y") for one in GAMES]
    table = source_table(GAMES, others)
    a, b = (dict(zip(table.columns, row, strict=True)) for row in table.rows)
    assert (a["side"], a["game"], a["seeds"], a["bots"], a["games"]) == ("A", "mycelia", "0 … 19 (20)", "a", 60)
    assert (b["side"], b["packs"], b["components"]) == ("B", "mine.toml", "y")


def test_cards_have_names_costs_and_effects_in_every_game() -> None:
    wanted = {"mycelia": ("marasmius_rotula", 5), "everdell": ("farm", 3), "mycelium": ("penny_bun", None),
              "salamandra": ("field_17_purple_fruit_crystal", None)}
    for name, (card, cost) in wanted.items():
        known = known_cards([msgspec.structs.replace(GAMES[0], game=name)])
        assert known[card].name != card and known[card].cost is not None
        assert cost is None or known[card].cost == cost


def test_the_page_tells_shares_in_percent_and_figures_in_the_words_of_their_game() -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    games = [msgspec.structs.replace(one, game="everdell", scores=[{"points": 30}, {"points": 20}]) for one in GAMES]
    tables = [source_table(games), *compared(games, games), *tables_of(games, language="de")]
    text, _, script = page("Punkte", tables, games, games, language="de").partition('<script type="module">')
    assert ">Everdell</td>" in text
    assert ">Punkte</td>" in text and ">Runden</td>" in text and ">Entscheidungen</td>" in text
    assert re.search(r">\+50\.\d% <small>\+3\d\.\d% … \+6\d\.\d%</small>", text), "a value has its sign"
    assert re.search(r">33\.3% <small>2\d\.\d% … ", text), "a share has none"
    assert not re.search(r">-?0\.[1-9]\d\d ", text), "no share is left as a fraction"
    assert '"title": "Punkte"' in script


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_readers_language_and_nothing_is_missing(language: str) -> None:
    pytest.importorskip("altair", reason="the extra `arena` is not installed")
    pytest.importorskip("vl_convert", reason="the extra `arena` is not installed")
    from fairyring.arena.page import page

    tables = [source_table(GAMES, GAMES), *compared(GAMES, GAMES), *tables_of(GAMES, KNOWN, language)]
    text = page("Both", tables, GAMES, GAMES, KNOWN, language).partition('<script type="module">')[0]
    assert f'<html lang="{language}">' in text and "[report-" not in text
    assert "Oak</td>" in text and "Does what an oak does." in text
    assert set(messages(language)) == set(messages("en"))


def messages(language: str) -> list[str]:
    return re.findall("^(report-[a-z_-]+) =", (COMMON / "report" / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
