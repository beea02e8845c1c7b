"""A turn: play every card, hire heroes, use tiles, buy gifts, in any mixture; then its end (MYC-TURN, MYC-TEND)."""

from __future__ import annotations

from typing import Final

from fairyring.games.mycelia.components import COLOURS, EMPTY, GIFT, HAND_SIZE, HIRE, PLAY, TILE
from fairyring.games.mycelia.gwidyon import GWIDYON_TURN
from fairyring.games.mycelia.players import KNOWN
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import card_message, lying
from fairyring.kernel.algebra import GO_OR_STOP
from fairyring.kernel.table import NOBODY, NOTHING, SKIP, Notes, Step
from fairyring.kernel.words import Args, Message, Option, Prompt

END: Final = 0
STANDSTILL: Final = 20
"""So many rounds in which nobody gets anywhere end the game (MYC-OVER-06)."""

HERO_KEY: Final = 1024
"""Added to the kind of a card on offer, to tell it from one that is played."""


class Turn(Step[Mycelia]):
    """What next? Cards, heroes, tiles, gifts; the end only with an empty hand (MYC-TURN-01, MYC-TURN-06)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        options: list[int] = []
        for kind in me.hand:
            code = PLAY + kind
            if code not in options:
                options.append(code)
        customs = me.customs
        leaves = me.leaves
        content = t.content
        prices = customs.prices
        if leaves >= prices[content.cheapest]:
            cost = content.cost
            display = t.display
            for slot, kind in enumerate(display):
                if kind >= 0 and prices[cost[kind]] <= leaves and display.index(kind) == slot:
                    options.append(HIRE + slot)
        prices = customs.tile_prices
        if leaves >= prices[content.cheapest_tile]:
            focus = t.focus
            for tile in me.ready:
                code = TILE + tile
                if code not in options and leaves >= prices[content.tiles[tile].cost]:
                    t.focus = code
                    if t.customs.tile_effect(content.tiles[tile]).possible(t, seat):  # MYC-ACT-07
                        options.append(code)
            t.focus = focus
        if t.roots:
            for pile in customs.gifts_on_offer(t, seat):
                options.append(GIFT + pile)
        if not me.hand:
            options.append(END)
        return options

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        t.focus = choice
        if choice == END:
            t.stack.append((END_TURN, seat, ()))
            return
        t.stack.append((self, seat, ()))
        if choice >= PLAY:
            play_card(t, seat, choice - PLAY)
        elif choice >= GIFT:
            buy_gift(t, seat, choice - GIFT)
        elif choice >= HIRE:
            hire(t, seat, choice - HIRE)
        else:
            use_tile(t, seat, choice - TILE)

    def option_key(self, t: Mycelia, seat: int, x: Notes, choice: int) -> int:
        if HIRE <= choice < GIFT:
            return HERO_KEY + t.display[choice - HIRE]
        if GIFT <= choice < PLAY:
            return HERO_KEY + t.roots[choice - GIFT][-1]
        return choice

    def option_kind(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "end" if choice == END else ""

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        if choice == END:
            return "end turn"
        if choice >= PLAY:
            return f"play {t.content.ids[choice - PLAY]}"
        if choice >= GIFT:
            return f"buy {COLOURS[choice - GIFT]} gift"
        if choice >= HIRE:
            return f"hire {t.content.ids[t.display[choice - HIRE]]}"
        return f"tile {t.content.tiles[choice - TILE].name}"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        me = t.players[seat]
        if choice == END:
            return Option(name, Message("option-end-turn"), "MYC-TURN-06")
        if choice >= PLAY:
            kind = choice - PLAY
            return Option(name, Message("option-play", {"card": card_message(t, kind)}), "MYC-TURN-02",
                          lying(f"hand:{seat}", me.hand, kind))
        if choice >= GIFT:
            colour = COLOURS[choice - GIFT]
            args: Args = {"card": card_message(t, t.roots[choice - GIFT][-1]), "colour": colour}
            return Option(name, Message("option-buy-gift", args), "PRI-BUY-01", (f"root:{colour}",))
        if choice >= HIRE:
            kind = t.display[choice - HIRE]
            args = {"card": card_message(t, kind), "cost": me.customs.prices[t.content.cost[kind]]}
            return Option(name, Message("option-hire", args), "MYC-HIRE-01", lying("display", t.display, kind))
        tile = t.content.tiles[choice - TILE]
        args = {"tile": tile.name, "cost": me.customs.tile_prices[tile.cost],
                "effect": t.customs.tile_effect(tile).say()}
        return Option(name, Message("option-tile", args), "MYC-ACT-02", (f"tile:{seat}:{tile.name}",))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        hand = len(t.players[seat].hand)
        key = "ask-turn" if hand else "ask-turn-end"
        return Prompt(Message(key, {"hand": hand}), "MYC-TURN-01" if hand else "MYC-TURN-06")


def play_card(t: Mycelia, seat: int, kind: int) -> None:
    """The card goes on the own discard pile first, then its function is carried out (MYC-TURN-03)."""
    me = t.players[seat]
    # Of two equal cards the one everybody knows of goes first: what stays is then known to its owner alone.
    hand = me.hand
    at = hand.index(kind)
    for i in range(at + 1, len(hand)):
        if hand[i] == kind and me.hand_batch[i] == KNOWN:
            at = i
    hand.pop(at)
    me.hand_batch.pop(at)
    me.discard.append(kind)
    if t.sink is not None:
        t.emit("played", seat, "MYC-TURN-03", {"card": t.content.ids[kind]})
    effect = t.content.effect[kind]
    if t.first_card:
        t.first_card = False
        if me.customs.repeats():  # Lux, PRI-LUX-01
            t.push(ONCE_MORE, seat, (kind, 1))
    t.stack.append((effect, seat, ()))


def hire(t: Mycelia, seat: int, slot: int) -> None:
    """Pay, one-time effect, card on top of the draw pile, then what the own gifts do (MYC-HIRE, PRI-REC-05)."""
    me = t.players[seat]
    kind = t.display[slot]
    t.display[slot] = EMPTY
    cost = me.customs.prices[t.content.cost[kind]]
    me.leaves -= cost
    if t.sink is not None:
        t.emit("hired", seat, "MYC-HIRE-03", {"card": t.content.ids[kind], "cost": cost, "slot": slot})
    t.customs.hired(t, seat, kind)
    bought(t, seat, kind)


def buy_gift(t: Mycelia, seat: int, pile: int) -> None:
    """The pawn goes back to the start; one-time effect; then the gift goes on the draw pile (PRI-BUY-02, -04)."""
    me = t.players[seat]
    kind = t.roots[pile].pop()
    t.roots_known[pile].pop()
    me.pawn = 0
    t.emit("gift-bought", seat, "PRI-BUY-03", {"card": t.content.ids[kind], "colour": COLOURS[pile]})
    t.show_root(pile)
    bought(t, seat, kind)


def bought(t: Mycelia, seat: int, kind: int) -> None:
    """The one-time effect first, then the card goes on the draw pile (MYC-HIRE-03, PRI-BUY-04)."""
    t.focus = PLAY + kind
    t.push(PUT_ON_TOP, seat, (kind,))
    t.push(t.content.once[kind], seat)


def use_tile(t: Mycelia, seat: int, tile: int) -> None:
    """Once per turn, the cost first (MYC-ACT-02, MYC-ACT-03)."""
    me = t.players[seat]
    one = t.content.tiles[tile]
    cost = me.customs.tile_prices[one.cost]
    me.leaves -= cost
    me.ready.remove(tile)
    me.spent.append(tile)
    if t.sink is not None:
        t.emit("tile-used", seat, "MYC-ACT-03", {"tile": one.name, "cost": cost})
    t.stack.append((t.customs.tile_effect(one), seat, ()))


class PutOnTop(Step[Mycelia]):
    """A bought card goes face down on its owner's draw pile (MYC-HIRE-03, PRI-BUY-03). `x` is its kind."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.players[seat].put_on_top(x[0])
        return None


