"""Why an option is good, in a player's words: what it gains, what it keeps, what it denies others, and what it costs.

A game says what its judgement counts (`Game.terms`). Each option is followed to the end of its effect in a few deals
that fit what the seat knows; what then differs from before, and from what the other options come to, is the reason.
Where nothing does, the end of the turn is looked at. Which differences can be told the game's messages decide:
`hint-<term>-gain`, `-keep`, `-cost` and `-deny`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fairyring.bots.search import followed, play_on
from fairyring.kernel.game import Game
from fairyring.kernel.seat import SeatHandle
from fairyring.kernel.table import Table
from fairyring.kernel.text import LANGUAGES, texts
from fairyring.kernel.words import Message

DEALS = 4
"""Deals that every option is followed in."""

MOST_GOOD = 2
"""Reasons for an option; one against it may be told besides."""

MATTERS = 0.3
"""A difference in points or drops that is worth a word."""

HALF = 0.5
"""A gain counts so much where the others gain as much: it is no reason to prefer this one."""


Counted = dict[str, tuple[float, float]]
"""Amounts and worths by term."""


class Standing(NamedTuple):
    """What is counted for me and for all others together, and how far I lead: the mean over the deals."""

    mine: Counted
    theirs: Counted
    lead: float


class Reason(NamedTuple):
    weight: float
    message: Message


class Advice(NamedTuple):
    """How an option compares with the best one, and why it is worth a thought."""

    verdict: Message
    reasons: list[Message]


def advise(handle: SeatHandle, seed: int, names: Sequence[str]) -> list[Advice]:
    """Options of a seat's decision, the best one first, compared with each other."""
    worlds = [handle.resample(seed * DEALS + i) for i in range(DEALS)]
    game, seat = handle.game, handle.seat
    before = mean([standing(game, world, seat) for world in worlds])
    effects: list[Standing] = []
    ends: list[Standing] = []
    for name in names:
        after = [followed(world, world.options[world.names().index(name)]) for world in worlds]
        effects.append(mean([standing(game, one, seat) for one in after]))
        ends.append(mean([standing(game, play_on(one, world.turn + 1), seat)
                          for one, world in zip(after, worlds, strict=True)]))
    found: list[Advice] = []
    behind = fallen([end.lead for end in ends])
    for i, end in enumerate(ends):
        told = reasons(game, before, effects[i], rest(effects, i))
        if not told:
            told = [Message("hint-later", {"reason": one}) for one in reasons(game, before, end, rest(ends, i))[:1]]
        found.append(Advice(verdict(game, i, behind[i]), told or [Message("hint-quiet")]))
    return found


def standing(game: Game, table: Table, seat: int) -> Standing:
    mine = {name: (term.amount, term.worth) for name, term in game.terms(table, seat).items()}
    theirs: Counted = {}
    for number in table.everybody:
        if number != seat:
            for name, term in game.terms(table, number).items():
                amount, worth = theirs.get(name, (0.0, 0.0))
                theirs[name] = amount + term.amount, worth + term.worth
    return Standing(mine, theirs, game.lead(table, seat))


def mean(some: Sequence[Standing]) -> Standing:
    def of(parts: list[Counted]) -> Counted:
        names = {name: None for part in parts for name in part}
        return {name: (sum(part.get(name, (0.0, 0.0))[0] for part in parts) / len(parts),
                       sum(part.get(name, (0.0, 0.0))[1] for part in parts) / len(parts)) for name in names}

    return Standing(of([one.mine for one in some]), of([one.theirs for one in some]),
                    sum(one.lead for one in some) / len(some))


def rest(some: list[Standing], i: int) -> Standing:
    """The mean of all but one; of one alone, itself."""
    return mean(some[:i] + some[i + 1:] or some)


def fallen(leads: Sequence[float]) -> list[float]:
    """How far each option falls behind the first: never less than one that was put before it.

    >>> fallen([5.0, 4.0, 5.5])
    [0.0, 1.0, 1.0]
    """
    behind = [0.0]
    for lead in leads[1:]:
        behind.append(max(behind[-1], leads[0] - lead))
    return behind


def verdict(game: Game, place: int, behind: float) -> Message:
    """How far an option falls behind the best one."""
    if place == 0:
        return Message("hint-best")
    if round(behind) < 1:
        return Message("hint-even")
    return Message("hint-behind", {"count": round(behind)}) if says(game, "hint-behind") else Message("hint-weaker")


def reasons(game: Game, before: Standing, after: Standing, others: Standing) -> list[Message]:
    """What speaks for an option, most telling first, and then what it costs."""
    good: list[Reason] = []
    bad: list[Reason] = []

    def tell(to: list[Reason], way: str, term: str, weight: float, amount: float) -> None:
        key = f"hint-{term}-{way}"
        if weight >= MATTERS and round(abs(amount)) and says(game, key):
            to.append(Reason(weight, Message(key, {"count": round(abs(amount))})))

    for term, (amount, worth) in after.mine.items():
        amount_before, worth_before = before.mine.get(term, (0.0, 0.0))
        change, gain = amount - amount_before, worth - worth_before
        better = worth - others.mine.get(term, (0.0, 0.0))[1]
        if not round(change):
            tell(good, "keep", term, better, amount)
        elif gain > 0:
            tell(good, "gain", term, max(better, 0.0) + HALF * gain, change)
        else:
            tell(bad, "cost", term, -gain, change)
    for term, (amount, worth) in after.theirs.items():
        amount_else, worth_else = others.theirs.get(term, (0.0, 0.0))
        tell(good, "deny", term, worth_else - worth, amount - amount_else)
    good.sort(key=lambda one: -one.weight)
    bad.sort(key=lambda one: -one.weight)
    return [one.message for one in good[:MOST_GOOD] + bad[:1]]


def says(game: Game, key: str) -> bool:
    return texts(LANGUAGES[0], game).has(key)
