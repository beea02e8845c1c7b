"""From messages to words, through the Fluent files that Python and the browser share.

Each package has `text/<language>.ftl`; a game's own file is laid over the common one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from fairyring.kernel.game import Game
from fairyring.kernel.lessons import TEACHING
from fairyring.kernel.words import Message

OWN_NAMES = {"en": "English", "de": "Deutsch", "fr": "Français", "it": "Italiano", "ru": "Русский"}
"""Every language by its code, as it calls itself: the one list of them, in Python and in the browser."""

LANGUAGES = tuple(OWN_NAMES)
COMMON = Path(__file__).parent.parent / "text"


class Texts:
    """All messages of one language."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            path = folder / f"{language}.ftl"
            if not path.exists():  # a game that does not know the language speaks English
                path = folder / f"{LANGUAGES[0]}.ftl"
            if path.exists():
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)

    def say(self, message: Message) -> str:
        """A message in words. Card names, which packs may bring, fall back to their own spelling."""
        if message.key == "card":
            key = f"card-{message.args['id']}"
            return self.format(key, {}) if self.bundle.has_message(key) else str(message.args["name"])
        if message.key == "player":  # whoever knows a better name says it
            return self.format("player-seat", {"number": int(str(message.args["seat"])) + 1})
        args = {name: self.say(value) if isinstance(value, Message) else value
                for name, value in message.args.items()}
        return self.format(message.key, args)

    def sentence(self, message: Message) -> str:
        """A message in words, beginning with a capital: clauses that are put together begin small."""
        words = self.say(message)
        return words[:1].upper() + words[1:]

    def setting(self, name: str, value: str) -> str:
        """The value of a setting in words."""
        key = f"setting-{name}-{value}"
        if self.has(key):
            return self.format(key, {})
        return self.format(f"setting-{name}-value", {"value": int(value) if value.isdigit() else value})

    def format(self, key: str, args: Mapping[str, str | int]) -> str:
        if not self.bundle.has_message(key):
            return f"[{key}]"
        value = self.bundle.get_message(key).value
        if value is None:
            return f"[{key}]"
        text, _ = self.bundle.format_pattern(value, dict(args))
        return str(text)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))


@lru_cache(maxsize=64)
def texts(language: str, game: Game | None = None) -> Texts:
    """The texts of a language, with a game's own and those that teach it."""
    folders = (COMMON,) if game is None else (COMMON, game.folder / "text", game.folder / TEACHING / "text")
    return Texts(language, folders)
