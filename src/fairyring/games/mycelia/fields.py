"""Functions of cards that choose a field of the own board: move, remove, extra shrine, burst (MYC-DROP, MYX-SHR)."""

from __future__ import annotations

from typing import Any, Final

from fairyring.games.mycelia.components import ANY, FIELD_NAMES, HIRE, NEIGHBOURS, TERRAINS, TILE
from fairyring.games.mycelia.drops import MOVE_OUT, TAKE_OUT, take
from fairyring.games.mycelia.powers import EXACT, HEAP, ONE, again, work_on
from fairyring.games.mycelia.state import Mycelia
from fairyring.games.mycelia.wording import amount_words, amounts, field_option, field_words, steps_words, targets
from fairyring.kernel.algebra import UpTo
from fairyring.kernel.arguments import Flag, Given, Number, Numbers, One, Span
from fairyring.kernel.effects import Word
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.reckoning import Amounts, Share, Worth
from fairyring.kernel.table import SKIP, Notes, Step, Table
from fairyring.kernel.words import Args, Message, Option, Prompt

TERRAIN: Final = One("terrain", "leaf", "moss", "water", "any")


class OnField(Word[Mycelia]):
    """Choose a field of the right terrain with enough drops, or let it lapse (MYC-DROP-01, MYC-TURN-04).

    `x` is what it is about, how often it may still be done (without: once), and a 1 after the first time: each time the
    same field or another one may be chosen, judged on the board as it is then (MYC-FX-04, MYC-FX-05).
    """

    rule = "MYC-DROP-01"
    skip_rule = "MYC-TURN-04"

    def __init__(self, given: Given, terrain: int, need: int, exact: bool) -> None:
        super().__init__(given)
        self.terrain = terrain
        self.need = need
        self.exact = exact

    def up_to(self, count: int) -> Step[Any]:
        return Again(count, self)

    def fields(self, t: Mycelia, seat: int) -> list[int]:
        """The fields that may be chosen: at least, or with a beetle exactly, the number shown (MYC-DROP-06, -09)."""
        me = t.players[seat]
        customs = me.customs if t.focus >= HIRE else t.customs  # gifts leave tiles alone (PRI-VIR-03)
        terrain = customs.terrains[self.terrain]
        drops = me.drops
        need = self.need
        if customs.exacts[self.exact]:
            return [c for c in me.ground.fields[terrain] if drops[c] == need]
        if need == 1:
            return [c for c in me.ground.fields[terrain] if drops[c]]
        return [c for c in me.ground.fields[terrain] if drops[c] >= need]

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        options = self.fields(t, seat)
        if len(x) > 2 or not options or not TILE <= t.focus < HIRE:  # a tile that was paid cannot lapse (MYC-ACT-07)
            options.append(SKIP)
        return options

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice != SKIP:
            if len(x) > 1 and x[1] > 1:
                t.push(self, seat, (x[0], x[1] - 1, 1))
            self.use(t, seat, choice)

    def use(self, t: Mycelia, seat: int, cell: int) -> None:
        """What happens on the chosen field."""
        raise NotImplementedError

    def possible(self, t: Mycelia, seat: int, about: int = 0) -> bool:
        return len(self.fields(t, seat)) > 0

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return FIELD_NAMES[choice]

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        return field_option(t, seat, choice, self.rule)

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        customs = t.customs_for(seat)
        terrain, exact = customs.terrain(self.terrain), customs.exact(self.exact)
        args: Args = {"from": self.named("from-field", terrain, exact),
                      "field": self.named("one-field", terrain, exact),
                      "left": x[1] if len(x) > 1 else 1, **self.numbers()}
        return Prompt(Message(self.asks, args), self.rule, t.source())

    def named(self, key: str, terrain: int, exact: bool) -> Message:
        """The field to choose in words."""
        return field_words(key, TERRAINS[terrain], self.need if exact or self.need > self.shown() else 0, exact)

    def shown(self) -> int:
        """How many drops `numbers` name: a need that is no greater goes without saying."""
        return 0

    def numbers(self) -> Args:
        """How many drops, in words."""
        return {}

    def condition(self) -> str:
        """What judgement calls the work that it does: by the fields it needs."""
        if not self.exact:
            return work_on(self.terrain, HEAP if self.need > 1 else 0)
        return work_on(self.terrain, ONE if self.need == 1 else EXACT)

    def offers(self, content: Any) -> list[str]:
        return [*FIELD_NAMES, "skip"]


class Again(UpTo):
    """`nx`: one choice of field up to n times (MYC-FX-04). Skipping once means no more: fewer times are allowed."""

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        t.push(self.part, seat, (x[0] if x else 0, self.count))
        return None

    def offers(self, content: Any) -> list[str]:
        return []


