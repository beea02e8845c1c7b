"""DISCOVER and what insect tokens buy: cards from the market and the deck, a new market, another's mother elsewhere
(MUM-DIS, MUM-INS)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE
from fairyring.games.mycelium.geometry import cell_name
from fairyring.games.mycelium.naming import WHOM, sent_action, sent_key
from fairyring.games.mycelium.state import EVERYBODY, Mycelium
from fairyring.games.mycelium.wording import card_of, hand_place, tile_args, tile_place
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

FAR_OUT: Final = 8192
"""The same with a cell instead of the tile."""


# --- cards -----------------------------------------------------------------------------------------------------------
def take_from_market(t: Mycelium, seat: int, card: int, rule: str) -> None:
    t.take_open(seat, card)
    if t.sink is not None:
        t.emit("took-card", seat, rule, {"card": t.content.mushrooms[card].ident})


def take_from_deck(t: Mycelium, seat: int, rule: str) -> None:
    card = t.draw_card(seat)
    if t.sink is not None:
        t.emit("drew", seat, rule, {"count": 1}, {"cards": t.card_ids([card])})


def draw_and_choose(t: Mycelium, seat: int, count: int) -> None:
    """Look at several cards of the deck, of which one is kept (MUM-EFF-08)."""
    t.reveals += 1
    t.drawn = [t.deck.pop() for _ in range(min(count, len(t.deck)))]
    del t.deck_seen[len(t.deck):]
    if t.sink is not None:
        t.emit("drew", seat, "MUM-EFF-08", {"count": len(t.drawn)}, {"cards": t.card_ids(t.drawn)})
    t.push(KEEP_ONE, seat)


class KeepOne(Step[Mycelium]):
    """Which of the cards drawn is kept? The others go under the deck (MUM-EFF-08)."""

    rule = "MUM-EFF-08"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return t.drawn[:]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        own = 1 << seat
        for card in t.drawn:
            if card != choice:
                t.put_under(card, own)
        t.drawn = []
        t.players[seat].take_card(choice, own)
        if t.sink is not None:
            t.emit("kept-card", seat, self.rule, {"count": 1}, {"cards": t.card_ids([choice])})

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"keep {t.content.mushrooms[choice].ident}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-keep", {"card": card_of(t, choice)}),
                      self.rule, (f"drawn:{t.content.mushrooms[choice].ident}",))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-keep"), self.rule, "deck")


# --- insects ---------------------------------------------------------------------------------------------------------
def new_market(t: Mycelium, seat: int) -> None:
    """For a token: new cards are laid out, the old ones go under the deck in their order (MUM-INS-07, MUM-DIS-04)."""
    t.return_insects(seat, t.content.insects_for_market)
    old = t.market
    t.market = []
    if t.sink is not None:
        t.emit("market-swept", seat, "MUM-INS-07", {"cards": t.card_ids(old)})
    t.refill("MUM-INS-07")
    for card in old:
        t.put_under(card, EVERYBODY)
    t.refill("MUM-INS-07")


class Discard(Step[Mycelium]):
    """Three cards for a token: which one next (MUM-INS-02)? `x` is how many are still to go.

    They go under the deck one by one, in the order in which they are chosen (MUM-DIS-04).
    """

    rule = "MUM-INS-02"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return t.players[seat].hand[:]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.lose_from_hand(seat, choice)
        if t.sink is not None:
            t.emit("discarded", seat, self.rule, {"count": 1}, {"cards": t.card_ids([choice])})
        if x[0] > 1:
            t.push(self, seat, (x[0] - 1, choice))
        else:
            t.gain_insects(seat, 1, self.rule)

    def lines(self, t: Mycelium, seat: int, x: Notes, options: list[int]) -> list[int]:
        """The order under the deck matters little: the same cards once, rising."""
        low = x[1] if len(x) > 1 else NONE
        return [card for card in options[:len(options) - x[0] + 1] if card > low] or options

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"discard {t.content.mushrooms[choice].ident}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        return Option(self.option_name(t, seat, x, choice), Message("option-discard", {"card": card_of(t, choice)}),
                      self.rule, (hand_place(t, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-discard", {"count": x[0]}), self.rule)


class SendMother(Step[Mycelium]):
    """For two tokens: whose mother goes where (MUM-INS-03, -04, -05)? Any tile without a mother."""

    rule = "MUM-INS-03"
    asks = "ask-send"

    def targets(self, t: Mycelium, seat: int) -> list[int]:
        return [tile for tile in t.laid() if t.mother_on[tile] == NONE]

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        tiles = self.targets(t, seat)
        return [whom * WHOM + tile for whom in t.everybody if whom != seat for tile in tiles]

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.return_insects(seat, t.content.insects_for_mother)
        t.send_mother(seat, choice // WHOM, choice % WHOM, self.rule)

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return sent_key(t, seat, choice)

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return sent_action(t, seat, choice)

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return choice // WHOM * FAR_OUT + t.cell_of[choice % WHOM]

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"mother {choice // WHOM + 1} to {cell_name(t.cell_of[choice % WHOM])}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        args: Args = {**tile_args(t, choice % WHOM), "whom": t.called(choice // WHOM)}
        return Option(self.option_name(t, seat, x, choice), Message("option-send", args), self.rule,
                      (tile_place(t, choice % WHOM), f"mother:{choice // WHOM}"))


KEEP_ONE: Final = KeepOne("keep one")
DISCARD: Final = Discard("discard")
SEND_MOTHER: Final = SendMother("send mother")
assert NOBODY == NONE
