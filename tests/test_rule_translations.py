"""Every catalogue that has been translated holds every rule, and none that is older than the original."""

from __future__ import annotations

import pytest

from fairyring.kernel.game import all_games
from fairyring.kernel.text import LANGUAGES
from fairyring.kernel.translation import read_translation, strays, translation_path

TRANSLATIONS = [(game.id, language) for game in all_games().values() for language in LANGUAGES[1:]
                if translation_path(game.folder, language).exists()]


@pytest.mark.parametrize(("name", "language"), TRANSLATIONS)
def test_a_translation_is_whole_and_no_older_than_the_original(name: str, language: str) -> None:
    game = all_games()[name]
    path = translation_path(game.folder, language)
    wrong = strays(game.rulebook(), read_translation(path))
    assert not wrong, "\n".join(f"{path.name}:{one.line}: {one.what}" for one in wrong)
