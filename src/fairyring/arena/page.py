"""The report as one page of HTML that needs nothing else: tables, and charts with their scripts inside."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from fairyring.arena.results import Result
from fairyring.arena.tables import Cell, TableOf
from fairyring.kernel.errors import BadSetup

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 0.5rem 0 1rem; }
th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
.chart { background: #fff; padding: 0.5rem; border-radius: 0.4rem; margin: 1rem 0; overflow-x: auto; }
"""

CLOSING = "<\\/"
"""Inside a script `</` would end it."""


def libraries() -> tuple[Any, str]:
    """Altair, and the scripts that draw its charts. Raises BadSetup."""
    try:
        import altair
        import vl_convert
    except ImportError:
        raise BadSetup('the page needs Altair and vl-convert: pip install "fairyring[arena]"; '
                       "CSV files need neither (--csv)") from None
    return altair, vl_convert.javascript_bundle().replace("</script", CLOSING + "script")


def page(title: str, tables: Sequence[TableOf], results: Sequence[Result]) -> str:
    """The whole page."""
    altair, scripts = libraries()
    charts = charts_of(altair, {table.name: table for table in tables}, results)
    body = [f"<h1>{escape(title)}</h1>"]
    for table in tables:
        body.append(f"<section><h2>{escape(table.title)}</h2><p>{escape(table.about)}</p>")
        if table.name in charts:
            body.append(f'<div class="chart" id="{table.name}"></div>')
        body.append(f'<div class="wide">{html_table(table)}</div></section>')
    specs = json.dumps(charts).replace("</", CLOSING)
    draw = (f"const charts = {specs};\n"
            "for (const name in charts) vegaEmbed('#' + name, charts[name], {actions: {export: true, source: false, "
            "compiled: false, editor: false}});")
    return ('<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>{''.join(body)}\n"
            f'<script type="module">{scripts}\n{draw}</script></body></html>\n')


def html_table(table: TableOf) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in table.columns)
    rows = "".join("<tr>" + "".join(f"<td>{escape(shown(cell))}</td>" for cell in row) + "</tr>" for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def shown(cell: Cell) -> str:
    return f"{cell:.3g}" if isinstance(cell, float) and abs(cell) < 10 else f"{cell:g}" if isinstance(cell, float) \
        else str(cell)


# --- charts ----------------------------------------------------------------------------------------------------------
def charts_of(altair: Any, tables: dict[str, TableOf], results: Sequence[Result]) -> dict[str, Any]:
    """A chart for every table that is easier to see than to read."""
    charts: dict[str, Any] = {}
    for name, label, value in (("bots", "bot", "share"), ("ratings", "bot", "rating"), ("cards", "card", "value")):
        if name in tables:
            ends = ("value low", "value high") if name == "cards" else ("low", "high")
            charts[name] = intervals(altair, tables[name], label, value, *ends)
    if "matrix" in tables:
        charts["matrix"] = heat(altair, tables["matrix"])
    if "lengths" in tables and results:
        charts["lengths"] = histogram(altair, [one.rounds for one in results], "rounds")
    return {name: chart.to_dict() for name, chart in charts.items()}


def data_of(altair: Any, table: TableOf) -> Any:
    return altair.Data(values=[dict(zip(table.columns, row, strict=True)) for row in table.rows])


def intervals(altair: Any, table: TableOf, label: str, value: str, low: str, high: str) -> Any:
    """A dot and a line a row: the figure and its interval."""
    rows = altair.Y(f"{label}:N", sort=None, title=None)
    base = altair.Chart(data_of(altair, table)).properties(width=560)
    line = base.mark_rule().encode(y=rows, x=altair.X(f"{low}:Q", title=value), x2=f"{high}:Q")
    dot = base.mark_point(filled=True, size=60).encode(
        y=rows, x=f"{value}:Q", tooltip=[
            altair.Tooltip(column, type="nominal" if isinstance(cell, str) else "quantitative")
            for column, cell in zip(table.columns, table.rows[0], strict=True)])
    return line + dot


def heat(altair: Any, table: TableOf) -> Any:
    base = altair.Chart(data_of(altair, table)).encode(
        x=altair.X("against:N", title="against"), y=altair.Y("bot:N", title=None))
    square = base.mark_rect().encode(
        color=altair.Color("share:Q", scale=altair.Scale(scheme="viridis", domain=[0, 1])),
        tooltip=["bot:N", "against:N", "games:Q", "share:Q", "low:Q", "high:Q"])
    # Dark text on the light end of the scale and light text on the dark end.
    text = base.mark_text().encode(
        text=altair.Text("share:Q", format=".0%"),
        color=altair.condition("datum.share > 0.6", altair.value("black"), altair.value("white")))
    return (square + text).properties(width=altair.Step(90), height=altair.Step(40))


def histogram(altair: Any, numbers: list[int], title: str) -> Any:
    values = [{"value": number} for number in numbers]
    return altair.Chart(altair.Data(values=values)).mark_bar().encode(
        x=altair.X("value:Q", bin=altair.Bin(maxbins=30), title=title), y=altair.Y("count()", title="games"),
    ).properties(width=560, height=160)
