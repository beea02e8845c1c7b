"""Activating Production, and cards that copy it (EVB-COL-06, EVB-CARD-CHIP_SWEEP, EVB-CARD-MINER_MOLE).

The owner chooses the order. Nobody would rather gain later, or choose a resource before seeing the cards that can be
drawn; payments lead to the same in any order, unless one brings what another takes. So the order is asked for where
several cards draw with little room in the hand, give cards or copy, and where one could be paid out of what another
brings; everything else comes by itself: gains, draws, choices, payments.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fairyring.games.everdell.city import names_in_city
from fairyring.games.everdell.components import CHOOSES, DRAWS, EACH, OPEN, PAYS, PLAIN_GAIN, RESOURCES, Content
from fairyring.games.everdell.counting import Count, Has
from fairyring.games.everdell.goods import Gain, is_plain
from fairyring.games.everdell.hand import Draw
from fairyring.games.everdell.on_cards import PutOnSelf
from fairyring.games.everdell.outlays import Outlay
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, city_element, label, owned_by, source, whose
from fairyring.kernel.algebra import AnyOrder, Either
from fairyring.kernel.arguments import Given, One
from fairyring.kernel.effects import Word
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

ENOUGH_ROOM: Final = 2
"""A hand with so much room for every card that draws is never too small."""


def form_of(effect: Step[Any]) -> int:
    """What the order of a Production effect could matter for."""
    chosen = any(isinstance(one, Either) for one in effect.inside())
    if is_plain(effect):
        return PLAIN_GAIN
    words = [one for one in effect.inside() if one.word]
    if all(isinstance(one, Draw) for one in words) and not chosen:
        return DRAWS
    if any(isinstance(one, Outlay) for one in words):
        return PAYS if all(isinstance(one, (Outlay, Gain)) for one in words) else OPEN
    return CHOOSES if all(isinstance(one, (Gain, PutOnSelf)) for one in words) else OPEN


def brings_resources(effect: Step[Any]) -> bool:
    """Does an effect bring resources into the supply?"""
    return any(isinstance(one, Gain) and (one.chosen is not None or any(good < RESOURCES for good, _ in one.fixed))
               for one in effect.inside())


def reads_city(name: str) -> bool:
    """Does an effect count cards of a city, or ask for them?"""
    return any(f"{word}(" in name for word in (Count.word, Has.word, "paired"))


class ActivateProduction(Word[Everdell]):
    """Every Production card of the own city once, in the order its owner chooses (EVB-COL-06)."""

    word = "activate_production"
    icon = "production"

    def do(self, t: Everdell, seat: int, about: int) -> None:
        me = t.players[seat]
        cards = [seat * EACH + me.arrival[i] for i in range(len(me.city)) if t.content.cards[me.city[i]].form >= 0
                 and t.customs.activates(t, seat * EACH + me.arrival[i])]
        if cards:
            if t.sink is not None:
                t.emit("production", seat, "EVB-COL-06", {"count": len(cards)})
            t.push(PRODUCE, seat, tuple(cards))

    def worth(self, judge: Worth) -> Amounts:
        return {"production": 1.0}


class Produce(AnyOrder[Everdell]):
    """Which Production card comes next? `x` is the numbers of those still to come."""

    rule = "EVB-COL-06"

    def kind(self, t: Everdell, card: int) -> int:
        me = t.players[card // EACH]
        return me.city[me.at(card)]

    def due(self, t: Everdell, seat: int, codes: list[int]) -> list[int]:
        me = t.players[seat]
        return [card for card in codes if me.at(card) >= 0]

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        content = t.content
        cards = self.due(t, seat, list(x))
        forms: list[list[int]] = [[], [], [], [], []]
        draws = 0
        for card in cards:
            form = content.cards[self.kind(t, card)].form
            if form == PLAIN_GAIN:
                return [card]
            forms[form].append(card)
            if form in (DRAWS, OPEN):
                draws += 1
        if forms[DRAWS] and (draws == len(forms[DRAWS]) or t.room_in_hand(seat) >= ENOUGH_ROOM * draws):
            return forms[DRAWS][:1]
        several = self.distinct(t, seat, sorted(forms[DRAWS] + forms[OPEN]))
        if several:
            payers = self.payers_within(t, seat, several)
            if payers:
                several += self.distinct(t, seat, [card for card in forms[CHOOSES] + forms[PAYS]
                                                   if self.brings(t, card) and payers != [self.kind(t, card)]])
            return several
        for card in forms[CHOOSES]:
            if content.cards[self.kind(t, card)].production.possible(t, seat, card):
                return [card]
        paying = self.distinct(t, seat, forms[PAYS])
        if len(paying) > 1 and not any(self.brings(t, card) for card in paying):
            return paying[:1]
        return paying or None

    def brings(self, t: Everdell, card: int) -> bool:
        return t.content.cards[self.kind(t, card)].brings

    def payers_within(self, t: Everdell, seat: int, cards: list[int]) -> list[int]:
        """The kinds of cards that ask for resources and that one of these cards could activate, each once."""
        cards_of = t.content.cards
        if not any(cards_of[self.kind(t, card)].activates for card in cards):
            return []
        cities = t.players if has_mole(t, seat) else [t.players[seat]]
        return sorted({kind for one in cities for kind in one.city if cards_of[kind].form == PAYS})

    def distinct(self, t: Everdell, seat: int, cards: list[int]) -> list[int]:
        """Those that could do something now, of each kind one."""
        kinds: list[int] = []
        found: list[int] = []
        for card in cards:
            kind = self.kind(t, card)
            if kind not in kinds and t.content.cards[kind].production.possible(t, seat, card):
                kinds.append(kind)
                found.append(card)
        return found

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        rest = tuple(card for card in x if card != choice)
        if rest:
            t.push(self, seat, rest)
        t.push(t.content.cards[self.kind(t, choice)].production, seat, (choice,))

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"produce {t.content.cards[self.kind(t, choice)].ident}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return self.kind(t, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        kind = self.kind(t, choice)
        effect = t.content.cards[kind].production
        args: Args = {"card": card_name(t.content, kind), "effect": effect.say()}
        return Option(self.option_name(t, seat, x, choice), Message("option-produce", args), self.rule,
                      tuple(city_element(card) for card in x if self.kind(t, card) == kind), effect.tree())

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-produce"), self.rule, source(t, 0))


PRODUCE: Final = Produce("produce")


# --- copying ---------------------------------------------------------------------------------------------------------
class CopyProduction(Word[Everdell]):
    """Activate another Production card: of the own city (Chip Sweep), or one of an opponent's (Miner Mole), who may
    decline. Copying cards are never copied; what they could reach can be (EVB-CARD-CHIP_SWEEP, EVB-CARD-MINER_MOLE-a).
    """

    word = "copy_production"
    takes = (One("whose", "own", "opponents"),)
    icon = "copy"
    activates: ClassVar[bool] = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.own = given.text("whose") == "own"
        self.because = "EVB-CARD-CHIP_SWEEP" if self.own else "EVB-CARD-MINER_MOLE"

    def reachable(self, t: Everdell, seat: int) -> list[int]:
        found = copyable(t, seat, seat) if self.own or abroad_in_any(t, seat) else []
        if not self.own or has_mole(t, seat):
            for number in t.opponents(seat):
                found += copyable(t, seat, number)
        return merged(t, found)

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        found = self.reachable(t, seat)
        if not self.own:
            found.append(SKIP)  # EVB-CARD-MINER_MOLE-d
        return found or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        me = t.players[choice // EACH]
        kind = me.city[me.at(choice)]
        if t.sink is not None:
            t.emit("copied-card", seat, self.because,
                   {"card": t.content.cards[kind].ident, "of": choice // EACH})
        t.push(t.content.cards[kind].production, seat, (choice,))

    def possible(self, t: Everdell, seat: int, about: int = 0) -> bool:
        return len(self.reachable(t, seat)) > 0

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"copy {label(t, choice)}{whose(seat, choice)}"

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        if choice == SKIP:
            return choice
        me = t.players[choice // EACH]
        at = me.at(choice)
        return (me.city[at] * 8 + choice // EACH) * 16 + me.city[:at].count(me.city[at])

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        owner = choice // EACH
        me = t.players[owner]
        kind = me.city[me.at(choice)]
        effect = t.content.cards[kind].production
        args: Args = {"what": card_name(t.content, kind), "effect": effect.say(), **owned_by(t, seat, owner)}
        return Option(name, Message("option-copy", args), self.because, (city_element(choice),), effect.tree())

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return Option("skip", Message("option-skip"), self.because)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-copy-card", {"own": int(self.own)}), self.because, source(t, x[0] if x else 0))

    def say(self) -> Message:
        return Message("fx-copy-production", {"own": int(self.own)})

    def offers(self, content: Any) -> list[str]:
        cards = [name for card in content.cards if card.form >= 0 and not card.copies_others
                 for name in names_in_city(card)]
        return [*(f"copy {name}" for name in cards), *(f"copy {name} of {seat}" for name in cards
                                                       for seat in range(1, 6)), "skip"]

    def worth(self, judge: Worth) -> Amounts:
        return {"any": 1.2}


def copies_abroad(card: Any) -> bool:
    return any(isinstance(one, CopyProduction) and not one.own for one in card.production.inside())


def has_mole(t: Everdell, number: int) -> bool:
    """Does this city have a card that copies opponents' cards?"""
    me = t.players[number]
    return any(me.have[kind] > 0 for kind in t.content.moles)


