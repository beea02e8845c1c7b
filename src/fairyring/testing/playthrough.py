"""A whole game as text: everything anybody was asked, chose and was told. Compared in full, it shows any change."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from fairyring.kernel.game import Game, Setup
from fairyring.kernel.record import digest
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event, Message, Option
from fairyring.testing.battery import against_others, setup_name, tables

LONGEST = 60
"""Decisions of a playthrough with several players; one alone is played to its end."""


def playthrough(game: Game, setup: Setup, seed: int, most: int = 100_000) -> str:
    """A game by random decisions: prompts, options with rules and places, decisions, events, outcome, digest."""
    session = Session.start(setup, game=game)
    chosen = Random(seed)
    lines = [f"game: {game.id}", f"players: {session.setup.players}",
             f"modules: {' '.join(session.setup.modules) or 'none'}",
             *(f"{key}: {value}" for key, value in session.setup.options.items()),
             f"seed: {session.setup.seed}", f"decisions by: {seed}", f"start: {digest(session.table)}"]
    while not session.over and session.version < most:
        table = session.table
        prompt = session.prompt()
        names = session.names()
        head = f"{session.version + 1}. seat {table.seat} in turn {table.turn}: {said(prompt.message)}"
        lines += ["", head + tag(prompt.rule) + (f" because of {prompt.source}" if prompt.source else "")]
        lines += [option_line(option) for option in session.options()]
        name = chosen.choice(names)
        lines.append(f"> {name}")
        lines += [event_line(event) for event in session.play(name)]
    if session.over:
        outcome = session.table.outcome()
        lines += ["", f"outcome: ranks {list(outcome.ranks)}, {said(outcome.reason)}"]
        lines += [f"  seat {seat}: {plain(score)}" for seat, score in enumerate(outcome.scores)]
    return "\n".join([*lines, f"digest: {digest(session.table)}", ""])


def option_line(option: Option) -> str:
    places = f" at {' '.join(option.elements)}" if option.elements else ""
    return f"  - {option.name}: {said(option.message)}{tag(option.rule)}{places}"


def event_line(event: Event) -> str:
    secret = f" secret {plain(event.secret)}" if event.secret is not None else ""
    return f"  * {event.kind} seat {event.seat} {plain(event.facts)}{tag(event.rule)}{secret}"


def said(message: Message) -> str:
    """A message by its key and arguments: texts in the files may change, a playthrough does not."""
    if message.key == "card":
        return str(message.args["id"])
    args = ", ".join(f"{key}={said(value) if isinstance(value, Message) else value}"
                     for key, value in message.args.items())
    return f"{message.key}({args})" if args else message.key


def tag(rule: str) -> str:
    return f" [{rule}]" if rule else ""


def plain(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)


def playthroughs(game: Game) -> dict[str, str]:
    """A playthrough of every number of players and combination of modules, and without modules against every other
    rival, by file name."""
    setups = [Setup(game.id, players, modules, {}, 5) for players, modules in tables(game)]
    setups += [Setup(game.id, setup.players, (), {"rival": other.options["rival"]}, 5)
               for setup in setups if not setup.modules for other in against_others(game, setup)]
    return {f"{setup_name(setup).replace(' ', '_').replace('=', '-')}.txt":
            playthrough(game, game.checked(setup), 1, LONGEST if setup.players > 1 else 100_000) for setup in setups}
