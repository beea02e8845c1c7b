"""What she does with cards: draw, discard, play; the die, the Meadow, the figure (MIS-NW-ACT, MIS-NW-GEN)."""

from __future__ import annotations

from fairyring.games.everdell.components import EACH, GAP, POINT
from fairyring.games.everdell.nightweave.components import CIRCLE, DIE
from fairyring.games.everdell.nightweave.lair import her_side, in_force, is_full, lair_of, targets, tokens
from fairyring.games.everdell.state import Everdell


def gain(t: Everdell, count: int, rule: str) -> None:
    """She takes point tokens, which never run out."""
    t.gain(t.seats, POINT, tokens(t, count), rule)


# --- her hand --------------------------------------------------------------------------------------------------------
def to_hand(t: Everdell, kinds: list[int]) -> None:
    """Cards come into her hand, which is shuffled whenever that happens (MIS-NW-GEN-02)."""
    her = her_side(t)
    her.hand += kinds
    her.seen = [0] * len(her.hand)
    t.shuffle(her.hand)
    t.reveals += 1


def draw(t: Everdell, count: int, rule: str) -> int:
    """Cards of the deck, as many as there are (MIS-NW-ACT-01, MIS-NW-GEN-14); returns how many."""
    drawn = from_deck(t, count)
    if drawn:
        to_hand(t, drawn)
    if t.sink is not None:
        t.emit("nightweave-draws", t.seats, rule, {"count": len(drawn)})
    return len(drawn)


def from_deck(t: Everdell, count: int) -> list[int]:
    """The top cards of the deck; fewer when there are no more."""
    found: list[int] = []
    while len(found) < count:
        kind = t.next_card()
        if kind == GAP:
            break
        found.append(kind)
    return found


def discard(t: Everdell, rule: str) -> bool:
    """The top card of her hand, if she has one, goes face down on the discard pile; a Legend leaves the game
    (MIS-COMBO-LEG-02)."""
    her = her_side(t)
    if not her.hand:
        return False
    kind = her.hand.pop()
    her.seen.pop()
    if t.content.legendary[kind]:
        lair_of(t).gone.append(kind)
        t.reveals += 1
        if t.sink is not None:
            t.emit("nightweave-throws", t.seats, "MIS-COMBO-LEG-02", {"card": t.content.cards[kind].ident})
        return True
    if t.sink is not None:
        t.emit("nightweave-discards", t.seats, rule, {"count": 1})
    t.throw(kind)
    return True


# --- her city --------------------------------------------------------------------------------------------------------
def into_city(t: Everdell, kind: int, rule: str, slot: int = GAP) -> None:
    """A card comes into her city, free of charge and without effect (MIS-NW-GEN-03, -07); a Fool goes to somebody
    else, a Corrin card to her Accomplishments (MIS-COMBO-COR-01)."""
    card = t.content.cards[kind]
    if card.into_other:
        send(t, kind)
        return
    if card.enters != GAP or card.welcomes != GAP:
        accomplish(t, kind, "MIS-COMBO-COR-01", slot)
        return
    t.settle_in(t.seats, kind)
    if t.sink is not None:
        t.emit("nightweave-plays", t.seats, rule, {"card": t.content.cards[kind].ident, "slot": slot})


def send(t: Everdell, kind: int) -> None:
    """A Fool goes into the city of the first person who can take one; otherwise it is discarded (MIS-NW-GEN-08,
    -09)."""
    ident = t.content.cards[kind].ident
    for seat in targets(t):
        if t.room_in_city(seat) > 0 and not (t.content.unique[kind] and t.players[seat].have[kind]):
            t.settle_in(seat, kind)
            if t.sink is not None:
                t.emit("nightweave-sends", t.seats, "MIS-NW-GEN-08", {"card": ident, "to": seat})
            return
    if t.sink is not None:
        t.emit("nightweave-throws", t.seats, "MIS-NW-GEN-08", {"card": ident})
    t.throw(kind)


def accomplish(t: Everdell, kind: int, rule: str, slot: int = GAP) -> None:
    """A card goes face up to her Accomplishments."""
    lair_of(t).won.append(kind)
    if t.sink is not None:
        t.emit("nightweave-wins", t.seats, rule, {"card": t.content.cards[kind].ident, "slot": slot})