def abroad_in_any(t: Everdell, seat: int) -> bool:
    return any(has_mole(t, number) for number in t.opponents(seat))


def copyable(t: Everdell, seat: int, number: int) -> list[int]:
    """The Production cards of a city that can be copied and could do something: no copying ones, no Legends, and no
    Storehouse of somebody else (EVB-CARD-MINER_MOLE-b, MIS-LEG-15)."""
    me = t.players[number]
    found: list[int] = []
    looks: list[tuple[int, ...]] = []
    for i in range(len(me.city)):
        kind = me.city[i]
        card = t.content.cards[kind]
        if card.form < 0 or card.copies_others or (card.keeps and number != seat) or t.content.legendary[kind]:
            continue
        look = (kind, *me.lying[i])
        here = number * EACH + me.arrival[i]
        if look not in looks and t.customs.activates(t, here) and card.production.possible(t, seat, here):
            looks.append(look)
            found.append(here)
    return found


def merged(t: Everdell, cards: list[int]) -> list[int]:
    """Cards of several cities without those that would do exactly the same."""
    kinds: list[int] = []
    found: list[int] = []
    for card in cards:
        me = t.players[card // EACH]
        kind = me.city[me.at(card)]
        one = t.content.cards[kind]
        if not one.reads_city and not one.keeps:
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(card)
    return found


def learn_forms(content: Content) -> None:
    """Work out for every card what its Production asks."""
    content.moles = []
    for kind, card in enumerate(content.cards):
        if card.production.name:
            card.form = form_of(card.production)
            card.copies_others = any(isinstance(one, CopyProduction) for one in card.production.inside())
            card.activates = any(getattr(one, "activates", False) for one in card.production.inside())
            card.keeps = any(isinstance(one, PutOnSelf) for one in card.production.inside())
            card.reads_city = reads_city(card.production.name)
            card.brings = brings_resources(card.production)
            if copies_abroad(card):
                content.moles.append(kind)
