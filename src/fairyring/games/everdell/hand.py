"""Words about cards: drawing, discarding, giving; the Meadow; revealed cards (EVB-DRAW, EVB-GIVE)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fairyring.games.everdell.components import GAP
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, hand_elements, label, seat_element, source
from fairyring.kernel.algebra import Pick
from fairyring.kernel.arguments import Amount, Given, Number, One, Some, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOBODY, SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

ALL: Final = 99


class Draw(Word[Everdell]):
    """Draw cards of the deck, as many as fit into the hand (EVB-DRAW-01, -02)."""

    word = "draw"
    takes = (Amount("count"),)
    icon = "card"
    plain = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.amount("count")

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.draw(seat, self.count.value(t, seat, about), "EVB-DRAW-01")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and t.cards_left() > 0

    def worth(self, judge: Worth) -> Amounts:
        return {"card": self.count.guess()}


class DrawToLimit(Word[Everdell]):
    """Draw until the hand is full (EVB-CARD-POST_OFFICE)."""

    word = "draw_to_limit"
    icon = "card"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.draw(seat, t.room_in_hand(seat), "EVB-CARD-POST_OFFICE")

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and t.cards_left() > 0

    def worth(self, judge: Worth) -> Amounts:
        return {"card": 3.0}


# --- picking ---------------------------------------------------------------------------------------------------------
class Choose(Pick[Everdell]):
    """Pick cards one by one in any order; a search takes them in rising order."""

    verb: ClassVar[str] = ""

    def __init__(self, given: Given, least: int, most: int) -> None:
        super().__init__(given.name, most, ordered=False, least=least, given=given)

    def key(self, t: Everdell, seat: int, code: int) -> int:
        """What makes two codes the same choice."""
        return code

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        keys: list[int] = []
        found: list[int] = []
        last = x[len(x) - 1] if len(x) > 1 and self.rising else -1
        for code in options:
            key = code if code == SKIP else self.key(t, seat, code)
            if key not in keys and (code == SKIP or key >= last):
                keys.append(key)
                found.append(code)
        return found or options

    rising: ClassVar[bool] = True
    """Codes mean the same from pick to pick, so that a search may take them in rising order."""

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "done" if choice == SKIP else f"{self.verb} {self.called(t, seat, choice)}"

    def called(self, t: Everdell, seat: int, code: int) -> str:
        raise NotImplementedError

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        """The kind of card that a code means."""
        return code

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        raise NotImplementedError

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == SKIP:
            return Option(name, Message("option-enough", {"picked": max(0, len(x) - 1)}), self.rule)
        args: Args = {"card": card_name(t.content, self.kind(t, seat, choice)), "verb": self.verb}
        return Option(name, Message("option-pick", args), self.rule, self.places(t, seat, x, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        about = x[0] if x else 0
        left = min(self.count - max(0, len(x) - 1), self.room(t, seat, about), len(self.candidates(t, seat, about)))
        args: Args = {"verb": self.word.replace("_", "-"), "count": left, "least": int(self.least > 0)}
        return Prompt(Message("ask-pick", args), self.rule, source(t, about))


class FromHand(Choose):
    """Pick cards of the own hand; equal cards are one option."""

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        return sorted(t.players[seat].hand)

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return t.content.cards[code].ident

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return hand_elements(t, seat, choice)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {card.ident}" for card in content.cards), "done"]


def discard_from_hand(t: Everdell, seat: int, kind: int, rule: str) -> None:
    """A card of the hand goes face down on the discard pile (EVB-DRAW-06)."""
    me = t.players[seat]
    me.lose_hidden(me.place_of(kind))
    if t.sink is not None:
        t.emit("discarded", seat, rule, {"count": 1}, {"cards": [t.content.cards[kind].ident]})
    t.throw(kind)


class DiscardHand(FromHand):
    """Discard cards of the hand; what they bring comes when all are discarded."""

    word = "discard_hand"
    takes = (Span("count", 0, ALL, words=("all",)),)
    rule = "EVB-DRAW-06"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.least, self.most = least, most

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        discard_from_hand(t, seat, code, self.rule)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(t.players[seat].hand) >= max(1, self.least)

    def say(self) -> Message:
        return Message("fx-discard-hand", {"least": self.least, "count": self.most})

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -1.0}


# --- giving ----------------------------------------------------------------------------------------------------------
class GiveCards(Word[Everdell]):
    """Give cards of the hand to one opponent: one who has room for all of them if there is one, otherwise one of those
    with the most room; what does not fit is discarded (EVB-GIVE-02)."""

    word = "give_cards"
    takes = (Number("count", 1, 9), One("from", "hand", "drawn", default="hand", key=True))
    rule = "EVB-GIVE-02"
    counts = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")
        self.drawn = given.text("from") == "drawn"

    def takers(self, t: Everdell, seat: int) -> list[int]:
        rooms = [(number, t.room_in_hand(number)) for number in t.opponents(seat) if t.customs.takes_gifts(t, number)]
        most = min(self.count, max([room for _, room in rooms], default=0))
        return [number for number, room in rooms if room >= most] if most > 0 else []

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return self.takers(t, seat) or TO_NOBODY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(HAND_OVER, seat, (x[0] if x else 0, self.count, t.drawn if self.drawn else 0, choice, self.count))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(t.players[seat].hand) >= self.count

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-to-seat", {"seat": choice + 1}), self.rule,
                      (seat_element(choice),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-cards-to", {"count": self.count}), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return [*(f"to seat {number}" for number in range(1, 5)), *(f"give {card.ident}" for card in content.cards)]

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -float(self.count)}


TO_NOBODY: Final[list[int]] = [NOBODY]


class HandOver(Step[Everdell]):
    """Which cards are given? `x` is `about`, how many are left, among how many at the end of the hand (0: all of it),
    the number of who gets them (NOBODY: they are discarded), and how many there were to give."""

    rule = "EVB-GIVE-05"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        hand = t.players[seat].hand
        if x[1] == 0 or not hand:
            t.done = x[4]
            return None
        return sorted(set(hand[len(hand) - x[2]:] if x[2] else hand))

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        about, left, among, to, count = x
        me = t.players[seat]
        kind = me.lose_hidden(me.place_of(choice))
        ident = t.content.cards[kind].ident
        if to != NOBODY and t.room_in_hand(to) > 0:
            taker = t.players[to]
            taker.hand.append(kind)
            taker.seen.append(1 << seat)
            t.reveals += 1
            if t.sink is not None:
                t.emit("gave-card", seat, self.rule, {"to": to, "count": 1})
                t.emit("got-card", to, self.rule, {"from": seat, "count": 1}, {"cards": [ident]})
        else:
            if t.sink is not None:
                t.emit("discarded", seat, "EVB-GIVE-02", {"count": 1}, {"cards": [ident]})
            t.throw(kind)
        t.push(self, seat, (about, left - 1, max(0, among - 1), to, count))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"give {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, choice), "verb": "give"}
        return Option(self.option_name(t, seat, x, choice), Message("option-pick", args), self.rule,
                      hand_elements(t, seat, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-pick", {"verb": "give-cards", "count": x[1], "least": 1}), self.rule,
                      source(t, x[0]))


HAND_OVER: Final = HandOver("hand over")


# --- the Meadow ------------------------------------------------------------------------------------------------------
class FromMeadow(Choose):
    """Pick cards of the Meadow whose slots are open; a search takes one of two equal cards."""

    rising = False

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        meadow = t.meadow
        return [slot for slot in range(len(meadow)) if meadow[slot] != GAP and t.customs.slot_open(t, seat, slot)]

    def key(self, t: Everdell, seat: int, code: int) -> int:
        return t.meadow[code]

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        return t.meadow[code]

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return f"{t.content.cards[t.meadow[code]].ident} from {code + 1}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else t.meadow[choice] * 8 + choice

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return (f"meadow:{choice}",)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {card.ident} from {slot + 1}" for card in content.cards
                  for slot in range(content.meadow)), "done"]


class DrawMeadow(FromMeadow):
    """Draw cards of the Meadow, all of them before it is filled again (EVB-DRAW-03); only what fits (EVB-SEAS-06)."""

    word = "draw_meadow"
    takes = (Span("count", 0, 8),)
    rule = "EVB-DRAW-03"
    verb = "draw"
    icon = "card"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.most = most

    def room(self, t: Everdell, seat: int, about: int) -> int:
        return t.room_in_hand(seat)

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.drawn = max(0, len(x) - 1)
        left = self.most - t.drawn
        return Pick.ask(self, t, seat, x) if left > 0 else self.nothing_more(t)

    def nothing_more(self, t: Everdell) -> list[int] | None:
        t.done = t.drawn
        return None

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        me = t.players[seat]
        kind = t.meadow[code]
        t.meadow[code] = GAP
        me.hand.append(kind)
        me.seen.append((1 << t.seats) - 1)
        if t.sink is not None:
            t.emit("drew-meadow", seat, self.rule, {"card": t.content.cards[kind].ident, "slot": code})

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.room_in_hand(seat) > 0 and len(self.candidates(t, seat, about)) > 0

    def say(self) -> Message:
        return Message("fx-draw-meadow", {"least": self.least, "count": self.most})

    def worth(self, judge: Worth) -> Amounts:
        return {"card": 1.3 * self.most}


class DiscardMeadow(FromMeadow):
    """Discard cards of the Meadow of one's choice (EVB-CARD-UNDERTAKER)."""

    word = "discard_meadow"
    takes = (Number("count", 1, 8),)
    rule = "EVB-CARD-UNDERTAKER"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        super().__init__(given, given.number("count"), given.number("count"))

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        kind = t.meadow[code]
        t.meadow[code] = GAP
        if t.sink is not None:
            t.emit("discarded-meadow", seat, self.rule, {"card": t.content.cards[kind].ident, "slot": code})
        t.throw(kind)