def accomplish_unseen(t: Everdell, count: int, rule: str) -> None:
    """Cards of the deck go face down to her Accomplishments."""
    drawn = from_deck(t, count)
    lair_of(t).face_down += drawn
    if drawn:
        t.reveals += 1
    if t.sink is not None:
        t.emit("nightweave-hides", t.seats, rule, {"count": len(drawn)})


def take_from_city(t: Everdell, card: int, rule: str, accomplished: bool) -> None:
    """A card of a person's city leaves it as if discarded, and goes to hers (MIS-MOD-19)."""
    kind = t.leave_city(card)
    if t.sink is not None:
        t.emit("left", card // EACH, rule, {"card": t.content.cards[kind].ident})
    if accomplished:
        accomplish(t, kind, rule)
    else:
        into_city(t, kind, rule)


# --- the Meadow ------------------------------------------------------------------------------------------------------
def roll(t: Everdell, rule: str) -> int:
    """Her die, from 0 on."""
    number = t.below(DIE)
    t.reveals += 1
    if t.sink is not None:
        t.emit("nightweave-rolls", t.seats, rule, {"die": number + 1})
    return number


def next_slot(t: Everdell, slot: int) -> int:
    """The slot itself or the next one clockwise with a card; GAP when the Meadow has none (MIS-NW-ACT-13)."""
    start = CIRCLE.index(slot)
    for i in range(len(CIRCLE)):
        following = CIRCLE[(start + i) % len(CIRCLE)]
        if following < len(t.meadow) and t.meadow[following] != GAP:
            return following
    return GAP


def lift(t: Everdell, slot: int) -> int:
    """The card of a slot leaves the Meadow."""
    kind = t.meadow[slot]
    t.meadow[slot] = GAP
    return kind


def play_hand(t: Everdell) -> None:
    """MIS-NW-ACT-03."""
    her = her_side(t)
    kind = her.hand.pop()
    her.seen.pop()
    t.reveals += 1
    into_city(t, kind, "MIS-NW-ACT-03")


def play_meadow(t: Everdell) -> None:
    """The card that the die shows; on her own space the top card of the deck (MIS-NW-ACT-04, -05, -13)."""
    rolled = roll(t, "MIS-NW-ACT-04")
    slot = GAP if rolled == lair_of(t).figure else next_slot(t, rolled)
    if slot == GAP:
        for kind in from_deck(t, 1):
            into_city(t, kind, "MIS-NW-ACT-05")
        t.reveals += 1
        return
    into_city(t, lift(t, slot), "MIS-NW-ACT-04", slot)
    for ploy in in_force(t):
        ploy.plays_from(t, slot)
    t.refill()


def place_figure(t: Everdell) -> None:
    """She takes the place of the card that the die shows; it goes to her city, or is discarded if that is full
    (MIS-NW-ACT-10, -13, MIS-NW-TURN-06)."""
    lair = lair_of(t)
    rolled = roll(t, "MIS-NW-ACT-10")
    slot = next_slot(t, rolled)
    kind = GAP
    if slot == GAP:
        slot = rolled
        drawn = from_deck(t, 1)
        if drawn:
            kind = drawn[0]
            t.reveals += 1
    else:
        kind = lift(t, slot)
    lair.figure = slot
    lair.placed = True
    if kind != GAP:
        if is_full(t, kind):
            if t.sink is not None:
                t.emit("nightweave-throws", t.seats, "MIS-NW-TURN-06", {"card": t.content.cards[kind].ident})
            t.throw(kind)
        else:
            into_city(t, kind, "MIS-NW-ACT-10", slot)
    if t.sink is not None:
        t.emit("nightweave-enters", t.seats, "MIS-NW-ACT-10", {"slot": slot})


def random_meadow(t: Everdell, rule: str) -> int:
    """The slot of a random card of the Meadow; GAP when there is none (MIS-NW-SEAS-08)."""
    return next_slot(t, roll(t, rule))


def discard_meadow(t: Everdell, slots: list[int], rule: str) -> None:
    """Cards of the Meadow are discarded; it is not filled again yet."""
    for slot in slots:
        if t.meadow[slot] != GAP:
            kind = lift(t, slot)
            if t.sink is not None:
                t.emit("nightweave-throws", t.seats, rule, {"card": t.content.cards[kind].ident})
            t.discard.append(kind)
