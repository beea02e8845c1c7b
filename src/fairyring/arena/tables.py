"""The figures of a report as plain tables, for the page and for CSV. Their titles stand in text/report/*.ftl."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from fairyring.arena import designers
from fairyring.arena.designers import CardFigures, PairFigures, Value
from fairyring.arena.distributions import spreads
from fairyring.arena.known import Card
from fairyring.arena.moments import moments
from fairyring.arena.results import Result
from fairyring.arena.standings import Share, matrix, ratings, shares_of_bots
from fairyring.arena.telling import sentence
from fairyring.arena.verdicts import verdicts
from fairyring.kernel.game import all_games, find_game

Cell = str | int | float


@dataclass(frozen=True, slots=True)
class TableOf:
    """A table and its rows. Its title and a sentence that explains it are `report-title-<name>` and `-about-`."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    side: str = ""
    """Of two sets of games the one that it speaks of, A or B; empty: of all."""

    @property
    def key(self) -> str:
        """What tells it from the others of a report, also as the name of a file."""
        return f"{self.name}_b" if self.side == "B" else self.name

    def as_csv(self) -> str:
        file = io.StringIO()
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(self.columns)
        writer.writerows(self.rows)
        return file.getvalue()


def numbers(one: Share | Value) -> tuple[float, float, float]:
    """A figure and the two ends of its interval."""
    middle = one.share if isinstance(one, Share) else one.mean
    return round(middle, 4), round(one.low, 4), round(one.high, 4)


def tables_of(results: Sequence[Result], known: Mapping[str, Card] | None = None, language: str = "en",
              others: Sequence[Result] = (), theirs: Mapping[str, Card] | None = None) -> list[TableOf]:
    """Everything a report tells about some games. `known` are the cards' names, costs and effects. What games with
    `others` beside them tell of both stands in `compared`; here these have verdicts, scores and troubles, and `theirs`
    are the cards as they were there."""
    known = known or {}
    figures, other_figures = designers.cards(results), designers.cards(others)
    out = [verdict_table(results, figures, known, language)] if figures else []
    if other_figures:
        out.append(replace(verdict_table(others, other_figures, theirs or known, language), side="B"))
    out.append(bot_table(results))
    if any(len(set(one.bots)) > 1 for one in results):
        out += [rating_table(results), matrix_table(results)]
    if not others:
        out += [length_table(results), seat_table(results)]
    out += [distribution_table(results, others), score_table(results)]
    if figures:
        out += [card_table(figures, gained(results)), moment_table(results)]
        pairs = designers.pairs(results)
        if pairs:
            out.append(pair_table(pairs))
    troubles = trouble_table(results, others)
    if troubles.rows:
        out.append(troubles)
    of_both = ("distributions", "troubles")
    return [replace(one, side="A") if others and not one.side and one.name not in of_both else one for one in out]


def sides(results: Sequence[Result], others: Sequence[Result]) -> list[tuple[str, Sequence[Result]]]:
    """One set of games, or two, which are called A and B."""
    return [("A", results), ("B", others)] if others else [("", results)]


def gained(results: Sequence[Result]) -> tuple[str, str]:
    """What was done to components in these games, and all of it together, in the words of their game."""
    games = {one.game for one in results}
    known = all_games()
    return find_game(games.pop()).gained if len(games) == 1 and games <= set(known) else ("bought", "purchases")


def source_table(results: Sequence[Result], others: Sequence[Result] = ()) -> TableOf:
    """Which games a report speaks of: kinds of games, each with its packs, seeds and bots."""
    rows: list[tuple[Cell, ...]] = []
    for side, games in sides(results, others):
        kinds: dict[tuple[str, int, str, str, str, str], list[Result]] = {}
        for one in games:
            options = ", ".join(f"{name}={value}" for name, value in sorted(one.options.items()))
            modules, packs = ", ".join(one.modules), ", ".join(one.packs)
            kinds.setdefault((one.game, one.players, modules, packs, one.content, options), []).append(one)
        for (game, players, modules, packs, content, options), own in sorted(kinds.items()):
            seeds = sorted({one.seed for one in own})
            said = str(seeds[0]) if len(seeds) == 1 else f"{seeds[0]} … {seeds[-1]} ({len(seeds)})"
            bots = ", ".join(sorted({bot for one in own for bot in one.bots}))
            rows.append((side, game, players, modules, options, packs, content, said, bots, len(own)))
    columns = ("side", "game", "players", "modules", "options", "packs", "components", "seeds", "bots", "games")
    return with_sides(TableOf("sources", columns, rows), others)


def verdict_table(results: Sequence[Result], figures: Sequence[CardFigures], known: Mapping[str, Card],
                  language: str) -> TableOf:
    found = verdicts(figures, known, len(results))
    rows: list[tuple[Cell, ...]] = []
    for one in figures:
        card, verdict = known.get(one.card), found[one.card]
        cost: Cell = "" if card is None or card.cost is None else card.cost
        fitting: Cell = "" if verdict.cost is None else verdict.cost
        more: Cell = "" if verdict.more <= 0 else verdict.more
        rows.append((one.card, card.name if card else "", cost, card.kind if card else "",
                     sentence(one, verdict, language), card.effect if card else "", one.owned.games,
                     *numbers(one.value), round(verdict.expected, 4), fitting, more, verdict.what))
    order = {"strong": 0, "weak": 1, "open": 2, "fair": 3, "few": 4}
    rows.sort(key=lambda row: (order[str(row[-1])], -abs(float(row[7]) - float(row[10]))))
    return TableOf("verdicts", ("card", "name", "cost", "kind", "verdict", "effect", "seats", "value", "value low",
                                "value high", "expected", "fitting cost", "more games", "what"), rows)


