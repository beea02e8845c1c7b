"""Functions of cards that choose no field: leaves, favour, cards, tiles, the display, and bonuses (MYC-FX, MYC-OTH)."""

from __future__ import annotations

from typing import Any

from fairyring.games.mycelia.bursts import Burst
from fairyring.games.mycelia.components import MOST_TILES
from fairyring.games.mycelia.fields import Move, MoveAndRemove, OnField, Remove
from fairyring.games.mycelia.gwidyon import take_bonus
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import card_message, source
from fairyring.kernel.algebra import Either, Pick, Then, UpTo
from fairyring.kernel.table import SKIP, Notes, Step
from fairyring.kernel.words import Message, Option, Prompt

FROM_GIFTS = 1
"""A card's code is twice its kind, plus this when it lies in the gift area."""

WITHHOLD = 0
GRANT = 1
WITHHOLD_OR_GRANT = [WITHHOLD, GRANT]


class Leaves(Step[Mycelia]):
    """Take leaves (MYC-LEAF-01). Leaves never hurt, so nobody is asked whether they want them."""

    def __init__(self, count: int) -> None:
        super().__init__(f"leaves({count})")
        self.count = count

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.gain_leaves(seat, self.count, "MYC-LEAF-01")
        return None


class Favour(Step[Mycelia]):
    """The pawn goes forward at once (PRI-FAV-06)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"favour({count})")
        self.count = count

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        if t.prisma:
            t.gain_favour(seat, self.count, "PRI-FAV-06")
        return None

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return t.prisma and t.players[seat].pawn < len(t.content.track) - 1


class Repeat(Step[Mycelia]):
    """`nx`: one choice of field up to n times (MYC-FX-04). Skipping once means no more: fewer times are allowed."""

    def __init__(self, count: int, part: OnField) -> None:
        super().__init__(f"{count}x {part.name}")
        self.count = count
        self.part = part

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.push(self.part, seat, (self.count,))
        return None

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return self.part.possible(t, seat)


class Bonus(Step[Mycelia]):
    """For all other players, clockwise, each if they wish; it cannot be withheld (MYC-OTH-01, -02, -03).

    With Umbra its owner may keep it from happening, or not: no gift has to be used (PRI-UMB-01, PRI-PLAY-08).
    Gwidyon has his own way of taking it (MYS-BON); where it gives him nothing, nobody is asked.
    """

    def __init__(self, part: Step[Any]) -> None:
        super().__init__(f"others({part.name})")
        self.part = part
        self.flips, self.removes = bonus_for_gwidyon(part)

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        if t.players[seat].powers.no_bonus and (t.gwidyon is None or self.flips or self.removes):
            return WITHHOLD_OR_GRANT
        self.happen(t, seat)
        return None

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == GRANT:
            self.happen(t, seat)
        elif t.sink is not None:
            t.emit("bonus-withheld", seat, "PRI-UMB-01", {})

    def happen(self, t: Mycelia, seat: int) -> None:
        if t.gwidyon is not None:
            take_bonus(t, self.flips, self.removes)
            return
        seats = t.seats
        for i in range(seats - 1, 0, -1):
            t.push(self.part, (seat + i) % seats)

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "grant bonus" if choice == GRANT else "withhold bonus"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == GRANT:
            return Option("grant bonus", Message("option-grant-bonus"), "PRI-PLAY-08")
        return Option("withhold bonus", Message("option-withhold-bonus"), "PRI-UMB-01")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        message = Message("ask-withhold-bonus", {"effect": t.effect_words(self.part)})
        return Prompt(message, "PRI-UMB-01", source(t))


def bonus_for_gwidyon(part: Step[Any]) -> tuple[int, int]:
    """How often a bonus turns Gwidyon's tile, and how many drops it takes from his pile (MYS-BON-01, -02, -03).

    Every move symbol turns the tile once, every remove symbol takes a drop, repetitions count in full. Of two
    alternatives he takes the one that removes more.
    """
    if isinstance(part, Move):
        return part.most, 0
    if isinstance(part, Remove):
        return 0, part.most
    if isinstance(part, MoveAndRemove):
        return sum(n for moves, n in part.parts if moves), sum(n for moves, n in part.parts if not moves)
    if isinstance(part, Burst):
        return 0, part.centre + part.sides * part.each
    if isinstance(part, (Repeat, UpTo)):
        flips, removes = bonus_for_gwidyon(part.part)
        return part.count * flips, part.count * removes
    if isinstance(part, Then):
        both = [bonus_for_gwidyon(p) for p in part.parts]
        return sum(flips for flips, _ in both), sum(removes for _, removes in both)
    if isinstance(part, Either):
        return max((bonus_for_gwidyon(side) for side in part.sides), key=lambda one: (one[1], one[0]))
    return 0, 0


class OwnCard(Pick[Mycelia]):
    """Pick cards of the own discard pile or, with Prisma, gift area (MYX-TRASH-03, PRI-TRASH-01, PRI-REC-01).

    In any order: a gift trashed first stops working first, a card recycled last lies on top.
    """

    def candidates(self, t: Mycelia, seat: int, about: int) -> list[int]:
        me = t.players[seat]
        codes = {2 * kind for kind in me.discard}
        for kind in me.gifts:
            codes.add(2 * kind + FROM_GIFTS)
        return sorted(codes)

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        me = t.players[seat]
        return len(me.discard) > 0 or len(me.gifts) > 0

    def take(self, t: Mycelia, seat: int, code: int) -> int:
        me = t.players[seat]
        kind = code >> 1
        if code & FROM_GIFTS:
            me.gifts.remove(kind)
            t.gifts_changed(seat)
        else:
            me.discard.remove(kind)
        return kind

    def elements(self, t: Mycelia, seat: int, code: int) -> tuple[str, ...]:
        me = t.players[seat]
        if code & FROM_GIFTS:
            return tuple(f"gift:{seat}:{i}" for i, kind in enumerate(me.gifts) if kind == code >> 1)
        return (f"discard:{seat}:{t.content.ids[code >> 1]}",)


class TrashCard(OwnCard):
    """Take cards out of the game (MYX-TRASH-01), or none (MYX-TRASH-02)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"trash({count})", count, ordered=False)

    def picked(self, t: Mycelia, seat: int, about: int, code: int) -> None:
        kind = self.take(t, seat, code)
        t.removed_cards.append(kind)
        if t.sink is not None:
            t.emit("trashed", seat, "MYX-TRASH-01", {"card": t.content.ids[kind], "gift": code & FROM_GIFTS})

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return own_card_name(t, "trash", choice)

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-trash-none"), "MYX-TRASH-02")
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-trash", {"card": card_message(t, choice >> 1), "gift": choice & FROM_GIFTS}),
                      "PRI-TRASH-01" if choice & FROM_GIFTS else "MYX-TRASH-01", self.elements(t, seat, choice))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-trash"), "MYX-TRASH-01", source(t))


