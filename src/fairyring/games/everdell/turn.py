"""A turn: place a worker, play a card, prepare for season, or pass (EVB-TURN, EVB-SEAS, EVB-END)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.choosing import CHOOSE_WAY, play_default, way_words
from fairyring.games.everdell.codes import FROM_ASIDE, FROM_SLOT, code_elements, code_key, code_name, distinct, kind_at
from fairyring.games.everdell.components import AUTUMN, GAP, SEASONS
from fairyring.games.everdell.listening import LISTENERS
from fairyring.games.everdell.places import describe_place, place_key, place_names, place_option
from fairyring.games.everdell.placing import destinations, visit
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.ways import MANY, playable, sensible, ways
from fairyring.games.everdell.wording import card_name
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

PREPARE: Final = 30
PASS: Final = 31
PLAY: Final = 2048
"""From here on: play a card in its sensible way, by its code (see `codes`)."""
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
        customs = t.customs
        room = len(me.city) < customs.city_spaces(t, seat) or t.room_in_city(seat) > 0
        certain, glance = customs.at_a_glance(t, seat)
        if not room or customs.charges(t, seat):
            certain = 0
        otherwise: list[int] = []
        bits = t.content.bits
        unseen = glance
        for kind in me.hand:
            bit = bits[kind]
            if unseen & bit:
                unseen ^= bit
                number = 1 if certain & bit else playable(t, seat, kind, room, kind)
                if number:
                    options.append(PLAY + kind)
                    if number == MANY:
                        otherwise.append(OTHERWISE + kind)
        guarded = customs.guards_meadow(t)
        for slot, kind in enumerate(t.meadow):
            bit = bits[kind]
            if glance & bit:
                number = 1 if certain & bit else playable(t, seat, kind, room, FROM_SLOT + slot)
                if number and not (guarded and not (customs.slot_open(t, seat, slot)
                                                    and customs.may_take(t, seat, slot, False))):
                    options.append(PLAY + FROM_SLOT + slot)
                    if number == MANY:
                        otherwise.append(OTHERWISE + FROM_SLOT + slot)
        for kind in customs.aside(t, seat):
            number = playable(t, seat, kind, room, FROM_ASIDE + kind)
            if number:
                options.append(PLAY + FROM_ASIDE + kind)
                if number == MANY:
                    otherwise.append(OTHERWISE + FROM_ASIDE + kind)
        options += otherwise
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
            t.customs.after_season(t, seat)
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
        return choice if PREPARE <= choice <= PASS else place_key(t, seat, choice)

    def option_kind(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "end" if choice == PASS else ""

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice >= PLAY:
            return describe_play(t, seat, choice, name)
        if choice == PREPARE:
            coming = t.players[seat].season + 1
            season = t.content.seasons[coming]
            args: Args = {"season": SEASONS[coming], "workers": t.customs.new_workers(t, seat, coming),
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
    found = ways(t, seat, kind, code)
    if other:
        found = found[1:]
    certain = len(found) == 1 or (not other and sensible(found))
    way = way_words(t, seat, code, found[0]) if certain else Message("way-several", {"count": len(found)})
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
        workers = t.customs.new_workers(t, seat, me.season)
        me.free += workers
        t.focus = GAP
        if t.sink is not None:
            t.emit("prepared", seat, "EVB-SEAS-02", {"season": season.ident, "workers": workers})
        t.push(season.effect, seat, (0,))
        return None


class EndTurn(Step[Everdell]):
    """The Meadow is full again (EVB-TURN-05), rivals have their say, the next player who has not passed is up
    (EVB-TURN-04); when all have passed the game is over (EVB-END-04). `x` is 1 after preparing for a season."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if GAP in t.meadow:
            t.refill()
        customs = t.customs
        customs.action_done(t, seat)
        if x[0]:
            customs.prepared(t, seat)
        up_next(t, seat)
        return None


class NextTurn(Step[Everdell]):
    """Somebody's turn is over, with all that rivals did about it: who is next (EVB-TURN-04, EVB-END-04)?"""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        up_next(t, seat)
        return None


def up_next(t: Everdell, seat: int) -> None:
    following = t.customs.next_up(t, seat)
    if following == NOBODY:
        t.customs.all_passed(t)
        t.active = seat
        if t.sink is not None:
            t.emit("over", NOBODY, "EVB-END-04", {})
    else:
        begin_turn(t, following)


def begin_turn(t: Everdell, number: int) -> None:
    """It is somebody's turn, perhaps a rival's."""
    t.begin_turn(number)
    t.plays = 0
    t.focus = GAP
    if t.sink is not None:
        t.emit("turn", number, "EVB-TURN-01", {"season": SEASONS[t.players[number].season]})
    if number >= t.seats:
        t.customs.rival_turn(t, number)
    else:
        t.push(TURN, number)


NO_SEASON: Final[Notes] = (0,)
NEW_SEASON: Final[Notes] = (1,)
TURN: Final = Turn("turn")
END_TURN: Final = EndTurn("end turn")
PREPARE_SEASON: Final = PrepareSeason("prepare season")
NEXT_TURN: Final = NextTurn("next turn")


def turn_names(content: Any) -> list[str]:
    """Every name that an option of a turn can have."""
    names = ["prepare", "pass", *(f"visit {name}" for name in place_names(content) if not name.startswith("beside"))]
    for card in content.cards:
        for name in (f"play {card.ident}", *(f"play {card.ident} from {slot + 1}" for slot in range(content.meadow))):
            names += [name, f"{name} otherwise"]
    return names