class Refill(Word[Everdell]):
    """Empty slots of the Meadow get new cards (EVB-DRAW-03)."""

    word = "refill"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        t.refill()

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False


# --- revealed cards --------------------------------------------------------------------------------------------------
class Reveal(Word[Everdell]):
    """Reveal cards of the deck, or of the discard pile where the player may choose (EVB-DRAW-07)."""

    word = "reveal"
    takes = (Number("count", 1, 9), Some("from", "deck", "discard", default="deck", key=True))
    rule = "EVB-DRAW-07"
    icon = "reveal"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")
        places = given.values["from"]
        self.choice = isinstance(places, list) and len(places) > 1

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return DECK_OR_DISCARD if self.choice and t.discard else DECK_ONLY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        cards: list[int] = []
        while len(cards) < self.count:
            if choice == 1:
                kind = t.discard.pop() if t.discard else GAP
            else:
                kind = t.next_card()
            if kind == GAP:
                break
            cards.append(kind)
        t.shown.append(cards)
        t.reveals += 1
        if t.sink is not None:
            t.emit("revealed", seat, self.rule, {"cards": t.idents(cards), "count": len(cards)})

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.cards_left() > 0

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "from discard" if choice else "from deck"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        return Option(name, Message("option-" + name.replace(" ", "-")), self.rule, ("discard" if choice else "deck",))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-reveal", {"count": self.count}), self.rule, source(t, x[0] if x else 0))

    def offers(self, content: Any) -> list[str]:
        return ["from deck", "from discard"] if self.choice else []

    def say(self) -> Message:
        return Message("fx-reveal", {"count": self.count, "choice": int(self.choice)})