class RecycleCard(OwnCard):
    """Put a card on top of the own draw pile; everybody knows which (PRI-REC-01, PRI-REC-04)."""

    def __init__(self, count: int) -> None:
        super().__init__(f"recycle({count})", count, ordered=False)

    def picked(self, t: Mycelia, seat: int, about: int, code: int) -> None:
        kind = self.take(t, seat, code)
        t.players[seat].put_on_top(kind)
        if t.sink is not None:
            t.emit("recycled", seat, "PRI-REC-01", {"card": t.content.ids[kind], "gift": code & FROM_GIFTS})

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return own_card_name(t, "recycle", choice)

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-skip"), "PRI-REC-02")
        return Option(self.option_name(t, seat, x, choice),
                      Message("option-recycle", {"card": card_message(t, choice >> 1), "gift": choice & FROM_GIFTS}),
                      "PRI-REC-03" if choice & FROM_GIFTS else "PRI-REC-01", self.elements(t, seat, choice))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-recycle"), "PRI-REC-01", source(t))


def own_card_name(t: Mycelia, verb: str, choice: int) -> str:
    if choice == SKIP:
        return "skip"
    return f"{verb} {t.content.ids[choice >> 1]}" + (" from gifts" if choice & FROM_GIFTS else "")


class TakeTile(Step[Mycelia]):
    """Take an action tile; a fifth one only by giving another up, or decline (MYX-TILE-01, -03, -04)."""

    def __init__(self, tile: str) -> None:
        super().__init__(f"tile({tile})")
        self.tile = tile

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        number = t.content.tile_of[self.tile]
        if not t.tile_supply[number]:
            return None
        owned = me.ready + me.spent
        if len(owned) < MOST_TILES:
            self.take(t, seat)
            return None
        return [*sorted(set(owned)), SKIP]

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == SKIP:
            return
        me = t.players[seat]
        # Of two equal tiles the used one is given up: that can only be better for its owner.
        (me.spent if choice in me.spent else me.ready).remove(choice)
        if t.sink is not None:
            t.emit("tile-given-up", seat, "MYX-TILE-03", {"tile": t.content.tiles[choice].name})
        self.take(t, seat)

    def take(self, t: Mycelia, seat: int) -> None:
        number = t.content.tile_of[self.tile]
        t.tile_supply[number] -= 1
        t.players[seat].ready.append(number)
        if t.sink is not None:
            t.emit("tile-taken", seat, "MYX-TILE-01", {"tile": self.tile})

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return t.tile_supply[t.content.tile_of[self.tile]] > 0

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else f"give up {t.content.tiles[choice].name}"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == SKIP:
            return Option("skip", Message("option-decline-tile", {"tile": self.tile}), "MYX-TILE-04")
        name = t.content.tiles[choice].name
        return Option(f"give up {name}", Message("option-give-up-tile", {"tile": name, "new": self.tile}),
                      "MYX-TILE-03", (f"tile:{seat}:{name}",))

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-up-tile", {"tile": self.tile}), "MYX-TILE-03", source(t))


class RefreshDisplay(Step[Mycelia]):
    """Five new heroes (MYC-ACT-04, MYS-CARD-03). With none but those on display the same would return (MYC-ACT-07)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.new_display("MYS-CARD-03" if t.is_rival(t.active) else "MYC-ACT-04")
        return None

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return len(t.pile) > 0 or len(t.thrown) > 0


class RefreshRoots(Step[Mycelia]):
    """The top gifts go under their piles (PRI-ACT-01)."""

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        t.turn_roots("PRI-ACT-01")
        return None

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return any(len(pile) > 1 for pile in t.roots)
