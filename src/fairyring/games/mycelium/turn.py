"""A turn: two different actions out of six, with insect actions around them (MUM-TUR), and how turns follow.

What a player does is announced in one decision wherever that names it: the mushroom that spores, the card that grows,
the stack that is drawn from. Where a mother goes, and what a mushroom costs, is asked next.
"""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelium.automa import AUTOMA_TURN
from fairyring.games.mycelium.components import (
    ACTIONS,
    DECAY,
    DISCOVER,
    EXPLORE,
    FRUIT,
    MOST_ROUNDS,
    MOVE,
    NONE,
    SPORE,
)
from fairyring.games.mycelium.decaying import can_decay, decay
from fairyring.games.mycelium.discovering import (
    DISCARD,
    SEND_MOTHER,
    draw_and_choose,
    new_market,
    take_from_deck,
    take_from_market,
)
from fairyring.games.mycelium.ending import end_game
from fairyring.games.mycelium.exploring import CHOOSE_SLOT, draw_tile
from fairyring.games.mycelium.fruiting import begin_fruiting, growing
from fairyring.games.mycelium.moving import MOVE_TO, can_move
from fairyring.games.mycelium.players import Player
from fairyring.games.mycelium.sporing import MOTHER, begin_sporing, can_spore, spread_of
from fairyring.games.mycelium.state import Mycelium
from fairyring.games.mycelium.wording import (
    board_name,
    board_place,
    card_of,
    cost_words,
    hand_place,
    market_place,
    tile_place,
)
from fairyring.kernel.table import NOBODY, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

GO: Final = 0
STACK: Final = 1
"""And the next one for the second stack."""

SPORES: Final = 3
"""The mother; the next numbers are the boards."""

DECAYS: Final = 9
DECK: Final = 14
DRAW_MORE: Final = 15
NEW_MARKET: Final = 16
CARDS_FOR_INSECT: Final = 17
SEND: Final = 18
END: Final = 19
TAKE: Final = 1 << 8
GROW: Final = 1 << 9
PLAIN: Final = {GO: "move", STACK: "explore 1", STACK + 1: "explore 2", SPORES: "spore mother", DECK: "discover deck",
                DRAW_MORE: "discover more", NEW_MARKET: "new market", CARDS_FOR_INSECT: "cards for insect",
                SEND: "send mother", END: "end turn"}


