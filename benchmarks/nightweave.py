"""How strong Nightweave is: games of a bot against her by level, and with each Personality, Plot or Scheme.

    python benchmarks/nightweave.py --bot greedy --games 100
    python benchmarks/nightweave.py --bot medium --games 100 --by personality --levels 2

A line for each: how often she wins with the 95 % interval, and what everybody has; then for each Activity card how
often it was turned up, and whether the left action, the right one or the default one came of it, or her next season.
The same seeds give the same games. What comes of it is in docs/nightweave.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from fairyring.arena.standings import wilson
from fairyring.bots.levels import make_bot
from fairyring.games.everdell import GAME
from fairyring.games.everdell.nightweave.scheming import NIGHTWEAVE
from fairyring.kernel.game import Setup
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.words import Event


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    won: int = 0
    person: int = 0
    she: int = 0
    use: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often an Activity card was turned up, and what came of it."""

    def add(self, setup: Setup, bot_name: str) -> None:
        """One game to its end."""
        table = GAME.new_table(setup, GAME.content())
        bot = make_bot(bot_name)
        table.sink = events = list[Event]()
        while not table.over:
            name = bot.choose(SeatHandle(GAME, table, table.seat), setup.seed * 1000 + table.moves)
            table.apply(table.options[table.names().index(name)])
        outcome = table.outcome()
        self.games += 1
        self.won += outcome.ranks[-1] == 1
        self.person += min(score["total"] for score in outcome.scores[:-1])
        self.she += outcome.scores[-1]["total"]
        card = ""
        for event in events:
            if event.kind == "nightweave-turns-up":
                card = str(event.facts["activity"])
                self.use[card, "up"] += 1
            elif event.kind == "nightweave-acts":
                self.use[card, "right" if event.facts["right"] else "left"] += 1
            elif event.kind in ("nightweave-defaults", "nightweave-prepares", "nightweave-ends"):
                self.use[card, "default" if event.kind == "nightweave-defaults" else "season"] += 1

    def line(self, name: str) -> str:
        low, high = wilson(self.won, self.games)
        return (f"| {name} | {self.games} | {self.won / self.games:.1%} | {low:.1%} to {high:.1%} | "
                f"{self.person / self.games:.1f} | {self.she / self.games:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, choices=(1, 2), default=1)
    parser.add_argument("--levels", default="01234")
    parser.add_argument("--by", choices=("", "personality", "plot", "schemes"), default="")
    asked = parser.parse_args()
    choice = next((one for one in NIGHTWEAVE.choices if one.id == asked.by), None)
    everything = Tally()
    print("| against | games | she wins | 95 % interval | the person (the weaker one) | she |")
    print("|---|---|---|---|---|---|")
    for level in asked.levels:
        for value in ("none",) if choice is None else choice.values:
            if value == "random":
                continue
            options = {"rival": "nightweave", "level": level, **({asked.by: value} if asked.by else {})}
            if value == "weavers_whim":
                options["personality"] = "random"
            if value == "suffocating_swarm" and level == "0":  # MIS-PLOT-09
                continue
            tally = Tally()
            for seed in range(asked.games):
                setup = GAME.checked(Setup("everdell", asked.players, (), options, seed))
                tally.add(setup, asked.bot)
            everything.use += tally.use
            print(tally.line(f"level {level}" + (f", {value}" if asked.by else "")), flush=True)
    print("\n| Activity card | turned up | left | right | default | next season |\n|---|---|---|---|---|---|")
    for ident, count in sorted((ident, count) for (ident, what), count in everything.use.items() if what == "up"):
        shares = [f"{everything.use[ident, what] / count:.0%}" for what in ("left", "right", "default", "season")]
        print(f"| {ident} | {count} | {' | '.join(shares)} |")


if __name__ == "__main__":
    main()
