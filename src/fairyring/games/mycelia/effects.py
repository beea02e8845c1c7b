"""Functions of cards that choose no field: leaves, favour, cards, tiles, the display, and bonuses (MYC-FX, MYC-OTH)."""

from __future__ import annotations

from typing import ClassVar

from fairyring.games.mycelia.components import MOST_TILES
from fairyring.games.mycelia.gwidyon import GWIDYON_SHARE, take_bonus
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import InPlay, card_message, lying
from fairyring.kernel.algebra import Others, Pick
from fairyring.kernel.arguments import Given, Inside, Name, Number, One
from fairyring.kernel.effects import Counted, Word
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.step import option_key
from fairyring.kernel.table import SKIP, Notes
from fairyring.kernel.words import Message, Option, Prompt

FROM_GIFTS = 1
"""A card's code is twice its kind, plus this when it lies in the gift area."""

WITHHOLD = 0
GRANT = 1


class Leaves(Counted[Mycelia]):
    """Take leaves (MYC-LEAF-01). Leaves never hurt, so nobody is asked whether they want them."""

    word = "leaves"
    takes = (Number("count", 1, 99),)
    plain = True

    def do(self, t: Mycelia, seat: int, about: int) -> None:
        t.players[seat].leaves += self.count
        if t.sink is not None:
            t.emit("leaves", seat, "MYC-LEAF-01", {"count": self.count})

    def worth(self, judge: Worth) -> Amounts:
        return {"leaves": judge.weights["leaf"] * self.count}


class Favour(Counted[Mycelia]):
    """The pawn goes forward at once (PRI-FAV-06)."""

    word = "favour"
    takes = (Number("count", 1, 20),)
    plain = True

    def do(self, t: Mycelia, seat: int, about: int) -> None:
        if t.customs.has_favour():
            t.gain_favour(seat, self.count, "PRI-FAV-06")

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return t.customs.has_favour() and t.players[seat].pawn < len(t.content.track) - 1

    def worth(self, judge: Worth) -> Amounts:
        return {"favour": judge.weights["favour"] * self.count}


class Bonus(Others[Mycelia]):
    """For all other players, clockwise, each if they wish; it cannot be withheld (MYC-OTH-01, -02, -03).

    With Umbra its owner may keep it from happening, or not: no gift has to be used (PRI-UMB-01, PRI-PLAY-08).
    Gwidyon has his own way of taking it (MYS-BON); where it gives him nothing, nobody is asked.
    """

    word = "others"
    takes = (Inside("part"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given.effect("part"))
        share = self.part.reckon(GWIDYON_SHARE)
        self.flips = int(share.get("flips", 0))
        self.removes = int(share.get("removes", 0))

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        if t.players[seat].customs.may_withhold() and (t.gwidyon is None or self.flips or self.removes):
            return [WITHHOLD, GRANT]
        self.happen(t, seat)
        return None

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == GRANT:
            self.happen(t, seat)
        else:
            t.emit("bonus-withheld", seat, "PRI-UMB-01", {})

    def happen(self, t: Mycelia, seat: int) -> None:
        if t.gwidyon is None:
            Others.ask(self, t, seat, ())
        else:
            take_bonus(t, self.flips, self.removes)

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "grant bonus" if choice == GRANT else "withhold bonus"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        return Option(name, Message(option_key(name)), "PRI-PLAY-08" if choice == GRANT else "PRI-UMB-01")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-withhold-bonus", {"effect": self.part.say()}), "PRI-UMB-01", t.source())

    def say(self) -> Message:
        return Message("fx-others", {"effect": self.part.say()})

    def offers(self, content: InPlay) -> list[str]:
        return ["grant bonus", "withhold bonus"] if content.gifts else []


class OwnCard(Pick[Mycelia]):
    """Pick cards of the own discard pile or, with Prisma, gift area (MYX-TRASH-03, PRI-TRASH-01, PRI-REC-01).

    In any order: a gift trashed first stops working first, a card recycled last lies on top.
    """

    takes = (Number("count", 1, 9),)
    gift_rule: ClassVar[str]
    """The rule for a card of the gift area."""

    def __init__(self, given: Given) -> None:
        super().__init__(given.name, given.number("count"), ordered=False, given=given)

    def worth(self, judge: Worth) -> Amounts:
        return {"flat": judge.weights[self.word] * self.count}

    def offers(self, content: InPlay) -> list[str]:
        names = [f"{self.word} {card}" for card in (*content.cards, *content.gifts)]
        return [*names, *(f"{self.word} {gift} from gifts" for gift in content.gifts), "skip"]

    def candidates(self, t: Mycelia, seat: int, about: int) -> list[int]:
        me = t.players[seat]
        return sorted({2 * kind for kind in me.discard} | {2 * kind + FROM_GIFTS for kind in me.gifts})

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        me = t.players[seat]
        return len(me.discard) > 0 or len(me.gifts) > 0

    def picked(self, t: Mycelia, seat: int, about: int, code: int) -> None:
        me = t.players[seat]
        kind, gift = code >> 1, code & FROM_GIFTS
        (me.gifts if gift else me.discard).remove(kind)
        if gift:
            t.gifts_changed(seat)
        self.put(t, seat, kind)
        t.emit("trashed" if self.word == "trash" else "recycled", seat, self.rule,
               {"card": t.content.ids[kind], "gift": gift})

    def put(self, t: Mycelia, seat: int, kind: int) -> None:
        """Where the card goes."""
        raise NotImplementedError

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return f"{self.word} {t.content.ids[choice >> 1]}" + (" from gifts" if choice & FROM_GIFTS else "")

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        name = self.option_name(t, seat, x, choice)
        kind, gift = choice >> 1, choice & FROM_GIFTS
        places = (lying(f"gift:{seat}", t.players[seat].gifts, kind) if gift
                  else (f"discard:{seat}:{t.content.ids[kind]}",))
        return Option(name, Message(f"option-{self.word}", {"card": card_message(t, kind), "gift": gift}),
                      self.gift_rule if gift else self.rule, places)

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message(f"ask-{self.word}"), self.rule, t.source())