def moment_table(results: Sequence[Result]) -> TableOf:
    columns = ("card", "players", "modules", "seats", "share", "through", "value", "value low", "value high")
    return TableOf("moments", columns, [
        (one.card, one.players, one.modules.replace("+", ", "), one.seats, round(one.share, 4),
         "" if one.through is None else round(one.through, 3), *numbers(one.value)) for one in moments(results)])


def distribution_table(results: Sequence[Result], others: Sequence[Result] = ()) -> TableOf:
    columns = ("side", "figure", "bot", "seats", "least", "tenth", "quarter", "half", "three quarters", "nine tenths",
               "most")
    rows: list[tuple[Cell, ...]] = [
        (side, one.figure, one.bot, one.seats, *(round(number, 2) for number in one.numbers))
        for side, games in sides(results, others) for one in spreads(games)]
    return with_sides(TableOf("distributions", columns, rows), others)


def with_sides(table: TableOf, others: Sequence[Result]) -> TableOf:
    """Without others there are no sides to tell, which are the first column."""
    return table if others else replace(table, columns=table.columns[1:], rows=[row[1:] for row in table.rows])


def bot_table(results: Sequence[Result]) -> TableOf:
    shares = shares_of_bots(results)
    return TableOf("bots", ("bot", "games", "wins", "share", "low", "high"),
                   [(bot, one.games, round(one.wins, 3), *numbers(one)) for bot, one in shares.items()])


def rating_table(results: Sequence[Result]) -> TableOf:
    return TableOf("ratings", ("bot", "rating", "low", "high", "uncertainty"),
                   [(bot, round(one.mu, 2), round(one.low, 2), round(one.high, 2), round(one.sigma, 2))
                    for bot, one in ratings(results).items()])


def matrix_table(results: Sequence[Result]) -> TableOf:
    return TableOf("matrix", ("bot", "against", "games", "share", "low", "high"),
                   [(bot, other, one.games, *numbers(one)) for (bot, other), one in sorted(matrix(results).items())])


def length_table(results: Sequence[Result]) -> TableOf:
    return TableOf("lengths", ("figure", "mean", "low", "high"),
                   [(name, *numbers(one)) for name, one in designers.lengths(results).items()])


def seat_table(results: Sequence[Result]) -> TableOf:
    return TableOf("seats", ("players", "place", "games", "share", "low", "high"),
                   [(players, place, one.games, *numbers(one))
                    for (players, place), one in designers.seats(results).items()])


def score_table(results: Sequence[Result]) -> TableOf:
    return TableOf("scores", ("figure", "mean", "low", "high"),
                   [(name, *numbers(one)) for name, one in designers.scores(results).items()])


def card_table(cards: Sequence[CardFigures], words: tuple[str, str]) -> TableOf:
    done, all_done = words
    return TableOf("cards", ("card", done, all_done, f"{all_done} low", f"{all_done} high", "seats", "won", "won low",
                    "won high", "value", "value low", "value high"),
                   [(one.card, one.bought, *numbers(one.purchases), one.owned.games, *numbers(one.owned),
                     *numbers(one.value)) for one in cards])


def pair_table(pairs: Sequence[PairFigures]) -> TableOf:
    return TableOf("pairs", ("card", "with", "seats", "share", "share low", "share high", "won", "won low", "won high",
                             "value", "value low", "value high", "beyond", "beyond low", "beyond high"),
                   [(*one.cards, one.owned.games, *numbers(one.share), *numbers(one.owned), *numbers(one.value),
                     *numbers(one.beyond)) for one in pairs])


def trouble_table(results: Sequence[Result], others: Sequence[Result] = ()) -> TableOf:
    rows: list[tuple[Cell, ...]] = [
        (side, one.key, one.bots[t.seat], t.decision, t.what, t.text)
        for side, games in sides(results, others) for one in games for t in one.troubles]
    return with_sides(TableOf("troubles", ("side", "game", "bot", "decision", "what", "text"), rows), others)


def compared(results: Sequence[Result], others: Sequence[Result]) -> list[TableOf]:
    """Two sets of games side by side: what a pack changes."""
    before, after = designers.lengths(results), designers.lengths(others)
    lengths: list[tuple[Cell, ...]] = [
        (name, *numbers(one), *numbers(after[name]), *numbers(designers.difference(after[name], one)))
        for name, one in before.items() if name in after]
    seats, other_seats = designers.seats(results), designers.seats(others)
    mine = {one.card: one for one in designers.cards(results)}
    theirs = {one.card: one for one in designers.cards(others)}
    rows: list[tuple[Cell, ...]] = []
    for card in sorted({*mine, *theirs}):
        a, b = mine.get(card), theirs.get(card)
        row: list[Cell] = [card]
        for one in (a, b):
            row += [*numbers(one.purchases), *numbers(one.value)] if one else [""] * 6
        row += numbers(designers.difference(b.value, a.value)) if a and b else ["", "", ""]
        rows.append(tuple(row))
    three = ("{0}", "{0} low", "{0} high")
    _, all_done = gained([*results, *others])

    def heads(*names: str) -> tuple[str, ...]:
        return tuple(form.format(name) for name in names for form in three)

    return [
        TableOf("compared_lengths", ("figure", *heads("A", "B", "change")), lengths),
        TableOf("compared_seats", ("players", "place", *heads("A", "B")),
                [(*key, *numbers(seats[key]), *numbers(other_seats[key])) for key in seats if key in other_seats]),
        TableOf("compared_cards", ("card", *heads(f"A {all_done}", "A value", f"B {all_done}", "B value",
                                                  "change of value")), rows),
    ]
