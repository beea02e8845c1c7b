"""The report as one page of HTML that needs nothing else: tables, and charts with their scripts inside."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

from fairyring.arena.charts import charts_of
from fairyring.arena.results import Result
from fairyring.arena.tables import Cell, TableOf
from fairyring.kernel.errors import BadSetup

STYLE = """
:root { color-scheme: light dark; --ink: #24312a; --soft: #5c6a61; --paper: #fbfaf5; --card: #fff; --line: #d9d6c8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8dc; --soft: #a9b3ab; --paper: #17201b; --card: #202b25; --line: #3a473f; }
}
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem 4rem;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.9rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; margin: 0 0 1rem; list-style: none; }
a { color: inherit; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem; padding: 1rem 1.2rem;
  margin: 0 0 1.2rem; }
section > p { color: var(--soft); margin: 0.2rem 0 0.8rem; max-width: 52rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
td small { color: var(--soft); }
.wide { overflow-x: auto; }
.chart { background: #fff; border-radius: 0.4rem; margin: 0 0 1rem; padding: 0.5rem; overflow-x: auto; }
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


def page(title: str, tables: Sequence[TableOf], results: Sequence[Result], others: Sequence[Result] = ()) -> str:
    """The whole page; `others` are the games that the first are compared with."""
    altair, scripts = libraries()
    charts = charts_of(altair, {table.name: table for table in tables}, results, others)
    links = "".join(f'<li><a href="#about-{table.name}">{escape(table.title)}</a></li>' for table in tables)
    body = [f"<h1>{escape(title)}</h1><nav><ul>{links}</ul></nav>"]
    for table in tables:
        body.append(f'<section id="about-{table.name}"><h2>{escape(table.title)}</h2><p>{escape(table.about)}</p>')
        if table.name in charts:
            body.append(f'<div class="chart" id="{table.name}" role="img" aria-label="{escape(table.title)}"></div>')
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
    """A figure and the two ends of its interval share a cell."""
    columns = table.columns
    spans: list[tuple[int, bool]] = []
    at = 0
    while at < len(columns):
        ends = columns[at + 1:at + 3]
        whole = ends in ((f"{columns[at]} low", f"{columns[at]} high"), ("low", "high"))
        spans.append((at, whole))
        at += 3 if whole else 1
    head = "".join(f'<th scope="col">{escape(columns[at])}</th>' for at, _ in spans)
    rows = "".join(f"<tr>{''.join(html_cell(row, at, whole) for at, whole in spans)}</tr>" for row in table.rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def html_cell(row: tuple[Cell, ...], at: int, whole: bool) -> str:
    text = escape(shown(row[at]))
    if whole and row[at] != "":
        text += f" <small>{escape(shown(row[at + 1]))} to {escape(shown(row[at + 2]))}</small>"
    return f"<td>{text}</td>"


def shown(cell: Cell) -> str:
    """Three digits are enough to read; the CSV files have more."""
    if isinstance(cell, float):
        return f"{cell:.3f}" if abs(cell) < 1 else f"{cell:.2f}" if abs(cell) < 10 else f"{cell:.1f}"
    return str(cell)
