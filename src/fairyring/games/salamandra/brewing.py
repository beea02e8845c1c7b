"""The cauldron, the temple, and waking: apprentices turned for an action of their own (SAL-CAUL, SAL-TEMPLE)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.salamandra.components import CRYSTAL, HALVES, KINDS, ON_SALAMANDER, YELLOW
from fairyring.games.salamandra.means import lacking, means_of
from fairyring.games.salamandra.paying import begin_payment
from fairyring.games.salamandra.state import Salamandra
from fairyring.games.salamandra.wording import field_message, field_name, men_elements
from fairyring.kernel.table import Step
from fairyring.kernel.words import Message, Option, Prompt


def activate_cauldron(t: Salamandra, seat: int, field: int) -> None:
    """Turn an apprentice on the field, pay, receive (SAL-CAUL-01). Counts are taken after paying (SAL-CAUL-07)."""
    one = t.content.fields[field]
    if t.sink is not None:
        t.emit("cauldron", seat, "SAL-CAUL-01", {"field": one.name})
    t.stack.append((one.brew, seat, 0))
    begin_payment(t, seat, one.pay, field)


def wake_by_work(t: Salamandra, seat: int, waker: int, slot: int) -> None:
    """An apprentice works to turn another to its active face, for a crystal (SAL-APP-08, -09)."""
    fee = [0] * KINDS
    fee[CRYSTAL] = t.content.fields[waker].fee
    t.stack.append((WAKE_THIS, seat, slot))
    begin_payment(t, seat, fee, waker)


class WakeThis(Step[Salamandra]):
    """The one chosen is active again. `x` is its slot."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        t.turn_over(seat, x, "SAL-APP-08")
        return None


class Worker(Step[Salamandra]):
    """Which apprentice is turned for the temple? On any field, without activating it (SAL-TEMPLE-01)."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        return temple_workers(t, seat, x)

    def answer(self, t: Salamandra, seat: int, x: int, choice: int) -> None:
        t.worker = choice
        if t.sink is not None:
            t.emit("temple", seat, "SAL-TEMPLE-01", {"half": HALVES[x], "field": field_name(t, choice)})
        begin_payment(t, seat, t.content.halves[x].cost, choice)

    def option_name(self, t: Salamandra, seat: int, x: int, choice: int) -> str:
        return f"turn {field_name(t, choice)}"

    def describe(self, t: Salamandra, seat: int, x: int, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-worker", {"field": field_message(t, choice)}), "SAL-TEMPLE-01",
                      men_elements(t, seat, choice))

    def prompt(self, t: Salamandra, seat: int, x: int) -> Prompt:
        return Prompt(Message("ask-worker", {"half": HALVES[x]}), "SAL-TEMPLE-01", f"temple:{HALVES[x]}")


def temple_workers(t: Salamandra, seat: int, half: int) -> list[int]:
    """The fields whose apprentice may be turned so that the cost can still be paid."""
    means = means_of(t, seat)
    need = lacking(t.content.halves[half].cost, t.goods)
    workers: list[int] = []
    for field in means.fields:
        means.in_order(t.low, field)
        if means.can_pay_with(field, need):
            workers.append(field)
    return workers


class Temple(Step[Salamandra]):
    """The top card with its gain, or what the tile prints when the deck is empty (SAL-TEMPLE-03, -04). `x` is the
    half."""

    def ask(self, t: Salamandra, seat: int, x: int) -> list[int] | None:
        content = t.content
        deck = YELLOW + x
        if not t.deck_left[deck]:
            t.stack.append((content.halves[x].empty, seat, 0))
            return None
        me = t.players[seat]
        kind = t.take_from(deck)
        me.salamanders = [*me.salamanders, kind]
        card = content.salamanders[kind]
        if t.sink is not None:
            t.emit("salamander-taken", seat, "SAL-TEMPLE-03", {"card": card.ident, "half": HALVES[x]})
            t.show_top(deck)
        triggers = me.triggers
        t.stack.append((card.gain, seat, triggers[2 * ON_SALAMANDER] << 8 | triggers[2 * ON_SALAMANDER + 1] << 16))
        return None


WAKE_THIS: Final = WakeThis("wake this")
WORKER: Final = Worker("worker")
TEMPLE_STEP: Final = Temple("temple")
BREWING_STEPS: Final[list[Step[Any]]] = [WAKE_THIS, WORKER, TEMPLE_STEP]
