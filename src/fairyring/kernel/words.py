"""What the kernel says to people: messages, options, prompts, events; all data that a text file turns into words.

They are msgspec structures, because a table in the browser makes a hundred of them for every move.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

Args = dict[str, "str | int | Message"]


class Message(Struct, frozen=True):
    """A text by its key in the message files. An argument may itself be a message (the name of a card, say)."""

    key: str
    args: Args = field(default_factory=dict)


def joined_words(key: str, parts: list[Message], nothing: str = "") -> Message:
    """Several clauses as one: the first, and then the rest; `nothing` is the message for none."""
    if not parts:
        return Message(nothing)
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Message(key, {"first": part, "second": whole})
    return whole


def rival_name(kind: str) -> Message:
    """What a rival of this kind is called."""
    return Message(f"rival-{kind}")


class Option(Struct, frozen=True):
    """One thing the player may choose, in full.

    `name` is the stable notation a person can read and type (`hire coprinus_comatus`, `C3`, `end turn`);
    `elements` are the places of the scene it points at (`field:0:C3`, `display:2`); equal copies share one option.
    `effect` is the tree of the effect that it chooses, for those who draw it. `kind` tells an option that lets
    something lapse ("skip") or ends the turn ("end") from one that does something.
    """

    name: str
    message: Message
    rule: str
    elements: tuple[str, ...] = ()
    effect: dict[str, Any] | None = None
    kind: str = ""

    def of_kind(self, kind: str) -> Option:
        return Option(self.name, self.message, self.rule, self.elements, self.effect, kind)


class Prompt(Struct, frozen=True):
    """What is asked, by which rule, and because of which card or tile (an element or component id, or empty)."""

    message: Message
    rule: str
    source: str = ""


class Event(Struct, frozen=True):
    """Something that happened at the table.

    `seat` is the number of who did it: a seat, a rival, or NOBODY where it simply happens. `facts` are open to all.
    `secret` is for that seat alone (the cards somebody drew); everybody else gets the event without it.
    """

    kind: str
    seat: int
    facts: dict[str, str | int | list[str] | list[int]]
    rule: str
    secret: dict[str, list[str]] | None = None

    def seen_by(self, seat: int) -> Event:
        """This event as `seat` may see it, or a SPECTATOR."""
        if self.secret is None or seat == self.seat:
            return self
        return Event(self.kind, self.seat, self.facts, self.rule)


class Term(Struct, frozen=True):
    """One of the things that judgement counts for somebody: how many they have, and what that is worth in all, in the
    points or drops of the game; what one would rather not have is worth less than nothing."""

    amount: float
    worth: float


class Outcome(Struct, frozen=True):
    """How a game ended: everybody's rank (1 is best; equal ranks are shared) and why. The last `rivals` are rivals."""

    ranks: tuple[int, ...]
    reason: Message
    scores: tuple[dict[str, int], ...]
    rivals: int = 0

    @property
    def winners(self) -> tuple[int, ...]:
        """Everybody who won, by number."""
        return tuple(number for number, rank in enumerate(self.ranks) if rank == 1)

    @property
    def seat_ranks(self) -> tuple[int, ...]:
        """The ranks of those who sit at the table."""
        return self.ranks[:len(self.ranks) - self.rivals]

    @property
    def seat_scores(self) -> tuple[dict[str, int], ...]:
        return self.scores[:len(self.scores) - self.rivals]

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """Seats that won: nobody when a rival wins alone."""
        return tuple(seat for seat, rank in enumerate(self.seat_ranks) if rank == 1)
