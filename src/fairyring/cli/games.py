"""`fairyring games`: which games there are, with their modules and settings."""

from __future__ import annotations

import argparse
from typing import Any

from rich.padding import Padding
from rich.text import Text

from fairyring.bots.levels import BOTS
from fairyring.bots.own import installed
from fairyring.cli.arguments import HelpFormatter, add_json, add_language, examples
from fairyring.cli.console import make_console, print_json
from fairyring.kernel.game import Choice, Game, all_games
from fairyring.kernel.text import Texts, texts
from fairyring.kernel.words import Message


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "games", help="list the games with their modules and settings",
        description="List every installed game, its modules (--modules) and its settings (--option).",
        epilog=examples("fairyring games", "fairyring games --language fr"), formatter_class=HelpFormatter)
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.json:
        print_json({"games": [as_data(game, texts(args.language, game)) for game in all_games().values()],
                    "bots": [*BOTS, *installed()]})
        return 0
    console = make_console()
    for game in all_games().values():
        for line in describe(game, texts(args.language, game)):
            console.print(line)
    words = texts(args.language)
    console.print(Text(f"\n{words.format('cli-bots', {})}", style="bold"))
    for bot in BOTS:
        about = f"{words.format(f'bot-{bot}', {})}: {words.format(f'bot-{bot}-about', {})}"
        console.print(Padding(Text.assemble((bot, "green"), "  ", about), (0, 0, 0, 2)))
    for bot, where in installed().items():
        console.print(Padding(Text.assemble((bot, "green"), "  ", where), (0, 0, 0, 2)))
    return 0


def as_data(game: Game, words: Texts) -> dict[str, object]:
    return {"id": game.id, "name": words.format("game-name", {}), "about": words.format("game-about", {}),
            "least_players": game.least_players, "most_players": game.most_players,
            "modules": [{"id": one.id, "name": words.format(f"module-{one.id}", {}),
                         "about": words.format(f"module-{one.id}-about", {})} for one in game.modules
                        if one.offered],
            "settings": [{"id": one.id, "name": words.format(f"setting-{one.id}", {}), "default": one.default,
                          "values": list(one.values)} for one in game.settings()]}


def describe(game: Game, words: Texts) -> list[Text | Padding]:
    players = words.say(Message("cli-players", {"least": game.least_players, "most": game.most_players}))
    out: list[Text | Padding] = [
        Text.assemble((game.id, "bold green"), "  ", (words.format("game-name", {}), "bold"), f"  {players}"),
        Padding(words.format("game-about", {}), (0, 0, 0, 2))]
    offered = [module for module in game.modules if module.offered]
    if offered:
        out.append(Padding(Text(words.format("cli-modules", {}), style="bold"), (1, 0, 0, 2)))
        for module in offered:
            name = Text.assemble((module.id, "green"), "  ", words.format(f"module-{module.id}", {}))
            out += [Padding(name, (0, 0, 0, 4)), Padding(words.format(f"module-{module.id}-about", {}), (0, 0, 0, 8))]
    if game.settings():
        out.append(Padding(Text(words.format("cli-settings", {}), style="bold"), (1, 0, 0, 2)))
        for choice in game.settings():
            name = Text.assemble((choice.id, "green"), "  ", words.format(f"setting-{choice.id}", {}))
            out.append(Padding(name, (0, 0, 0, 4)))
            out += [Padding(value, (0, 0, 0, 8)) for value in describe_values(choice, words)]
    return out


def describe_values(choice: Choice, words: Texts) -> list[Text]:
    out: list[Text] = []
    for value in choice.values:
        line = Text.assemble((value, "cyan"), "  ", words.setting(choice.id, value))
        if value == choice.default:
            line.append(f"  ({words.format('cli-default', {})})", "dim")
        out.append(line)
    return out
