"""Write what the tests compare with: golden records, playthroughs, digests; and what a release keeps.

    python -m fairyring.testing golden mycelia tests/golden/mycelia
    python -m fairyring.testing playthroughs mycelia tests/games/mycelia/playthroughs
    python -m fairyring.testing digests mycelia
    python -m fairyring.testing keep mycelia
    python -m fairyring.testing games
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fairyring.kernel.game import all_games, find_game
from fairyring.kernel.kept import keep
from fairyring.kernel.record import save_text
from fairyring.testing.digests import build, digests
from fairyring.testing.golden import restamp, write_golden
from fairyring.testing.playthrough import playthroughs


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m fairyring.testing",
                                     description="Write what the tests compare with.")
    parser.add_argument("what", choices=("games", "golden", "playthroughs", "digests", "keep"),
                        help="keep: the present components, for tables begun with them, in the game's folder kept/")
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("folder", type=Path, nargs="?", default=Path(), help="where files go; digests are printed")
    parser.add_argument("--anew", action="store_true",
                        help="golden: write existing records again, while their rules version is not yet published")
    parser.add_argument("--restamp", action="store_true",
                        help="golden: keep the decisions of existing records, with the present fingerprint and digest")
    args = parser.parse_args()
    if args.what == "games":
        print(*all_games())
        return
    game = find_game(args.game)
    if args.what == "golden":
        for path in restamp(game, args.folder) if args.restamp else write_golden(game, args.folder, args.anew):
            print(path)
    elif args.what == "keep":
        print(keep(game))
    elif args.what == "digests":
        print(build())
        for line in digests(game):
            print(line)
    else:
        for name, text in playthroughs(game).items():
            save_text(args.folder / name, text)
            print(args.folder / name)


if __name__ == "__main__":
    main()
