"""From what a person types to one of the options: a number, a name, or the beginning of one."""

from __future__ import annotations

from fairyring.kernel.words import Option


def matches(typed: str, options: list[Option], messages: list[str]) -> list[int]:
    """The options that `typed` fits, by the first of these ways that fits any: number, whole name, beginning of the
    name, beginning of a later word of it ("copr" for "hire coprinus_comatus"), beginning of its message.

    >>> from fairyring.kernel.words import Message
    >>> options = [Option("play leaf_one", Message("x"), ""), Option("hire coprinus_comatus", Message("x"), "")]
    >>> matches("2", options, ["", ""]), matches("copr", options, ["", ""]), matches("tile", options, ["", ""])
    ([1], [1], [])
    """
    text = " ".join(typed.lower().split())
    if not text:
        return []
    if text.isdigit():
        return [int(text) - 1] if 1 <= int(text) <= len(options) else []
    names = [option.name.lower() for option in options]
    loose = text.replace(" ", "_")
    ways = (
        [name == text for name in names],
        [name.startswith(text) for name in names],
        [any(word.startswith((text, loose)) for word in later_words(name)) for name in names],
        [message.lower().startswith(text) for message in messages],
    )
    for fits in ways:
        found = [i for i, fit in enumerate(fits) if fit]
        if found:
            return found
    return []


def later_words(name: str) -> list[str]:
    """Everything after the first word, from each word on: "buy green gift" -> "green gift", "gift"."""
    words = name.split(" ")
    return [" ".join(words[i:]) for i in range(1, len(words))]
