"""FRUIT: a card of the hand grows into a mushroom (MUM-FRU)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.components import NONE, OWNERS
from fairyring.games.mycelium.naming import OnTile, unit_action, unit_key
from fairyring.games.mycelium.paying import Purse, by_itself, network_of
from fairyring.games.mycelium.state import EVERYBODY, Mycelium
from fairyring.games.mycelium.wording import board_place, hand_place, tile_args, tile_place
from fairyring.kernel.table import Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

REST: Final = 1 << 14
"""The option that leaves the rest of a payment to the table."""


def growing(t: Mycelium, seat: int) -> list[int]:
    """The cards in hand for which there is a network that can pay (MUM-FRU-02)."""
    nets = t.networks(seat)
    mushrooms = t.content.mushrooms
    found: list[int] = []
    for card in t.players[seat].hand:
        one = mushrooms[card]
        for net in nets:
            if net.total >= one.size and net.can_fruit(one.cost):
                found.append(card)
                break
    return found


def begin_fruiting(t: Mycelium, seat: int, card: int) -> None:
    """The card is shown; then it is paid for."""
    me = t.players[seat]
    me.seen[me.hand.index(card)] = EVERYBODY
    t.push(PAY, seat, (card,))


class Pay(Step[Mycelium]):
    """Which spore is spent next (MUM-FRU-01, -05)? `x` is the card, and the spores chosen so far.

    All come from the network of the first one (MUM-FRU-02).
    """

    rule = "MUM-FRU-05"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        one = t.content.mushrooms[x[0]]
        options = payments(t, seat, one.cost, list(x[1:]))
        if len(options) > 1 and one.size - len(x) >= 1:
            options.append(REST)
        return options

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        one = t.content.mushrooms[x[0]]
        picks = [*x[1:], choice]
        if choice == REST:
            picks = by_itself(t, seat, one.cost, picks[:-1])
        if len(picks) < one.size:
            t.push(self, seat, (x[0], *picks))
            return
        spend(t, seat, picks, "MUM-FRU-05")
        tiles = sorted({unit // OWNERS for unit in picks if t.is_bare(unit // OWNERS)})
        t.push(GROW_AT, seat, (x[0], *tiles))

    def lines(self, t: Mycelium, seat: int, x: Notes, options: list[int]) -> list[int]:
        """The same spores in one order only: each time the lowest of those that will be spent and can be had now."""
        cost = t.content.mushrooms[x[0]].cost
        passed: list[int] = []
        for i in range(1, len(x)):
            could = payments(t, seat, cost, list(x[1:i]))
            if len(could) > 1:
                passed += [unit for unit in could if unit < x[i]]
        found: list[int] = []
        for unit in options:
            if unit != REST and unit not in passed:
                lower = [other for other in options if other < unit]
                purse = Purse(t, seat, network_of(t, seat, unit // OWNERS), cost, [*x[1:], unit])
                if purse.pays_without(passed + lower):
                    found.append(unit)
        return found or options

    def action_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return REST if choice == REST else unit_key(t, seat, choice)

    def action_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "rest" if choice == REST else unit_action(t, seat, choice)

    def option_key(self, t: Mycelium, seat: int, x: Notes, choice: int) -> int:
        return 1 << 15 if choice == REST else t.cell_of[choice // OWNERS] * OWNERS + choice % OWNERS

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "rest" if choice == REST else f"{t.cell_name(choice // OWNERS)} of {choice % OWNERS + 1}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        if choice == REST:
            one = t.content.mushrooms[x[0]]
            picks = by_itself(t, seat, one.cost, list(x[1:]))[len(x) - 1:]
            return Option(name, Message("option-pay-rest", {"count": len(picks)}), self.rule)
        args = tile_args(t, choice // OWNERS)
        args["owner"] = t.called(choice % OWNERS)
        args["own"] = int(choice % OWNERS == seat)
        return Option(name, Message("option-pay", args), self.rule, (tile_place(t, choice // OWNERS),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        one = t.content.mushrooms[x[0]]
        return Prompt(Message("ask-pay", {"count": one.size - len(x) + 1}), self.rule, hand_place(t, x[0]))


def payments(t: Mycelium, seat: int, cost: list[int], picks: list[int]) -> list[int]:
    """The spores that may be spent next: in the network of the first one, before it in every network that can pay."""
    if picks:
        return Purse(t, seat, network_of(t, seat, picks[0] // OWNERS), cost, picks).units()
    found: list[int] = []
    for net in t.networks(seat):
        if net.can_fruit(cost):
            found += Purse(t, seat, net, cost, picks).units()
    return found


def spend(t: Mycelium, number: int, picks: list[int], rule: str) -> None:
    """Spent spores leave the board; each returns to its owner (MUM-FRU-05)."""
    for unit in picks:
        t.take_spore(unit % OWNERS, unit // OWNERS)
    if t.sink is not None:
        t.emit("spores-spent", number, rule, {"cells": [t.cell_name(unit // OWNERS) for unit in picks],
                                              "owners": [unit % OWNERS for unit in picks]})


class GrowAt(OnTile):
    """On which of the tiles paid from does it grow (MUM-FRU-06, -07)? `x` is the card and those tiles."""

    rule = "MUM-FRU-06"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        return list(x[1:])

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        t.push(GROW_ON, seat, (x[0], choice))

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        return Option(t.cell_name(choice), Message("option-grow-at", tile_args(t, choice)), self.rule,
                      (tile_place(t, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-grow-at"), self.rule, hand_place(t, x[0]))


class GrowOn(Step[Mycelium]):
    """Which player board takes the card (MUM-FRU-09, -11)? `x` is the card and the tile.

    Free boards that differ in nothing but their dots are one choice, the lowest dots for all.
    """

    rule = "MUM-FRU-11"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        seen: list[int] = []
        options: list[int] = []
        for board in range(len(me.cards)):
            if me.cards[board] == NONE:
                like = 4 * me.more[board] + 2 * me.with_mother[board] + (len(me.tucked[board]) > 0)
                if like not in seen:
                    seen.append(like)
                    options.append(board)
        return options

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        card, tile = x
        me = t.players[seat]
        me.lose_card(card)
        me.cards[choice] = card
        me.counters[choice] = 0
        t.put_mushroom(seat, choice, tile)
        if t.sink is not None:
            t.emit("fruited", seat, "MUM-FRU-09", {"card": t.content.mushrooms[card].ident, "cell": t.cell_name(tile),
                                                   "board": choice + 1})

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return f"board {choice + 1}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        me = t.players[seat]
        args: Args = {"board": choice + 1, "under": len(me.tucked[choice]), "more": me.more[choice],
                      "mother": int(me.with_mother[choice])}
        return Option(f"board {choice + 1}", Message("option-board", args), self.rule, (board_place(seat, choice),))

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-board"), self.rule, hand_place(t, x[0]))


PAY: Final = Pay("pay")
GROW_AT: Final = GrowAt("grow at")
GROW_ON: Final = GrowOn("grow on")
