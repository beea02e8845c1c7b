"""What people pay in the middle of her plans: tolls and foils, in cards, resources or tokens (MIS-MOD-06, -07, -18).

A payment is a step: `Mix` for so many units one by one, `Foil` for an offer that may be declined. What follows depends
on what was paid, and is asked of the ploy behind it: `x` names it by its number among hers.
"""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.everdell.components import GOODS, POINT, RESOURCES
from fairyring.games.everdell.hand import discard_from_hand
from fairyring.games.everdell.nightweave.components import hers
from fairyring.games.everdell.nightweave.lair import chooser
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, hand_elements
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

CARDS: Final = 1
RESOURCE: Final = 2
TOKENS: Final = 4
MIXED: Final = CARDS | RESOURCE
"""What a payment may be made of."""
A_GOOD: Final = 1000
"""From here on goods; below it kinds of cards of the hand."""


def ploy_at(t: Everdell, number: int) -> Ploy:
    found: Ploy = hers(t.content).ploys[number]
    return found


def number_of(t: Everdell, ploy: Ploy) -> int:
    return hers(t.content).ploy_of[ploy.ident]


def means(t: Everdell, seat: int, made_of: int) -> int:
    """How many units somebody could pay: cards of the hand, resources of the supply, tokens (MIS-MOD-18)."""
    me = t.players[seat]
    found = len(me.hand) if made_of & CARDS else 0
    found += t.resources_of(seat) if made_of & RESOURCE else 0
    return found + (me.goods[POINT] if made_of & TOKENS else 0)


def pay_unit(t: Everdell, seat: int, choice: int, rule: str) -> None:
    """One card or one good is given up."""
    if choice < A_GOOD:
        discard_from_hand(t, seat, choice, rule)
        return
    good = choice - A_GOOD
    t.players[seat].goods[good] -= 1
    if t.sink is not None:
        t.emit("paid", seat, rule, {"goods": [GOODS[good]], "count": 1})


def units(t: Everdell, seat: int, made_of: int) -> list[int]:
    """What could be given up now, one of each kind."""
    me = t.players[seat]
    found = sorted(set(me.hand)) if made_of & CARDS else []
    if made_of & RESOURCE:
        found += [A_GOOD + good for good in range(RESOURCES) if me.goods[good]]
    if made_of & TOKENS and me.goods[POINT]:
        found.append(A_GOOD + POINT)
    return found


def spare_units(t: Everdell, seat: int, made_of: int) -> list[int]:
    """The same, without what a toll that is due will need: who cannot pay that cannot play (MIS-MOD-15)."""
    due = [x for step, number, x in t.stack if step is MIX and number == seat]
    if means(t, seat, MIXED) <= sum(x[1] for x in due):
        return []
    spare_card = len(t.players[seat].hand) > sum(x[1] for x in due if x[2] == CARDS)
    return [one for one in units(t, seat, made_of) if spare_card or one >= A_GOOD]


class Paying(Step[Everdell]):
    """A question whose options are units to give up."""

    skip_name = "done"

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"yield {t.content.cards[choice].ident}" if choice < A_GOOD else f"yield {GOODS[choice - A_GOOD]}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        rule = self.because(t, x)
        if choice < A_GOOD:
            args: Args = {"card": card_name(t.content, choice), "verb": "discard"}
            return Option(name, Message("option-pick", args), rule, hand_elements(t, seat, choice))
        good = GOODS[choice - A_GOOD]
        message = Message("option-spend", {"good": good, "count": 1, "verb": "pay"})
        return Option(name, message, rule, (f"goods:{good}",))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return Option("done", Message("option-no-more"), self.because(t, x))

    def because(self, t: Everdell, x: Notes) -> str:
        return ploy_at(t, x[0]).rule

    def lines(self, t: Everdell, seat: int, x: Notes, options: list[int]) -> list[int]:
        return options


