"""Small helpers that name things of the table for prompts and options. Nothing here is called in playouts."""

from __future__ import annotations

from fairyring.games.mycelia.components import FIELD_NAMES, TERRAINS, Content
from fairyring.games.mycelia.state import Mycelia
from fairyring.kernel.words import Args, Message, Option


def card_message(t: Mycelia, kind: int) -> Message:
    """A card's name: translated where the message files know it, else as its pack spells it."""
    return t.content.facts.called(t.content.ids[kind])


def lying(place: str, pile: list[int], kind: int) -> tuple[str, ...]:
    """The elements of the scene that show cards of a kind."""
    return tuple(f"{place}:{i}" for i, one in enumerate(pile) if one == kind)


def field_option(t: Mycelia, seat: int, cell: int, rule: str) -> Option:
    """The choice of a field, told by its place, terrain and drops."""
    me = t.players[seat]
    name = FIELD_NAMES[cell]
    args: Args = {"field": name, "terrain": TERRAINS[me.ground.terrain[cell]], "drops": me.drops[cell]}
    return Option(name, Message("option-field", args), rule, (f"field:{seat}:{name}",))


def field_words(key: str, terrain: str, need: int, exact: bool) -> Message:
    """A field to choose, "a moss field with exactly 2 drops": `key` is `one-field` or, with its preposition,
    `from-field`. A need of 0 goes without saying."""
    return Message(key, {"terrain": terrain, "need": need, "exact": int(exact)})


def amount_words(least: int, most: int) -> Message:
    """How many drops an icon moves or removes: "1 drop", "1 to 3 drops"."""
    if least == most:
        return Message("drops", {"count": most})
    return Message("drops-range", {"least": least, "count": most})


def steps_words(parts: list[tuple[str, int]]) -> Message:
    """Several symbols for one field: "move 1 drop and remove 1 drop"."""
    words = [Message(f"fx-{verb}-some", {"amount": amount_words(count, count)}) for verb, count in parts]
    return words[0] if len(words) == 1 else Message("fx-and", {"first": words[0], "second": words[1]})


class InPlay:
    """The boxes that a list of actions is for."""

    def __init__(self, content: Content, cards: list[str], gifts: list[str]) -> None:
        self.content = content
        self.cards = cards
        """Hand cards of players; gifts are not among them."""
        self.gifts = gifts


def targets(in_play: InPlay) -> list[str]:
    """Where a drop may go, and where both kinds lie on a field, of which kind; with gifts it may be removed."""
    names = [f"to {field}" for field in FIELD_NAMES]
    return names + [f"prism {name}" for name in names] + amounts(1, in_play) if in_play.gifts else names


def amounts(most: int, in_play: InPlay) -> list[str]:
    """`remove 2`, and `remove 1 dew and 1 prism` where both kinds of drops lie on a field (PRI-DROP-03)."""
    counts = range(1, most + 1)
    mixed = [mixed_name(dew, count - dew) for count in counts for dew in range(count + 1)] if in_play.gifts else []
    return [f"remove {count}" for count in counts] + mixed


def mixed_name(dew: int, prism: int) -> str:
    return "remove " + " and ".join(f"{n} {kind}" for n, kind in ((dew, "dew"), (prism, "prism")) if n)
