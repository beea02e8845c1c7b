"""A game's words: from a text to a shared step, and back when a saved table is loaded.

A game gives the modules in which its words stand. Every class with a `word` in them is found, and so is every step that
is shared but that no text names (a turn, say): nothing is listed twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from types import ModuleType
from typing import Any

from fairyring.kernel.algebra import Others, either, then, times
from fairyring.kernel.arguments import Effects, Flag, Given, Inside, Number, One, Parameter, bound, form
from fairyring.kernel.customs import Custom
from fairyring.kernel.effects import AsOften, Each, If, OneOf, Optional, Pays
from fairyring.kernel.errors import BadEffect
from fairyring.kernel.notation import MULTIPLES, TESTS, Node, read_condition, read_effect
from fairyring.kernel.quantities import All, Bound, Compared, Condition, Fixed, Not, Quantity, Reckoned
from fairyring.kernel.reactions import Occasion, Reaction
from fairyring.kernel.table import NOTHING, Step

BUILT_IN: dict[str, tuple[Parameter, ...]] = {
    "others": (Inside("part"),),
    "optional": (Inside("part"),),
    "one_of": (Effects("sides"),),
    "each": (Inside("part"), Number("per", 1, 9, 1, key=True)),
}
"""Words of every game: for all others, if you like, exactly one of them, for every unit paid."""

WHEN: tuple[Parameter, ...] = (One("by", "me", "others", "anyone", default="me", key=True), Flag("optional"),
                               Flag("once"), Flag("gone"))
"""What every occasion takes besides its own arguments; see `reactions`."""


class Vocabulary:
    """All words of a game."""

    def __init__(self, *modules: ModuleType) -> None:
        self.effects: dict[str, type[Step[Any]]] = {}
        self.quantities: dict[str, type[Quantity[Any]]] = {}
        self.conditions: dict[str, type[Condition[Any]]] = {}
        self.occasions: dict[str, type[Occasion[Any]]] = {}
        self.customs: dict[str, type[Custom[Any]]] = {}
        self.steps: dict[str, Step[Any]] = {"": NOTHING}
        for module in modules:
            self.learn(vars(module).values())

    def learn(self, things: Iterable[Any]) -> None:
        """Find the words and the shared steps among the things of a module."""
        kinds: tuple[tuple[type[Any], dict[str, Any]], ...] = (
            (Step, self.effects), (Quantity, self.quantities), (Condition, self.conditions),
            (Occasion, self.occasions), (Custom, self.customs))
        for thing in list(things):
            if isinstance(thing, Step):
                self.shared(thing)
            elif isinstance(thing, list):
                self.learn(one for one in thing if isinstance(one, Step))
            elif isinstance(thing, type):
                for kind, words in kinds:
                    word: str = vars(thing).get("word", "")
                    if issubclass(thing, kind) and word:
                        other = words.setdefault(word, thing)
                        assert other is thing, f'"{word}" is declared twice: {other} and {thing}'

    # --- from texts --------------------------------------------------------------------------------------------------
    def step(self, text: str) -> Step[Any]:
        """The step of an effect text or of a saved name; the same text gives the same step. Raises BadEffect."""
        known = self.steps.get(text)
        if known is not None:
            return known
        node = read_effect(text)
        built: Step[Any] = self.effect(node) if node else NOTHING
        self.steps[text] = built
        return built

    def number(self, text: str) -> Quantity[Any]:
        """The number of a text such as `2*on_event(twig)`; of an empty one 0."""
        node = read_effect(text)
        return self.amount(node) if node else Fixed(0)

    def test(self, text: str) -> Condition[Any]:
        """The condition of a text such as `has(farm) and not has(mine)`; an empty one always holds."""
        node = read_condition(text)
        return self.condition(node) if node else All("", True, [])

    def reaction(self, when: str, effect: str) -> Reaction:
        """What a card does when something happens: `when = "played(creature, by=others)"` and its effect."""
        node = read_effect(when)
        if node is None or node.op != "word":
            raise BadEffect(f'when "{when}": should be one word such as {next(iter(self.occasions), "played")}')
        made: Occasion[Any] = self.made(self.occasions, node, "occasion", WHEN)
        return Reaction(made, self.step(effect))

    def custom(self, text: str) -> Any:
        """The layer of customs that a card brings while it lies there; None for an empty text."""
        node = read_effect(text)
        if node is None:
            return None
        if node.op != "word":
            raise BadEffect(f'"{text}": should be one word such as {next(iter(self.customs), "discount(1)")}')
        return self.made(self.customs, node, "custom")

    # --- from nodes --------------------------------------------------------------------------------------------------
    def effect(self, node: Node) -> Step[Any]:
        return self.shared(self.built(node))

    def built(self, node: Node) -> Step[Any]:
        op, parts = node.op, node.parts
        if op == "then":
            return then(*[self.effect(part) for part in parts])
        if op == "either":
            return either(*[self.effect(part) for part in parts])
        if op == "repeat":
            return self.effect(parts[0]).up_to(node.count)
        if op == "possible":
            return self.effect(parts[0]).if_possible()
        if op == "if":
            return If(self.effect(parts[0]), self.condition(parts[1]))
        if op == "pay":
            return self.payment(self.effect(parts[0]), parts[1])
        if op == "*":
            return self.often(parts[0], self.effect(parts[1]))
        if op != "word":
            raise BadEffect(f'"{node.text()}" is not an effect')
        if node.word in BUILT_IN and node.word not in self.effects:
            return built_in(bound(node.word, BUILT_IN[node.word], node, self), node.word)
        made: Step[Any] = self.made(self.effects, node, "word")
        return made

    def payment(self, cost: Step[Any], node: Node) -> Step[Any]:
        if not cost.pays():
            raise BadEffect(f"{cost.name} cannot stand before =>: it does not tell how much was paid")
        return Pays(cost, then(*[self.gain(part) for part in (node.parts if node.op == "then" else (node,))]))

    def gain(self, node: Node) -> Step[Any]:
        """A part behind a payment, where `each` may stand."""
        if node.op == "word" and node.word == "each" and "each" not in self.effects:
            given = bound("each", BUILT_IN["each"], node, self)
            return self.shared(Each(given.effect("part"), given.number("per")))
        return self.effect(node)

    def often(self, count: Node, part: Step[Any]) -> Step[Any]:
        if count.op != "number":
            return AsOften(self.amount(count), part)
        if str(count.count) not in MULTIPLES:
            raise BadEffect(f"{count.count} *: use 2 * to 9 *")
        return times(count.count, part)

    def amount(self, node: Node) -> Quantity[Any]:
        if node.op == "number":
            return Fixed(node.count)
        if node.op in ("+", "-", "*"):
            return Reckoned(node.text(), node.op, self.amount(node.parts[0]), self.amount(node.parts[1]))
        if node.op == "word" and node.word in ("min", "max"):
            if len(node.args) < 2 or any(key for key, _ in node.args):
                raise BadEffect(f"{node.word} should read {node.word}(6,NUMBER)")
            return Bound(node.text(), node.word == "min", [self.amount(value) for _, value in node.args])
        if node.op != "word":
            raise BadEffect(f'"{node.text()}" is not a number')
        made: Quantity[Any] = self.made(self.quantities, node, "number")
        return made

    def condition(self, node: Node) -> Condition[Any]:
        if node.op in ("and", "or"):
            return All(node.text(), node.op == "and", [self.condition(part) for part in node.parts])
        if node.op == "not":
            return Not(node.text(), self.condition(node.parts[0]))
        if node.op in TESTS:
            return Compared(node.text(), node.op, self.amount(node.parts[0]), self.amount(node.parts[1]))
        if node.op != "word":
            raise BadEffect(f'"{node.text()}" is not a condition')
        made: Condition[Any] = self.made(self.conditions, node, "condition")
        return made

    def made(self, words: dict[str, Any], node: Node, what: str, more: tuple[Parameter, ...] = ()) -> Any:
        found = words.get(node.word)
        if found is None:
            known = [*words, *BUILT_IN] if words is self.effects else list(words)
            near = get_close_matches(node.word, known, 1)
            hint = f"did you mean {near[0]}?" if near else "use one of " + ", ".join(sorted(known))
            raise BadEffect(f'unknown {what} "{node.word}"; {hint}')
        return found(bound(node.word, (*found.takes, *more), node, self))

    def shared(self, step: Step[Any]) -> Step[Any]:
        """The step of that name: the one that is there already, or this one, with what a saved table may name of it."""
        known = self.steps.get(step.name)
        if known is not None:
            return known
        self.steps[step.name] = step
        for helper in step.helpers():
            self.shared(helper)
        return step

    def form(self, word: str) -> str:
        """How a word of an effect is written: `leaves(1)`."""
        return form(word, self.effects[word].takes)


def built_in(given: Given, word: str) -> Step[Any]:
    if word == "others":
        return Others(given.effect("part"))
    if word == "optional":
        return Optional(given.effect("part"))
    if word == "one_of":
        if len(given.effects("sides")) < 2:
            raise BadEffect("one_of should read one_of(EFFECT,EFFECT)")
        return OneOf(given.effects("sides"))
    raise BadEffect("each stands behind a payment: pay(berry,0..3) => each(EFFECT)")


def check_effect(effect: Step[Any], known: dict[str, list[str]]) -> None:
    """Ask every word of an effect whether the content has what it names. Raises BadEffect."""
    for step in effect.inside():
        step.check(known)
