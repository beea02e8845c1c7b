"""A turn: place a worker, play a card, prepare for season, or pass (EVB-TURN, EVB-SEAS, EVB-END)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import AUTUMN, GAP, SEASONS
from fairyring.games.everdell.placing import describe_place, destinations, place_key, place_names, place_option, visit
from fairyring.games.everdell.playing import (
    CHOOSE_WAY,
    FROM_SLOT,
    LISTENERS,
    code_elements,
    code_key,
    code_name,
    distinct,
    kind_at,
    play_default,
    way_words,
)
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import MANY, playable, sensible, ways
from fairyring.games.everdell.wording import card_name
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

PREPARE: Final = 30
PASS: Final = 31
PLAY: Final = 2048
"""From here on: play a card in its sensible way, by its code (see `playing`)."""
OTHERWISE: Final = 4096
"""From here on: play it in another way."""


class Turn(Step[Everdell]):
    """Exactly one action (EVB-TURN-01, -02)."""

    rule = "EVB-TURN-01"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        options: list[int] = []
        if me.free > 0:
            options = destinations(t, seat)
        elif me.season < AUTUMN:
            options.append(PREPARE)  # EVB-SEAS-01
        room = t.room_in_city(seat) > 0
        otherwise: list[int] = []
        kinds: list[int] = []
        for kind in me.hand:
            if kind not in kinds:
                kinds.append(kind)
                number = playable(t, seat, kind, room)
                if number:
                    options.append(PLAY + kind)
                    if number == MANY:
                        otherwise.append(kind)
        meadow = t.meadow
        customs = t.customs
        for slot in range(len(meadow)):
            kind = meadow[slot]
            if kind != GAP:
                number = playable(t, seat, kind, room)
                if number and customs.slot_open(t, seat, slot):
                    options.append(PLAY + FROM_SLOT + slot)
                    if number == MANY:
                        otherwise.append(FROM_SLOT + slot)
        for code in otherwise:
            if sensible(ways(t, seat, kind_at(t, code))):
                options.append(OTHERWISE + code)
        if me.season == AUTUMN:
            options.append(PASS)  # EVB-END-01
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """Of two equal cards in the Meadow a search looks at one."""
        found: list[int] = []
        plays: list[int] = []
        others: list[int] = []
        for code in options:
            if code >= OTHERWISE:
                others.append(code - OTHERWISE)
            elif code >= PLAY:
                plays.append(code - PLAY)
            else:
                found.append(code)
        found += [PLAY + code for code in distinct(t, plays)]
        return found + [OTHERWISE + code for code in distinct(t, others)]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        me = t.players[seat]
        if choice >= OTHERWISE:
            t.push(END_TURN, seat, NO_SEASON)
            t.push(CHOOSE_WAY, seat, (choice - OTHERWISE, 1))
        elif choice >= PLAY:
            t.push(END_TURN, seat, NO_SEASON)
            play_default(t, seat, choice - PLAY)
        elif choice == PREPARE:
            t.push(END_TURN, seat, NEW_SEASON)
            t.push(PREPARE_SEASON, seat)
            LISTENERS.happens(t, "preparing", seat)
        elif choice == PASS:
            t.push(END_TURN, seat, NO_SEASON)
            me.passed = True
            if t.sink is not None:
                t.emit("passed", seat, "EVB-END-01", {})
        else:
            t.push(END_TURN, seat, NO_SEASON)
            me.free -= 1
            visit(t, seat, choice)

    # --- in words ----------------------------------------------------------------------------------------------------
    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        if choice >= OTHERWISE:
            return f"{code_name(t, choice - OTHERWISE)} otherwise"
        if choice >= PLAY:
            return code_name(t, choice - PLAY)
        if choice == PREPARE:
            return "prepare"
        return "pass" if choice == PASS else place_option(t, seat, choice, "visit")

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        if choice >= OTHERWISE:
            return 16384 + code_key(t, choice - OTHERWISE)
        if choice >= PLAY:
            return 32768 + code_key(t, choice - PLAY)
        return choice if PREPARE <= choice <= PASS else place_key(t, choice)

    def option_kind(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "end" if choice == PASS else ""

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice >= PLAY:
            return describe_play(t, seat, choice, name)
        if choice == PREPARE:
            season = t.content.seasons[t.players[seat].season + 1]
            args: Args = {"season": SEASONS[t.players[seat].season + 1], "workers": season.workers,
                          "effect": season.effect.say()}
            return Option(name, Message("option-prepare", args), "EVB-SEAS-01", ("season",), season.effect.tree())
        if choice == PASS:
            return Option(name, Message("option-pass"), "EVB-END-01", ("pass",))
        return describe_place(t, seat, choice, "visit", "EVB-WORK-01")

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        me = t.players[seat]
        args: Args = {"workers": me.free, "season": SEASONS[me.season]}
        return Prompt(Message("ask-turn", args), self.rule)


def describe_play(t: Everdell, seat: int, choice: int, name: str) -> Option:
    """A card with what its sensible way, or the only other one, costs."""
    other = choice >= OTHERWISE
    code = choice - (OTHERWISE if other else PLAY)
    kind = kind_at(t, code)
    found = ways(t, seat, kind)
    if other:
        found = found[1:]
    certain = len(found) == 1 or (not other and sensible(found))
    way = way_words(t, seat, kind, found[0]) if certain else Message("way-several", {"count": len(found)})
    args: Args = {"card": card_name(t.content, kind), "way": way}
    return Option(name, Message("option-play-otherwise" if other else "option-play", args), "EVB-PLAY-01",
                  code_elements(t, seat, code))


class PrepareSeason(Step[Everdell]):
    """Workers come back, the season and its workers, its bonus (EVB-SEAS-02)."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        t.recall(seat)
        me.season += 1
        season = t.content.seasons[me.season]
        me.free += season.workers
        t.focus = GAP
        if t.sink is not None:
            t.emit("prepared", seat, "EVB-SEAS-02", {"season": season.ident, "workers": season.workers})
        t.push(season.effect, seat, (0,))
        return None


