"""The figures of a report as plain tables, for the page and for CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from fairyring.arena import designers
from fairyring.arena.designers import CardFigures, Value
from fairyring.arena.results import Result
from fairyring.arena.standings import Share, matrix, ratings, shares_of_bots

Cell = str | int | float


@dataclass(frozen=True, slots=True)
class TableOf:
    """A table with a title, a sentence that explains it, and its rows."""

    name: str
    title: str
    about: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]

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


def tables_of(results: Sequence[Result]) -> list[TableOf]:
    """Everything a report tells about some games."""
    out = [bot_table(results)]
    if any(len(set(one.bots)) > 1 for one in results):
        out += [rating_table(results), matrix_table(results)]
    out += [length_table(results), seat_table(results), score_table(results)]
    if any(bought for one in results for bought in one.bought):
        out.append(card_table(designers.cards(results)))
    troubles = trouble_table(results)
    return [*out, troubles] if troubles.rows else out


def bot_table(results: Sequence[Result]) -> TableOf:
    shares = shares_of_bots(results)
    return TableOf("bots", "Bots", "How often each bot won; a shared victory counts in parts.",
                   ("bot", "games", "wins", "share", "low", "high"),
                   [(bot, one.games, round(one.wins, 3), *numbers(one)) for bot, one in shares.items()])


def rating_table(results: Sequence[Result]) -> TableOf:
    return TableOf("ratings", "Ratings", "OpenSkill (Plackett-Luce): strength, its uncertainty, and 95 % around it.",
                   ("bot", "rating", "low", "high", "uncertainty"),
                   [(bot, round(one.mu, 2), round(one.low, 2), round(one.high, 2), round(one.sigma, 2))
                    for bot, one in ratings(results).items()])


def matrix_table(results: Sequence[Result]) -> TableOf:
    return TableOf("matrix", "Everybody against everybody",
                   "How often the first bot came out ahead of the second; equal ranks count half.",
                   ("bot", "against", "games", "share", "low", "high"),
                   [(bot, other, one.games, *numbers(one)) for (bot, other), one in sorted(matrix(results).items())])


def length_table(results: Sequence[Result]) -> TableOf:
    return TableOf("lengths", "Length of games", "Mean over all games with its 95 % interval.",
                   ("figure", "mean", "low", "high"),
                   [(name, *numbers(one)) for name, one in designers.lengths(results).items()])


def seat_table(results: Sequence[Result]) -> TableOf:
    return TableOf("seats", "Order of play", "How often the first to play won, the second, and so on.",
                   ("players", "place", "games", "share", "low", "high"),
                   [(players, place, one.games, *numbers(one))
                    for (players, place), one in designers.seats(results).items()])


def score_table(results: Sequence[Result]) -> TableOf:
    return TableOf("scores", "At the end", "Every figure at the end of the games, over all seats.",
                   ("figure", "mean", "low", "high"),
                   [(name, *numbers(one)) for name, one in designers.scores(results).items()])


def card_table(cards: Sequence[CardFigures]) -> TableOf:
    return TableOf("cards", "Cards",
                   "The share of each card (or field, grove) in all that was bought or taken; how often a seat that "
                   "got it won; and how much more that is than the same bot at the same place of the order wins on the "
                   "whole. Good players buy good cards when they can, so a high value is a sign, not a proof.",
                   ("card", "bought", "purchases", "purchases low", "purchases high", "seats", "won", "won low",
                    "won high", "value", "value low", "value high"),
                   [(one.card, one.bought, *numbers(one.purchases), one.owned.games, *numbers(one.owned),
                     *numbers(one.value)) for one in cards])


def trouble_table(results: Sequence[Result]) -> TableOf:
    return TableOf("troubles", "Troubles", "Decisions that a bot did not make, so that one was made by chance.",
                   ("game", "bot", "decision", "what", "text"),
                   [(one.key, one.bots[t.seat], t.decision, t.what, t.text) for one in results for t in one.troubles])


def compared(results: Sequence[Result], others: Sequence[Result]) -> list[TableOf]:
    """Two sets of games side by side: what a pack changes."""
    lengths: list[tuple[Cell, ...]] = [
        (name, *numbers(one), *numbers(other), *numbers(designers.difference(other, one)))
        for (name, one), other in zip(designers.lengths(results).items(), designers.lengths(others).values(),
                                      strict=True)]
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

    def heads(*names: str) -> tuple[str, ...]:
        return tuple(form.format(name) for name in names for form in three)

    return [
        TableOf("compared_lengths", "Length of games, A and B", "B minus A is the change, with its 95 % interval.",
                ("figure", *heads("A", "B", "change")), lengths),
        TableOf("compared_seats", "Order of play, A and B", "How often each place in the order of play won.",
                ("players", "place", *heads("A", "B")),
                [(*key, *numbers(seats[key]), *numbers(other_seats[key])) for key in seats if key in other_seats]),
        TableOf("compared_cards", "Cards, A and B",
                "Share of purchases and value over the field in both; the change of the value with its 95 % interval. "
                "A gap: the card was not bought there.",
                ("card", *heads("A purchases", "A value", "B purchases", "B value", "change of value")), rows),
    ]
