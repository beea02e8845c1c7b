"""Corrin Evertail: who lets whom in goes by colour; gifts and copies (MIS-CORRIN).

The cards stand in content/mistwood.toml; the words that only they use, and what the module answers, stand here.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import (
    BESIDE,
    COLOURS,
    EACH,
    GOODS,
    HAVEN,
    JOURNEY,
    ON_CARD,
    RESOURCES,
)
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.customs import Customs
from fairyring.games.everdell.giving import GIVE_TO, HAND_OVER, TO_NOBODY, GiveCards
from fairyring.games.everdell.hand import DRAW_SOME
from fairyring.games.everdell.listening import LISTENERS
from fairyring.games.everdell.outlays import PAID
from fairyring.games.everdell.places import PlaceStep, place_effect, place_names
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, enough, hand_elements, place_ident, somebody, source
from fairyring.kernel.arguments import Given, Names, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.reactions import Occasion
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

RED: Final = COLOURS.index("red")


class Corrin(Customs):
    """What the module answers."""

    def drew(self, t: Everdell, seat: int) -> None:
        """Cards that listen hear of every effect that drew, before it goes on (MIS-CORRIN-15)."""
        self.below.drew(t, seat)
        if t.players[seat].listeners:
            t.push(PAID, seat, (t.done,))
            LISTENERS.listen(t, seat, "drew", seat, 0)

    def may_draw(self, t: Everdell, number: int, count: int, about: int) -> None:
        """Whoever sits at the table is asked; a rival without a hand draws nothing (MIS-CORRIN-08)."""
        if not t.is_rival(number):
            t.push(DRAW_SOME, number, (about, count))


# --- the Field -------------------------------------------------------------------------------------------------------
class OpponentsDraw(Word[Everdell]):
    """Each opponent who has not passed may draw a card for each of their cards of a kind (MIS-CORRIN-07, -08)."""

    word = "opponents_draw"
    takes = WHICH
    icon = "card"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.filter = Filter(given)

    def do(self, t: Everdell, seat: int, about: int) -> None:
        fitting = self.filter.kinds(t.content)
        for number in reversed(t.opponents(seat)):
            count = sum(fitting[kind] for kind in t.players[number].city)
            if count and not t.players[number].passed:
                t.customs.may_draw(t, number, count, about)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return False

    def check(self, known: dict[str, list[str]]) -> None:
        self.filter.check(known)

    def say(self) -> Message:
        return Message("fx-opponents-draw", {"which": self.filter.say()})

    def offers(self, content: Any) -> list[str]:
        return [*(f"draw {count}" for count in range(1, content.hand_limit + 5)), "skip"]

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -0.5}


# --- the Path --------------------------------------------------------------------------------------------------------
class CopyVisited(PlaceStep):
    """Carry out a location on which an opponent's worker stands: of the board, the Haven, or a red card that is not
    excepted. It is a copy, not a visit (MIS-CORRIN-09, -10, -11)."""

    word = "copy_visited"
    takes = (Names("but", key=True),)
    rule = "MIS-CORRIN-09"
    verb = "copy"
    icon = "copy"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.but = given.texts("but")

    def check(self, known: dict[str, list[str]]) -> None:
        for name in self.but:
            if name not in known["card"]:
                raise BadEffect(f'no card is called "{name}"')

    def allowed(self, t: Everdell, place: int) -> bool:
        """Not the Journey, not Events, and of cards only red ones that may be copied (MIS-CORRIN-10)."""
        if place < JOURNEY:
            return True
        if not ON_CARD <= place < BESIDE:
            return False
        owner = t.players[(place - ON_CARD) // EACH]
        kind = owner.city[owner.at(place - ON_CARD)]
        return (t.content.colour[kind] == RED and not t.content.legendary[kind]
                and t.content.cards[kind].ident not in self.but)

    def candidates(self, t: Everdell, seat: int) -> list[int]:
        found: list[int] = []
        for number in t.opponents(seat):
            for place in t.players[number].workers:
                if place not in found and self.allowed(t, place):
                    about = place - ON_CARD if place >= ON_CARD else 0
                    if place_effect(t, place).possible(t, seat, about):
                        found.append(place)
        found.sort()
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return self.candidates(t, seat) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if t.sink is not None:
            t.emit("copied", seat, self.rule, {"what": place_ident(t, choice), "place": t.place_name(choice)})
        t.push(place_effect(t, choice), seat, (choice - ON_CARD if choice > HAVEN else 0,))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(self.candidates(t, seat)) > 0

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-copy-visited"), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-copy-visited")

    def offers(self, content: Any) -> list[str]:
        return [f"copy {name}" for name in place_names(content) if not name.startswith("beside")]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 2.0}


# --- the Warrior -----------------------------------------------------------------------------------------------------
CARD: Final = 16
"""Codes of gifts: resources, then from here on kinds of cards of the hand."""


class GiveMixed(Word[Everdell]):
    """Gifts of resources and cards of the hand, each to whom one likes (MIS-CORRIN-12, -13). `x` is `about`, how many
    were given, and the last gift."""

    word = "give_mixed"
    takes = (Span("count", 0, 9),)
    rule = "MIS-CORRIN-12"
    counts = True
    skip_name = "done"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.least, self.most = given.span("count")

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        done = x[1] if len(x) > 1 else 0
        me = t.players[seat]
        options: list[int] = []
        if done < self.most:
            options = [good for good in range(RESOURCES) if me.goods[good]]
            options += [CARD + kind for kind in sorted(set(me.hand))]
        if not options:
            t.done = done
            return None
        if done >= self.least:
            options.append(SKIP)
        return options

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        """A search gives in rising order."""
        last = x[2] if len(x) > 2 else 0
        return [code for code in options if code == SKIP or code >= last] or options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        about = x[0] if x else 0
        done = x[1] if len(x) > 1 else 0
        if choice == SKIP:
            t.done = done
            return
        t.push(self, seat, (about, done + 1, choice))
        if choice < CARD:
            t.players[seat].goods[choice] -= 1
            t.push(GIVE_TO, seat, (about, choice))
        else:
            t.push(HAND_TO, seat, (about, choice - CARD))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        me = t.players[seat]
        return len(me.hand) > 0 or any(me.goods[:RESOURCES])

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"give {GOODS[choice] if choice < CARD else t.content.cards[choice - CARD].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice < CARD:
            args: Args = {"good": GOODS[choice], "count": 1, "verb": "give"}
            return Option(name, Message("option-spend", args), self.rule, (f"goods:{GOODS[choice]}",))
        card: Args = {"card": card_name(t.content, choice - CARD), "verb": "give"}
        return Option(name, Message("option-pick", card), self.rule, hand_elements(t, seat, choice - CARD))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return enough(x[1] if len(x) > 1 else 0, self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        left = self.most - (x[1] if len(x) > 1 else 0)
        return Prompt(Message("ask-give-mixed", {"count": left}), self.rule, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-give-mixed", {"count": self.most})

    def offers(self, content: Any) -> list[str]:
        return [*(f"give {good}" for good in GOODS[:RESOURCES]), *(f"give {card.ident}" for card in content.cards),
                *(f"to seat {number}" for number in range(1, 6)), "done"]

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -0.5, "any": -0.3}


class HandTo(Step[Everdell]):
    """Who gets this card? One with room; else it is discarded (EVB-GIVE-02). `x` is `about` and its kind."""

    rule = "EVB-GIVE-02"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return [number for number in t.opponents(seat)
                if t.customs.takes_gifts(t, number) and t.room_in_hand(number) > 0] or TO_NOBODY

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        HAND_OVER.answer(t, seat, (x[0], 1, 0, choice, 1), x[1])

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return somebody(t, choice, self.rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-cards-to", {"count": 1}), self.rule, source(t, x[0]))


HAND_TO: Final = HandTo("hand to")


# --- the Leader ------------------------------------------------------------------------------------------------------
class Drew(Occasion[Everdell]):
    """After an effect has drawn one or more cards (MIS-CORRIN-14)."""

    word = "drew"
    icon = "card"


class GiveDrawn(GiveCards):
    """Give one of the cards just drawn; what follows has one fewer of them (MIS-CORRIN-14, -15)."""

    word = "give_drawn"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.drawn = True

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(FEWER_DRAWN, seat, (self.count,))
        super().answer(t, seat, x, choice)

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return t.drawn >= self.count

    def say(self) -> Message:
        return Message("fx-give-drawn", {"count": self.count})

    def worth(self, judge: Worth) -> Amounts:
        return {"card": -0.5 * self.count}


class FewerDrawn(Step[Everdell]):
    """So many of the cards drawn are not at the end of the hand any more. `x` is how many."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        t.drawn = max(0, t.drawn - x[0])
        t.done = x[0]
        return None


FEWER_DRAWN: Final = FewerDrawn("fewer drawn")
