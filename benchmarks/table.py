"""One markdown table of all measurements, with ratios; `--write` puts it into docs/benchmarks.md.

    python benchmarks/table.py FAIRYRING.json... PEERS.json

The first file of `fairyring bench` is what the others are compared with.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
BEGIN = "<!-- benchmark table: written by `make bench` -->"
END = "<!-- end of the benchmark table -->"

Row = dict[str, Any]


def rows_of(content: Any) -> list[Row]:
    """The rows of one file: of the peers, or of one or several runs of `fairyring bench`."""
    if isinstance(content, list):
        return [row for item in content for row in rows_of(item)]
    if "peers" not in content:
        how = "compiled" if content["native"] else "interpreted"
        return [{**content, "name": f"**Fairyring**, {how}"}]
    rows: list[Row] = []
    for peer in content["peers"]:
        name = f"{peer['engine']} {peer['version']}"
        if (in_cpp := peer.get("cpp_decisions_per_cpu_second")) is None:
            rows.append({**peer, "name": name})
        else:
            games = peer["cpp_games_per_cpu_second"]
            cpp = {**peer, "decisions_per_cpu_second": in_cpp, "games_per_cpu_second": games, "clone_us": None}
            rows += [{**peer, "name": f"{name}, from Python"}, {**cpp, "name": f"{name}, loop in C++"}]
    return rows


def number(value: float | None, digits: int = 3) -> str:
    """Three significant digits are more than such a measurement can promise.

    >>> number(2284113.0), number(0.9134), number(20.73), number(None)
    ('2,280,000', '0.913', '20.7', '')
    """
    if value is None:
        return ""
    rounded = float(f"{value:.{digits}g}")
    return f"{rounded:,.0f}" if rounded >= 100 else f"{rounded:.{digits}g}"


def table(rows: list[Row]) -> str:
    """The markdown table: one row per engine and game, speed as a multiple of the first row's."""
    first = rows[0]["decisions_per_cpu_second"]
    lines = [
        "| engine | game | players | decisions/s | relative | games/s | clone, µs |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        speed = row["decisions_per_cpu_second"]
        numbers = [speed, speed / first, row["games_per_cpu_second"], row["clone_us"]]
        cells = [row["name"], row["game"], str(row["players"]), *map(number, numbers)]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, *details(rows)])


def details(rows: list[Row]) -> list[str]:
    """What only Fairyring measures of itself."""
    own = [row for row in rows if "replay_ms" in row]
    if not own:
        return []
    lines = [
        "",
        "| Fairyring | players | view, µs | save, µs | load, µs | replay, ms | state, bytes |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in own:
        numbers = [row[key] for key in ("view_us", "save_us", "load_us", "replay_ms", "state_bytes")]
        how = "compiled" if row["native"] else "interpreted"
        lines.append(f"| {row['game']}, {how} | {row['players']} | {' | '.join(map(number, numbers))} |")
    return lines


def put_between_markers(text: str, content: str) -> str:
    """`text` with everything between the two markers replaced.

    >>> put_between_markers(f"a {BEGIN} old {END} z", "new").split("\\n\\n")[1]
    'new'
    """
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{DOCS.name}: the lines '{BEGIN}' and '{END}' are missing")
    return f"{before}{BEGIN}\n\n{content}\n\n{END}{after}"


def main(argv: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Print one markdown table of all measurements.")
    parser.add_argument("files", nargs="+", type=Path, help="results of `fairyring bench --json` and of peers.py")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmarks.md, too")
    args = parser.parse_args(argv)
    rows: list[Row] = []
    for file in args.files:
        try:
            rows += rows_of(json.loads(file.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError) as error:
            sys.exit(f"{file}: not a measurement: {error!r}")
    content = table(rows)
    print(content)
    if args.write:
        DOCS.write_text(put_between_markers(DOCS.read_text(encoding="utf-8"), content), encoding="utf-8")


if __name__ == "__main__":
    main()
