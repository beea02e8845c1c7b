"""Whatever a game can ask, offer or tell can be said in all five languages."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from fairyring.games.mycelia import GAME
from fairyring.kernel.game import Game, Setup
from fairyring.kernel.session import Session
from fairyring.kernel.text import COMMON, LANGUAGES, Texts
from fairyring.kernel.words import Message

MODES = [(players, modules) for players in (1, 2, 4) for modules in ((), ("expansion",), ("prisma",))]


class Strict(Texts):
    """Texts that forgive nothing: no missing key, no missing argument."""

    def format(self, key: str, args: Mapping[str, str | int]) -> str:
        assert self.bundle.has_message(key), f"{self.language}: {key} is missing"
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{self.language}: {key} says nothing"
        formatted, errors = self.bundle.format_pattern(pattern, dict(args))
        text = str(formatted)
        assert not errors, f"{self.language}: {key}: {errors}"
        assert text.strip(), f"{self.language}: {key} came out empty"
        assert "{" not in text and "[" not in text, f"{self.language}: {key}: {text}"
        return text


class Listener:
    """Says each different message once in every language."""

    def __init__(self, game: Game = GAME) -> None:
        self.languages = [Strict(language, (COMMON, game.folder / "text")) for language in LANGUAGES]
        self.heard: set[str] = set()
        self.keys: set[str] = set()

    def hear(self, message: Message) -> None:
        if repr(message) not in self.heard:
            self.heard.add(repr(message))
            self.keys.add(message.key)
            for words in self.languages:
                words.say(message)


@pytest.fixture(scope="module")
def listener() -> Listener:
    return Listener()


@pytest.mark.parametrize(("players", "modules"), MODES)
def test_everything_a_random_game_says_has_words(players: int, modules: tuple[str, ...], listener: Listener) -> None:
    chance = Random(players)
    for seed in range(3 if players == 1 else 1):
        session = Session.start(Setup("mycelia", players, modules, {}, seed))
        while not session.over:
            listener.hear(session.prompt().message)
            for option in session.options():
                listener.hear(option.message)
            for event in session.play(chance.choice(session.names())):
                listener.hear(GAME.tell(session.content, event, "Anna"))
        listener.hear(session.table.outcome().reason)
    assert {"ask-turn", "ask-move", "option-hire", "event-supply", "event-drew-cards"} <= listener.keys


def test_every_component_of_the_box_is_described(listener: Listener) -> None:
    content = GAME.content()
    for component in GAME.component_list(content):
        name = str(component["id"])
        sentences = GAME.words(content, name)
        assert bool(sentences) == (component["kind"] not in ("board", "setup", "supply")), name
        label = GAME.label(content, name)
        for message in [*sentences, *([label] if label else [])]:
            listener.hear(message)
