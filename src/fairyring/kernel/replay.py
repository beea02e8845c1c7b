"""Records played again: from their start, with the rules and components they were made with, to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from fairyring.kernel.errors import BadPack, BadSetup, BrokenRecord, Endless, OtherComponents, OtherRules, UnknownOption
from fairyring.kernel.game import Game, Setup, find_game
from fairyring.kernel.kept import find_content
from fairyring.kernel.record import Record, digest
from fairyring.kernel.session import Session
from fairyring.kernel.words import Event


def open_record(record: Record, content: Any = None, game: Game | None = None) -> Session:
    """The game of a record at its start. Raises OtherRules, OtherComponents or another BrokenRecord.

    Its components are those given, ours, those that it carries, or those of a release: whichever have its fingerprint.
    """
    game, setup = begun_as(record, game)
    if wrong := game.not_played(setup.rules):
        raise OtherRules(f"record: {wrong}")
    session = Session.start(setup, components_of(record, game, setup, content), game)
    session.names_of_seats = record.names
    return session


def open_to_look(record: Record, content: Any = None, game: Game | None = None) -> tuple[Session, BrokenRecord | None]:
    """The game of a record at its start; with the reason when it cannot be played on, but only looked at.

    Rules or components that are not to be had are replaced by today's; the decisions lead as far as they fit. Raises
    BrokenRecord when there is nothing to look at.
    """
    try:
        return open_record(record, content, game), None
    except (OtherRules, OtherComponents) as error:
        reason = error
    game, setup = begun_as(record, game)
    try:
        components = components_of(record, game, setup, content)
    except OtherComponents:
        components = content if content is not None else game.content()
    try:
        session = Session.start(replace(setup, rules=0), components, game)
    except BadSetup:  # it names a component that is not among today's
        raise reason from None
    session.names_of_seats = record.names
    return session, reason


def begun_as(record: Record, game: Game | None) -> tuple[Game, Setup]:
    """The game and the set-up of a record, by whatever version of the rules."""
    try:
        game = game or find_game(record.setup.game)
        return game, replace(game.checked(replace(record.setup, rules=0)), rules=record.setup.rules)
    except BadSetup as error:
        raise BrokenRecord(f"record: {error}") from None


def components_of(record: Record, game: Game, setup: Setup, content: Any = None) -> Any:
    """The components of a record. Raises OtherComponents."""
    try:
        components = find_content(game, setup, record.content, content, record.components)
    except BadPack as error:
        raise OtherComponents(f"record: its components cannot be read: {error}") from None
    if components is None:
        here = game.fingerprint(setup, content if content is not None else game.content())
        packs = f" with the pack {', '.join(record.packs)}" if record.packs else ""
        raise OtherComponents(f"record: made with other components (fingerprint {record.content}{packs}, here {here}). "
                              "Give the same pack with --content.")
    return components


def replay(record: Record, content: Any = None, watch: Callable[[Session, list[Event]], None] | None = None,
           until: int | None = None, game: Game | None = None) -> Session:
    """Play a record again to its end (or to decision `until`) and check its digest. Raises BrokenRecord."""
    session = open_record(record, content, game)
    for step in replay_steps(session, record, until):
        if watch is not None:
            watch(session, step)
    session.takebacks = record.takebacks
    whole = until is None or until >= len(record.decisions)
    if whole and record.digest and digest(session.table) != record.digest:
        raise BrokenRecord(f"record: replayed to the end, but the table came out differently (digest "
                           f"{digest(session.table)}, recorded {record.digest}): a decision or the seed was edited")
    return session


def replay_steps(session: Session, record: Record, until: int | None = None) -> Iterator[list[Event]]:
    """Replay one decision at a time."""
    for number, name in enumerate(record.decisions[:until], 1):
        if session.over:
            raise BrokenRecord(f'record: decision {number} "{name}" comes after the end of the game')
        try:
            yield session.play(name)
        except (UnknownOption, Endless) as error:
            raise BrokenRecord(f"record: decision {number}: {error}") from None
