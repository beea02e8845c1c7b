"""The charts of a report, drawn with Altair, each as wide as the page. Two sets of games differ in colour and in shape,
and are drawn on the same scales."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fairyring.arena.designers import counts_rounds
from fairyring.arena.distributions import main_figure
from fairyring.arena.results import Result
from fairyring.arena.tables import TableOf

ROW = 22
"""Pixels for each row of a chart."""
LABEL = 150
"""Pixels for the name of a row."""
INK, SECOND = "#2f6b46", "#c0632b"
SIDES = ("A", "B")
COLOURS = {"strong": "#b3402a", "weak": "#2a5db3", "fair": "#2f6b46", "open": "#8a8a80", "few": "#c9c6b8"}
SHAPES = {"strong": "triangle-up", "weak": "triangle-down", "fair": "circle", "open": "diamond", "few": "cross"}

Row = dict[str, str | int | float]
Word = Callable[[str], str]


def charts_of(altair: Any, tables: Mapping[str, TableOf], results: Sequence[Result], others: Sequence[Result],
              word: Word, named: Callable[[str], str], figures: Word) -> dict[str, list[Any]]:
    """Charts for every table that is easier to see than to read, by the name of the table. `word` gives the word for a
    column, `named` a card's name, `figures` that of a figure."""
    charts: dict[str, list[Any]] = {}
    for name, label, value, numbers in (("bots", "bot", "share", "%"), ("ratings", "bot", "rating", ""),
                                        ("seats", "place", "share", "%"), ("cards", "card", "value", "+%")):
        if name in tables and tables[name].rows:
            ends = ("value low", "value high") if name == "cards" else ("low", "high")
            charts[name] = [intervals(altair, rows_of(tables[name], label, named), value, *ends, numbers, word)]
    if "matrix" in tables:
        charts["matrix"] = [heat(altair, tables["matrix"], word)]
    paid = {key: [row for row in rows_of(tables[key], "card", named) if row["cost"] != "" and row["what"] != "few"]
            for key in ("verdicts", "verdicts_b") if key in tables}
    every = [row for rows in paid.values() for row in rows]
    charts |= {key: [against_cost(altair, rows, every, word)] for key, rows in paid.items() if rows}
    if results:
        sides_of = {"A": results, "B": others} if others else {"": results}
        where = "compared_lengths" if others else "lengths"
        rounds = counts_rounds([*results, *others])
        charts[where] = histograms(altair, {side: [one.rounds if rounds else one.decisions for one in own]
                                            for side, own in sides_of.items()},
                                   word("rounds" if rounds else "decisions"), word("games"))
        figure = main_figure(results)
        if figure and "distributions" in tables:
            charts["distributions"] = histograms(
                altair, {side: [score.get(figure, 0) for one in own for score in one.scores]
                         for side, own in sides_of.items()}, figures(figure), word("seats"))
    if others:
        if tables["compared_seats"].rows:
            charts["compared_seats"] = [sides(altair, tables["compared_seats"], "place", "", "%", word, named)]
        if tables["compared_cards"].rows:
            gained = tables["compared_cards"].columns[1].removeprefix("A")
            charts["compared_cards"] = [sides(altair, tables["compared_cards"], "card", figure, sign, word, named)
                                        for figure, sign in ((gained, "%"), (" value", "+%"))]
    return {name: [chart.configure_view(stroke=None).to_dict() for chart in own] for name, own in charts.items()}


def rows_of(table: TableOf, label: str, named: Callable[[str], str]) -> list[Row]:
    """The rows by column; `label` names each row."""
    rows: list[Row] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    for row in rows:
        row["row"] = f"{row['place']}. / {row['players']}" if label == "place" else named(str(row[label]))
    return rows


def wide(altair: Any, rows: Sequence[Row], height: Any) -> Any:
    return altair.Chart(altair.Data(values=list(rows))).properties(width="container", height=height)


def rows_axis(altair: Any, order: Any = None) -> Any:
    return altair.Y("row:N", sort=order, title=None, axis=altair.Axis(labelLimit=LABEL))


