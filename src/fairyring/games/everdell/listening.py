"""What cards of a city do when something happens: a card is played, a season prepared for (EVB-EFF-03)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import EACH
from fairyring.games.everdell.counting import WHICH, Filter
from fairyring.games.everdell.goods import is_plain
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, label
from fairyring.kernel.arguments import Given
from fairyring.kernel.reactions import MOST, Occasion, Reaction, Reactions
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Args, Message, Option


class Played(Occasion[Everdell]):
    """After the owner plays a card into the own city (EVB-CARD-HISTORIAN, -SHOPKEEPER, -COURTHOUSE)."""

    word = "played"
    takes = WHICH

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.filter = Filter(given)

    def fits(self, t: Everdell, seat: int, subject: int) -> bool:
        return self.filter.kinds(t.content)[subject]

    def say(self) -> Message:
        return Message("when-played", {"which": self.filter.say()})


class Preparing(Occasion[Everdell]):
    """At the start of preparing for a season (EVB-CARD-CLOCK_TOWER)."""

    word = "preparing"


class Listeners(Reactions[Everdell]):
    """What the cards of a city do about something, in the order their owner chooses (EVB-EFF-03).

    What only gains or draws comes first, without a question: nobody would rather have it later (EVB-EFF-06). A card's
    number here is its number in the city, times EACH, plus its kind, so that a card which has left is known.
    """

    rule = "EVB-EFF-03"
    asks = "ask-use"

    def cards(self, t: Everdell, seat: int) -> list[int]:
        me = t.players[seat]
        listens = t.content.listens
        return [(seat * EACH + me.arrival[i]) * EACH + me.city[i] for i in range(len(me.city)) if listens[me.city[i]]]

    def happens(self, t: Everdell, word: str, doer: int, subject: int = 0) -> None:
        seats = t.seats
        for i in range(seats - 1, -1, -1):
            seat = doer + i if doer + i < seats else doer + i - seats
            if t.players[seat].listeners:
                self.listen(t, seat, word, doer, subject)

    def reactions(self, t: Everdell, card: int) -> list[Reaction]:
        return t.content.cards[card % EACH].reactions

    def due(self, t: Everdell, seat: int, codes: list[int]) -> list[int]:
        there = self.cards(t, seat)
        found: list[int] = []
        for code in codes:
            card = code // MOST
            reaction = self.reactions(t, card)[code % MOST]
            if card in there and not (reaction.optional and not reaction.effect.possible(t, seat, card // EACH)):
                found.append(code)
        return found

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = self.due(t, seat, sorted(x))
        if not options:
            return None
        for code in options:
            reaction = self.reactions(t, code // MOST)[code % MOST]
            if not reaction.optional and (reaction.effect.plain or is_plain(reaction.effect)):
                return [code]
        if all(self.reactions(t, code // MOST)[code % MOST].optional for code in options):
            return [*options, SKIP]
        return options

    def happen(self, t: Everdell, seat: int, code: int) -> None:
        card = code // MOST
        if t.sink is not None:
            t.emit("reacted", seat, self.rule, {"card": self.card_name(t, card)})
        if t.customs.reacts(t, seat, code):
            t.push(self.reactions(t, card)[code % MOST].effect, seat, (card // EACH,))

    def card_name(self, t: Everdell, card: int) -> str:
        return t.content.cards[card % EACH].ident

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"use {label(t, choice // MOST // EACH)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return choice if choice == SKIP else choice // MOST % EACH

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        card = choice // MOST
        effect = self.reactions(t, card)[choice % MOST].effect
        args: Args = {"card": card_name(t.content, card % EACH), "effect": effect.say()}
        return Option(name, Message("option-use", args), self.rule, (city_element(card // EACH),), effect.tree())


LISTENERS: Final = Listeners("listeners")


def use_names(content: Any) -> list[str]:
    return [f"use {card.ident}" for card in content.cards if card.reactions]
