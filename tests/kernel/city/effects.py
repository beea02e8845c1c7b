"""What cards do, and the words for it."""

from __future__ import annotations

from typing import Any

from fairyring.kernel.algebra import Pick, UpTo
from fairyring.kernel.notation import Builder, Node, Vocabulary
from fairyring.kernel.table import NOTHING, SKIP, Notes, Step
from tests.kernel.city.plays import (
    END_TURN,
    GOODS,
    MOVE_IN,
    PAY,
    REACTIONS,
    TURN,
    announce,
    shown,
    take_from_display,
)
from tests.kernel.city.town import Reedtown


class Gain(Step[Reedtown]):
    """REE-GOODS-01."""

    def __init__(self, good: str, count: int) -> None:
        super().__init__(f"goods({good},{count})")
        self.good = GOODS.index(good)
        self.count = count

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        t.players[seat].goods[self.good] += self.count
        t.emit("gained", seat, "REE-GOODS-01", {"good": GOODS[self.good], "count": self.count})
        return None


class Draw(Step[Reedtown]):
    """REE-DRAW-01."""

    def __init__(self, count: int) -> None:
        super().__init__(f"draw({count})")
        self.count = count

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        t.draw(seat, self.count)
        return None

    def possible(self, t: Reedtown, seat: int) -> bool:
        return t.hand_room(seat) > 0


class Invite(Step[Reedtown]):
    """Play a card of the display worth at most `points` free of charge: a play inside a play (REE-REEVE-01)."""

    rule = "REE-REEVE-01"

    def __init__(self, points: int) -> None:
        super().__init__(f"invite({points})")
        self.points = points

    def guests(self, t: Reedtown, seat: int) -> list[int]:
        if t.town_room(seat) <= 0:
            return []
        return [slot for slot in shown(t) if t.card(t.display[slot]).points <= self.points]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return [*self.guests(t, seat), SKIP]

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            announce(t, seat, take_from_display(t, choice), free=True)

    def possible(self, t: Reedtown, seat: int) -> bool:
        return len(self.guests(t, seat)) > 0

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return "skip" if choice == SKIP else f"invite {t.card(t.display[choice]).id}"


class Mimic(Step[Reedtown]):
    """Carry out what another card of the own town does (REE-MIMIC-01)."""

    rule = "REE-MIMIC-01"

    def models(self, t: Reedtown, seat: int) -> list[int]:
        return [kind for kind in sorted(set(t.players[seat].town))
                if t.card(kind).effect not in (self, NOTHING) and t.card(kind).effect.possible(t, seat)]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return self.models(t, seat) or None

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        t.emit("mimics", seat, "REE-MIMIC-01", {"card": t.card(choice).id})
        t.push(t.card(choice).effect, seat)

    def possible(self, t: Reedtown, seat: int) -> bool:
        return len(self.models(t, seat)) > 0

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"like {t.card(choice).id}"


class FromHand(Pick[Reedtown]):
    """Pick cards of the own hand; equal cards are one option."""

    verb = ""

    def candidates(self, t: Reedtown, seat: int, about: int) -> list[int]:
        return sorted(t.players[seat].hand)

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return "done" if choice == SKIP else f"{self.verb} {t.card(choice).id}"


class Song(FromHand):
    """Discard up to so many cards, a point for each (REE-SONG-01)."""

    rule = "REE-SONG-01"
    verb = "discard"

    def __init__(self, count: int) -> None:
        super().__init__(f"song({count})", count)

    def picked(self, t: Reedtown, seat: int, about: int, code: int) -> None:
        t.players[seat].lose(code)
        t.discard.append(code)
        t.players[seat].points += 1
        t.emit("sung", seat, "REE-SONG-01", {"card": t.card(code).id})


class Give(Step[Reedtown]):
    """To whom? Only somebody with room in the hand (REE-GIVE-01)."""

    rule = "REE-GIVE-01"

    def __init__(self, count: int) -> None:
        super().__init__(f"give({count})")
        self.hand_over = HandOver(count)

    def takers(self, t: Reedtown, seat: int) -> list[int]:
        if not t.players[seat].hand:
            return []
        return [other for other in range(t.seats) if other != seat and t.hand_room(other) > 0]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return self.takers(t, seat) or None

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        self.hand_over.start(t, seat, choice)

    def possible(self, t: Reedtown, seat: int) -> bool:
        return len(self.takers(t, seat)) > 0

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"to seat {choice + 1}"


class HandOver(FromHand):
    """Which cards? As many as there are and fit; `about` is the seat that gets them (REE-GIVE-01)."""

    rule = "REE-GIVE-01"
    verb = "give"

    def __init__(self, count: int) -> None:
        super().__init__(f"hand over({count})", count, least=count)

    def room(self, t: Reedtown, seat: int, about: int) -> int:
        return t.hand_room(about)

    def picked(self, t: Reedtown, seat: int, about: int, code: int) -> None:
        taker = t.players[about]
        t.players[seat].lose(code)
        taker.hand.append(code)
        taker.seen.append(1 << seat)
        t.players[seat].points += 1
        t.emit("gave", seat, "REE-GIVE-01", {"to": about}, {"cards": [t.card(code).id]})
        t.emit("got", about, "REE-GIVE-01", {"from": seat}, {"cards": [t.card(code).id]})


def number_of(word: type[Any]) -> Builder:
    """A word with one number: `draw(1)`."""
    return lambda _, node: word(int(node.texts()[0]))


def goods_word(_: Vocabulary, node: Node) -> Step[Any]:
    good, count = node.texts()
    return Gain(good, int(count))


def give_word(vocabulary: Vocabulary, node: Node) -> Step[Any]:
    give = Give(int(node.texts()[0]))
    vocabulary.add(give.hand_over)
    return give


VOCABULARY = Vocabulary({
    "goods": goods_word, "draw": number_of(Draw), "invite": number_of(Invite), "song": number_of(Song),
    "give": give_word, "mimic": lambda _, __: Mimic("mimic"),
}, UpTo, frozenset())
for step in (TURN, END_TURN, PAY, MOVE_IN, REACTIONS):
    VOCABULARY.add(step)