class TrashCard(OwnCard):
    """Take cards out of the game (MYX-TRASH-01), or none (MYX-TRASH-02)."""

    word = "trash"
    rule = "MYX-TRASH-01"
    gift_rule = "PRI-TRASH-01"
    skip_says = "option-trash-none"
    skip_rule = "MYX-TRASH-02"

    def put(self, t: Mycelia, seat: int, kind: int) -> None:
        t.removed_cards.append(kind)


class RecycleCard(OwnCard):
    """Put a card on top of the own draw pile; everybody knows which (PRI-REC-01, PRI-REC-04)."""

    word = "recycle"
    rule = "PRI-REC-01"
    gift_rule = "PRI-REC-03"
    skip_rule = "PRI-REC-02"

    def put(self, t: Mycelia, seat: int, kind: int) -> None:
        t.players[seat].put_on_top(kind)


class TakeTile(Word[Mycelia]):
    """Take an action tile; a fifth one only by giving another up, or decline (MYX-TILE-01, -03, -04)."""

    word = "tile"
    takes = (Name("tile"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.tile = given.text("tile")

    def check(self, known: dict[str, list[str]]) -> None:
        if self.tile not in known["action_tile"]:
            raise BadEffect(f'tile: there is no tile "{self.tile}"; use {", ".join(sorted(known["action_tile"]))}')

    def offers(self, content: InPlay) -> list[str]:
        return [*(f"give up {tile.name}" for tile in content.content.tiles), "skip"]

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        me = t.players[seat]
        if not self.possible(t, seat):
            return None
        owned = me.ready + me.spent
        if len(owned) < MOST_TILES:
            self.take(t, seat)
            return None
        return [*sorted(set(owned)), SKIP]

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            me = t.players[seat]
            # Of two equal tiles the used one is given up: that can only be better for its owner.
            (me.spent if choice in me.spent else me.ready).remove(choice)
            t.emit("tile-given-up", seat, "MYX-TILE-03", {"tile": t.content.tiles[choice].name})
            self.take(t, seat)

    def take(self, t: Mycelia, seat: int) -> None:
        number = t.content.tile_of[self.tile]
        t.tile_supply[number] -= 1
        t.players[seat].ready.append(number)
        t.emit("tile-taken", seat, "MYX-TILE-01", {"tile": self.tile})

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return t.tile_supply[t.content.tile_of[self.tile]] > 0

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return f"give up {t.content.tiles[choice].name}"

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        name = t.content.tiles[choice].name
        return Option(f"give up {name}", Message("option-give-up-tile", {"tile": name, "new": self.tile}),
                      "MYX-TILE-03", (f"tile:{seat}:{name}",))

    def describe_skip(self, t: Mycelia, seat: int, x: Notes) -> Option:
        return Option("skip", Message("option-decline-tile", {"tile": self.tile}), "MYX-TILE-04")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-give-up-tile", {"tile": self.tile}), "MYX-TILE-03", t.source())


class Refresh(Word[Mycelia]):
    """Five new heroes (MYC-ACT-04, MYS-CARD-03); with none but those on display the same would return (MYC-ACT-07). Or
    the top gifts go under their piles (PRI-ACT-01)."""

    word = "refresh"
    takes = (One("what", "display", "roots"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.display = given.text("what") == "display"

    def do(self, t: Mycelia, seat: int, about: int) -> None:
        if self.display:
            t.new_display("MYS-CARD-03" if t.is_rival(t.active) else "MYC-ACT-04")
        else:
            t.turn_roots("PRI-ACT-01")

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        if self.display:
            return len(t.pile) > 0 or len(t.thrown) > 0
        for pile in t.roots:  # noqa: SIM110 (asked at every turn, and quicker so)
            if len(pile) > 1:
                return True
        return False

    def say(self) -> Message:
        return Message("fx-refresh-display" if self.display else "fx-refresh-roots")
