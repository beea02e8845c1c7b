"""How long a bot may think: a time, or a number of iterations."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fairyring.kernel.errors import BadSetup

LONGEST = 600.0
"""Seconds."""

MOST = 10_000_000
"""Iterations."""

MOST_PROCESSES = 64

FORM = re.compile(r"(\d+(?:\.\d+)?)(ms|s|i)(?:x(\d+))?")


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds of processor time, or iterations; the other one is 0. The same iterations give the same choice.

    >>> Budget.parse("400ms")
    Budget(seconds=0.4, iterations=0, processes=1)
    >>> str(Budget.parse("250ix2"))
    '250ix2'
    """

    seconds: float = 0.0
    iterations: int = 0
    processes: int = 1
    """How many think at the same time."""

    @classmethod
    def parse(cls, text: str) -> Budget:
        """"100ms", "2s" or "500i" (iterations); "100msx2" in two processes. Raises BadSetup."""
        found = FORM.fullmatch(text.strip())
        if found is None:
            raise BadSetup(f'budget "{text}": write a time such as 100ms or 2s, or iterations such as 500i')
        number = float(found[1])
        processes = int(found[3] or 1)
        if not 1 <= processes <= MOST_PROCESSES:
            raise BadSetup(f'budget "{text}": use 1 to {MOST_PROCESSES} processes')
        if found[2] == "i":
            if number != int(number) or not 1 <= number <= MOST:
                raise BadSetup(f'budget "{text}": use 1 to {MOST} iterations')
            return cls(iterations=int(number), processes=processes)
        seconds = number / 1000 if found[2] == "ms" else number
        if not 0 < seconds <= LONGEST:
            raise BadSetup(f'budget "{text}": use more than 0 and at most {LONGEST:g} seconds')
        return cls(seconds=seconds, processes=processes)

    def __str__(self) -> str:
        long = f"{self.iterations}i" if self.iterations else f"{round(self.seconds * 1000, 3):g}ms"
        return long if self.processes == 1 else f"{long}x{self.processes}"
