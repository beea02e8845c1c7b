"""Her Personalities: what happens to the cards of the Meadow next to her (MIS-PER, MIS-MOD-01 to -05)."""

from __future__ import annotations

from typing import Final

from fairyring.games.everdell.codes import FROM_SHOWN, FROM_SLOT
from fairyring.games.everdell.components import GAP, POINT
from fairyring.games.everdell.customs import NO_TOLL, Toll
from fairyring.games.everdell.nightweave.components import STAR
from fairyring.games.everdell.nightweave.doing import accomplish, discard_meadow, gain, lift, roll
from fairyring.games.everdell.nightweave.foils import AS_MANY, MIXED, number_of
from fairyring.games.everdell.nightweave.lair import AROUND, STRAIGHT, lair_of, near
from fairyring.games.everdell.nightweave.ploys import Ploy
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.wording import card_name, hand_elements
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt


class Personality(Ploy):
    """What all of them share."""

    def next_to_her(self, t: Everdell, slot: int) -> bool:
        """Is a slot next to her, diagonals included (MIS-MOD-01, -02)?"""
        return slot in near(lair_of(t).figure, AROUND)


class Abominable(Personality):
    """When she prepares, or ends, she takes the cards beside her without diagonals (MIS-PER-01)."""

    does = "abominable"

    def leaves(self, t: Everdell) -> None:
        for slot in near(lair_of(t).figure, STRAIGHT):
            if t.meadow[slot] != GAP:
                accomplish(t, lift(t, slot), self.rule, slot)
        t.refill()


class Needy(Personality):
    """A card next to her costs one of your point tokens, which she gets (MIS-PER-02)."""

    does = "needy"

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return t.players[seat].goods[POINT] > 0 or not self.next_to_her(t, slot)

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        if self.next_to_her(t, slot):
            t.players[seat].goods[POINT] -= 1
            if t.sink is not None:
                t.emit("gave", seat, self.rule, {"goods": ["point"], "count": 1, "to": t.seats})
            gain(t, 1, self.rule)


class Clumsy(Personality):
    """Cards next to her are discarded when she comes, and the others when you take one (MIS-PER-03)."""

    does = "clumsy"

    def enters(self, t: Everdell, slot: int) -> None:
        discard_meadow(t, list(near(slot, AROUND)), self.rule)
        t.refill()

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        if self.next_to_her(t, slot):
            discard_meadow(t, list(near(lair_of(t).figure, AROUND)), self.rule)
            t.refill()


class Narcissistic(Personality):
    """Nobody else may take a card next to her; when she plays one she gains tokens by her level (MIS-PER-04)."""

    does = "narcissistic"

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        return not self.next_to_her(t, slot)

    def plays_from(self, t: Everdell, slot: int) -> None:
        if self.next_to_her(t, slot):
            gain(t, STAR, self.rule)


class Nonchalant(Personality):
    """When you take a card next to her she moves to another, which goes to her Accomplishments (MIS-PER-05)."""

    does = "nonchalant"

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        if not self.next_to_her(t, slot):
            return
        lair = lair_of(t)
        t.refill()
        left = lair.figure
        rolled = left
        while rolled == left:
            rolled = roll(t, self.rule)
        if t.meadow[rolled] != GAP:
            accomplish(t, lift(t, rolled), self.rule, rolled)
        lair.figure = rolled
        if t.sink is not None:
            t.emit("nightweave-enters", t.seats, self.rule, {"slot": rolled})
        t.refill()


class Killjoy(Personality):
    """A card next to her must be replaced by one of the same colour from your hand (MIS-PER-06)."""

    does = "killjoy"

    def may_take(self, t: Everdell, seat: int, slot: int, drawing: bool) -> bool:
        if not self.next_to_her(t, slot) or t.meadow[slot] == GAP:
            return True
        colour = t.content.colour
        wanted = colour[t.meadow[slot]]
        return any(colour[kind] == wanted for kind in t.players[seat].hand)

    def toll(self, t: Everdell, seat: int, code: int, way: int) -> Toll:
        """One card of the hand goes besides (see `took`)."""
        return (0, 1) if FROM_SLOT <= code < FROM_SHOWN and self.next_to_her(t, code - FROM_SLOT) else NO_TOLL

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        if self.next_to_her(t, slot):
            t.push(REPLACE, seat, (slot, kind, int(drawing)))


class Replace(Step[Everdell]):
    """Which card of your hand fills the gap (MIS-PER-06)? `x` is the slot, the card that was taken, and 1 if it was
    drawn: then it lies in the hand, and is not the one."""

    rule = "MIS-PER-06"

    def ask(self, t: Everdell, seat: int, x: Notes) -> list[int] | None:
        colour = t.content.colour
        hand = t.players[seat].hand[:]
        if x[2]:
            hand.remove(x[1])
        return sorted({kind for kind in hand if colour[kind] == colour[x[1]]}) or None

    def answer(self, t: Everdell, seat: int, x: Notes, choice: int) -> None:
        t.players[seat].lose(choice)
        t.meadow[x[0]] = choice
        if t.sink is not None:
            t.emit("replaced", seat, self.rule, {"card": t.content.cards[choice].ident, "slot": x[0]})

    def option_name(self, t: Everdell, seat: int, x: Notes, choice: int) -> str:
        return f"replace by {t.content.cards[choice].ident}"

    def describe(self, t: Everdell, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {"card": card_name(t.content, choice)}
        return Option(self.option_name(t, seat, x, choice), Message("option-replace-by", args), self.rule,
                      hand_elements(t, seat, choice))

    def prompt(self, t: Everdell, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-replace", {"card": card_name(t.content, x[1])}), self.rule, f"meadow:{x[0]}")


REPLACE: Final = Replace("nightweave replace")
BERRIES: Final = 1
"""What a card next to the Notable one costs besides."""


class Notable(Personality):
    """A card next to her costs a berry more to play, even if it is free (MIS-PER-07)."""

    does = "notable"

    def surcharge(self, t: Everdell, seat: int, slot: int) -> int:
        return BERRIES if self.next_to_her(t, slot) else 0


class Naughty(Personality):
    """She gains as many tokens as a card next to her is worth, at least one, less what you pay (MIS-PER-08)."""

    does = "naughty"

    def took(self, t: Everdell, seat: int, slot: int, kind: int, drawing: bool) -> None:
        if self.next_to_her(t, slot):
            worth = max(1, t.content.points[kind])
            t.push(AS_MANY, seat, (number_of(t, self), worth, MIXED, 0, worth))

    def foiled(self, t: Everdell, seat: int, count: int, about: Notes) -> None:
        gain(t, about[0] - count, self.rule)