def intervals(altair: Any, rows: list[Row], value: str, low: str, high: str, numbers: str, word: Word) -> Any:
    """A dot and a line a row: the figure and its interval."""
    base = wide(altair, rows, altair.Step(ROW))
    axis = altair.Axis(format=numbers, tickCount=5) if numbers else altair.Axis(tickCount=5)
    line = base.mark_rule(color=INK, opacity=0.6, strokeWidth=2, clip=True).encode(
        y=rows_axis(altair), x=altair.X(f"{low}:Q", title=word(value), axis=axis,
                                        scale=sensible(altair, rows, low, high)), x2=f"{high}:Q")
    dot = base.mark_point(filled=True, size=70, color=INK, opacity=1, clip=True).encode(
        y=rows_axis(altair), x=f"{value}:Q",
        tooltip=[f"{name}:{'N' if isinstance(cell, str) else 'Q'}" for name, cell in rows[0].items()])
    layers = [line, dot]
    if numbers == "+%":  # where a value begins to be good
        nought = altair.Chart(altair.Data(values=[{"x": 0}])).mark_rule(strokeDash=[4, 4], opacity=0.5)
        layers.insert(0, nought.encode(x="x:Q"))
    return altair.layer(*layers)


def sensible(altair: Any, rows: Sequence[Row], low: str, high: str) -> Any:
    """A scale for what is known well enough: a card that was bought twice must not squeeze all others together."""
    widths = sorted(float(row[high]) - float(row[low]) for row in rows)
    widest = 4 * widths[len(widths) // 2]
    known = [row for row in rows if float(row[high]) - float(row[low]) <= widest]
    ends = min(float(row[low]) for row in known), max(float(row[high]) for row in known)
    return altair.Scale(domain=list(ends), nice=True)


def against_cost(altair: Any, paid: list[Row], every: Sequence[Row], word: Word) -> Any:
    """Value against cost: a dot a card, the line of what its cost is worth, and the names of those off it. `every` card
    of both sets of games is within the scales."""
    costs = [float(row["cost"]) for row in every]
    values = [float(row[name]) for row in every for name in ("value", "expected")]
    for row in paid:
        row["verdict"] = word(str(row["what"]))
    base = wide(altair, paid, 340)
    kinds = [what for what in COLOURS if any(row["what"] == what for row in paid)]
    legend = altair.Legend(title=None, orient="top", columns=2)
    scale = altair.Scale(domain=[word(what) for what in kinds], range=[COLOURS[what] for what in kinds])
    shapes = altair.Scale(domain=[word(what) for what in kinds], range=[SHAPES[what] for what in kinds])
    x = altair.X("cost:Q", title=word("cost"), axis=altair.Axis(format="d", tickMinStep=1),
                 scale=altair.Scale(domain=[min(costs), max(costs)], zero=False))
    values_scale = altair.Scale(domain=[min(values), max(values)], nice=True, zero=False)
    line = base.mark_line(color="#8a8a80", strokeDash=[5, 4]).encode(
        x=x, y=altair.Y("expected:Q", title=word("value"), axis=altair.Axis(format="+%"), scale=values_scale),
        detail="kind:N")
    dots = base.mark_point(filled=True, size=65, opacity=0.9).encode(
        x=x, y="value:Q", color=altair.Color("verdict:N", scale=scale, legend=legend),
        shape=altair.Shape("verdict:N", scale=shapes, legend=legend),
        tooltip=["row:N", "cost:Q", "value:Q", "verdict:N"])
    off = [row for row in paid if row["what"] in ("strong", "weak")]
    off.sort(key=lambda row: -abs(float(row["value"]) - float(row["expected"])))
    texts = wide(altair, off[:8], 340).mark_text(align="left", dx=7, fontSize=11, limit=LABEL).encode(
        x=x, y="value:Q", text="row:N")
    return altair.layer(line, dots, texts)


def sides(altair: Any, table: TableOf, label: str, figure: str, numbers: str, word: Word,
          named: Callable[[str], str]) -> Any:
    """A and B one below the other in every row, on one scale. Rows that change most come first, if known."""
    rows = rows_of(table, label, named)
    rows.sort(key=lambda row: -abs(float(row.get("change of value") or 0.0)))
    values: list[Row] = [
        {"row": row["row"], "games": side, "value": row[f"{side}{figure}"], "low": row[f"{side}{figure} low"],
         "high": row[f"{side}{figure} high"]}
        for row in rows for side in SIDES if row[f"{side}{figure}"] != ""]
    colour = altair.Scale(domain=list(SIDES), range=[INK, SECOND])
    shapes = altair.Scale(domain=list(SIDES), range=["circle", "diamond"])
    legend = altair.Legend(title=None, orient="top")
    base = wide(altair, values, altair.Step(ROW // 2)).encode(
        y=rows_axis(altair, [row["row"] for row in rows]), yOffset=altair.YOffset("games:N", sort=list(SIDES)),
        color=altair.Color("games:N", scale=colour, legend=legend))
    line = base.mark_rule(opacity=0.6, strokeWidth=2, clip=True).encode(
        x=altair.X("low:Q", title=word(figure.strip() or "share"), axis=altair.Axis(format=numbers, tickCount=5),
                   scale=sensible(altair, values, "low", "high")), x2="high:Q")
    dot = base.mark_point(filled=True, size=55, opacity=1, clip=True).encode(
        x="value:Q", shape=altair.Shape("games:N", scale=shapes, legend=legend),
        tooltip=["row:N", "games:N", "value:Q", "low:Q", "high:Q"])
    return altair.layer(line, dot)


def heat(altair: Any, table: TableOf, word: Word) -> Any:
    base = wide(altair, rows_of(table, "bot", str), altair.Step(40)).encode(
        x=altair.X("against:N", title=word("against"), axis=altair.Axis(labelAngle=0, labelLimit=90)),
        y=altair.Y("bot:N", title=None, axis=altair.Axis(labelLimit=LABEL)))
    square = base.mark_rect().encode(
        color=altair.Color("share:Q", scale=altair.Scale(scheme="viridis", domain=[0, 1]), legend=None),
        tooltip=["bot:N", "against:N", "games:Q", "share:Q", "low:Q", "high:Q"])
    # Dark text on the light end of the scale and light text on the dark end.
    text = base.mark_text().encode(
        text=altair.Text("share:Q", format=".0%"),
        color=altair.condition("datum.share > 0.6", altair.value("black"), altair.value("white")))
    return altair.layer(square, text)


def histograms(altair: Any, numbers: dict[str, list[int]], title: str, counted: str) -> list[Any]:
    """How often each number came; two sets of games one below the other, both scales the same, as shares of all."""
    every = [number for own in numbers.values() for number in own]
    least, width = min(every), max(1, (max(every) - min(every) + 1 + 29) // 30)
    bins = {side: [0] * ((max(every) - least) // width + 1) for side in numbers}
    for side, found in numbers.items():
        for number in found:
            bins[side][(number - least) // width] += 1
    shares = {side: [count / max(len(numbers[side]), 1) for count in counts] for side, counts in bins.items()}
    most = max(share for parts in shares.values() for share in parts)
    panels: list[Any] = []
    for colour, (side, parts) in zip((INK, SECOND), shares.items(), strict=False):
        values: list[Row] = [{"from": least + i * width, "to": least + (i + 1) * width, "share": share,
                              "count": bins[side][i]} for i, share in enumerate(parts)]
        panels.append(wide(altair, values, 120).mark_bar(color=colour, stroke="white", strokeWidth=0.5).encode(
            x=altair.X("from:Q", bin="binned", title=title, axis=altair.Axis(format="d", tickCount=8),
                       scale=altair.Scale(domain=[least, max(every) + width], nice=False)), x2="to:Q",
            y=altair.Y("share:Q", title=f"{side} {counted}".strip(), axis=altair.Axis(format="%", tickCount=4),
                       scale=altair.Scale(domain=[0, most])), tooltip=["from:Q", "count:Q", "share:Q"]))
    return panels
