"""Schemes that take a card of your city or one of your workers (MIS-SCH-26, -29, -30)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.components import (
    BESIDE,
    GAP,
    PURPLE,
)
from fairyring.games.everdell.moving import movable
from fairyring.games.everdell.nightweave.components import STAR
from fairyring.games.everdell.nightweave.doing import (
    gain,
    take_from_city,
)
from fairyring.games.everdell.nightweave.foils import (
    MIXED,
    Threat,
    number_of,
    ploy_at,
)
from fairyring.games.everdell.nightweave.lair import borrowed_at, chooser, lair_of
from fairyring.games.everdell.nightweave.plots import TAKE_CARD, takeable
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.places import place_args, place_key, place_option
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import city_element
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt


class Repossession(Ploy):
    """She takes a purple card of your city, else the one worth most; a free worker on it keeps it (MIS-SCH-29)."""

    does = "repossession"

    def begin(self, t: Everdell) -> None:
        t.push(TAKE_CARD, chooser(t), (number_of(t, self),))

    def takes(self, t: Everdell, seat: int) -> list[int]:
        me = t.players[seat]
        cards = takeable(t, seat, False)
        kinds = [me.city[me.at(card)] for card in cards]
        purple = [card for card, kind in zip(cards, kinds, strict=True) if t.content.colour[kind] == PURPLE]
        if purple:
            return purple
        best = max((t.content.points[kind] for kind in kinds), default=0)
        return [card for card, kind in zip(cards, kinds, strict=True) if t.content.points[kind] == best]

    def chosen(self, t: Everdell, seat: int, card: int) -> None:
        if t.players[seat].free > 0:
            t.push(GUARD, seat, (card,))
        else:
            take_from_city(t, card, self.rule, False)


class Guard(Step[Everdell]):
    """Do you put a free worker on the card, until you prepare, to keep it (MIS-SCH-29)? `x` is the card."""

    rule = "MIS-SCH-29"
    skip_name = "give in"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return [1, SKIP]

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            take_from_city(t, x[0], self.rule, False)
            return
        t.players[seat].free -= 1
        t.stand(seat, BESIDE + x[0])
        if t.sink is not None:
            t.emit("foiled", seat, "MIS-MOD-06", {"ploy": "repossession"})

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return "guard"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        return Option("guard", Message("option-guard"), self.rule, (city_element(x[0]),))

    def describe_skip(self, t: Everdell, seat: int, x: Notes) -> Option:
        return Option("give in", Message("option-give-in"), self.rule, (city_element(x[0]),))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-guard"), self.rule, city_element(x[0]))


class Ransom(Threat):
    """She holds a free worker until you prepare; without one she gains tokens by her level and takes a placed one of
    your choice; or you pay (MIS-SCH-26)."""

    does = "ransom"
    foiled_with = MIXED

    def strikes(self, t: Everdell, seat: int) -> None:
        me = t.players[seat]
        if me.free > 0:
            me.free -= 1
            hold(t, seat, self.rule)
            return
        gain(t, STAR, self.rule)
        t.push(GIVE_WORKER, seat, (number_of(t, self),))

    def chosen(self, t: Everdell, seat: int, card: int) -> None:
        """The worker of a place goes to the Lair."""
        t.unstand(seat, card)
        hold(t, seat, self.rule)


def hold(t: Everdell, seat: int, rule: str) -> None:
    t.players[seat].lost += 1
    lair_of(t).held += 1
    if t.sink is not None:
        t.emit("nightweave-holds", t.seats, rule, {"from": seat})


class GiveWorker(Step[Everdell]):
    """Which of your placed workers does she take? Not one that stays for good (MIS-SCH-26, -30). `x` is the Scheme."""

    rule = "MIS-SCH-26"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        return movable(t, seat) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        ploy_at(t, x[0]).chosen(t, seat, choice)

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return place_option(t, seat, choice, "send")

    def option_key(self, t: Everdell, seat: int, x: Notes, choice: int) -> int:
        return place_key(t, seat, choice)

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        element = t.place_name(choice)
        return Option(self.option_name(t, seat, x, choice), Message("option-send", place_args(t, seat, choice)),
                      ploy_at(t, x[0]).rule, (element,) if element else ())

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-send-worker"), ploy_at(t, x[0]).rule)


class PoisonedSoup(Threat):
    """A placed worker of yours goes to the Lair, and she uses it next; without one, the next that you place goes there
    when it is done; or you pay (MIS-SCH-30)."""

    does = "poisoned_soup"
    foiled_with = MIXED

    def strikes(self, t: Everdell, seat: int) -> None:
        if movable(t, seat):
            t.push(GIVE_WORKER, seat, (number_of(t, self),))
        else:
            lair_of(t).soup = True

    def chosen(self, t: Everdell, seat: int, card: int) -> None:
        t.unstand(seat, card)
        t.players[seat].lost += 1
        lair_of(t).poisoned += 1
        if t.sink is not None:
            t.emit("nightweave-holds", t.seats, self.rule, {"from": seat})

    def visiting(self, t: Everdell, seat: int, place: int) -> None:
        if lair_of(t).soup and not t.permanent(place):
            lair_of(t).soup = False
            t.push(TO_LAIR, seat, (number_of(t, self), place))

    def end(self, t: Everdell) -> None:
        lair_of(t).soup = False


class ToLair(Step[Everdell]):
    """The worker has done its work, and goes to the Lair (MIS-SCH-30). `x` is the Scheme and the place."""

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        if x[1] in t.players[seat].workers:
            ploy_at(t, x[0]).chosen(t, seat, x[1])
        return None


def released(t: Everdell, seat: int) -> None:
    """When you prepare, the workers that she holds come back; one that she has placed leaves its place; one that is
    still in the Lair stays there (MIS-SCH-26, -30)."""
    lair = lair_of(t)
    me = t.players[seat]
    back = lair.held
    lair.held = 0
    if lair.poisoned_at != GAP:
        t.unstand(t.seats, borrowed_at(t))
        lair.poisoned_at = GAP
        back += 1
    me.lost -= back
    me.free += back


GUARD: Final = Guard("nightweave guard")
GIVE_WORKER: Final = GiveWorker("nightweave give worker")
TO_LAIR: Final = ToLair("nightweave to lair")
