"""What `?` and `c` answer: the rule behind a decision or an option, and cards in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from fairyring.kernel.game import Game
from fairyring.kernel.rulebook import WAITING, Rule
from fairyring.kernel.session import Session
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Message, Option


def question(session: Session, words: Texts) -> Text:
    """What is asked, after the name of the card or tile that asks."""
    prompt = session.prompt()
    out = Text()
    source = session.game.component_at(session.content, prompt.source) if prompt.source else ""
    if source:
        name = component_name(session.game, session.content, source, words)
        out.append(words.say(Message("colon", {"name": name})) + " ", "bold cyan")
    return out.append(words.sentence(prompt.message), "bold")


def explain_decision(session: Session, words: Texts) -> list[Text]:
    """The question, the card it comes from, and its rule."""
    prompt = session.prompt()
    lines = [question(session, words)]
    source = session.game.component_at(session.content, prompt.source) if prompt.source else ""
    if source:
        name = component_name(session.game, session.content, source, words)
        lines.append(Text(words.say(Message("cli-because", {"source": name}))))
        lines += component_lines(session.game, session.content, source, words)
    return lines + rule_lines(session.game, prompt.rule, words)


def explain_option(session: Session, option: Option, words: Texts) -> list[Text]:
    """An option with its notation, the components it names and its rule."""
    lines = [Text.assemble((words.sentence(option.message), "bold"), f"  ({option.name})")]
    for name in option.message.args.values():
        if isinstance(name, Message) and "id" in name.args:
            lines += component_lines(session.game, session.content, str(name.args["id"]), words)
    return lines + rule_lines(session.game, option.rule, words)


def explain_card(session: Session, wanted: str, words: Texts) -> list[Text]:
    """Every component whose id or name begins with (or else holds) the text: what it is and does."""
    game, content = session.game, session.content
    lines: list[Text] = []
    for component in find_components(game, content, wanted, words):
        head = Text(component_name(game, content, component, words), style="bold")
        label = game.label(content, component)
        if label is not None:
            head.append(f"  {words.say(label)}", "not bold")
        lines += [head, *component_lines(game, content, component, words)]
    return lines


def find_components(game: Game, content: Any, wanted: str, words: Texts) -> list[str]:
    text = wanted.lower().strip()
    known = [str(one["id"]) for one in game.component_list(content) if game.words(content, str(one["id"]))]
    named = {one: (one.lower(), component_name(game, content, one, words).lower()) for one in known}
    for fits in (lambda name: name == text, lambda name: name.startswith(text), lambda name: text in name):
        found = [one for one, both in named.items() if any(fits(name) for name in both)]
        if found:
            return found
    return []


def component_name(game: Game, content: Any, component: str, words: Texts) -> str:
    """A card's name, or what else a component is called."""
    name = game.called(content, component)
    if name is not None:
        return words.say(name)
    wanted = game.component_at(content, component)
    for one in game.component_list(content):
        if one["id"] == wanted:
            key = f"component-{one['kind']}"
            if words.has(key):
                return words.say(Message(key, {"name": str(one["name"])}))
            return words.say(Message("card", {"id": wanted, "name": str(one["name"])}))
    return component


def component_lines(game: Game, content: Any, component: str, words: Texts) -> list[Text]:
    return [Text(f"  {words.sentence(sentence)}") for sentence in game.words(content, component)]


def rule_lines(game: Game, rule: str, words: Texts) -> list[Text]:
    return [Text(words.say(Message("cli-rule", {"id": one.id, "text": rule_text(one, words)})), style="dim")
            for one in game.rulebook(words.language).find(rule)] if rule else []


def rule_text(rule: Rule, words: Texts) -> str:
    """A rule's words; our own decisions are marked in the reader's language."""
    text = rule.text.replace("(ruling)", f"({words.say(Message('rules-ruling'))})")
    return text.replace(WAITING, f"({words.say(Message('rules-waiting'))})")
