"""Mistwood's modules, each alone and together (MIS-GEN)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from fairyring.games.everdell import GAME
from fairyring.games.everdell.boxes import boxes_in, in_play
from fairyring.kernel.game import Setup
from fairyring.kernel.text import LANGUAGES, texts
from tests.games.everdell.scene import Scene

MODULES = tuple(module.id for module in GAME.modules)
CHOICES = [choice for count in range(len(MODULES) + 1) for choice in combinations(MODULES, count)]


@pytest.mark.rule("MIS-GEN-04")
@pytest.mark.parametrize("modules", CHOICES, ids="+".join)
def test_every_choice_of_modules_can_be_played(modules: tuple[str, ...]) -> None:
    setup = GAME.checked(Setup("everdell", 3, modules, {}, len(modules)))
    assert set(setup.modules) == set(modules)
    table = GAME.new_table(setup, GAME.content())
    chance = Random(5)
    while not table.over:
        table.apply(chance.choice(table.options))
    assert table.check() == [] and len(table.outcome().ranks) == 3


@pytest.mark.rule("MIS-GEN-05")
def test_corrin_and_legends_are_advised_for_the_experienced_and_forbidden_to_nobody() -> None:
    words = {"en": "experienced", "de": "Erfahrene", "fr": "expérimentés", "it": "esperti", "ru": "опытных"}
    for language in LANGUAGES:
        for module in ("corrin", "legends"):
            assert words[language] in texts(language, GAME).format(f"module-{module}-about", {})
    assert GAME.checked(Setup("everdell", 1, ("corrin", "legends"))).modules == ("corrin", "legends")


@pytest.mark.rule("MIS-GEN-07")
def test_point_tokens_never_run_out() -> None:
    rich = Scene(modules=("legends",)).legends(0, "jor_goldwing").city(0, "bard").cards(0, 8).goods(0, point=500)
    assert rich.play("play jor_goldwing from aside").tokens_of() == 508


def test_the_base_game_knows_nothing_of_other_boxes() -> None:
    content = GAME.content()
    base = in_play(content, ())
    assert len(base.cards) == 48 and not any(base.legendary) and not base.powers
    assert len(content.cards) == 48 + 8 + 5 + 10 and set(boxes_in(content.facts)) >= {"base", *MODULES}
    setup = GAME.checked(Setup("everdell", 2))
    assert not [name for name in GAME.action_names(setup, content) if "from aside" in name or "corrin" in name]
    assert GAME.fingerprint(setup, content) == base.facts.fingerprint()
    assert in_play(base, ("farms",)) is in_play(content, ("farms",))


def test_weights_serve_whatever_boxes_are_in_play() -> None:
    content = GAME.content()
    plain = GAME.new_table(GAME.checked(Setup("everdell", 2, (), {}, 3)), content)
    before = plain.judge(0)
    weights = GAME.weights()
    GAME.use_weights(content, {**weights, "things": {**weights["things"], "card": 9.0}})
    changed = plain.judge(0)
    GAME.use_weights(content, weights)
    assert changed != before and plain.judge(0) == before