class OnceMore(Step[Mycelia]):
    """Lux: carry out the first hand card again, or renounce it with its bonus (PRI-LUX-01, -03).

    `x` is the card's kind and how often it has been carried out. A Lux that was removed or recycled meanwhile gives
    nothing any more (PRI-PLAY-11).
    """

    skip_rule = "PRI-LUX-03"

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        kind, times = x
        if times > t.players[seat].customs.repeats() or t.content.effect[kind] is NOTHING:
            return None
        return GO_OR_STOP

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            kind, times = x
            t.emit("played-again", seat, "PRI-LUX-01", {"card": t.content.ids[kind]})
            t.push(self, seat, (kind, times + 1))
            t.push(t.content.effect[kind], seat)

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "again"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        return Option("again", Message("option-play-again", {"card": card_message(t, x[0])}), "PRI-LUX-01")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-play-again", {"card": card_message(t, x[0])}), "PRI-LUX-01", t.source())


class EndTurn(Step[Mycelia]):
    """Display, shrine, gift area, draw, next player, strictly in this order (MYC-TEND-01 to -06, PRI-PLAY-09)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        if t.sink is not None:
            t.emit("turn-ended", seat, "MYC-TURN-06", {})
        t.fill_display()
        t.check_shrine()
        if me.gifts:
            me.discard += me.gifts
            me.gifts = []
        me.customs = t.customs
        me.ready += me.spent
        me.ready.sort()
        me.spent = []
        t.draw(seat, HAND_SIZE)
        if t.gwidyon is not None:
            if not t.ending:  # MYS-OVER-02
                t.push(BEGIN_TURN, seat)
                t.push(GWIDYON_TURN, seat)
            return None
        following = (seat + 1) % t.seats
        if following == t.starter:
            if t.ending or stalemate(t):  # everybody has had the same number of turns (MYC-OVER-04)
                return None
            t.round += 1
        t.stack.append((BEGIN_TURN, following, ()))
        return None


def stalemate(t: Mycelia) -> bool:
    """After every twentieth round: if nobody has got anywhere since the one before, nobody wins (MYC-OVER-06)."""
    if t.round % STANDSTILL:
        return False
    standing = [count for player in t.players for count in player.standing()]
    if standing != t.standing:
        t.standing = standing
        return False
    t.ending = True
    t.emit("stalemate", NOBODY, "MYC-OVER-06", {})
    return True


class BeginTurn(Step[Mycelia]):
    """The gifts laid out before work from now on (PRI-PLAY-07)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.begin_turn(seat)
        t.first_card = True
        t.focus = 0
        t.gifts_changed(seat)
        if t.sink is not None:
            t.emit("turn", seat, "MYC-TURN-01", {"round": t.round})
        t.stack.append((TURN, seat, ()))
        return None


TURN: Final = Turn("turn")
BEGIN_TURN: Final = BeginTurn("begin turn")
END_TURN: Final = EndTurn("end turn")
PUT_ON_TOP: Final = PutOnTop("put on top")
ONCE_MORE: Final = OnceMore("once more")