class Mix(Paying):
    """So many units must be given up, in any mix. `x` is the ploy, how many are left, and what they may be made of;
    then what the ploy wants to know when all are paid."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = units(t, seat, x[2]) if x[1] > 0 else []
        if not options:
            ploy_at(t, x[0]).paid(t, seat, x[3:])
            return None
        return options

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.push(self, seat, (x[0], x[1] - 1, *x[2:]))
        pay_unit(t, seat, choice, self.because(t, x))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"ploy": ploy_name(t, x[0]), "count": x[1], "of": x[2]}
        return Prompt(Message("ask-yield", args), self.because(t, x))


class AsManyAsYouLike(Paying):
    """Any number of units, up to so many. `x` is the ploy, how many more at most, what they may be made of, how many
    were paid; then what the ploy wants to know."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options = spare_units(t, seat, x[2]) if x[1] > 0 else []
        if not options:
            ploy_at(t, x[0]).foiled(t, seat, x[3], x[4:])
            return None
        return [*options, SKIP]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            ploy_at(t, x[0]).foiled(t, seat, x[3], x[4:])
            return
        t.push(self, seat, (x[0], x[1] - 1, x[2], x[3] + 1, *x[4:]))
        pay_unit(t, seat, choice, self.because(t, x))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        args: Args = {"ploy": ploy_name(t, x[0]), "count": x[1], "of": x[2]}
        return Prompt(Message("ask-yield-any", args), self.because(t, x))


class Foil(Step[Everdell]):
    """Pay the whole foil, or let her have her way (MIS-MOD-06, -07). `x` is the ploy, how many units, what they may be
    made of; then what the ploy wants to know. Offered only to those who can pay in full; some foils may be paid with
    so many of one good instead."""

    rule = "MIS-MOD-06"
    skip_name = "give in"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        options: list[int] = []
        if means(t, seat, x[2]) >= x[1]:
            options.append(IN_ANY_MIX)
        terms = ploy_at(t, x[0]).terms
        if terms.goods and terms.foil and t.players[seat].goods[terms.good] >= terms.goods:
            options.append(IN_ONE_GOOD)
        if not options:
            ploy_at(t, x[0]).foiled(t, seat, 0, x[3:])
            return None
        return [*options, SKIP]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            ploy_at(t, x[0]).foiled(t, seat, 0, x[3:])
            return
        t.push(FOILED, seat, (x[0], x[1], *x[3:]))
        if choice == IN_ANY_MIX:
            t.push(MIX, seat, (x[0], x[1], x[2], NOTHING_MORE))
            return
        terms = ploy_at(t, x[0]).terms
        for _ in range(terms.goods):
            pay_unit(t, seat, A_GOOD + terms.good, ploy_at(t, x[0]).rule)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        if choice == IN_ONE_GOOD:
            return f"foil with {GOODS[ploy_at(t, x[0]).terms.good]}"
        return "foil"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        ploy = ploy_at(t, x[0])
        if choice == IN_ONE_GOOD:
            good = Message("good", {"good": GOODS[ploy.terms.good], "count": ploy.terms.goods})
            return Option(name, Message("option-foil-with", {"goods": good}), ploy.rule)
        return Option(name, Message("option-foil", {"count": x[1], "of": x[2]}), ploy.rule)

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return Option("give in", Message("option-give-in"), ploy_at(t, x[0]).rule)

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-foil", {"ploy": ploy_name(t, x[0])}), ploy_at(t, x[0]).rule)


class Foiled(Step[Everdell]):
    """The foil is paid. `x` is the ploy, how many units, and what the ploy wants to know."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if t.sink is not None:
            t.emit("foiled", seat, "MIS-MOD-06", {"ploy": ploy_at(t, x[0]).ident})
        ploy_at(t, x[0]).foiled(t, seat, x[1], x[2:])
        return None


NOTHING_MORE: Final = -1
"""What a ploy hears when a foil is paid unit by unit: nothing follows from that alone."""
IN_ANY_MIX: Final = 0
IN_ONE_GOOD: Final = 1
MIX: Final = Mix("nightweave mix")
AS_MANY: Final = AsManyAsYouLike("nightweave any")
FOIL: Final = Foil("nightweave foil")
FOILED: Final = Foiled("nightweave foiled")


def ploy_name(t: Everdell, number: int) -> Message:
    return t.content.facts.called(ploy_at(t, number).ident)


def paying_names(content: Any) -> list[str]:
    """What the options of payments can be called."""
    return [*(f"yield {card.ident}" for card in content.cards), *(f"yield {good}" for good in GOODS), "done", "foil",
            *(f"foil with {good}" for good in GOODS[:RESOURCES]), "give in"]


class Threat(Ploy):
    """What she does as soon as it is turned up, unless the whole foil is paid (MIS-MOD-07)."""

    def begin(self, t: Everdell) -> None:
        t.push(FOIL, chooser(t), (number_of(t, self), self.terms.foil or self.terms.cards, self.foiled_with))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        if not count:
            self.strikes(t, seat)

    def strikes(self, t: Everdell, seat: int) -> None:
        """Nobody has paid."""
        raise NotImplementedError