class Turn(Step[Mycelium]):
    """What do you do? `x` is which actions have been done (a bit each), and how many (MUM-TUR-01).

    Insect actions are free, before, between and after the actions (MUM-TUR-05, -06).
    """

    rule = "MUM-TUR-01"

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        options: list[int] = []
        if x[1] < t.content.actions:
            self.actions(t, seat, me, 0 if me.repeats else x[0], options)
        if not options:
            options.append(END)
        content = t.content
        if me.insects >= content.insects_for_market and t.deck:
            options.append(NEW_MARKET)
        if me.insects >= content.insects_for_mother:
            options.append(SEND)
        if len(me.hand) >= content.cards_for_insect and t.insects:
            options.append(CARDS_FOR_INSECT)
        return options

    def actions(self, t: Mycelium, seat: int, me: Player, done: int, options: list[int]) -> None:
        """The actions that can be carried out at all and have not been done (MUM-TUR-04)."""
        if not done & 1 << MOVE and can_move(t, seat):
            options.append(GO)
        if not done & 1 << EXPLORE:
            for stack in range(2):
                if t.stacks[stack]:
                    options.append(STACK + stack)
        boards = len(me.cards)
        if not done & 1 << SPORE:
            options.append(SPORES)
            for board in range(boards):
                if me.tokens[board] != NONE and can_spore(t, seat, board):
                    options.append(SPORES + 1 + board)
        if not done & 1 << FRUIT and NONE in me.cards:
            for card in growing(t, seat):
                options.append(GROW + card)
        if not done & 1 << DECAY:
            for board in range(boards):
                if me.tokens[board] != NONE and can_decay(t, seat, board):
                    options.append(DECAYS + board)
        if not done & 1 << DISCOVER:
            for card in t.market:
                options.append(TAKE + card)
            if t.deck:
                options.append(DECK)
                if me.draws > 1 and len(t.deck) > 1:
                    options.append(DRAW_MORE)

    def answer(self, t: Mycelium, seat: int, x: Notes, choice: int) -> None:
        action = action_of(choice)
        if action == NONE:
            if choice == END:
                t.push(END_TURN, seat)
                return
            t.push(self, seat, x)
            if choice == NEW_MARKET:
                new_market(t, seat)
            elif choice == SEND:
                t.push(SEND_MOTHER, seat)
            else:
                t.push(DISCARD, seat, (t.content.cards_for_insect,))
            return
        t.push(self, seat, (x[0] | 1 << action, x[1] + 1))
        if action == MOVE:
            t.push(MOVE_TO, seat)
        elif action == EXPLORE:
            t.push(CHOOSE_SLOT, seat, (draw_tile(t, seat, choice - STACK), 0))
        elif action == SPORE:
            begin_sporing(t, seat, choice - SPORES - 1)
        elif action == FRUIT:
            begin_fruiting(t, seat, choice - GROW)
        elif action == DECAY:
            decay(t, seat, choice - DECAYS)
        elif choice == DECK:
            take_from_deck(t, seat, "MUM-DIS-01")
        elif choice == DRAW_MORE:
            draw_and_choose(t, seat, t.players[seat].draws)
        else:
            take_from_market(t, seat, choice - TAKE, "MUM-DIS-01")

    def lines(self, t: Mycelium, seat: int, x: Notes, options: list[int]) -> list[int]:
        """Nobody knows more of one stack than of the other."""
        return [code for code in options if code != STACK + 1] if STACK in options and STACK + 1 in options else options

    def option_kind(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        return "end" if choice == END else ""

    def option_name(self, t: Mycelium, seat: int, x: Notes, choice: int) -> str:
        if choice in PLAIN:
            return PLAIN[choice]
        if choice >= GROW:
            return f"fruit {t.content.mushrooms[choice - GROW].ident}"
        if choice >= TAKE:
            return f"discover {t.content.mushrooms[choice - TAKE].ident}"
        return f"decay {choice - DECAYS + 1}" if choice >= DECAYS else f"spore {choice - SPORES}"

    def describe(self, t: Mycelium, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        me = t.players[seat]
        args: Args = {}
        if choice >= GROW:
            card = choice - GROW
            one = t.content.mushrooms[card]
            args = {"card": card_of(t, card), "cost": cost_words(one.cost), "points": one.points}
            return Option(name, Message("option-fruit", args), "MUM-FRU-01", (hand_place(t, card),))
        if choice >= TAKE:
            card = choice - TAKE
            return Option(name, Message("option-discover", {"card": card_of(t, card)}), "MUM-DIS-01",
                          (market_place(t, card),))
        if DECAYS <= choice < DECK:
            board = choice - DECAYS
            return Option(name, Message("option-decay", board_name(t, seat, board)), "MUM-DEC-01",
                          (board_place(seat, board), tile_place(t, me.tokens[board])))
        if SPORES <= choice < DECAYS:
            board = choice - SPORES - 1
            if board == MOTHER:
                return Option(name, Message("option-spore-mother", {"count": me.mother_spread}), "MUM-SPO-01",
                              (f"mother:{seat}", tile_place(t, me.mother)))
            args = {**board_name(t, seat, board), "count": spread_of(t, seat, board)}
            return Option(name, Message("option-spore", args), "MUM-SPO-01",
                          (board_place(seat, board), tile_place(t, me.tokens[board])))
        rule, places = {
            GO: ("MUM-MOV-01", (f"mother:{seat}", tile_place(t, me.mother))),
            STACK: ("MUM-EXP-01", ("stack:1",)), STACK + 1: ("MUM-EXP-01", ("stack:2",)),
            DECK: ("MUM-DIS-01", ("deck",)), DRAW_MORE: ("MUM-EFF-08", ("deck",)),
            NEW_MARKET: ("MUM-INS-07", ("market",)), CARDS_FOR_INSECT: ("MUM-INS-02", ("insects",)),
            SEND: ("MUM-INS-03", (f"insects:{seat}",)), END: ("MUM-TUR-02", ()),
        }[choice]
        if choice in (STACK, STACK + 1):
            args = {"stack": choice, "count": len(t.stacks[choice - STACK])}
            return Option(name, Message("option-explore", args), rule, places)
        args = {"count": me.draws} if choice == DRAW_MORE else {}
        return Option(name, Message("option-" + name.replace(" ", "-"), args), rule, places)

    def prompt(self, t: Mycelium, seat: int, x: Notes) -> Prompt:
        if x[1] == 0:
            return Prompt(Message("ask-turn-first"), "MUM-TUR-01")
        if x[1] < t.content.actions:
            last = next(name for action, name in enumerate(ACTIONS) if x[0] & 1 << action)
            return Prompt(Message("ask-turn-second", {"action": last}), "MUM-TUR-01")
        return Prompt(Message("ask-turn-after"), "MUM-TUR-06")


def action_of(choice: int) -> int:
    """Which of the six actions an option belongs to; NONE for insect actions and the end of the turn."""
    if choice == GO:
        return MOVE
    if choice < SPORES:
        return EXPLORE
    if choice < DECAYS:
        return SPORE
    if choice < DECK:
        return DECAY
    if choice <= DRAW_MORE:
        return DISCOVER
    if choice < TAKE:
        return NONE
    return DISCOVER if choice < GROW else FRUIT


# --- turns -----------------------------------------------------------------------------------------------------------
def begin_turn(t: Mycelium, number: int) -> None:
    t.begin_turn(number)
    if t.sink is not None:
        t.emit("turn", number, "MUM-TUR-01", {"round": t.round})
    if t.is_rival(number):
        t.push(END_TURN, number)
        t.push(AUTOMA_TURN, number)
    else:
        t.push(TURN, number, (0, 0))


class EndTurn(Step[Mycelium]):
    """The market is refilled and the turn passes clockwise (MUM-TUR-02, -07); after 100 rounds the game ends
    (MUM-END-05)."""

    def ask(self, t: Mycelium, seat: int, x: Notes) -> list[int] | None:
        t.refill("MUM-TUR-07")
        if seat < t.seats:
            number = (seat + 1) % t.seats
            if number == t.first and t.rivals:
                number = t.seats
        else:
            number = t.first
        if number == t.first:
            if t.round == MOST_ROUNDS:
                end_game(t, NOBODY, "MUM-END-05")
                return None
            t.round += 1
        begin_turn(t, number)
        return None


TURN: Final = Turn("turn")
END_TURN: Final = EndTurn("end turn")
