"""The charts of a report, drawn with Altair. Two sets of games differ in colour and in shape."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fairyring.arena.results import Result
from fairyring.arena.tables import TableOf

WIDTH = 620
ROW = 22
"""Pixels for each row of a chart."""

INK, SECOND = "#2f6b46", "#c0632b"
SIDES = ("A", "B")


def charts_of(altair: Any, tables: dict[str, TableOf], results: Sequence[Result],
              others: Sequence[Result] = ()) -> dict[str, Any]:
    """A chart for every table that is easier to see than to read, by the name of the table."""
    charts: dict[str, Any] = {}
    for name, label, value, numbers in (("bots", "bot", "share", "%"), ("ratings", "bot", "rating", ""),
                                        ("seats", "place", "share", "%"), ("cards", "card", "value", "+%")):
        if name in tables and tables[name].rows:
            ends = ("value low", "value high") if name == "cards" else ("low", "high")
            charts[name] = intervals(altair, rows_of(tables[name], label), value, *ends, numbers)
    if "matrix" in tables:
        charts["matrix"] = heat(altair, tables["matrix"])
    if "lengths" in tables and results:
        charts["lengths"] = histogram(altair, {"": [one.rounds for one in results]})
    if others:
        charts["compared_lengths"] = histogram(
            altair, {"A": [one.rounds for one in results], "B": [one.rounds for one in others]})
        if tables["compared_seats"].rows:
            charts["compared_seats"] = sides(altair, tables["compared_seats"], "place", ("",), ("share of wins",))
        if tables["compared_cards"].rows:
            charts["compared_cards"] = sides(altair, tables["compared_cards"], "card", (" purchases", " value"),
                                             ("share of purchases", "value"))
    return {name: chart.configure_view(stroke=None).to_dict() for name, chart in charts.items()}


Row = dict[str, str | int | float]


def rows_of(table: TableOf, label: str) -> list[Row]:
    """The rows by column; `label` names each row."""
    rows: list[Row] = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
    for row in rows:
        row["row"] = f"{row['place']}. of {row['players']}" if label == "place" else str(row[label])
    return rows


def intervals(altair: Any, rows: list[Row], value: str, low: str, high: str, numbers: str) -> Any:
    """A dot and a line a row: the figure and its interval."""
    base = altair.Chart(altair.Data(values=rows)).properties(width=WIDTH, height=altair.Step(ROW))
    at = altair.Y("row:N", sort=None, title=None, axis=altair.Axis(labelLimit=220))
    axis = altair.Axis(format=numbers) if numbers else altair.Axis()
    line = base.mark_rule(color=INK, opacity=0.6, strokeWidth=2, clip=True).encode(
        y=at, x=altair.X(f"{low}:Q", title=value, axis=axis, scale=sensible(altair, rows, low, high)), x2=f"{high}:Q")
    dot = base.mark_point(filled=True, size=70, color=INK, opacity=1, clip=True).encode(
        y=at, x=f"{value}:Q", tooltip=[f"{name}:{'N' if isinstance(cell, str) else 'Q'}"
                                       for name, cell in rows[0].items() if name != "row"])
    layers = [line, dot]
    if numbers == "+%":  # where a value begins to be good
        nought = altair.Chart(altair.Data(values=[{"x": 0}])).mark_rule(strokeDash=[4, 4], opacity=0.5)
        layers.insert(0, nought.encode(x="x:Q"))
    return altair.layer(*layers)


def sensible(altair: Any, rows: list[Row], low: str, high: str) -> Any:
    """A scale for what is known well enough: a card that was bought twice must not squeeze all others together."""
    widths = sorted(float(row[high]) - float(row[low]) for row in rows)
    widest = 4 * widths[len(widths) // 2]
    known = [row for row in rows if float(row[high]) - float(row[low]) <= widest]
    ends = min(float(row[low]) for row in known), max(float(row[high]) for row in known)
    return altair.Scale(domain=list(ends), nice=True)


def sides(altair: Any, table: TableOf, label: str, figures: tuple[str, ...], titles: tuple[str, ...]) -> Any:
    """A and B one below the other in every row; a panel for each figure. Rows that change most come first, if known."""
    rows = rows_of(table, label)
    rows.sort(key=lambda row: -abs(float(row.get("change of value") or 0.0)))
    order = [row["row"] for row in rows]
    panels: list[Any] = []
    for figure, title in zip(figures, titles, strict=True):
        values: list[Row] = [
            {"row": row["row"], "games": side, "value": row[f"{side}{figure}"], "low": row[f"{side}{figure} low"],
             "high": row[f"{side}{figure} high"]}
            for row in rows for side in SIDES if row[f"{side}{figure}"] != ""]
        base = altair.Chart(altair.Data(values=values)).encode(
            y=altair.Y("row:N", sort=order, title=None,
                       axis=altair.Axis(labelLimit=220) if not panels else altair.Axis(labels=False)),
            yOffset=altair.YOffset("games:N", sort=list(SIDES)),
            color=altair.Color("games:N", scale=altair.Scale(domain=list(SIDES), range=[INK, SECOND]), title="games"))
        line = base.mark_rule(opacity=0.6, strokeWidth=2, clip=True).encode(
            x=altair.X("low:Q", title=title, axis=altair.Axis(format="+%" if title == "value" else "%"),
                       scale=sensible(altair, values, "low", "high")), x2="high:Q")
        shapes = altair.Scale(domain=list(SIDES), range=["circle", "diamond"])
        dot = base.mark_point(filled=True, size=55, opacity=1, clip=True).encode(
            x="value:Q", shape=altair.Shape("games:N", scale=shapes, title="games"),
            tooltip=["row:N", "games:N", "value:Q", "low:Q", "high:Q"])
        width = WIDTH if len(figures) == 1 else WIDTH // 2
        panels.append(altair.layer(line, dot).properties(width=width, height=altair.Step(ROW // 2)))
    return altair.hconcat(*panels) if len(panels) > 1 else panels[0]


def heat(altair: Any, table: TableOf) -> Any:
    base = altair.Chart(altair.Data(values=rows_of(table, "bot"))).encode(
        x=altair.X("against:N", title="against", axis=altair.Axis(labelAngle=0)), y=altair.Y("bot:N", title=None))
    square = base.mark_rect().encode(
        color=altair.Color("share:Q", scale=altair.Scale(scheme="viridis", domain=[0, 1]), legend=None),
        tooltip=["bot:N", "against:N", "games:Q", "share:Q", "low:Q", "high:Q"])
    # Dark text on the light end of the scale and light text on the dark end.
    text = base.mark_text().encode(
        text=altair.Text("share:Q", format=".0%"),
        color=altair.condition("datum.share > 0.6", altair.value("black"), altair.value("white")))
    return (square + text).properties(width=altair.Step(110), height=altair.Step(40))


def histogram(altair: Any, numbers: dict[str, list[int]]) -> Any:
    """How many games took how many rounds; two sets of games one below the other on the same scale."""
    every = [number for own in numbers.values() for number in own]
    width = max(1, (max(every) - min(every) + 1 + 29) // 30)
    panels: list[Any] = []
    for colour, (side, own) in zip((INK, SECOND), numbers.items(), strict=False):
        values = [{"rounds": number} for number in own]
        panels.append(altair.Chart(altair.Data(values=values)).mark_bar(color=colour).encode(
            x=altair.X("rounds:Q", bin=altair.Bin(step=width), title="rounds", axis=altair.Axis(format="d"),
                       scale=altair.Scale(domain=[min(every), max(every) + width], nice=False)),
            y=altair.Y("count()", title=f"games {side}".strip())).properties(width=WIDTH, height=130))
    return altair.vconcat(*panels) if len(panels) > 1 else panels[0]
