"""The battery itself: a game that breaks a promise is found out by the promise that names it."""
# ruff: noqa: ARG001, ARG005 - a fault need not use every argument

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from fairyring.envs.tables import Actions
from fairyring.kernel import observation
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.observation import Direct, Row, Sight
from fairyring.kernel.record import Record
from fairyring.kernel.session import Session
from fairyring.kernel.table import Data, Notes, Table
from fairyring.kernel.words import Event
from fairyring.testing import learning, promises, representative_setups, walking
from fairyring.testing.battery import setup_name
from tests.kernel.city import REEDTOWN
from tests.kernel.city.plays import TownReacts, Turn
from tests.kernel.city.town import Reedtown

SETUP = REEDTOWN.checked(Setup("reedtown", 3))
Patch = pytest.MonkeyPatch


def changed(patch: Patch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Replace a method by one that gets the old one first."""
    old = getattr(owner, name)
    patch.setattr(owner, name, lambda *args, **kwargs: change(old, *args, **kwargs))


def never_ends(patch: Patch) -> None:
    patch.setattr(walking, "LONGEST", 500)
    patch.setattr(Reedtown, "turns", property(lambda _: 10_000, lambda *_: None), raising=False)


def loses_a_card(patch: Patch) -> None:
    changed(patch, Reedtown, "fill_display", lambda old, t: (old(t), t.pile and t.pile.pop()))


def has_no_rank(patch: Patch) -> None:
    patch.setattr(Reedtown, "figures", lambda _: [])


def is_too_sure(patch: Patch) -> None:
    patch.setattr(Reedtown, "judge", lambda t, _: 1 + t.moves)


def draws_by_other_chance(patch: Patch) -> None:
    patch.setattr(Reedtown, "shuffle", lambda _, cards: random.shuffle(cards))


def ignores_the_seed(patch: Patch) -> None:
    patch.setattr(Reedtown, "reseed", lambda t, _: Table.reseed(t, 7))


def acts_when_asked(patch: Patch) -> None:
    def ask(old: Any, step: Turn, t: Reedtown, seat: int, x: Notes) -> Any:
        t.players[seat].points += 1
        return old(step, t, seat, x)

    changed(patch, Turn, "ask", ask)


def changes_when_looked_at(patch: Patch) -> None:
    changed(patch, Reedtown, "view", lambda old, t, seat: (t.discard.append(0), old(t, seat))[1])


def forgets_when_saved(patch: Patch) -> None:
    changed(patch, Reedtown, "save_state", lambda old, t: {**old(t), "turns": 8 - t.moves % 2})


def loads_something_else(patch: Patch) -> None:
    def load(old: Any, game: Game, data: Data, content: Any) -> Table:
        table: Table = old(game, data, content)
        table.reseed(1)
        return table

    changed(patch, type(REEDTOWN), "load_table", load)


def shares_a_list(patch: Patch) -> None:
    def clone(old: Any, t: Reedtown) -> Reedtown:
        copy: Reedtown = old(t)
        copy.discard = t.discard
        return copy

    changed(patch, Reedtown, "clone", clone)


def shows_the_pile(patch: Patch) -> None:
    changed(patch, Reedtown, "view", lambda old, t, seat: {**old(t, seat), "next": t.pile[-1:]})


def names_options_by_the_pile(patch: Patch) -> None:
    changed(patch, Turn, "option_name", lambda old, step, t, seat, x, c: f"{old(step, t, seat, x, c)} {t.pile[-1:]}")


def resamples_nothing(patch: Patch) -> None:
    patch.setattr(Reedtown, "resample", lambda t, seat, seed: t.clone())


def resamples_away_a_card(patch: Patch) -> None:
    changed(patch, Reedtown, "resample", lambda old, t, seat, seed: without_a_card(old(t, seat, seed)))


def without_a_card(t: Reedtown) -> Reedtown:
    t.pile = t.pile[1:]
    return t


def resamples_chance_only(patch: Patch) -> None:
    def resample(old: Any, t: Reedtown, seat: int, seed: int) -> Reedtown:
        copy: Reedtown = old(t, seat, seed)
        copy.pile, copy.players = t.pile[:], [p.copy() for p in t.players]
        copy.ask_anew()
        return copy

    changed(patch, Reedtown, "resample", resample)


def thinks_of_the_pile(patch: Patch) -> None:
    patch.setattr(Reedtown, "judge", lambda t, seat: (t.pile[-1] if t.pile else 0) / 20)
    patch.setattr(Reedtown, "resample", shuffle_pile)


def shuffle_pile(t: Reedtown, seat: int, seed: int) -> Reedtown:
    """A resample that depends on the true order."""
    copy = t.clone()
    if seed > 1:
        copy.pile.reverse()
    return copy


def shows_without_counting(patch: Patch) -> None:
    def draw(old: Any, t: Reedtown, seat: int, count: int) -> None:
        old(t, seat, count)
        t.reveals -= 1

    def answer(step: Turn, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        """A card is drawn, and whoever has seen it decides on: it must not be taken back."""
        if t.moves % 3:
            t.push(step, seat)
        t.draw(seat, 1)

    changed(patch, Reedtown, "draw", draw)
    patch.setattr(Turn, "answer", answer)


def does_not_redo(patch: Patch) -> None:
    patch.setattr(Session, "redo", lambda session, seat: session.undone.pop() and [])


def takes_stale_options(patch: Patch) -> None:
    changed(patch, Session, "play", lambda old, session, name, version=None, seat=None: old(session, name, None, seat))


def lets_anybody_play(patch: Patch) -> None:
    changed(patch, Session, "play", lambda old, session, name, version=None, seat=None: old(session, name, version))


def writes_a_shorter_record(patch: Patch) -> None:
    changed(patch, Record, "to_json", lambda old, record: old(record).replace('"gather reed"', '"gather clay"'))


def names_two_options_alike(patch: Patch) -> None:
    patch.setattr(Turn, "option_name", lambda *_: "play")


def cites_no_rule_of_the_book(patch: Patch) -> None:
    patch.setattr(Turn, "rule", "REE-TURN-99")


def tells_by_no_rule(patch: Patch) -> None:
    changed(patch, Reedtown, "emit", lambda old, t, kind, seat, rule, *rest: old(t, kind, seat, "", *rest))


def tells_the_secret(patch: Patch) -> None:
    def emit(old: Any, t: Reedtown, kind: str, seat: int, rule: str, facts: dict[str, Any], secret: Any = None) -> None:
        old(t, kind, seat, rule, {**facts, "drawn": secret["cards"] if secret else []}, secret)

    changed(patch, Reedtown, "emit", emit)


def shows_secrets_to_all(patch: Patch) -> None:
    patch.setattr(Event, "seen_by", lambda event, seat: event)


def does_more_when_heard(patch: Patch) -> None:
    def happen(old: Any, step: TownReacts, t: Reedtown, seat: int, code: int) -> None:
        old(step, t, seat, code)
        t.players[seat].points += t.sink is not None

    changed(patch, TownReacts, "happen", happen)


def shows_sets(patch: Patch) -> None:
    changed(patch, Reedtown, "view", lambda old, t, seat: {**old(t, seat), "players": {1: 2}})


class Everything(Actions):
    """Whatever may be played is an action."""

    def __init__(self) -> None:
        super().__init__([])

    def legal(self, t: Table) -> list[int]:
        self.names = t.names()
        return list(range(len(self.names)))


class WhoseTurn(Direct):
    """Whose turn it is, as the view tells it; straight from the table it is another one's when `wrong`."""

    def __init__(self, wrong: bool) -> None:
        super().__init__("active", 1, "whose turn it is", lambda view: [view["active"]])
        self.wrong = wrong

    def write(self, t: Any, seat: int, row: Row, at: int) -> None:
        row.put(at, t.active + self.wrong)


def learns(patch: Patch, wrong: bool) -> None:
    patch.setattr(learning, "learners", lambda *_: (Sight([WhoseTurn(wrong)]), Everything()))


def shows_learners_another_turn(patch: Patch) -> None:
    learns(patch, wrong=True)


def tells_learners_not_what_is_asked(patch: Patch) -> None:
    learns(patch, wrong=False)
    patch.setattr(observation, "asked_numbers", lambda *_: [0] * observation.ASKED)


FAULTS: list[tuple[Callable[[Patch], None], str]] = [
    (never_ends, "random_games_end"),
    (loses_a_card, "random_games_end"),
    (has_no_rank, "random_games_end"),
    (is_too_sure, "judgement_is_a_chance"),
    (draws_by_other_chance, "seed_and_decisions_are_all"),
    (ignores_the_seed, "seed_and_decisions_are_all"),
    (acts_when_asked, "asking_changes_nothing"),
    (changes_when_looked_at, "asking_changes_nothing"),
    (forgets_when_saved, "saving_keeps_everything"),
    (loads_something_else, "saving_keeps_everything"),
    (shares_a_list, "clones_are_independent"),
    (shows_the_pile, "nobody_sees_hidden_things"),
    (names_options_by_the_pile, "nobody_sees_hidden_things"),
    (resamples_nothing, "resampled_tables_are_sound"),
    (resamples_away_a_card, "resampled_tables_are_sound"),
    (thinks_of_the_pile, "bots_know_no_more_than_their_seat"),
    (shows_without_counting, "what_can_be_undone_showed_nothing"),
    (resamples_chance_only, "what_will_be_shown_is_open"),
    (does_not_redo, "undo_and_redo_lead_back"),
    (takes_stale_options, "wrong_options_are_refused"),
    (lets_anybody_play, "wrong_options_are_refused"),
    (writes_a_shorter_record, "records_replay"),
    (names_two_options_alike, "options_have_good_names"),
    (cites_no_rule_of_the_book, "options_have_good_names"),
    (tells_by_no_rule, "events_tell_who_and_why"),
    (tells_the_secret, "events_tell_who_and_why"),
    (shows_secrets_to_all, "events_tell_who_and_why"),
    (does_more_when_heard, "events_tell_who_and_why"),
    (shows_sets, "views_are_plain_data"),
    (shows_learners_another_turn, "learners_see_their_view"),
    (tells_learners_not_what_is_asked, "decisions_look_different"),
]


@pytest.mark.parametrize(("fault", "promise"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_broken_promise_is_found_out(fault: Callable[[Patch], None], promise: str, monkeypatch: Patch) -> None:
    fault(monkeypatch)
    with pytest.raises(AssertionError, match=r"\w"):
        promises.PROMISES[promise](REEDTOWN, SETUP)


@pytest.mark.parametrize("promise", ["learners_see_their_view", "decisions_look_different"])
def test_a_sound_game_keeps_what_it_promises_to_learners(promise: str, monkeypatch: Patch) -> None:
    learns(monkeypatch, wrong=False)
    promises.PROMISES[promise](REEDTOWN, SETUP)


def test_every_promise_has_a_fault_that_breaks_it() -> None:
    assert {promise for _, promise in FAULTS} == set(promises.PROMISES)


def test_every_table_is_tried_as_it_comes_and_with_other_options() -> None:
    assert [setup_name(setup) for setup in representative_setups(REEDTOWN)] == [
        f"{players}p{modules} turns={turns}" for modules in ("", " flood", " fair", " flood fair")
        for players in (2, 3, 4) for turns in (8, 12)]
