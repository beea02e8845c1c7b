"""The smallest table: players say words, and everything that was said is the state."""

from __future__ import annotations

from typing import Any

from fairyring.kernel.algebra import AnyOrder, Pick
from fairyring.kernel.table import Data, Notes, Step, Table, chance


class Toy(Table):
    """What was said, and the words nobody can say now."""

    def __init__(self, seats: int = 3, seed: int = 1, other: Toy | None = None) -> None:
        super().__init__(seats, *chance(seed), other)
        self.said: list[str] = []
        self.silent: set[str] = set()

    def clone(self) -> Toy:
        copy = Toy(self.seats, other=self)
        copy.rng, copy.gamma = self.rng, self.gamma
        copy.said, copy.silent = self.said[:], set(self.silent)
        return copy

    def save_state(self) -> Data:
        return {"said": self.said, "silent": sorted(self.silent)}

    def carry_out(self, step: Step[Any], seat: int = 0) -> Toy:
        self.push(step, seat)
        self.settle()
        return self

    def choose(self, *names: str) -> Toy:
        """Decisions by name."""
        for name in names:
            self.apply(self.options[self.names().index(name)])
        return self

    def text(self) -> str:
        return " ".join(self.said)


class Say(Step[Toy]):
    """Say a word: seat 0 in its plain form, others with their number."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.spoken = word

    def ask(self, t: Toy, seat: int, x: Notes) -> list[int] | None:
        if self.possible(t, seat):
            t.said.append(self.spoken if seat == 0 else f"{self.spoken}{seat}")
        return None

    def possible(self, t: Toy, seat: int, about: int = 0) -> bool:
        return self.spoken not in t.silent


class Ask(Step[Toy]):
    """Say one of several words; a single one is said silently."""

    rule = "TOY-ASK-01"

    def __init__(self, *words: str) -> None:
        super().__init__("ask(" + ",".join(words) + ")")
        self.words = words

    def ask(self, t: Toy, seat: int, x: Notes) -> list[int] | None:
        return list(range(len(self.words))) or None

    def answer(self, t: Toy, seat: int, x: Notes, choice: int) -> None:
        t.said.append(self.words[choice])

    def option_name(self, t: Toy, seat: int, x: Notes, choice: int) -> str:
        return self.words[choice]

    def places(self, t: Toy, seat: int, x: Notes, choice: int) -> tuple[str, ...]:
        return (f"word:{choice}",)


class Letters(Pick[Toy]):
    """Pick letters of a heap."""

    skip_name = "done"

    def __init__(self, heap: str, count: int, repeats: bool = True, least: int = 0, room: int = 99,
                 ordered: bool = True) -> None:
        super().__init__(f"letters({heap})", count, repeats, ordered, least)
        self.heap = heap
        self.space = room

    def candidates(self, t: Toy, seat: int, about: int) -> list[int]:
        left = list(self.heap)
        for letter in t.said:
            if self.gap == 0:
                left.remove(letter[0])
        return sorted(ord(letter) for letter in left)

    def room(self, t: Toy, seat: int, about: int) -> int:
        return self.space - len(t.said)

    def picked(self, t: Toy, seat: int, about: int, code: int) -> None:
        t.said.append(chr(code) + (str(about) if about else ""))

    def option_name(self, t: Toy, seat: int, x: Notes, choice: int) -> str:
        return chr(choice)


class InOrder(AnyOrder[Toy]):
    """Letters that are said in any order; silent ones have stopped working."""

    def due(self, t: Toy, seat: int, codes: list[int]) -> list[int]:
        return [code for code in codes if chr(code) not in t.silent]

    def happen(self, t: Toy, seat: int, code: int) -> None:
        t.said.append(chr(code))
        if chr(code) == "b":
            t.silent.add("c")

    def option_name(self, t: Toy, seat: int, x: Notes, choice: int) -> str:
        return chr(choice)
