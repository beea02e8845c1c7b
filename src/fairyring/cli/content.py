"""`fairyring content check|list|show`: components, packs of one's own, and where every fact comes from."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from fairyring.cli.arguments import HelpFormatter, add_content, add_game, add_json, add_language, examples
from fairyring.cli.console import complain, make_console, print_json, print_table
from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, find_game, game_of_pack, unknown
from fairyring.kernel.table import Data
from fairyring.kernel.text import Texts, texts

BARE = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
"""Keys that need no quotes; numbers do in our files, too, because they stand there for numbers of players."""
HIDDEN = ("id", "kind", "name", "box", "set", "copies", "src", "drawn", "trees")
"""Facts that have a place of their own in `show`."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "content", help="check a pack, list and show components",
        description="Components of a game: check a pack of your own, list what there is, show one with the source of "
                    "every fact.",
        epilog=examples("fairyring content check my-cards.toml", "fairyring content list mycelia --kind hero",
                        "fairyring content show mycelia marasmius_rotula"), formatter_class=HelpFormatter)
    actions = parser.add_subparsers(metavar="ACTION", required=True, title="actions")

    check = actions.add_parser("check", help="check a pack", formatter_class=HelpFormatter,
                               description="Read a pack together with the game's own components and say what is wrong "
                                           "with it, by file, line and key.",
                               epilog=examples("fairyring content check my-cards.toml",
                                               "fairyring content check packs/mine --game mycelia"))
    check.add_argument("path", type=Path, metavar="PATH", help="a .toml file or a folder of them")
    check.add_argument("--game", metavar="GAME", help="for which game (default: the one that the pack fits)")
    check.set_defaults(run=run_check)

    listing = actions.add_parser("list", help="list components", formatter_class=HelpFormatter,
                                 description="List the components of a game.",
                                 epilog=examples("fairyring content list mycelia --kind gift"))
    add_game(listing)
    listing.add_argument("--kind", metavar="KIND", help="only this kind: hero, gift, tile, board …")
    add_content(listing)
    add_language(listing)
    add_json(listing)
    listing.set_defaults(run=run_list)

    show = actions.add_parser("show", help="show one component", formatter_class=HelpFormatter,
                              description="Show one component in words and in facts, each with its source: rulebook, "
                                          "public, reconstructed (our own), reconstructed-and-tuned "
                                          "(by simulation), or pack.",
                              epilog=examples("fairyring content show mycelia fomes_fomentarius --language de"))
    add_game(show)
    show.add_argument("id", metavar="ID", help="the component's id, as content list shows it")
    add_content(show)
    add_language(show)
    add_json(show)
    show.set_defaults(run=run_show)


def run_check(args: argparse.Namespace) -> int:
    game = find_game(args.game) if args.game else game_of_pack(args.path)
    ours = {str(one["id"]): one for one in game.component_list(game.content())}
    content = game.content((args.path,))
    changed: list[str] = []
    added: list[str] = []
    for one in game.component_list(content):
        name = str(one["id"])
        if name not in ours:
            added.append(name)
        elif {**one, "src": None} != {**ours.pop(name), "src": None}:
            changed.append(name)
    console = make_console()
    before = game.content().facts.tables
    limits = [f"{table}.{key} = {in_toml(value)} (printed: {in_toml(before[table].get(key))})"
              for table, facts in content.facts.tables.items() if isinstance(facts, dict)
              for key, value in facts.items() if key != "src" and before[table].get(key) != value]
    console.print(f"{args.path}: good for {game.id}", soft_wrap=True, markup=False)
    for title, found in (("adds", added), ("changes", changed), ("removes", list(ours)), ("sets", limits)):
        if found:
            console.print(f"{title}: {', '.join(found)}", soft_wrap=True, markup=False)
    if not (added or changed or ours or limits):
        console.print("adds and changes nothing", markup=False)
    return 0


def run_list(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    content = game.content(args.content)
    words = texts(args.language, game)
    components = game.component_list(content)
    kinds = list(dict.fromkeys(str(one["kind"]) for one in components))
    if args.kind is not None and args.kind not in kinds:
        raise BadSetup(unknown("kind", args.kind, kinds))
    wanted = [one for one in components if args.kind in (None, one["kind"])]
    if args.json:
        print_json([in_words(game, content, one, words) for one in wanted])
        return 0
    grid = Grid("id", "kind", "box", "cost", "copies", "what it does")
    grid.columns[0].no_wrap = True
    grid.columns[0].min_width = max(len(str(one["id"])) for one in wanted)
    for one in wanted:
        does = says(game, content, one, words)
        grid.add_row(str(one["id"]), str(one["kind"]), str(one["box"]), cost_of(one), str(one["copies"]), Text(does))
    print_table(make_console(), grid)
    return 0


def says(game: Game, content: Any, one: Data, words: Texts) -> str:
    """What a component does, in words."""
    return " ".join(words.sentence(sentence) for sentence in game.words(content, str(one["id"])))


def in_words(game: Game, content: Any, one: Data, words: Texts) -> Data:
    """Its facts, and what it is called and does in the language that was asked for."""
    called = game.called(content, str(one["id"]))
    return {**one, "name": one["name"] if called is None else words.say(called),
            "text": says(game, content, one, words)}


def cost_of(one: Data) -> str:
    """A number, or so many of this and of that."""
    cost = one.get("cost", "")
    return ", ".join(f"{count} {what}" for what, count in cost.items()) if isinstance(cost, dict) else str(cost)


def run_show(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    content = game.content(args.content)
    words = texts(args.language, game)
    components = {str(one["id"]): one for one in game.component_list(content)}
    longer = [one for one in components if one.startswith(f"{args.id}_")]
    wanted = longer[0] if args.id not in components and len(longer) == 1 else args.id
    if wanted not in components:
        complain(unknown("component", args.id, components) if len(args.id) > 2 else
                 f'unknown component "{args.id}"; fairyring content list {game.id} shows all')
        return 2
    one = components[wanted]
    if args.json:
        print_json(in_words(game, content, one, words))
        return 0
    console = make_console()
    called = game.called(content, wanted)
    name = str(one["name"]) if called is None else words.say(called)
    console.print(Text.assemble((name, "bold"), f"  {one['kind']}, {one['box']}, copies: {one['copies']}"))
    for sentence in game.words(content, wanted):
        console.print(Text(f"  {words.sentence(sentence)}"))
    print_table(console, facts(one))
    return 0


def facts(one: Data) -> Grid:
    """Every fact with its source; what the file says nothing about has none."""
    src: dict[str, str] = one["src"]
    grid = Grid("fact", "value", "source")
    for key in [*[key for key in one if key not in HIDDEN], *[key for key in ("name", "copies") if key in src]]:
        value = one[key]
        if value not in ("", None):
            grid.add_row(key, Text(value if isinstance(value, str) else in_toml(value)), src.get(key, ""))
    for key in src:
        if key not in one:
            grid.add_row(key, "", src[key])
    return grid


def in_toml(value: object) -> str:
    """A value as it stands in a pack.

    >>> print(in_toml({"twig": 2, "hosts": ["husband", "wife"], "1": True}))
    { twig = 2, hosts = ["husband", "wife"], "1" = true }
    """
    if isinstance(value, dict):
        inside = ", ".join(f"{key if BARE.fullmatch(key) else in_toml(key)} = {in_toml(one)}"
                           for key, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(in_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