DECK_ONLY: Final[list[int]] = [0]
DECK_OR_DISCARD: Final[list[int]] = [0, 1]


class TakeToHand(Choose):
    """Any of the revealed cards go into the hand, as many as fit (EVB-SEVENT-04)."""

    word = "take_to_hand"
    rule = "EVB-SEVENT-04"
    verb = "keep"

    def __init__(self, given: Given) -> None:
        super().__init__(given, 0, ALL)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        return sorted(t.shown[len(t.shown) - 1])

    def room(self, t: Everdell, seat: int, about: int) -> int:
        return t.room_in_hand(seat)

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return t.content.cards[code].ident

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return tuple(f"shown:{i}" for i, kind in enumerate(t.shown[len(t.shown) - 1]) if kind == choice)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        me = t.players[seat]
        t.shown[len(t.shown) - 1].remove(code)
        me.hand.append(code)
        me.seen.append((1 << t.seats) - 1)
        if t.sink is not None:
            t.emit("kept", seat, self.rule, {"card": t.content.cards[code].ident})

    def offers(self, content: Any) -> list[str]:
        return [*(f"keep {card.ident}" for card in content.cards), "done"]


class PutRestBeneath(Word[Everdell]):
    """The revealed cards that are left go beneath the Event (EVB-EVENT-07)."""

    word = "put_rest_beneath"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        rest = t.shown.pop()
        t.players[seat].beneath[-1 - about] += rest
        if t.sink is not None and rest:
            t.emit("put-beneath", seat, "EVB-SEVENT-04", {"cards": t.idents(rest), "count": len(rest)})

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False


class DiscardRest(Word[Everdell]):
    """The revealed cards that are left are discarded, when what was played is complete (EVB-CARD-POSTAL_PIGEON-a)."""

    word = "discard_rest"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        rest = t.shown.pop()
        if t.sink is not None and rest:
            t.emit("discarded-rest", seat, "EVB-CARD-POSTAL_PIGEON", {"cards": t.idents(rest), "count": len(rest)})
        for kind in rest:
            t.throw(kind)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False


