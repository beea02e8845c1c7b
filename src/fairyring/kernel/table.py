"""The table: a stack of frames, the decision that waits at its top, and chance.

A frame is `(step, seat, x)`: a step at work, for whom, and what it remembers (see `step`). Steps are shared, so a table
is cloned by copying a few lists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b, sha256
from typing import Any, Final, TypedDict

from mypy_extensions import i64, mypyc_attr

from fairyring.kernel.errors import Endless
from fairyring.kernel.step import NOTHING as NOTHING  # whoever makes a table needs its steps: they are found here, too
from fairyring.kernel.step import SKIP as SKIP
from fairyring.kernel.step import Data as Data
from fairyring.kernel.step import Does as Does
from fairyring.kernel.step import Notes as Notes
from fairyring.kernel.step import Step as Step
from fairyring.kernel.words import Event, Message, Option, Outcome, Prompt, rival_name

MOST_STEPS: Final = 10_000
"""Steps between two decisions, of which the games need a score: more means that components set each other off for
ever."""

NOBODY: Final = -1
"""Nobody at the table: who decides while no decision is open, whose work it is when something simply happens."""

SPECTATOR: Final = -2
"""The eyes of somebody who only watches."""

MASK: Final = 0xFFFFFFFF
SECRET: Final = 2**63
"""Seeds from here on are of secret deals: too many to be tried, and what was drawn tells nothing of what comes."""

Frame = tuple[Step[Any], int, Notes]


class Shown(TypedDict):
    """What every view has: whose it is, who decides, whose turn it is."""

    seat: int
    deciding: int
    active: int
    round: int
    over: bool
    moves: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """The state of one game. Games add their components and the methods that raise NotImplementedError here.

    Everybody at the table has a number: people and bots by their seats from 0 on, behind them the rivals of the book,
    who sit on no seat and decide nothing.
    """

    __slots__ = ("active", "done", "gamma", "key", "moves", "options", "over", "reacted", "reveals", "rivals",
                 "rng", "round", "rules", "seat", "seats", "sink", "stack", "step", "turn", "x")

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
        """Put a step on top of the stack: it comes next. (What every turn goes through writes to `stack` itself.)"""
        self.stack.append((step, seat, x))

    def settle(self) -> None:
        """Go on until a decision is open, if none is."""
        if self.seat == NOBODY:
            self.go_on()

    def go_on(self) -> None:
        """Run steps until somebody has a real choice. A decision with one option is made silently.

        Raises Endless when nobody ever has: components of somebody's own may set each other off for ever.
        """
        stack = self.stack
        for _ in range(MOST_STEPS):
            if not stack:
                self.over = True
                return
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
        raise Endless

    def apply(self, choice: int) -> None:
        """Make the open decision with a code out of `options` (not checked: `Session.play` checks)."""
        seat = self.seat
        self.seat = NOBODY
        self.moves += 1
        self.step.answer(self, seat, self.x, choice)
        self.go_on()

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

    def called(self, number: int) -> Message:
        """Somebody's name for people: a person as whoever shows the table calls them, a rival by its own."""
        seats = self.seats
        return Message("player", {"seat": number}) if number < seats else rival_name(self.rivals[number - seats])

    # --- the open decision in words ----------------------------------------------------------------------------------
    def lines(self) -> list[int]:
        """The options that lead to every outcome once; see `Step.lines`."""
        return self.step.lines(self, self.seat, self.x, self.options)

    def names(self) -> list[str]:
        """The notation of every legal option, in the order of `options`."""
        return [self.name_of(choice) for choice in self.options]

    def name_of(self, choice: int) -> str:
        """The notation of one of them."""
        step = self.step
        if choice == SKIP and step.skip_name:
            return step.skip_name
        return step.option_name(self, self.seat, self.x, choice)

    def action_of(self, choice: int) -> str:
        """What learners call one of them."""
        step = self.step
        if choice == SKIP and step.skip_name:
            return step.skip_name
        return step.action_name(self, self.seat, self.x, choice)

    def described(self) -> list[Option]:
        """Every legal option in full."""
        step, seat, x = self.step, self.seat, self.x
        found: list[Option] = []
        for choice in self.options:
            option = step.describe_skip(self, seat, x) if choice == SKIP else step.describe(self, seat, x, choice)
            kind = step.option_kind(self, seat, x, choice)
            found.append(option.of_kind(kind) if kind else option)
        return found

    def asked(self) -> Prompt:
        """The open decision in words."""
        return self.step.prompt(self, self.seat, self.x)

    # --- chance ------------------------------------------------------------------------------------------------------
    def below(self, n: int) -> int:
        """A random number from 0 to n-1 (splitmix with its own increment: 63 bits of seed in two small numbers)."""
        gamma = self.gamma
        if not gamma:
            return self.secret_below(n)
        z: i64 = (self.rng + gamma) & MASK
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

    def mix(self, cards: list[int]) -> None:
        """Shuffle cards that nobody knows, whatever order they lie in now."""
        cards.sort()
        self.shuffle(cards)

    def shuffle(self, cards: list[int]) -> None:
        """Any order is as likely as any other. What `below` does is done here without a call for every card."""
        gamma = self.gamma
        z: i64 = self.rng
        for i in range(len(cards) - 1, 0, -1):
            if gamma:
                self.rng = z = (self.rng + gamma) & MASK
                z = ((z ^ (z >> 16)) * 0x21F0AAAD) & MASK
                z = ((z ^ (z >> 15)) * 0x735A2D97) & MASK
                j = ((z ^ (z >> 15)) * (i + 1)) >> 32
            else:
                j = self.secret_below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def shuffled(self, cards: Iterable[int]) -> list[int]:
        """The same cards in a new order, as a list of their own."""
        found = list(cards)
        self.shuffle(found)
        return found

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

    def unclear(self) -> list[str]:
        """What is wrong with the open decision, in words: options that share a name."""
        names = [] if self.over else self.names()
        return [f"two options of one decision share a name: {names}"] if len(set(names)) != len(names) else []

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
        """Tell what happened. What happens often is guarded with `if t.sink is not None`: playouts build nothing."""
        sink = self.sink
        if sink is not None:
            sink.append(Event(kind, seat, facts, rule, secret))


def chance(seed: int) -> tuple[i64, i64]:
    """The start of the random numbers of a seed: any integer, well mixed."""
    digest = sha256(str(seed).encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big") | 1
