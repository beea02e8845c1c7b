"""A turn, and playing a card: announce, pay, move in, effect, reactions (REE-PLAY-01)."""

from __future__ import annotations

from itertools import product

from fairyring.kernel.arguments import Given, One
from fairyring.kernel.reactions import Occasion, Reaction, Reactions
from fairyring.kernel.table import Notes, Step
from tests.kernel.city.gap import GAP
from tests.kernel.city.town import Reedtown

GOODS = ("reed", "clay", "seed")
DRAW = 8
HAND = 16
SLOT = 128
RAFT = 4096
"""Codes: goods to gather, then draw, play a card of the hand by kind, a card of the display by slot; ways to pay."""


class Turn(Step[Reedtown]):
    """Gather, draw or play (REE-TURN-01)."""

    rule = "REE-TURN-01"

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        options = list(range(len(GOODS)))
        if t.hand_room(seat) > 0:
            options.append(DRAW)
        options += [HAND + kind for kind in sorted(set(t.players[seat].hand)) if ways_to_pay(t, seat, kind)]
        options += [SLOT + slot for slot in shown(t) if ways_to_pay(t, seat, t.display[slot])]
        return options

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        t.push(END_TURN, seat)
        if choice >= SLOT:
            announce(t, seat, take_from_display(t, choice - SLOT))
        elif choice >= HAND:
            t.players[seat].lose(choice - HAND)
            announce(t, seat, choice - HAND)
        elif choice == DRAW:
            t.draw(seat, 2)
        else:
            t.players[seat].goods[choice] += 2
            t.emit("gathered", seat, "REE-TURN-01", {"good": GOODS[choice]})

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        if choice >= SLOT:
            return f"play {t.card(t.display[choice - SLOT]).id} from display"
        if choice >= HAND:
            return f"play {t.card(choice - HAND).id}"
        return "draw" if choice == DRAW else f"gather {GOODS[choice]}"

    def places(self, t: Reedtown, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        if choice >= SLOT:
            return (f"display:{choice - SLOT}",)
        if choice >= HAND:
            return tuple(f"hand:{seat}:{i}" for i, kind in enumerate(t.players[seat].hand) if kind == choice - HAND)
        return ()


def shown(t: Reedtown) -> list[int]:
    """The slots of the display, equal cards once."""
    return [slot for slot, kind in enumerate(t.display) if kind != GAP and t.display.index(kind) == slot]


def take_from_display(t: Reedtown, slot: int) -> int:
    kind = t.display[slot]
    t.display[slot] = GAP
    return kind


def announce(t: Reedtown, seat: int, kind: int, free: bool = False) -> None:
    """A card has left hand or display: who will react is settled now (REE-REACT-02), the rest comes in order."""
    t.emit("plays", seat, "REE-PLAY-01", {"card": t.card(kind).id})
    REACTIONS.happens(t, "played", seat, kind)
    t.push(MOVE_IN, seat, (kind,))
    if not free:
        t.push(PAY, seat, (kind,))


def ways_to_pay(t: Reedtown, seat: int, kind: int) -> list[int]:
    """Every way to pay for a card that leaves a space for it: goods alone, or with a raft (REE-PAY-01, REE-RAFT-01)."""
    me = t.players[seat]
    off = t.customs_of(seat).goods_off(t, kind)
    ways = [goods_code(goods) for goods in payments(t.card(kind).cost, off, me.goods)] if t.town_room(seat) > 0 else []
    raft = t.cards.kind_of["raft"]
    if raft in me.town and sum(t.card(kind).cost) > off:
        ways += [RAFT + goods_code(goods)
                 for goods in payments(t.card(kind).cost, off + t.card(raft).off_once, me.goods)]
    return ways


def payments(cost: tuple[int, ...], off: int, purse: list[int]) -> list[tuple[int, ...]]:
    """Every handful of goods that pays a cost with some goods off, whichever the player chooses (REE-PAY-02)."""
    price = max(0, sum(cost) - off)
    handfuls = product(*(range(min(have, price) + 1) for have in purse))
    return [goods for goods in handfuls if sum(goods) == price and lacking(cost, goods) <= off]


def lacking(cost: tuple[int, ...], goods: tuple[int, ...]) -> int:
    """How many of the goods that a cost names are not among those paid."""
    return sum(max(0, wanted - paid) for wanted, paid in zip(cost, goods, strict=False))


def goods_code(goods: tuple[int, ...]) -> int:
    return goods[0] * 256 + goods[1] * 16 + goods[2]


def goods_of(code: int) -> list[int]:
    return [code >> 8 & 15, code >> 4 & 15, code & 15]


class Pay(Step[Reedtown]):
    """How will you pay? `x` is the card (REE-PAY-01)."""

    rule = "REE-PAY-01"

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return ways_to_pay(t, seat, x[0])

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        me = t.players[seat]
        if choice >= RAFT:
            raft = t.cards.kind_of["raft"]
            me.town.remove(raft)
            t.discard.append(raft)
            t.emit("left", seat, "REE-RAFT-01", {"card": "raft"})
        me.goods = [have - paid for have, paid in zip(me.goods, goods_of(choice), strict=True)]
        t.emit("paid", seat, "REE-PAY-01", {"goods": goods_of(choice)})

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        paid = " ".join(f"{n} {good}" for n, good in zip(goods_of(choice), GOODS, strict=True) if n) or "nothing"
        return f"pay {paid}" + (" and the raft" if choice >= RAFT else "")


class MoveIn(Step[Reedtown]):
    """The display is filled, the card comes into the town and takes effect. `x` is the card (REE-PLAY-01)."""

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        t.fill_display()
        kind = x[0]
        t.players[seat].town.append(kind)
        t.emit("moved-in", seat, "REE-PLAY-01", {"card": t.card(kind).id})
        t.push(t.card(kind).effect, seat)
        return None


class Played(Occasion[Reedtown]):
    """Somebody plays a card: any, or one of a kind (REE-REACT-01)."""

    word = "played"
    takes = (One("kind", "any", "building", "creature", default="any"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kind = given.text("kind")

    def fits(self, t: Reedtown, seat: int, subject: int) -> bool:
        return self.kind in ("any", t.card(subject).kind)


class TownReacts(Reactions[Reedtown]):
    """What the cards of a town do after a play, in the order their owner chooses (REE-REACT-01, -03)."""

    rule = "REE-REACT-03"

    def cards(self, t: Reedtown, seat: int) -> list[int]:
        return t.players[seat].town

    def reactions(self, t: Reedtown, card: int) -> list[Reaction]:
        return t.card(card).reactions

    def reacts(self, t: Reedtown, seat: int, card: int) -> None:
        t.emit("reacts", seat, "REE-REACT-01", {"card": t.card(card).id})

    def card_name(self, t: Reedtown, card: int) -> str:
        return t.card(card).id


class EndTurn(Step[Reedtown]):
    """The next player's turn, until everybody has had theirs (REE-TURN-02)."""

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        if t.turn < t.turns * t.seats:
            following = (seat + 1) % t.seats
            t.begin_turn(following)
            t.emit("turn", following, "REE-TURN-01", {})
            t.push(TURN, following)
        return None


TURN = Turn("turn")
END_TURN = EndTurn("end turn")
PAY = Pay("pay")
MOVE_IN = MoveIn("move in")
REACTIONS = TownReacts("reactions")
