"""The report as one page of HTML that needs nothing else: tables that can be sorted and searched, and charts with their
scripts inside."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from fairyring.arena.charts import charts_of
from fairyring.arena.known import Card, figure_names, game_names
from fairyring.arena.results import Result
from fairyring.arena.tables import Cell, TableOf
from fairyring.arena.telling import report_texts
from fairyring.kernel.errors import BadSetup

STYLE = """
:root { color-scheme: light dark; --ink: #24312a; --soft: #5c6a61; --paper: #fbfaf5; --card: #fff; --line: #d9d6c8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8dc; --soft: #a9b3ab; --paper: #17201b; --card: #202b25; --line: #3a473f; }
}
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; padding: 0; margin: 0 0 1rem; list-style: none; }
a { color: inherit; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 0.6rem; padding: 1rem 1.2rem;
  margin: 0 0 1.2rem; }
section > p { color: var(--soft); margin: 0.2rem 0 0.8rem; max-width: 52rem; }
label { display: flex; align-items: center; gap: 0.6rem; margin: 0 0 0.6rem; }
input { font: inherit; min-width: 0; flex: 0 1 18rem; padding: 0.35rem 0.6rem; border: 1px solid var(--line);
  border-radius: 0.4rem; color: inherit; background: var(--paper); }
table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.9rem 0.25rem 0; text-align: right; vertical-align: top; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--card); }
th button { font: inherit; font-weight: 700; color: inherit; background: none; border: 0; padding: 0.3rem 0;
  cursor: pointer; }
