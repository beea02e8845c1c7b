"""How strong Nightweave is: games of a bot against her by level, and with each Personality, Plot or Scheme.

    python benchmarks/nightweave.py --bot greedy --games 100
    python benchmarks/nightweave.py --bot medium --games 100 --by personality --levels 2

A line for each: how often she wins with the 95 % interval, everybody's points, and how often each Activity card was
turned up and left her with nothing but its default action. The same seeds give the same games.
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
    turned_up: Counter[str] = field(default_factory=Counter)
    by_default: Counter[str] = field(default_factory=Counter)

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
        for counts, kind in ((self.turned_up, "nightweave-turns-up"), (self.by_default, "nightweave-defaults")):
            counts.update(str(event.facts["activity"]) for event in events if event.kind == kind)

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
            tally = Tally()
            for seed in range(asked.games):
                setup = GAME.checked(Setup("everdell", asked.players, (), options, seed))
                tally.add(setup, asked.bot)
            everything.turned_up += tally.turned_up
            everything.by_default += tally.by_default
            print(tally.line(f"level {level}" + (f", {value}" if asked.by else "")), flush=True)
    print("\n| Activity card | turned up | by default |\n|---|---|---|")
    for ident, count in sorted(everything.turned_up.items()):
        print(f"| {ident} | {count} | {everything.by_default[ident] / count:.0%} |")


if __name__ == "__main__":
    main()