class Drops(OnField):
    """The drops of one field move or go, part by part as written (MYC-DROP-15); of several parts each may be left out
    (MYC-FX-06)."""

    icon = "field"

    def __init__(self, given: Given, need: int, parts: list[tuple[str, int]]) -> None:
        super().__init__(given, TERRAINS.index(given.text("terrain")), need, given.flag("exact"))
        self.parts = parts
        self.backwards = parts[::-1]
        self.optional = 1 if len(parts) > 1 else 0
        self.moves = sum(count for verb, count in parts if verb == "move")
        self.removes = sum(count for verb, count in parts if verb == "remove")

    def use(self, t: Mycelia, seat: int, cell: int) -> None:
        for verb, count in self.backwards:
            if verb == "move":
                t.stack.append((MOVE_OUT[cell], seat, (count, self.optional, t.customs_for(seat).virga)))
            else:
                take(t, seat, cell, count, self.optional)

    def say(self) -> Message:
        field = self.named("from-field", self.terrain, self.exact)
        return Message(f"fx-{self.word}", {**self.numbers(), "from": field})

    def worth(self, judge: Worth) -> Amounts:
        return {self.condition(): sum(judge.weights[verb] * again(count, judge) for verb, count in self.parts)}

    def for_rival(self, share: Share) -> Amounts:
        return {"flips": self.moves, "removes": self.removes}

    def offers(self, content: Any) -> list[str]:
        return [*OnField.offers(self, content), *(targets(content) if self.moves else ()),
                *(amounts(self.moves + self.removes, content) if self.removes else ())]


class MoveOrRemove(Drops):
    """Some drops of one field: `move(moss,1)`, `move(moss,1..3)`, `move(moss,1,exact)` (MYC-DROP-06, -09)."""

    takes = (TERRAIN, Span("count", 1, 9), Flag("exact"))

    def __init__(self, given: Given) -> None:
        need, self.most = given.span("count")
        super().__init__(given, need, [(self.word, self.most)])
        if self.exact and need != self.most:
            raise BadEffect(f"{self.word}: a beetle (exact) does not go with a range")

    def shown(self) -> int:
        return self.need

    def numbers(self) -> Args:
        return {"amount": amount_words(self.need, self.most)}


class Move(MoveOrRemove):
    """Move drops of one field, each one step of its own (MYC-DROP-03)."""

    word = "move"
    rule = "MYC-DROP-03"
    asks = "ask-move"


class Remove(MoveOrRemove):
    """Remove drops of one field: as many as shown, or fewer (MYC-DROP-05, MYC-FX-06, MYC-DROP-10)."""

    word = "remove"
    rule = "MYC-DROP-05"
    asks = "ask-remove"


class MoveAndRemove(Drops):
    """Several symbols for one chosen field, used in the written order, each or not (MYC-FX-06, MYC-DROP-15)."""

    word = "field"
    takes = (TERRAIN, Number("need", 1, 9, key=True), Flag("exact"), Numbers("parts", ("move", "remove"), 1, 9))
    rule = "MYC-FX-06"
    asks = "ask-move-and-remove"

    def __init__(self, given: Given) -> None:
        super().__init__(given, given.number("need"), list(given.numbers("parts").items()))

    def shown(self) -> int:
        return 1

    def numbers(self) -> Args:
        return {"what": steps_words(self.parts)}


class ExtraShrine(OnField):
    """Remove the only drop of a field and cover the field with an extra shrine field (MYX-SHR-01).

    With Reticulus all drops of a fuller field go (PRI-GLO-02).
    """

    word = "shrine"
    takes = (One("what", "exact"),)
    rule = "MYX-SHR-01"
    asks = "ask-shrine"

    def __init__(self, given: Given) -> None:
        super().__init__(given, ANY, 1, True)

    def worth(self, judge: Worth) -> Amounts:
        return {self.condition(): 2 * judge.weights["remove"]}

    def fields(self, t: Mycelia, seat: int) -> list[int]:
        return OnField.fields(self, t, seat) if t.extra_shrines else []

    def use(self, t: Mycelia, seat: int, cell: int) -> None:
        me = t.players[seat]
        t.extra_shrines -= 1
        t.remove(seat, cell, me.drops[cell], me.prism[cell])
        me.ground = me.ground.cover(cell)
        t.emit("shrine-placed", seat, "MYX-SHR-02", {"field": FIELD_NAMES[cell]})


# --- bursts ----------------------------------------------------------------------------------------------------------
ALL_SIDES: Final = 31
"""The code for every neighbour at once."""