th[aria-sort=ascending] button::after { content: " \\25B2"; }
th[aria-sort=descending] button::after { content: " \\25BC"; }
.text, .words { text-align: left; }
td.words { white-space: normal; min-width: 15rem; }
td small { color: var(--soft); display: block; }
.wide { overflow-x: auto; max-height: 34rem; overflow-y: auto; }
thead th { position: sticky; top: 0; background: var(--card); z-index: 1; }
thead th:first-child { z-index: 2; }
.chart { background: #fff; border-radius: 0.4rem; margin: 0 0 1rem; padding: 0.5rem; }
.chart > div { width: 100%; }
@media (max-width: 600px) {
  body { padding: 0.8rem 0.5rem 3rem; font-size: 15px; }
  h1 { font-size: 1.4rem; }
  section { padding: 0.7rem 0.7rem; }
  th, td { padding-right: 0.6rem; }
  th:first-child, td:first-child { max-width: 9rem; white-space: normal; }
  td.words { min-width: 12rem; }
  .chart { padding: 0.2rem; }
}
"""

BEHAVIOUR = """
for (const table of document.querySelectorAll('table')) {
  const body = table.tBodies[0];
  for (const [at, head] of [...table.tHead.rows[0].cells].entries()) {
    head.querySelector('button').onclick = () => {
      const up = head.ariaSort === 'descending';
      for (const other of table.tHead.rows[0].cells) other.removeAttribute('aria-sort');
      head.ariaSort = up ? 'ascending' : 'descending';
      const key = (row) => row.cells[at].dataset.value;
      const compare = (a, b) => key(a) === '' || key(b) === '' ? (key(a) === '') - (key(b) === '')
        : (up ? 1 : -1) * (isNaN(key(a)) || isNaN(key(b)) ? key(a).localeCompare(key(b)) : key(a) - key(b));
      body.append(...[...body.rows].sort(compare));
    };
  }
}
for (const wanted of document.querySelectorAll('input[type=search]'))
  wanted.oninput = () => {
    const words = wanted.value.toLowerCase().split(/\\s+/);
    for (const row of wanted.closest('section').querySelector('tbody').rows)
      row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
  };
"""

CLOSING = "<\\/"
"""Inside a script `</` would end it."""
SEARCHED = 8
"""Longer tables can be searched."""
LEFT_OUT = ("name", "kind", "what")
"""Columns of the verdicts for programs: the page says them otherwise."""
CARDS = ("card", "with")
PLAIN = ("ratings", "lengths", "distributions", "scores", "compared_lengths")
"""Elsewhere what is not whole is a share of something."""
SIGNED = ("value", "beyond", "expected")
"""Such columns say how much more or less."""


def libraries() -> tuple[Any, str]:
    """Altair, and the scripts that draw its charts. Raises BadSetup."""
    try:
        import altair
        import vl_convert
    except ImportError:
        raise BadSetup('the page needs Altair and vl-convert: pip install "fairyring[arena]"; '
                       "CSV files need neither (--csv)") from None
    return altair, vl_convert.javascript_bundle().replace("</script", CLOSING + "script")


class Page:
    """The words of a page, and the names of its games, figures and cards."""

    def __init__(self, language: str, known: Mapping[str, Card], results: Sequence[Result]) -> None:
        self.words = report_texts(language)
        self.known = known
        self.names = game_names(results, language)
        self.figures = figure_names(results, language)

    def column(self, name: str) -> str:
        """The head of a column in words; A and B stay as they are."""
        side, _, rest = name.partition(" ")
        if side in ("A", "B"):
            return f"{side} {self.column(rest)}" if rest else side
        key = "report-column-" + re.sub("[^a-z]+", "-", name.lower()).strip("-")
        return self.words.format(key, {}) if self.words.has(key) else name

    def named(self, card: str) -> str:
        return self.known[card].name if card in self.known else card

    def figure(self, name: str) -> str:
        """A figure in the words of its game; one of the table's own, as its columns are called."""
        return self.figures[name] if name in self.figures else self.column(name)

    def said(self, table: str, column: str, value: Cell) -> str:
        """A cell in words."""
        if column in CARDS:
            return self.named(str(value))
        if column == "figure":
            return self.figure(str(value))
        if column == "game":
            return self.names.get(str(value), str(value))
        if isinstance(value, float) and table not in PLAIN and column != "wins":
            return f"{value:+.1%}" if column.endswith(SIGNED) else f"{value:.1%}"
        return shown(value)

    def title(self, table: TableOf) -> str:
        title = self.words.format(f"report-title-{table.name}", {})
        return f"{title} ({table.side})" if table.side else title

    def about(self, table: TableOf) -> str:
        return self.words.format(f"report-about-{table.name}", {})

    def section(self, table: TableOf, charts: int) -> str:
        heading = escape(self.title(table))
        out = [f'<section id="about-{table.key}"><h2>{heading}</h2><p>{escape(self.about(table))}</p>']
        if charts:
            drawn = "".join(f'<div id="{table.key}-{number}"></div>' for number in range(charts))
            out.append(f'<div class="chart" id="{table.key}" role="img" aria-label="{heading}">{drawn}</div>')
        if len(table.rows) > SEARCHED:
            out.append(f'<label>{escape(self.words.format("report-search", {}))} <input type="search"></label>')
        out.append(f'<div class="wide" tabindex="0" role="region" aria-label="{heading}">{self.table(table)}</div>')
        return "".join(out) + "</section>"

    def table(self, table: TableOf) -> str:
        """A figure and the two ends of its interval share a cell."""
        columns = table.columns
        spans: list[tuple[int, bool]] = []
        at = 0
        while at < len(columns):
            ends = columns[at + 1:at + 3]
            whole = ends in ((f"{columns[at]} low", f"{columns[at]} high"), ("low", "high"))
            if table.name != "verdicts" or columns[at] not in LEFT_OUT:
                spans.append((at, whole))
            at += 3 if whole else 1
        kinds = [look(columns[at], [row[at] for row in table.rows]) for at, _ in spans]
        head = "".join(f'<th scope="col"{kind}><button type="button">{escape(self.column(columns[at]))}</button></th>'
                       for (at, _), kind in zip(spans, kinds, strict=True))
        rows = "".join("<tr>" + "".join(self.cell(table.name, columns[at], row, at, whole, kind)
                                        for (at, whole), kind in zip(spans, kinds, strict=True)) + "</tr>"
                       for row in table.rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def cell(self, table: str, column: str, row: tuple[Cell, ...], at: int, whole: bool, kind: str) -> str:
        value = row[at]
        said = self.said(table, column, value)
        text = escape(said)
        if whole and value != "":
            low, high = (escape(self.said(table, column, row[end])) for end in (at + 1, at + 2))
            text += f" <small>{low} … {high}</small>"
        return f'<td{kind} data-value="{escape(said if isinstance(value, str) else str(value))}">{text}</td>'


def page(title: str, tables: Sequence[TableOf], results: Sequence[Result], others: Sequence[Result] = (),
         known: Mapping[str, Card] | None = None, language: str = "en") -> str:
    """The whole page; `others` are the games that the first are compared with."""
    altair, scripts = libraries()
    made = Page(language, known or {}, [*results, *others])
    charts = charts_of(altair, {table.key: table for table in tables}, results, others, made.column, made.named,
                       made.figure)
    links = "".join(f'<li><a href="#about-{table.key}">{escape(made.title(table))}</a></li>' for table in tables)
    body = [f"<h1>{escape(title)}</h1><nav><ul>{links}</ul></nav>"]
    body += [made.section(table, len(charts.get(table.key, ()))) for table in tables]
    specs = json.dumps(charts).replace("</", CLOSING)
    draw = (f"const charts = {specs};\n"
            "for (const name in charts) charts[name].forEach((one, at) => vegaEmbed(`#${name}-${at}`, one, {actions: "
            "{export: true, source: false, compiled: false, editor: false}}));")
    return (f'<!doctype html>\n<html lang="{made.words.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style></head>\n<body>{''.join(body)}\n"
            f'<script type="module">{scripts}\n{BEHAVIOUR}\n{draw}</script></body></html>\n')


def look(column: str, values: Sequence[Cell]) -> str:
    """Sentences may break and words begin at the left; numbers stand below each other at the right."""
    if column in ("effect", "verdict", "text"):
        return ' class="words"'
    return ' class="text"' if any(isinstance(value, str) and value for value in values) else ""


def shown(cell: Cell) -> str:
    """Three digits are enough to read; the CSV files have more."""
    if isinstance(cell, float):
        return f"{cell:.3f}" if abs(cell) < 1 else f"{cell:.2f}" if abs(cell) < 10 else f"{cell:.1f}"
    return str(cell)
