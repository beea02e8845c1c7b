"""What cards do: every word is a class, and nothing else knows of it."""

from __future__ import annotations

from typing import Any

from fairyring.kernel.algebra import Pick
from fairyring.kernel.arguments import Amount, Given, Name, Number, One, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.quantities import Condition, Quantity
from fairyring.kernel.reckoning import Amounts, Worth
from fairyring.kernel.table import NOTHING, SKIP, Notes, Step
from tests.kernel.city.plays import GOODS, announce, shown, take_from_display
from tests.kernel.city.town import Reedtown

KINDS = ("building", "creature")


class Gain(Word[Reedtown]):
    """REE-GOODS-01."""

    word = "goods"
    takes = (One("good", *GOODS), Amount("count"))
    icon = "basket"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = GOODS.index(given.text("good"))
        self.count = given.amount("count")

    def do(self, t: Reedtown, seat: int, about: int) -> None:
        count = self.count.value(t, seat, about)
        t.players[seat].goods[self.good] += count
        t.emit("gained", seat, "REE-GOODS-01", {"good": GOODS[self.good], "count": count})

    def worth(self, judge: Worth) -> Amounts:
        return {"goods": self.count.guess()}


class Points(Word[Reedtown]):
    """REE-SONG-01."""

    word = "points"
    takes = (Number("count", 1, 9),)

    def do(self, t: Reedtown, seat: int, about: int) -> None:
        t.players[seat].points += self.given.number("count")  # type: ignore[union-attr]

    def worth(self, judge: Worth) -> Amounts:
        return {"points": 1.0}


class Draw(Word[Reedtown]):
    """REE-DRAW-01."""

    word = "draw"
    takes = (Number("count", 1, 9),)
    icon = "card"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.count = given.number("count")

    def do(self, t: Reedtown, seat: int, about: int) -> None:
        t.draw(seat, self.count)

    def possible(self, t: Reedtown, seat: int, about: int = 0) -> bool:
        return t.hand_room(seat) > 0


class Trade(Word[Reedtown]):
    """Pay goods of one kind, as many as you like of those named (REE-TRADE-01)."""

    word = "trade"
    takes = (One("good", *GOODS), Span("count", 0, 9))
    rule = "REE-TRADE-01"
    counts = True

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.good = GOODS.index(given.text("good"))
        self.least, self.most = given.span("count")

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return list(range(self.least, min(self.most, t.players[seat].goods[self.good]) + 1))

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        t.players[seat].goods[self.good] -= choice
        t.done = choice

    def possible(self, t: Reedtown, seat: int, about: int = 0) -> bool:
        return t.players[seat].goods[self.good] >= max(1, self.least)

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"trade {choice}"

    def offers(self, content: Any) -> list[str]:
        return [f"trade {count}" for count in range(self.least, self.most + 1)]

    def worth(self, judge: Worth) -> Amounts:
        return {"goods": -1.0}


class Invite(Word[Reedtown]):
    """Play a card of the display worth at most `points` free of charge: a play inside a play (REE-REEVE-01)."""

    word = "invite"
    takes = (Number("points", 0, 9),)
    rule = "REE-REEVE-01"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.points = given.number("points")

    def guests(self, t: Reedtown, seat: int) -> list[int]:
        if t.town_room(seat) <= 0:
            return []
        return [slot for slot in shown(t) if t.card(t.display[slot]).points <= self.points]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return [*self.guests(t, seat), SKIP]

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            announce(t, seat, take_from_display(t, choice), free=True)

    def possible(self, t: Reedtown, seat: int, about: int = 0) -> bool:
        return len(self.guests(t, seat)) > 0

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"invite {t.card(t.display[choice]).id}"


class Mimic(Word[Reedtown]):
    """Carry out what another card of the own town does (REE-MIMIC-01)."""

    word = "mimic"
    rule = "REE-MIMIC-01"

    def models(self, t: Reedtown, seat: int) -> list[int]:
        return [kind for kind in sorted(set(t.players[seat].town))
                if t.card(kind).effect not in (self, NOTHING) and t.card(kind).effect.possible(t, seat)]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return self.models(t, seat) or None

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        t.emit("mimics", seat, "REE-MIMIC-01", {"card": t.card(choice).id})
        t.push(t.card(choice).effect, seat)

    def possible(self, t: Reedtown, seat: int, about: int = 0) -> bool:
        return len(self.models(t, seat)) > 0

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"like {t.card(choice).id}"


class FromHand(Pick[Reedtown]):
    """Pick cards of the own hand; equal cards are one option."""

    verb = ""
    skip_name = "done"

    def candidates(self, t: Reedtown, seat: int, about: int) -> list[int]:
        return sorted(t.players[seat].hand)

    def option_name(self, t: Reedtown, seat: int, x: Notes, choice: int) -> str:
        return f"{self.verb} {t.card(choice).id}"

    def offers(self, content: Any) -> list[str]:
        return [*(f"{self.verb} {card.id}" for card in content.cards), "done"]


class Discard(FromHand):
    """Discard so many cards of the hand; what they bring comes when all are discarded (REE-SONG-01)."""

    word = "discard"
    takes = (Span("count", 0, 9),)
    rule = "REE-SONG-01"
    verb = "discard"

    def __init__(self, given: Given) -> None:
        least, most = given.span("count")
        super().__init__(given.name, most, least=least, given=given)

    def picked(self, t: Reedtown, seat: int, about: int, code: int) -> None:
        t.players[seat].lose(code)
        t.discard.append(code)
        t.emit("discarded", seat, "REE-SONG-01", {"card": t.card(code).id})


class Give(Word[Reedtown]):
    """To whom? Only somebody with room in the hand (REE-GIVE-01)."""

    word = "give"
    takes = (Number("count", 1, 9),)
    rule = "REE-GIVE-01"

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.hand_over = HandOver(given.number("count"))

    def helpers(self) -> list[Step[Any]]:
        return [self.hand_over]

    def takers(self, t: Reedtown, seat: int) -> list[int]:
        if not t.players[seat].hand:
            return []
        return [other for other in range(t.seats) if other != seat and t.hand_room(other) > 0]

    def ask(self, t: Reedtown, seat: int, x: Notes) -> list[int] | None:
        return self.takers(t, seat) or None

    def answer(self, t: Reedtown, seat: int, x: Notes, choice: int) -> None:
        self.hand_over.start(t, seat, choice)

    def possible(self, t: Reedtown, seat: int, about: int = 0) -> bool:
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


# --- numbers and conditions ------------------------------------------------------------------------------------------
class Count(Quantity[Reedtown]):
    """How many cards of a kind lie in the own town (REE-COUNT-01)."""

    word = "count"
    takes = (One("kind", *KINDS),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.kind = given.text("kind")

    def value(self, t: Reedtown, seat: int, about: int) -> int:
        return sum(t.card(kind).kind == self.kind for kind in t.players[seat].town)

    def guess(self) -> float:
        return 2.0


class Has(Condition[Reedtown]):
    """A card lies in the own town (REE-COUNT-01)."""

    word = "has"
    takes = (Name("card"),)

    def __init__(self, given: Given) -> None:
        super().__init__(given)
        self.card = given.text("card")

    def holds(self, t: Reedtown, seat: int, about: int) -> bool:
        return t.cards.kind_of[self.card] in t.players[seat].town