class Burst(OnField):
    """Choose a field, remove drops from it and from neighbours of it, if present (MYC-DROP-12, MYC-DROP-13).

    Only fields where at least one drop could go are offered; choosing another one would be the same as skipping.
    """

    word = "burst"
    takes = (TERRAIN, Number("need", 0, 9, key=True), Number("centre", 0, 9, key=True), Number("sides", 0, 4, key=True),
             Number("each", 1, 9, key=True))
    rule = "MYC-DROP-12"
    asks = "ask-burst"

    def __init__(self, given: Given) -> None:
        super().__init__(given, TERRAINS.index(given.text("terrain")), given.number("need"), False)
        self.centre = given.number("centre")
        self.sides = given.number("sides")
        self.each = given.number("each")
        self.around = BurstSides(self.sides, self.each)

    def helpers(self) -> list[Step[Any]]:
        return [self.around]

    def fields(self, t: Mycelia, seat: int) -> list[int]:
        drops = t.players[seat].drops
        return [cell for cell in OnField.fields(self, t, seat) if (self.centre and drops[cell])
                or (self.sides and [side for side in NEIGHBOURS[cell] if drops[side]])]

    def use(self, t: Mycelia, seat: int, cell: int) -> None:
        if self.sides:
            t.push(self.around, seat, (cell, self.sides))
        if self.centre:
            take(t, seat, cell, self.centre, 1)

    def numbers(self) -> Args:
        return {"centre": self.centre, "sides": self.sides, "each": self.each}

    def say(self) -> Message:
        key = "fx-burst-sides" if not self.centre else "fx-burst" if self.sides else "fx-burst-centre"
        field = self.named("one-field", self.terrain, self.exact)
        return Message(key, {"field": field, "need": self.need, **self.numbers()})

    def condition(self) -> str:
        return work_on(ANY, 0)

    def worth(self, judge: Worth) -> Amounts:
        w = judge.weights
        return {self.condition(): w["remove"] * again(self.centre, judge)
                + w["side"] * again(self.sides * self.each, judge)}

    def for_rival(self, share: Share) -> Amounts:
        return {"removes": self.centre + self.sides * self.each}

    def offers(self, content: Any) -> list[str]:
        return [*OnField.offers(self, content), "all", *amounts(max(self.centre, self.each), content)]


class BurstSides(Step[Mycelia]):
    """Which neighbours lose drops: all at once, or one by one in any order (MYC-DROP-12, -13, -14).

    `x` is the chosen field, how many neighbours are still allowed, and the neighbours already used.
    """

    skip_says = "option-stop"
    skip_rule = "MYC-FX-06"

    def __init__(self, sides: int, each: int) -> None:
        super().__init__(f"around({sides},{each})")
        self.sides = sides
        self.each = each

    def ask(self, t: Mycelia, seat: int, x: Notes) -> list[int] | None:
        left = x[1]
        options = self.unused(t, seat, x)
        if not options or not left:
            return None
        if 1 < len(options) <= left:
            options.append(ALL_SIDES)
        options.append(SKIP)
        return options

    def answer(self, t: Mycelia, seat: int, x: Notes, choice: int) -> None:
        if choice == ALL_SIDES:
            for side in reversed(self.unused(t, seat, x)):
                t.push(TAKE_OUT[side], seat, (self.each, 0))
        elif choice != SKIP:
            if x[1] > 1:
                t.push(self, seat, (x[0], x[1] - 1, *x[2:], choice))
            take(t, seat, choice, self.each)

    def unused(self, t: Mycelia, seat: int, x: Notes) -> list[int]:
        """The neighbours with drops that this burst has not touched yet."""
        drops = t.players[seat].drops
        used = x[2:]
        return [cell for cell in NEIGHBOURS[x[0]] if drops[cell] and cell not in used]

    def option_name(self, t: Mycelia, seat: int, x: Notes, choice: int) -> str:
        return "all" if choice == ALL_SIDES else FIELD_NAMES[choice]

    def describe(self, t: Mycelia, seat: int, x: Notes, choice: int) -> Option:
        if choice == ALL_SIDES:
            return Option("all", Message("option-all-sides", {"field": FIELD_NAMES[x[0]]}), "MYC-DROP-12",
                          (f"field:{seat}:{FIELD_NAMES[x[0]]}",))
        return field_option(t, seat, choice, "MYC-DROP-12")

    def prompt(self, t: Mycelia, seat: int, x: Notes) -> Prompt:
        return Prompt(Message("ask-neighbours", {"field": FIELD_NAMES[x[0]], "left": x[1], "each": self.each}),
                      "MYC-DROP-12", t.source())