class EndTurn(Step[Everdell]):
    """The Meadow is full again (EVB-TURN-05), rivals have their say, the next player who has not passed is up
    (EVB-TURN-04); when all have passed the game is over (EVB-END-04). `x` is 1 after preparing for a season."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.refill()
        t.customs.action_done(t, seat)
        if x[0]:
            t.customs.prepared(t, seat)
        following = next_seat(t, seat)
        if following == NOBODY:
            t.customs.all_passed(t)
            t.active = seat
            if t.sink is not None:
                t.emit("over", NOBODY, "EVB-END-04", {})
        else:
            begin_turn(t, following)
        return None


def next_seat(t: Everdell, seat: int) -> int:
    """The next seat clockwise that has not passed; NOBODY when all have."""
    for i in range(1, t.seats + 1):
        number = (seat + i) % t.seats
        if not t.players[number].passed:
            return number
    return NOBODY


def begin_turn(t: Everdell, seat: int) -> None:
    t.begin_turn(seat)
    t.plays = 0
    t.focus = GAP
    if t.sink is not None:
        t.emit("turn", seat, "EVB-TURN-01", {})
    t.push(TURN, seat)


NO_SEASON: Final[Notes] = (0,)
NEW_SEASON: Final[Notes] = (1,)
TURN: Final = Turn("turn")
END_TURN: Final = EndTurn("end turn")
PREPARE_SEASON: Final = PrepareSeason("prepare season")


def turn_names(content: Any) -> list[str]:
    """Every name that an option of a turn can have."""
    names = ["prepare", "pass", *(f"visit {name}" for name in place_names(content) if not name.startswith("beside"))]
    for card in content.cards:
        for name in (f"play {card.ident}", *(f"play {card.ident} from {slot + 1}" for slot in range(content.meadow))):
            names += [name, f"{name} otherwise"]
    return names


