"""The table: a stack of frames, the decision that waits at its top, and chance.

A frame is `(step, seat, x)`. Steps are immutable and shared by all tables of a game; everything a step must remember
between two decisions is `x`, a few numbers that never change, so a table is cloned by copying a few lists. Nothing of
it lies elsewhere, so a step may be at work several times at once: a play inside a payment inside a play. Nothing here
builds text: names, prompts and messages are made by `describe` and `prompt`, only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b, sha256
from itertools import count
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypedDict, TypeVar

from mypy_extensions import i64, mypyc_attr

from fairyring.kernel.reckoning import Amounts, Reckoning, Share, Worth
from fairyring.kernel.words import Event, Message, Option, Outcome, Prompt

if TYPE_CHECKING:
    from fairyring.kernel.arguments import Given, Parameter

NOBODY: Final = -1
"""Nobody at the table: who decides while no decision is open, whose work it is when something simply happens."""

SPECTATOR: Final = -2
"""The eyes of somebody who only watches."""

SKIP: Final = -3
"""The option code for letting a part lapse, in every step that offers it."""

MASK: Final = 0xFFFFFFFF
SECRET: Final = 2**63
"""Seeds from here on are of secret deals: too many to be tried, and what was drawn tells nothing of what comes."""
NUMBERS: Final = count()

T = TypeVar("T", bound="Table")
Notes = tuple[int, ...]
"""What a step remembers: each number by itself, in an order that the step's docstring tells."""

Frame = tuple["Step[Any]", int, Notes]
Data = dict[str, Any]


