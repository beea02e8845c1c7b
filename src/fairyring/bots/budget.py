"""How long a bot may think: a time, or a number of iterations."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fairyring.kernel.errors import BadSetup

LONGEST = 600.0
"""Seconds."""

MOST = 10_000_000
"""Iterations."""

FORM = re.compile(r"(\d+(?:\.\d+)?)\s*(ms|s|i)")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds of processor time, or iterations; the other one is 0. The same iterations give the same choice.

    >>> Budget.parse("400ms")
    Budget(seconds=0.4, iterations=0)
    >>> str(Budget.parse("250i"))
    '250i'
    """

    seconds: float = 0.0
    iterations: int = 0

    @classmethod
    def parse(cls, text: str) -> Budget:
        """"100ms", "2s" or "500i" (iterations). Raises BadSetup."""
        found = FORM.fullmatch(text.strip())
        if found is None:
            raise BadSetup(f'budget "{text}": write a time such as 100ms or 2s, or iterations such as 500i')
        number = float(found[1])
        if found[2] == "i":
            if number != int(number) or not 1 <= number <= MOST:
                raise BadSetup(f'budget "{text}": use 1 to {MOST} iterations')
            return cls(iterations=int(number))
        seconds = number / 1000 if found[2] == "ms" else number
        if not 0 < seconds <= LONGEST:
            raise BadSetup(f'budget "{text}": use more than 0 and at most {LONGEST:g} seconds')
        return cls(seconds=seconds)

    def __str__(self) -> str:
        return f"{self.iterations}i" if self.iterations else f"{round(self.seconds * 1000, 3):g}ms"
