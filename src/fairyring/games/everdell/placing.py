"""Placing workers: where one may go, what happens there; copying locations, moving workers (EVB-WORK, EVB-DEST)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import (
    BARE,
    BESIDE,
    BOARD,
    COLOURS,
    EACH,
    EVENTS,
    FOREST,
    GAP,
    HAVEN,
    JOURNEY,
    LIMBO,
    ON_CARD,
    POINT,
    Location,
)
from fairyring.games.everdell.counting import PLACES
from fairyring.games.everdell.players import Player
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import place_ident, source, whose
from fairyring.kernel.arguments import Given, One
from fairyring.kernel.effects import Word
from fairyring.kernel.quantities import Condition
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


# --- where one may go ------------------------------------------------------------------------------------------------
def location_at(t: Everdell, place: int) -> Location:
    """The basic or Forest location of a place."""
    return t.content.basic[place] if place < FOREST else t.content.forest[t.forest[place - FOREST]]


def free_board_places(t: Everdell, seat: int) -> list[int]:
    """The places of the board to which a worker of this seat may go, in their order (EVB-WORK-02)."""
    content = t.content
    me = t.players[seat]
    standing = t.standing
    customs = t.customs
    found: list[int] = []
    basic = content.basic
    for place in range(len(basic)):
        one = basic[place]
        if (one.shared or not standing[place]) and (one.always or one.effect.possible(t, seat)):
            found.append(place)
    forest = t.forest
    for i in range(len(forest)):
        place = FOREST + i
        if forest[i] == GAP:
            continue
        taken = standing[place]
        if taken and (taken >= customs.spaces_of(t, place) or place in me.workers):
            continue  # EVB-FOREST-00
        one = content.forest[forest[i]]
        if one.always or one.effect.possible(t, seat):
            found.append(place)
    if me.hand:  # EVB-HAVEN-02
        found.append(HAVEN)
    if content.seasons[me.season].journey:
        for i in range(len(content.journey)):
            one = content.journey[i]
            if (one.shared or not standing[JOURNEY + i]) and one.effect.possible(t, seat):
                found.append(JOURNEY + i)
    achieved = t.achieved
    for i in range(len(achieved)):
        if achieved[i] == GAP and meets(t, seat, me, EVENTS + i):
            found.append(EVENTS + i)
    return found


def meets(t: Everdell, seat: int, me: Player, place: int) -> bool:
    """Does a city have what an Event asks for (EVB-EVENT-01)?"""
    one = t.event_at(place)
    have = me.have
    for kind in one.cards:
        if not have[kind]:
            return False
    if one.coloured:
        colours = me.colours
        for i in range(len(COLOURS)):
            if colours[i] < one.colours[i]:
                return False
    return one.needs is None or one.needs.holds(t, seat, 0)


def free_cards(t: Everdell, seat: int) -> list[int]:
    """The cards of cities to which a worker may go, as places: red ones and Storehouses of one's own, open ones of
    everybody (EVB-DEST-01, -02). Copies on which nothing is different are one."""
    found: list[int] = []
    content = t.content
    for number in range(len(t.players)):
        other = t.players[number]
        if not other.visited:
            continue
        looks: list[tuple[int, ...]] = []
        for i in range(len(other.city)):
            kind = other.city[i]
            if not content.visited[kind]:
                continue
            one = content.cards[kind]
            if number != seat and not one.open:
                continue
            card = number * EACH + other.arrival[i]
            spaces = 2 if one.second != GAP and other.have[one.second] else 1
            if t.workers_on_card(card) < spaces and one.visit.possible(t, seat, card):
                look = (kind, *other.lying[i])
                if look not in looks:
                    looks.append(look)
                    found.append(ON_CARD + card)
    return found


def destinations(t: Everdell, seat: int) -> list[int]:
    """Every place to which a worker may go now."""
    found = free_board_places(t, seat)
    found += free_cards(t, seat)
    customs = t.customs
    return [place for place in found if customs.may_place(t, seat, place)]


# --- going there -----------------------------------------------------------------------------------------------------
def visit(t: Everdell, seat: int, place: int) -> None:
    """A worker stands on a place, and what it offers happens at once (EVB-WORK-01, -04)."""
    content = t.content
    me = t.players[seat]
    t.stand(seat, place)
    t.focus = place
    if t.sink is not None:
        t.emit("placed", seat, "EVB-WORK-01", {"place": t.place_name(place), "what": place_ident(t, place)})
    t.customs.placed(t, seat, place)
    if place < HAVEN:
        t.push(location_at(t, place).effect, seat, ABOUT_NOTHING)
    elif place < JOURNEY:
        t.push(content.haven.effect, seat, ABOUT_NOTHING)
    elif place < EVENTS:
        t.push(content.journey[place - JOURNEY].effect, seat, ABOUT_NOTHING)
    elif place < BOARD:
        achieve(t, seat, me, place)
    else:
        card = place - ON_CARD
        owner = card // EACH
        if owner != seat:
            t.gain(owner, POINT, content.visit_reward, "EVB-DEST-02")
        other = t.players[owner]
        t.push(content.cards[other.city[other.at(card)]].visit, seat, (card,))


def achieve(t: Everdell, seat: int, me: Player, place: int) -> None:
    """An Event is achieved, once in the game (EVB-EVENT-02, -03)."""
    t.achieved[place - EVENTS] = seat
    me.events.append(place)
    me.on_events.append(BARE)
    me.beneath.append([])
    one = t.event_at(place)
    if t.sink is not None:
        t.emit("achieved", seat, "EVB-EVENT-01", {"event": one.ident})
    t.push(one.effect, seat, (-len(me.events),))


ABOUT_NOTHING: Final[Notes] = (0,)


class PlaceStep(Word[Everdell]):
    """A question whose options are places."""

    verb = ""

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, choice, self.verb)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return describe_place(t, seat, choice, self.verb, self.rule)


def place_option(t: Everdell, seat: int, place: int, verb: str) -> str:
    """`visit three_twigs`, `visit inn of 2`."""
    if place == LIMBO:
        return f"{verb} idle"
    if place >= BESIDE:
        return f"{verb} beside {place_ident(t, place - BESIDE + ON_CARD)}{whose(seat, place - BESIDE)}"
    return f"{verb} {place_ident(t, place)}" + (whose(seat, place - ON_CARD) if place >= ON_CARD else "")


def place_key(t: Everdell, place: int) -> int:
    """The same number for the same name at every table: what lies in a clearing, in a city, among the Events."""
    if FOREST <= place < HAVEN:
        return 64 + t.forest[place - FOREST]
    if EVENTS <= place < BOARD:
        return place if place < EVENTS + 4 else 128 + t.specials[place - EVENTS - 4]
    if place < ON_CARD:
        return place
    card = place - (ON_CARD if place < BESIDE else BESIDE)
    me = t.players[card // EACH]
    at = me.at(card)
    kind = me.city[at]
    return 1024 + ((kind * 8 + card // EACH) * 16 + me.city[:at].count(kind)) * 2 + int(place >= BESIDE)


def describe_place(t: Everdell, seat: int, place: int, verb: str, rule: str) -> Option:
    name = place_option(t, seat, place, verb)
    return Option(name, Message(f"option-{verb}", place_args(t, seat, place)), rule, place_elements(t, place),
                  place_effect(t, place).tree())


def place_elements(t: Everdell, place: int) -> tuple[str, ...]:
    element = t.place_name(place)
    return (element,) if element else ()


def place_effect(t: Everdell, place: int) -> Step[Any]:
    """What a place offers."""
    content = t.content
    if place < HAVEN:
        return location_at(t, place).effect
    if place < JOURNEY:
        return content.haven.effect
    if place < EVENTS:
        return content.journey[place - JOURNEY].effect
    if place < BOARD:
        return t.event_at(place).effect
    if place < ON_CARD:
        return content.haven.effect
    card = place - (ON_CARD if place < BESIDE else BESIDE)
    other = t.players[card // EACH]
    return content.cards[other.city[other.at(card)]].visit


def place_args(t: Everdell, seat: int, place: int) -> Args:
    """A place for a message: what it is, what it offers, whose it is (0 for nobody's or one's own)."""
    owner = 0
    if place == LIMBO:
        return {"what": Message("place-limbo"), "effect": Message("fx-nothing"), "owner": 0}
    if place >= ON_CARD:
        card = place - (ON_CARD if place < BESIDE else BESIDE)
        other = t.players[card // EACH]
        owner = 0 if card // EACH == seat else card // EACH + 1
        one = t.content.cards[other.city[other.at(card)]]
        what = Message("card", {"id": one.ident, "name": one.name})
    elif EVENTS <= place < BOARD:
        event = t.event_at(place)
        what = Message("card", {"id": event.ident, "name": event.name})
    else:
        what = Message("card", {"id": place_ident(t, place), "name": place_ident(t, place).replace("_", " ")})
    return {"what": what, "effect": place_effect(t, place).say(), "owner": owner}


# --- copying locations -----------------------------------------------------------------------------------------------
def activatable(t: Everdell, seat: int, basic: bool, forest: bool, own: bool) -> list[int]:
    """Basic and Forest locations in play, occupied or not, that could do something; `own`: with an own worker on it."""
    found: list[int] = []
    workers = t.players[seat].workers
    if basic:
        for place in range(len(t.content.basic)):
            if (not own or place in workers) and t.content.basic[place].effect.possible(t, seat):
                found.append(place)
    if forest:
        for i in range(len(t.forest)):
            place = FOREST + i
            if t.forest[i] != GAP and (not own or place in workers) and location_at(t, place).effect.possible(t, seat):
                found.append(place)
    return found


class ActivateLocation(PlaceStep):
    """Copy a location, or activate it again; that is not visiting it (EVB-EFF-04, EVB-CARD-LOOKOUT)."""

    word = "activate_location"
    takes = (PLACES, One("where", "any", "own_worker", default="any", key=True))
    rule = "EVB-CARD-LOOKOUT"
    verb = "copy"
    icon = "copy"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        types = given.texts("types")
        self.basic = "basic" in types
        self.forest = "forest" in types
        self.own = given.text("where") == "own_worker"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return activatable(t, seat, self.basic, self.forest, self.own) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if t.sink is not None:
            t.emit("copied", seat, self.rule, {"what": place_ident(t, choice), "place": t.place_name(choice)})
        t.push(location_at(t, choice).effect, seat, ABOUT_NOTHING)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(activatable(t, seat, self.basic, self.forest, self.own)) > 0

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-copy", {"own": int(self.own)}), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-activate-location", {"forest": int(self.forest), "own": int(self.own)})

    def offers(self, content: Any) -> list[str]:
        places = [*(content.basic if self.basic else []), *(content.forest if self.forest else [])]
        return [f"copy {one.ident}" for one in places]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.2}


class StandsOn(Condition[Everdell]):
    """An own worker stands on a location that could do something (EVB-CARD-CLOCK_TOWER-a)."""

    word = "stands_on"
    takes = (PLACES,)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.basic = "basic" in given.texts("types")
        self.forest = "forest" in given.texts("types")

    def holds(self, t: Everdell, seat: int, about: int) -> bool:
        return len(activatable(t, seat, self.basic, self.forest, True)) > 0

    def say(self) -> Message:
        return Message("if-stands-on")


# --- moving workers --------------------------------------------------------------------------------------------------
def movable(t: Everdell, seat: int) -> list[int]:
    """The places of own workers that are not permanent, each once (EVB-WORK-05)."""
    found: list[int] = []
    for place in t.players[seat].workers:
        if place not in found and not t.permanent(place):
            found.append(place)
    found.sort()
    return found


class MoveWorker(PlaceStep):
    """Which of the own workers moves (EVB-CARD-RANGER)? Without one that could, nothing happens."""

    word = "move_worker"
    rule = "EVB-CARD-RANGER"
    verb = "move"
    icon = "move"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        places = movable(t, seat)
        targets = destinations(t, seat)
        if not places or not targets:
            return None
        if len(targets) == 1:
            places = [place for place in places if place != targets[0]]
        return places or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(MOVE_TO, seat, (x[0] if x else 0, choice))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(movable(t, seat)) > 0

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move"), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["move idle", *(f"move {name}" for name in place_names(content))]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.0}


class MoveTo(Step[Everdell]):
    """Where to? Not where it stands; its old space still counts as occupied (EVB-CARD-RANGER-a). `x` is `about` and the
    place where it stands."""

    rule = "EVB-CARD-RANGER-a"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return [place for place in destinations(t, seat) if place != x[1]] or NOWHERE

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            t.unstand(seat, x[1])
            visit(t, seat, choice)

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else place_key(t, choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else place_option(t, seat, choice, "visit")

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-skip"), self.rule)
        return describe_place(t, seat, choice, "visit", self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-move-to"), self.rule, t.place_name(x[1]))


NOWHERE: Final[list[int]] = [SKIP]
MOVE_TO: Final = MoveTo("move to")


class RecallWorker(PlaceStep):
    """Bring back one of the own workers that is not permanent, the one just placed included (EVB-SEVENT-02)."""

    word = "recall_worker"
    rule = "EVB-SEVENT-02"
    verb = "recall"
    icon = "recall"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return movable(t, seat) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if t.sink is not None:
            t.emit("recalled", seat, self.rule, {"place": t.place_name(choice)})
        t.unstand(seat, choice)
        t.players[seat].free += 1

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-recall"), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["recall idle", *(f"recall {name}" for name in place_names(content))]


def place_names(content: Any) -> list[str]:
    """What every place on which a worker may stand is called."""
    found = [one.ident for one in (*content.basic, *content.forest, content.haven, *content.journey,
                                   *content.basic_events, *content.special_events)]
    for card in content.cards:
        if card.visited:
            for number in range(1, card.copies + 1):
                name = card.ident if number == 1 else f"{card.ident} {number}"
                found += [name, f"beside {name}"]
                found += [f"{form} of {seat}" for seat in range(1, 6) for form in (name, f"beside {name}")]
    return found
