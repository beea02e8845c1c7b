"""Playing a plan to its end, from wherever the last run stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from fairyring.arena.plan import Fixture
from fairyring.arena.results import Result, ResultFile
from fairyring.arena.workers import GivenUp, Workers

DECISION_SECONDS = 60.0
"""How long a bot may take for one decision when nobody says otherwise."""


@dataclass
class Run:
    """What came of a plan so far."""

    results: list[Result] = field(default_factory=list)
    given_up: list[str] = field(default_factory=list)
    resumed: int = 0
    """How many of the results were there before."""
    missing: int = 0
    """How many games of the plan have no result: the run was stopped, or they were given up."""


def run(fixtures: Sequence[Fixture], workers: Workers, file: ResultFile | None, limit: float,
        watch: Callable[[Result | None], None]) -> Run:
    """Play every game of the plan that the file does not hold yet; add each to the file when it is finished.

    `watch` hears of every game, also of those that were there (with None when one was given up). Ctrl-C ends the run
    early: what is finished is in the file and in what is returned.
    """
    wanted = {fixture.key: fixture for fixture in fixtures}
    done = Run()
    for result in file.found if file is not None else ():
        if wanted.pop(result.key, None) is not None:
            done.results.append(result)
            done.resumed += 1
            watch(result)
    playing = workers.play(list(wanted.values()), limit)
    try:
        for one in playing:
            if isinstance(one, GivenUp):
                done.given_up.append(str(one))
                watch(None)
                continue
            if file is not None:
                file.add(one)
            done.results.append(one)
            watch(one)
    except KeyboardInterrupt:
        playing.close()
    done.missing = len(fixtures) - len(done.results)
    return done
