"""The words of the effect notation: each one line in the table, each a small builder that checks its arguments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from fairyring.games.mycelia.bursts import Burst
from fairyring.games.mycelia.components import TERRAINS
from fairyring.games.mycelia.effects import (
    Bonus,
    Favour,
    Leaves,
    RecycleCard,
    RefreshDisplay,
    RefreshRoots,
    Repeat,
    TakeTile,
    TrashCard,
)
from fairyring.games.mycelia.fields import (
    MOVE_OUT,
    TAKE_OUT,
    ExtraShrine,
    Move,
    MoveAndRemove,
    OnField,
    Remove,
)
from fairyring.games.mycelia.gwidyon import GWIDYON_END, GWIDYON_TURN, GwidyonFlip, GwidyonRemove
from fairyring.games.mycelia.notation import Builder, Node, Vocabulary
from fairyring.games.mycelia.turn import TURN_STEPS
from fairyring.kernel.algebra import UpTo
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.table import Step

ON_TILE = "tile"
"""The mark of a word that belongs to an action tile. It stands in no component: `on_a_tile` puts it there."""

FIELD_WORDS = ("move", "remove", "field", "burst", "shrine")
SOLO_WORDS = ("gwidyon_flip", "gwidyon_remove")


def number(node: Node, text: str, least: int, most: int) -> int:
    """A whole number argument within its bounds."""
    if not text.isdigit() or len(text) > 4 or not least <= int(text) <= most:
        raise BadEffect(f'{node.word}: "{text}" should be a whole number from {least} to {most}')
    return int(text)


def terrain(node: Node, text: str) -> int:
    if text not in ("leaf", "moss", "water", "any"):
        raise BadEffect(f'{node.word}: unknown terrain "{text}"; use leaf, moss, water or any')
    return TERRAINS.index(text)


def arguments(node: Node, least: int, most: int, form: str) -> list[str]:
    texts = node.texts()
    if not least <= len(texts) <= most:
        raise BadEffect(f"{node.word} should read {form}")
    return texts


def keyed(node: Node, texts: list[str], keys: tuple[str, ...]) -> dict[str, int]:
    """`key=number` arguments by key."""
    found: dict[str, int] = {}
    for text in texts:
        key, _, value = text.partition("=")
        if key not in keys or key in found:
            raise BadEffect(f'{node.word}: unknown or repeated "{key}"; use {", ".join(keys)}')
        found[key] = number(node, value, 0, 9)
    return found


def count_of(word: type[Any], most: int) -> Builder:
    def build(_: Vocabulary, node: Node) -> Step[Any]:
        (text,) = arguments(node, 1, 1, f"{node.word}(1)")
        step: Step[Any] = word(number(node, text, 1, most))
        return step

    return build


def drops_word(word: type[Any]) -> Builder:
    def build(_: Vocabulary, node: Node) -> Step[Any]:
        texts = arguments(node, 2, 4, f"{node.word}(moss,1), {node.word}(moss,1..3) or {node.word}(moss,1,exact)")
        kind = terrain(node, texts[0])
        low, dots, high = texts[1].partition("..")
        need = number(node, low, 1, 9)
        most = number(node, high, need, 9) if dots else need
        flags = texts[2:]
        for flag in flags:
            if flag not in ("exact", ON_TILE):
                raise BadEffect(f'{node.word}: unknown "{flag}"; use exact or leave it out')
        exact = "exact" in flags
        if exact and dots:
            raise BadEffect(f"{node.word}: a beetle (exact) does not go with a range")
        step: Step[Any] = word(f"{node.word}({','.join(texts)})", kind, need, most, exact, ON_TILE in flags)
        return step

    return build


def field_word(_: Vocabulary, node: Node) -> Step[Any]:
    texts = arguments(node, 3, 6, "field(water,need=2,move=1,remove=1)")
    exact = "exact" in texts
    rest = [text for text in texts[1:] if text not in ("exact", ON_TILE)]
    numbers = keyed(node, rest, ("need", "move", "remove"))
    parts = [(key == "move", value) for key, value in numbers.items() if key != "need"]
    if not parts or numbers.get("need", 0) < 1 or any(value < 1 for _, value in parts):
        raise BadEffect("field: needs need=1 or more and at least one of move=, remove=")
    return MoveAndRemove(f"field({','.join(texts)})", terrain(node, texts[0]), numbers["need"], exact, parts,
                         ON_TILE in texts)


def burst_word(vocabulary: Vocabulary, node: Node) -> Step[Any]:
    form = "burst(leaf,need=0,centre=0,sides=4,each=1)"
    texts = arguments(node, 5, 6, form)
    numbers = keyed(node, [text for text in texts[1:] if text != ON_TILE], ("need", "centre", "sides", "each"))
    if len(numbers) != 4 or numbers["sides"] > 4 or not numbers["each"]:
        raise BadEffect(f"burst should read {form} with at most 4 sides")
    burst = Burst(f"burst({','.join(texts)})", terrain(node, texts[0]), numbers["need"], numbers["centre"],
                  numbers["sides"], numbers["each"], ON_TILE in texts)
    vocabulary.shared(burst.around)
    return burst


def others_word(vocabulary: Vocabulary, node: Node) -> Step[Any]:
    inside = node.args[0][1] if node.args else ""
    if not isinstance(inside, Node):
        raise BadEffect("others should read others(move(any,1))")
    return Bonus(vocabulary.build(inside))


def tile_word(_: Vocabulary, node: Node) -> Step[Any]:
    (text,) = arguments(node, 1, 1, "tile(c)")
    return TakeTile(text)


def shrine_word(_: Vocabulary, node: Node) -> Step[Any]:
    texts = arguments(node, 1, 2, "shrine(exact)")
    if texts not in (["exact"], ["exact", ON_TILE]):
        raise BadEffect("shrine should read shrine(exact)")
    return ExtraShrine(f"shrine({','.join(texts)})", ON_TILE in texts)


def refresh_word(_: Vocabulary, node: Node) -> Step[Any]:
    (what,) = arguments(node, 1, 1, "refresh(display)")
    if what == "display":
        return RefreshDisplay("refresh(display)")
    if what == "roots":
        return RefreshRoots("refresh(roots)")
    raise BadEffect(f'refresh: unknown "{what}"; use display or roots')


def flip_word(_: Vocabulary, node: Node) -> Step[Any]:
    if node.args:
        raise BadEffect("gwidyon_flip stands without brackets")
    return GwidyonFlip("gwidyon_flip")


WORDS: dict[str, Builder] = {
    "leaves": count_of(Leaves, 99),
    "favour": count_of(Favour, 20),
    "move": drops_word(Move),
    "remove": drops_word(Remove),
    "field": field_word,
    "burst": burst_word,
    "others": others_word,
    "trash": count_of(TrashCard, 9),
    "recycle": count_of(RecycleCard, 9),
    "tile": tile_word,
    "shrine": shrine_word,
    "refresh": refresh_word,
    "gwidyon_flip": flip_word,
    "gwidyon_remove": count_of(GwidyonRemove, 20),
}


def repeat(count: int, part: Step[Any]) -> Step[Any]:
    """`nx`: an effect that chooses a field counts for itself; anything else asks before each time."""
    return Repeat(count, part) if isinstance(part, OnField) else UpTo(count, part)


def on_a_tile(node: Node) -> Node:
    """The same effect as an action tile has it: gifts that change cards leave it alone (PRI-VIR-03)."""
    if node.word in FIELD_WORDS:
        return replace(node, args=(*node.args, ("", ON_TILE)))
    return replace(node, parts=tuple(on_a_tile(part) for part in node.parts))


def check_words(node: Node, tiles: Iterable[str], solo: bool) -> None:
    """What a component may not say although the words exist. Raises BadEffect."""
    for word in node.words():
        texts = word.texts()
        if word.word == "tile" and len(texts) == 1 and texts[0] not in tiles:
            raise BadEffect(f'tile: there is no tile "{texts[0]}"; use {", ".join(sorted(tiles))}')
        if word.word in SOLO_WORDS and not solo:
            raise BadEffect(f"{word.word} is for solo cards only")
        if word.word in FIELD_WORDS and ON_TILE in texts:
            raise BadEffect(f'{word.word}: unknown "{ON_TILE}"; use exact or leave it out')


def new_vocabulary() -> Vocabulary:
    """All words, and the steps that only a saved table names."""
    vocabulary = Vocabulary(WORDS, repeat, frozenset({"others"}))
    for step in (*MOVE_OUT, *TAKE_OUT, *TURN_STEPS, GWIDYON_TURN, GWIDYON_END):
        vocabulary.add(step)
    return vocabulary


VOCABULARY = new_vocabulary()
