"""Study a pack of cards: the same bots play the same seeds with the printed cards and with yours; what has changed?

    python examples/study_pack.py                   # the small pack below, about five minutes
    python examples/study_pack.py mypack.toml --games 400 --bots greedy,medium

The script reads from top to bottom like a notebook. It writes `study.html`, one page with everything in it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

from fairyring.arena.page import page
from fairyring.arena.plan import Wishes, plan
from fairyring.arena.results import Result
from fairyring.arena.tables import compared, tables_of
from fairyring.arena.telling import report_texts
from fairyring.arena.tournament import run
from fairyring.arena.workers import make_workers
from fairyring.kernel.game import find_game
from fairyring.kernel.record import save_text

# %% A pack: one card made dearer and weaker ------------------------------------------------------------

PACK = """
format = 1
game = "mycelia"

[[hero]]
id = "amanita_muscaria"
cost = 9
effect = "burst(any,need=1,centre=0,sides=2,each=1)"
"""

# %% Playing --------------------------------------------------------------------------------------------


def games_with(packs: tuple[Path, ...], bots: tuple[str, ...], games: int, workers: str) -> list[Result]:
    """The same seeds and seats whatever the pack."""
    game = find_game("mycelia")
    wishes = Wishes(bots, games=games, packs=packs)
    fixtures = plan(game, wishes, game.content(packs).facts.hash)
    return run(fixtures, make_workers(workers), None, 60.0, lambda _: None).results


# %% All of it ------------------------------------------------------------------------------------------


def main(pack: Path | None, games: int, bots: tuple[str, ...], out: Path, workers: str) -> None:
    with TemporaryDirectory() as folder:
        if pack is None:
            pack = Path(folder) / "pack.toml"
            pack.write_text(PACK, encoding="utf-8")
        printed = games_with((), bots, games, workers)
        mine = games_with((pack,), bots, games, workers)
    tables = compared(printed, mine)
    for table in tables[:2]:
        print(report_texts("en").format(f"report-title-{table.name}", {}))
        print(table.as_csv())
    cards = tables[2]
    place = {name: number for number, name in enumerate(cards.columns)}
    print("card, share of purchases before and after, change of value with its interval")
    for row in cards.rows:
        if row[place["change of value"]] != "":
            print(f"{row[0]:28} {row[place['A purchases']]:>7} {row[place['B purchases']]:>7}   "
                  f"{row[place['change of value']]:>7} ({row[place['change of value low']]} to "
                  f"{row[place['change of value high']]})")
    save_text(out, page("A: printed cards, B: the pack", [*tables, *tables_of(mine)], mine))
    print(f"everything in {out}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compare a pack of cards with the printed ones.")
    parser.add_argument("pack", nargs="?", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy,easy")
    parser.add_argument("--out", type=Path, default=Path("study.html"))
    parser.add_argument("--workers", default="2")
    arguments = parser.parse_args()
    main(arguments.pack, arguments.games, tuple(arguments.bots.split(",")), arguments.out, arguments.workers)
