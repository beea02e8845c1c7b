"""What every game promises to everybody above it, each promise as a function that fails with the reason.

All of them play whole games by chance. What costs much is looked at every few decisions only. The promises about hidden
things are in `secrecy`, those to learners in `learning`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from fairyring.bots.playout import playout
from fairyring.kernel.errors import BrokenRecord, CannotUndo, NotYourDecision, StaleOption, UnknownOption
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.record import digest, read_record
from fairyring.kernel.replay import replay
from fairyring.kernel.rulebook import Rulebook
from fairyring.kernel.session import Session, no_way_back
from fairyring.kernel.table import NOBODY, SPECTATOR, Data, Table, chance
from fairyring.kernel.words import Event
from fairyring.testing.learning import decisions_look_different, learners_see_their_view
from fairyring.testing.secrecy import (
    bots_know_no_more_than_their_seat,
    nobody_sees_hidden_things,
    resampled_tables_are_sound,
    what_can_be_undone_showed_nothing,
    what_will_be_shown_is_open,
)
from fairyring.testing.sharing import shared_lists
from fairyring.testing.walking import GAMES, NOW_AND_THEN, OTHER_SEED, at, expect, new_table, walk

Promise = Callable[[Game, Setup], None]


# --- the rules at work -----------------------------------------------------------------------------------------------
def random_games_end(game: Game, setup: Setup) -> None:
    """Whatever is chosen, the game ends, every invariant holds all the way, and somebody has a rank."""
    for number in range(GAMES):
        table = new_table(game, setup, number)
        for _ in walk(table, number):
            expect(len(table.options) > 1, f"{at(table)}: a decision with {len(table.options)} options")
            expect(0 <= table.seat < table.seats, f"{at(table)}: no such seat")
            expect(not (wrong := table.check()), f"{at(table)}: {wrong}")
        expect(not (wrong := table.check()), f"at the end: {wrong}")
        expect(not table.stack, "the game is over with steps still to come")
        outcome = table.outcome()
        everybody = len(table.everybody)
        expect(len(outcome.ranks) == everybody and min(outcome.ranks) >= 1, f"ranks {outcome.ranks}")
        expect(len(outcome.scores) == len(table.figures()) == everybody, "a score and figures for everybody")
        expect(outcome.rivals == len(table.rivals) == len(game.rivals_of(setup)), f"rivals {table.rivals}")


def judgement_is_a_chance(game: Game, setup: Setup) -> None:
    """What bots think of a position is a number between 0 and 1, at the end too."""
    table = new_table(game, setup)
    for _ in walk(table, 1, NOW_AND_THEN):
        for seat in range(table.seats):
            expect(0 <= table.judge(seat) <= 1, f"{at(table)}: judged {table.judge(seat)}")
    expect(all(0 <= table.judge(seat) <= 1 for seat in range(table.seats)), "judged at the end")


def seed_and_decisions_are_all(game: Game, setup: Setup) -> None:
    """The same seed and decisions give the same table; another seed deals otherwise, or, where nothing is drawn before
    the first decision, has other numbers to come."""
    first, second = new_table(game, setup), new_table(game, setup)
    for _ in zip(walk(first, 5), walk(second, 5), strict=True):
        expect(first.rng == second.rng and first.options == second.options, f"{at(first)}: one seed, two games")
    expect(digest(first) == digest(second), "two games of one seed and the same decisions end differently")
    dealt = [new_table(game, setup, more) for more in range(4)]
    untouched = all((table.rng, table.gamma) == chance(setup.seed + OTHER_SEED * more)
                    for more, table in enumerate(dealt))
    starts = {json.dumps(table.save()["state"]) for table in dealt}
    expect(untouched or len(starts) > 1, "four seeds give the same deal")


def asking_changes_nothing(game: Game, setup: Setup) -> None:
    """A step that asks does nothing yet; looking at a table does not change it."""
    table = new_table(game, setup)
    for _ in walk(table, 2, 3):
        before, options = table.save(), table.options[:]
        table.ask_anew()
        table.names(), table.described(), table.asked(), table.figures()
        for seat in (SPECTATOR, *range(table.seats)):
            table.view(seat)
        expect(table.options == options, f"{at(table)}: asked twice, got other options")
        expect(table.save() == before, f"{at(table)}: looking changed the table")


# --- copies ----------------------------------------------------------------------------------------------------------
def saving_keeps_everything(game: Game, setup: Setup) -> None:
    """At every decision: saved as JSON or msgpack and loaded, the table is equal and goes on equally."""
    content = game.content()
    table = new_table(game, setup)
    loaded = table
    for _, dice in walk(table, 3):
        data = table.save()
        expect(loaded.save() == data, f"before {at(table)}: the loaded table went on differently")
        packed = game.load_table(msgspec.msgpack.decode(msgspec.msgpack.encode(data)), content)
        loaded = game.load_table(json.loads(json.dumps(data)), content)
        expect(loaded.save() == packed.save() == data, f"{at(table)}: saved and loaded is not the same")
        expect(loaded.names() == table.names(), f"{at(table)}: options are named {loaded.names()} after loading")
        state = dice.getstate()
        loaded.apply(dice.choice(loaded.options))
        dice.setstate(state)
    expect(loaded.save() == table.save(), "the loaded table ended differently")


def clones_are_independent(game: Game, setup: Setup) -> None:
    """A clone is equal; whatever happens to it leaves the original alone. What both share never changes."""
    table = new_table(game, setup)
    common: list[tuple[list[Any], list[Any]]] = []
    for _, dice in walk(table, 4, NOW_AND_THEN):
        before = table.save()
        clone = table.clone()
        expect(clone.save() == before and clone.names() == table.names(), f"{at(table)}: a clone differs")
        if dice.randrange(NOW_AND_THEN) == 0:
            common += [(one, one[:]) for one in shared_lists(table, clone)]
        for choice in table.options:
            branch = table.clone()
            branch.apply(choice)
        playout(clone, dice.randrange(1 << 30), 60)
        expect(table.save() == before, f"{at(table)}: the original changed with its clone")
    for one, was in common:
        expect(one == was, f"a list that clones share has changed from {was} to {one}")


# --- sessions and records --------------------------------------------------------------------------------------------
def undo_and_redo_lead_back(game: Game, setup: Setup) -> None:
    """Wherever undo is allowed, it gives the table before, and redo the table after; whole turns and alone too."""
    session = Session.start(setup, game=game)
    dice = Random(10)
    after = session.table.save()
    floor: Data | None = None
    while not session.over:
        seat, before = session.table.seat, after
        name = dice.choice(session.names())
        foreseen, moment = session.final(name), session.table.clone()
        session.play(name)
        expect(foreseen == no_way_back(moment, session.table), f"{name!r}: foreseen as {foreseen!r}")
        after, version, long_press = session.table.save(), session.version, dice.randrange(NOW_AND_THEN) == 0
        if session.undo_depth(seat):
            floor = floor or before
            session.undo(seat, long_press)
            expect(session.table.save() == (floor if long_press else before), f"undo after {name!r} does not lead back")
            session.redo(seat)
        else:
            floor = None
            if long_press and dice.randrange(2 * NOW_AND_THEN) == 0:
                undo_alone(session, seat)
        expect(session.table.save() == after and session.version >= version, f"redo of {name!r} does not lead forward")
    if session.version == len(session.past):  # every decision ends a turn or shows something
        undo_alone(session, session.past[-1].seat)
    expect(session.version > len(session.past), "no decision could be undone")


def undo_alone(session: Session, seat: int) -> None:
    """What the four rules forbid, somebody alone may do, and the record says so; then forward again."""
    expect_error(CannotUndo, lambda: session.undo(seat))
    takebacks = session.takebacks
    session.alone = seat
    back = session.undo(seat, whole_turn=True)
    expect(session.table.seat == seat, "alone, undo leads to a decision of one's own")
    expect(session.takebacks == takebacks + back, "the record does not count what was taken back alone")
    session.redo(seat)
    session.alone = NOBODY


def wrong_options_are_refused(game: Game, setup: Setup) -> None:
    """Stale versions, foreign seats and unknown names are refused; the table stays as it was."""
    session = Session.start(setup, game=game)
    dice = Random(11)
    while not session.over:
        if dice.randrange(NOW_AND_THEN) == 0:
            before, name, table = digest(session.table), session.names()[0], session.table
            expect_error(StaleOption, lambda: session.play(name, version=session.version + 1))  # noqa: B023
            expect_error(StaleOption, lambda: session.play(name, version=session.version - 1))  # noqa: B023
            expect_error(NotYourDecision, lambda: session.play(name, seat=table.seats))  # noqa: B023
            expect_error(NotYourDecision, lambda: session.play(name, seat=NOBODY))  # noqa: B023
            for wrong in ("", "no such option", name + " ", name.upper() + "!"):
                expect_error(UnknownOption, lambda: session.play(wrong))  # noqa: B023
            expect(session.table is table and digest(table) == before, "a refused option changed the table")
        session.play(dice.choice(session.names()), session.version, session.table.seat)
    before = digest(session.table)
    expect_error(UnknownOption, lambda: session.play("anything"))
    expect(digest(session.table) == before, "a refused option changed the table")


def records_replay(game: Game, setup: Setup) -> None:
    """A record read from its own text plays the same game again; one decision fewer or another seed does not.

    So it does with components that were kept as data, and by the version of the rules that it was begun with.
    """
    session = Session.start(setup, game=game)
    expect(session.table.rules == session.setup.rules, "the table does not know the rules of its set-up: t.rules")
    dice = Random(12)
    while not session.over:
        session.play(dice.choice(session.names()))
    record = session.record()
    expect(read_record(record.to_json()) == record, "a record read from its text is another one")
    again = replay(record, session.content, game=game)
    expect(again.over and again.record() == record, "a record replays to another game")
    kept = game.content_from(json.loads(json.dumps(session.content.facts.data())))
    expect(game.fingerprint(session.setup, kept) == record.content, "kept components have another fingerprint")
    expect(replay(record, kept, game=game).record() == record, "with kept components it is another game")
    half = len(record.decisions) // 2
    expect(len(replay(record, session.content, until=half, game=game).past) == half, "a record replays to the middle")
    for wrong in (shorter(record.to_json()), other_seed(record.to_json())):
        expect_error(BrokenRecord, lambda: replay(read_record(wrong), session.content, game=game))  # noqa: B023


def shorter(text: str) -> str:
    data = json.loads(text)
    return json.dumps({**data, "decisions": data["decisions"][:-1]})


def other_seed(text: str) -> str:
    data = json.loads(text)
    return json.dumps({**data, "seed": data["seed"] + 1})


def expect_error(kind: type[Exception], act: Callable[[], Any]) -> None:
    try:
        act()
    except kind as error:
        expect(len(str(error)) > 10, f"{kind.__name__} without words")
    else:
        expect(False, f"{kind.__name__} was expected")


# --- words -----------------------------------------------------------------------------------------------------------
def options_have_good_names(game: Game, setup: Setup) -> None:
    """Names are unique in a decision, one line, and the same whenever somebody looks; rules exist in the rulebook."""
    known = known_rules(game.rulebook())
    table = new_table(game, setup)
    for _ in walk(table, 13):
        names = table.names()
        expect(len(set(names)) == len(names), f"{at(table)}: two options share a name: {names}")
        described = table.described()
        expect([option.name for option in described] == names, f"{at(table)}: described as other options than named")
        for option in described:
            expect(option.name == " ".join(option.name.split()) and option.name.isprintable() and bool(option.name),
                   f"{at(table)}: {option.name!r} is not a plain line of text")
            expect(option.rule in known, f"{at(table)}: option {option.name!r} has no rule {option.rule!r}")
            expect(all(one and " " not in one for one in option.elements), f"{at(table)}: places {option.elements}")
        expect(table.asked().rule in known, f"{at(table)}: the prompt has no rule {table.asked().rule!r}")
        expect(table.clone().names() == names, f"{at(table)}: a clone names its options differently")


def events_tell_who_and_why(game: Game, setup: Setup) -> None:
    """Events carry rules of the rulebook and keep secrets; whether anybody listens changes nothing."""
    known = known_rules(game.rulebook())
    table = new_table(game, setup)
    heard = 0
    for _, dice in walk(table, 14):
        listening = table.clone()
        events: list[Event] = []
        listening.sink = events
        silent = table.clone()
        choice = dice.choice(table.options)
        listening.apply(choice)
        silent.apply(choice)
        expect(silent.save() == listening.save(), f"{at(table)}: with somebody listening, {choice} does something else")
        heard += len(events)
        for event in events:
            expect(event.rule != "" and event.rule in known, f"{at(table)}: {event.kind} by rule {event.rule!r}")
            expect(event.seat == NOBODY or event.seat in table.everybody,
                   f"{at(table)}: event {event.kind} of number {event.seat}")
            keeps_its_secret(event, table.seats)
    expect(heard > 0, "nothing ever happened")


def keeps_its_secret(event: Event, seats: int) -> None:
    """Only its own seat gets the secret, and the open facts do not give it away."""
    json.dumps(event.facts)
    if event.secret is None:
        return
    expect(0 <= event.seat < seats, f"event {event.kind}: a secret for nobody")
    expect(event.seen_by(event.seat) == event, f"event {event.kind}: hidden from its own seat")
    for seat in (SPECTATOR, *range(seats)):
        if seat != event.seat:
            expect(event.seen_by(seat).secret is None, f"event {event.kind}: seat {seat} gets the secret")
    secrets = {word for words in event.secret.values() for word in words}
    for key, fact in event.facts.items():
        told = set(fact) if isinstance(fact, list) else {fact}
        expect(not told & secrets, f"event {event.kind}: {key} gives the secret away: {told & secrets}")


def views_are_plain_data(game: Game, setup: Setup) -> None:
    """A view survives JSON unchanged, for every seat and a spectator, to the end."""
    table = new_table(game, setup)
    for _ in walk(table, 15, NOW_AND_THEN):
        check_views(table)
    check_views(table)


def check_views(table: Table) -> None:
    for seat in (SPECTATOR, *range(table.seats)):
        view: Data = table.view(seat)
        expect(json.loads(json.dumps(view)) == view, f"{at(table)}: the view of seat {seat} changes as JSON")


def known_rules(book: Rulebook) -> set[str]:
    """Every rule id; the kernel's own options (skip, again) carry none."""
    return {"", *book.ids()}


PROMISES: dict[str, Promise] = {promise.__name__: promise for promise in (
    random_games_end, judgement_is_a_chance, seed_and_decisions_are_all, asking_changes_nothing,
    saving_keeps_everything, clones_are_independent, nobody_sees_hidden_things, resampled_tables_are_sound,
    bots_know_no_more_than_their_seat, what_can_be_undone_showed_nothing, what_will_be_shown_is_open,
    undo_and_redo_lead_back, wrong_options_are_refused, records_replay, options_have_good_names,
    events_tell_who_and_why, views_are_plain_data, learners_see_their_view, decisions_look_different)}
"""Every promise by name."""