# --- the city --------------------------------------------------------------------------------------------------------
class FromCity(Choose):
    """Pick cards of the own city, by their arrival; copies on which nothing is different are one option."""

    def __init__(self, given: Given, least: int, most: int) -> None:
        super().__init__(given, least, most)
        self.filter = Filter(given)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        fitting = self.filter.kinds(t.content)
        me = t.players[seat]
        return [me.arrival[i] for i in range(len(me.city)) if fitting[me.city[i]]]

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = Pick.ask(self, t, seat, x)
        if options is None:
            return None
        seen: list[tuple[int, ...]] = []
        found: list[int] = []
        for code in options:
            if code != SKIP:
                looks = looks_of(t, seat, code)
                if looks in seen:
                    continue
                seen.append(looks)
            found.append(code)
        return found

    def kind(self, t: Everdell, seat: int, code: int) -> int:
        me = t.players[seat]
        return me.city[me.at(code)]

    def called(self, t: Everdell, seat: int, code: int) -> str:
        return label(t, number_in_city(seat, code))

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        if choice == SKIP:
            return choice
        me = t.players[seat]
        at = me.at(choice)
        return me.city[at] * 32 + me.city[:at].count(me.city[at])

    def places(self, t: Everdell, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        looks = looks_of(t, seat, choice)
        return tuple(city_element(number_in_city(seat, one)) for one in t.players[seat].arrival
                     if looks_of(t, seat, one) == looks)

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {name}" for card in content.cards for name in names_in_city(card)), "done"]


def names_in_city(card: Any) -> list[str]:
    """What the copies of a card in a city may be called."""
    most = 1 if card.unique else min(card.copies, 15)
    return [card.ident, *(f"{card.ident} {number}" for number in range(2, most + 1))]


def number_in_city(seat: int, arrival: int) -> int:
    return seat * 256 + arrival


def looks_of(t: Everdell, seat: int, arrival: int) -> tuple[int, ...]:
    """What tells a card of a city from others of its kind: what lies and stands on it."""
    me = t.players[seat]
    at = me.at(arrival)
    workers = t.workers_on_card(number_in_city(seat, arrival)) if t.content.visited[me.city[at]] else 0
    return (me.city[at], me.occupied[at], *me.lying[at], workers)


class DiscardCity(FromCity):
    """Discard cards of the own city, with everything on them (EVB-CITY-07, -09)."""

    word = "discard_city"
    takes = (Span("count", 0, 9), One("but", "not_self", default=""), *WHICH)
    rule = "EVB-CITY-09"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.not_self = given.text("but") == "not_self"

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        found = super().candidates(t, seat, about)
        return [one for one in found if number_in_city(seat, one) != about] if self.not_self else found

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        beside = about if self.not_self else GAP
        t.discard_from_city(number_in_city(seat, code), self.rule, beside)

    def say(self) -> Message:
        args: Args = {"count": self.count, "other": int(self.not_self), "which": self.filter.say()}
        return Message("fx-discard-city", args)


class PutBeneath(FromCity):
    """Cards of the city go beneath the Event (EVB-SEVENT-05, EVB-EVENT-07)."""

    rule = "EVB-EVENT-07"
    verb = "beneath"
    word = "put_city_beneath"
    takes = (Span("count", 0, 9), *WHICH)

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        kind = t.leave_city(number_in_city(seat, code))
        put_beneath(t, seat, about, kind)

    def say(self) -> Message:
        return Message("fx-put-beneath", {"count": self.count, "from": "city", "which": self.filter.say()})


class PutHandBeneath(FromHand):
    """Cards of the hand go beneath the Event, for all to see (EVB-SEVENT-08, EVB-INFO-04)."""

    word = "put_hand_beneath"
    takes = (Span("count", 0, 9), *WHICH)
    rule = "EVB-INFO-04"
    verb = "beneath"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given, least, most)
        self.filter = Filter(given)

    def candidates(self, t: Everdell, seat: int, about: int) -> list[int]:
        fitting = self.filter.kinds(t.content)
        return [kind for kind in sorted(t.players[seat].hand) if fitting[kind]]

    def picked(self, t: Everdell, seat: int, about: int, code: int) -> None:
        t.players[seat].lose(code)
        put_beneath(t, seat, about, code)

    def say(self) -> Message:
        return Message("fx-put-beneath", {"count": self.count, "from": "hand", "which": self.filter.say()})


def put_beneath(t: Everdell, seat: int, about: int, kind: int) -> None:
    t.players[seat].beneath[-1 - about].append(kind)
    if t.sink is not None:
        t.emit("put-beneath", seat, "EVB-EVENT-07", {"cards": [t.content.cards[kind].ident], "count": 1})