class Shown(TypedDict):
    """What every view has: whose it is, who decides, whose turn it is."""

    seat: int
    deciding: int
    active: int
    round: int
    over: bool
    moves: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One rule at work.

    `name` finds the step again when a saved table is loaded, so it must say everything the step is made of.
    """

    name: str
    rule: ClassVar[str] = ""
    """The rule it carries out: what its options and prompt cite where they say nothing else."""
    plain: ClassVar[bool] = False
    """It asks nothing, and among others like it the order makes no difference."""
    counts: ClassVar[bool] = False
    """It tells in `Table.done` how many units were done."""

    word: ClassVar[str] = ""
    """How content writes it. A class without one is no word of the notation."""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    """The arguments of the word in their order."""
    icon: ClassVar[str] = ""
    """The name of its drawing; without one it is drawn as its word."""

    def __init__(self, name: str, given: Given | None = None) -> None:
        self.name = name
        self.given = given
        """The arguments of a word."""
        self.number = next(NUMBERS)
        """Tells steps apart within one run of the program; never saved."""

    def ask(self, t: T, seat: int, x: Notes) -> list[int] | None:
        """The legal option codes, or None when there is nothing to decide and the work is done.

        The list belongs to the step and may be shared: callers never change it. It is never empty.
        """
        raise NotImplementedError

    def answer(self, t: T, seat: int, x: Notes, choice: int) -> None:
        """Carry out one of the codes that `ask` returned."""
        raise NotImplementedError

    def possible(self, t: T, seat: int, about: int = 0) -> bool:
        """Could this do anything for `seat` now? Used to leave out choices that would do nothing."""
        return True

    def lines(self, t: T, seat: int, x: Notes, options: list[int]) -> list[int]:
        """The options that a search has to follow: all, unless the same things can be chosen in several orders.

        A person picks in any order; a search need not try the others when one of them leads to every outcome.
        """
        return options

    def option_key(self, t: T, seat: int, x: Notes, choice: int) -> int:
        """A number that means the same option at every table: the card on offer, not the slot it lies in.

        Options of one step with the same key have the same name at every table; it is below 65536.
        """
        return choice

    def option_name(self, t: T, seat: int, x: Notes, choice: int) -> str:
        """The notation of one option: stable, unique within the decision, readable."""
        return "skip" if choice == SKIP else str(choice)

    def option_kind(self, t: T, seat: int, x: Notes, choice: int) -> str:
        """"skip" for an option that lets a part lapse or stops it, "end" for one that ends the turn; else empty."""
        return "skip" if choice == SKIP else ""

    def describe(self, t: T, seat: int, x: Notes, choice: int) -> Option:
        """One option in full, but for its kind."""
        name = self.option_name(t, seat, x, choice)
        return Option(name, Message("option-" + name.replace(" ", "-")), self.rule, self.places(t, seat, x, choice))

    def places(self, t: T, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        """The elements of the scene that an option points at."""
        return ()

    def prompt(self, t: T, seat: int, x: Notes) -> Prompt:
        """What the player is asked."""
        return Prompt(Message("ask-choose"), self.rule)

    # --- what is known of an effect, by walking its tree -------------------------------------------------------------
    def made_of(self) -> list[Step[Any]]:
        """The steps that it puts together."""
        return [] if self.given is None else self.given.steps()

    def inside(self) -> list[Step[Any]]:
        """It and everything that it is made of."""
        found: list[Step[Any]] = [self]
        for part in self.made_of():
            found += part.inside()
        return found

    def helpers(self) -> list[Step[Any]]:
        """Steps of its own that a saved table may name."""
        return []

    def say(self) -> Message:
        """What it does, as a clause: `fx-` and its word, with its arguments under their names."""
        if self.given is None:
            return Message("effect", {"text": self.name})
        return Message("fx-" + self.word.replace("_", "-"), self.given.words())

    def tree(self) -> Data:
        """What it is made of as data, for those who draw it."""
        args = {} if self.given is None else self.given.tree()
        return {"op": "word", "word": self.word or self.name, "icon": self.icon, "args": args}

    def reckon(self, question: Reckoning) -> Amounts:
        """Its answer to a question that is answered in amounts."""
        return question.word(self)

    def worth(self, judge: Worth) -> Amounts:
        """What it is worth to whoever does it."""
        return {}

    def for_rival(self, share: Share) -> Amounts:
        """What a rival who makes no decisions gets of it."""
        return {}

    def offers(self, content: Any) -> list[str]:
        """The names of all options that it can ever offer."""
        return []

    def check(self, known: dict[str, list[str]]) -> None:
        """What only the whole content can tell: `known` has the ids of each kind of component. Raises BadEffect."""

    def pays(self) -> bool:
        """Does it leave in `Table.done` how much was paid, so that something may follow for it?"""
        return self.counts

    def up_to(self, count: int) -> Step[Any]:
        """This as often as one likes, so many times at most."""
        from fairyring.kernel.algebra import UpTo

        return UpTo(count, self)

    def if_possible(self) -> Step[Any]:
        from fairyring.kernel.algebra import IfPossible

        return IfPossible(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def __and__(self, other: Step[Any]) -> Step[Any]:
        from fairyring.kernel.algebra import then

        return then(self, other)

    def __or__(self, other: Step[Any]) -> Step[Any]:
        from fairyring.kernel.algebra import either

        return either(self, other)

    def __rmul__(self, count: int) -> Step[Any]:
        from fairyring.kernel.algebra import times

        return times(count, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. Games add their components and the methods that raise NotImplementedError here.

    Everybody at the table has a number: people and bots by their seats from 0 on, behind them the rivals of the book,
    who sit on no seat and decide nothing.
    """

    def __init__(self, seats: int, rng: i64, gamma: i64, other: Table | None = None) -> None:
        """A new table; or, with `other`, one that stands at the same decision as another."""
        self.seats = seats
        self.rules: int = 0 if other is None else other.rules
        """The version of the rules that the table was begun with. A rule that was corrected in version 2 asks
        `t.rules >= 2`, so that whatever was begun before goes on as it was begun."""
        self.rng: i64 = rng
        self.gamma: i64 = gamma
        self.key: bytes = b"" if other is None else other.key
        """What the numbers of a secret deal come from; `gamma` is 0 then, and `rng` counts them."""
        self.done = 0
        """How much the last payment came to: read by what follows it at once, never across a decision."""
        self.sink: list[Event] | None = None
        """Where events go; None in playouts, so that nothing is built for nobody."""
        if other is None:
            self.rivals: tuple[str, ...] = ()
            """The kinds of the rivals at the table (see `RivalKind`): the first has the number after the last seat."""
            self.stack: list[Frame] = []
            self.step: Step[Any] = NOTHING
            self.seat = NOBODY
            """Who decides now; NOBODY while steps are at work and when the game is over."""
            self.over = False
            self.x: Notes = ()
            self.options: list[int] = []
            self.active = 0
            """Whose turn it is, perhaps a rival's. Others may decide inside that turn."""
            self.turn = 0
            """The number of that turn; `begin_turn` counts."""
            self.round = 0
            """The number of the round; 0 in games that know none."""
            self.moves = 0
            """Decisions made so far."""
            self.reveals = 0
            """Counts what cannot be taken back: hidden things shown and visible random events."""
            self.reacted: Notes = ()
            """Codes of what reacts once a turn and has done so in this one."""
        else:
            self.rivals = other.rivals
            self.stack = other.stack[:]
            self.step = other.step
            self.seat = other.seat
            self.over = other.over
            self.x = other.x
            self.options = other.options
            self.active = other.active
            self.turn = other.turn
            self.round = other.round
            self.moves = other.moves
            self.reveals = other.reveals
            self.reacted = other.reacted

    # --- decisions ---------------------------------------------------------------------------------------------------
    def push(self, step: Step[Any], seat: int, x: Notes = ()) -> None:
        """Put a step on top of the stack: it comes next."""
        self.stack.append((step, seat, x))

    def settle(self) -> None:
        """Run steps until somebody has a real choice. A decision with one option is made silently."""
        if self.seat != NOBODY:
            return  # a decision is open
        stack = self.stack
        while stack:
            step, seat, x = stack.pop()
            options = step.ask(self, seat, x)
            if options is None:
                continue
            if len(options) == 1:
                step.answer(self, seat, x, options[0])
                continue
            self.step = step
            self.seat = seat
            self.x = x
            self.options = options
            return
        self.over = True

    def apply(self, choice: int) -> None:
        """Make the open decision with a code out of `options` (not checked: `Session.play` checks)."""
        seat = self.seat
        self.seat = NOBODY
        self.moves += 1
        self.step.answer(self, seat, self.x, choice)
        self.settle()

    def begin_turn(self, number: int) -> None:
        """It is the turn of this seat or rival now. Undo goes back to here at most."""
        self.active = number
        self.turn += 1
        self.reacted = ()

    def ask_anew(self) -> None:
        """Work out the options of the open decision again, after what its seat holds has been dealt anew.

        That a decision is open is known to all, so it stays open even if only one option is left.
        """
        options = self.step.ask(self, self.seat, self.x)
        assert options is not None, f"{self.step.name}: whether it asks must not depend on hidden things"
        self.options = options

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.seat + 1} decides"
        return f"<{type(self).__name__.removesuffix('Table')} for {self.seats}, turn {self.turn}: {state}>"

    # --- everybody at the table --------------------------------------------------------------------------------------
    @property
    def everybody(self) -> range:
        """The numbers of all seats and rivals."""
        return range(self.seats + len(self.rivals))

    def is_rival(self, number: int) -> bool:
        return number >= self.seats

    def turn_order(self) -> list[int]:
        """Everybody who has a turn in a round, in order; games in which somebody else begins say so."""
        return list(self.everybody)

    # --- the open decision in words ----------------------------------------------------------------------------------
    def lines(self) -> list[int]:
        """The options that lead to every outcome once; see `Step.lines`."""
        return self.step.lines(self, self.seat, self.x, self.options)

    def names(self) -> list[str]:
        """The notation of every legal option, in the order of `options`."""
        step = self.step
        return [step.option_name(self, self.seat, self.x, choice) for choice in self.options]

    def described(self) -> list[Option]:
        """Every legal option in full."""
        step, seat, x = self.step, self.seat, self.x
        found: list[Option] = []
        for choice in self.options:
            option = step.describe(self, seat, x, choice)
            kind = step.option_kind(self, seat, x, choice)
            found.append(option.of_kind(kind) if kind else option)
        return found

    def asked(self) -> Prompt:
        """The open decision in words."""
        return self.step.prompt(self, self.seat, self.x)

    # --- chance ------------------------------------------------------------------------------------------------------
    def below(self, n: int) -> int:
        """A random number from 0 to n-1 (splitmix with its own increment: 63 bits of seed in two small numbers)."""
        if self.gamma == 0:
            return self.secret_below(n)
        z: i64 = (self.rng + self.gamma) & MASK
        self.rng = z
        z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
        z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
        z = z ^ (z >> 15)
        return (z * n) >> 32

    def secret_below(self, n: int) -> int:
        """The same at the true table of people: whoever has seen all numbers so far cannot tell the next one."""
        self.rng = self.rng + 1
        drawn = blake2b(int(self.rng).to_bytes(8, "big"), digest_size=8, key=self.key).digest()
        return (int.from_bytes(drawn, "big") * n) >> 64

    def shuffle(self, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def reseed(self, seed: int) -> None:
        """Begin the random numbers of a seed: the fast ones, or those of a secret deal (SECRET and above)."""
        if seed < SECRET:
            self.key = b""
            self.rng, self.gamma = chance(seed)
        else:
            self.key = sha256(str(seed).encode()).digest()
            self.rng, self.gamma = 0, 0

    # --- copies ------------------------------------------------------------------------------------------------------
    def clone(self) -> Table:
        """An independent copy without the event sink. Games build their own, passing themselves as `other`."""
        raise NotImplementedError

    def save(self) -> Data:
        """Everything as JSON-able data; steps by name. The game's `load_table` reads it, with `restore`."""
        return {
            "rules": self.rules,
            "rivals": list(self.rivals),
            "stack": [[step.name, seat, list(x)] for step, seat, x in self.stack],
            "decision": [self.step.name, self.seat, list(self.x), list(self.options)],
            "active": self.active,
            "turn": self.turn,
            "round": self.round,
            "moves": self.moves,
            "reveals": self.reveals,
            "reacted": list(self.reacted),
            "chance": [int(self.rng), int(self.gamma), *([self.key.hex()] if self.key else [])],
            "state": self.save_state(),
        }

    def restore(self, data: Data, step: Callable[[str], Step[Any]]) -> None:
        """Take the kernel's part out of what `save` wrote; `step` finds a step by its name."""
        self.rules = data["rules"]
        self.rivals = tuple(data["rivals"])
        self.stack = [(step(name), seat, tuple(x)) for name, seat, x in data["stack"]]
        name, self.seat, x, options = data["decision"]
        self.x = tuple(x)
        self.over = self.seat == NOBODY
        self.step = step(name)
        self.options = list(options)
        self.active = data["active"]
        self.turn = data["turn"]
        self.round = data["round"]
        self.moves = data["moves"]
        self.reveals = data["reveals"]
        self.reacted = tuple(data["reacted"])
        rng, gamma, *key = data["chance"]
        self.key = bytes.fromhex(key[0]) if key else b""
        self.rng = rng
        self.gamma = gamma

    def save_state(self) -> Data:
        """The game's own part of `save`."""
        raise NotImplementedError

    def view_head(self, seat: int) -> Shown:
        """What every view begins with."""
        return {"seat": seat, "deciding": self.seat, "active": self.active, "round": self.round, "over": self.over,
                "moves": self.moves}

    # --- what the game tells -----------------------------------------------------------------------------------------
    def view(self, seat: int) -> Data:
        """The table as `seat` may see it, or a SPECTATOR; JSON-able."""
        raise NotImplementedError

    def resample(self, seat: int, seed: int) -> Table:
        """A table that `seat` cannot tell from this one: what it does not know is dealt anew by `seed`.

        The result depends on what the seat knows and on the seed alone, never on the true hidden arrangement.
        """
        raise NotImplementedError

    def check(self) -> list[str]:
        """Every broken invariant, in words; empty when all is well."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """Everybody's ranks and the reason; asked when the game is over."""
        raise NotImplementedError

    def figures(self) -> list[dict[str, int]]:
        """A few numbers worth a chart for everybody, rivals included: drops left, leaves, cards."""
        raise NotImplementedError

    def because(self, combination: str) -> tuple[str, str]:
        """The rule behind a combination of effects ("either", "again"), and the card or tile that holds it."""
        return "", ""

    def judge(self, seat: int) -> float:
        """What a bot thinks of the position: the chance of `seat` to win, from 0 to 1. Called in playouts: fast."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """A number for everybody that grows as they get on: what a learner is rewarded by, if it likes."""
        return self.judge_all()

    def judge_all(self) -> list[float]:
        """`judge` for every seat at once; games for which that is cheaper than one by one say so."""
        return [self.judge(seat) for seat in range(self.seats)]

    # --- events ------------------------------------------------------------------------------------------------------
    def emit(
        self,
        kind: str,
        seat: int,
        rule: str,
        facts: dict[str, str | int | list[str] | list[int]],
        secret: dict[str, list[str]] | None = None,
    ) -> None:
        """Tell what happened. Guard calls with `if t.sink is not None` so that playouts build nothing."""
        sink = self.sink
        if sink is not None:
            sink.append(Event(kind, seat, facts, rule, secret))


def chance(seed: int) -> tuple[i64, i64]:
    """The start of the random numbers of a seed: any integer, well mixed."""
    digest = sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big") | 1


class Nothing(Step[Table]):
    """No effect."""

    def ask(self, t: Table, seat: int, x: Notes) -> list[int] | None:
        return None

    def possible(self, t: Table, seat: int, about: int = 0) -> bool:
        return False

    def say(self) -> Message:
        return Message("fx-nothing")

    def tree(self) -> Data:
        return {"op": "none"}


NOTHING: Final = Nothing("")
