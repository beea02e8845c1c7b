"""Effects as trees: what the client draws is what the server sends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fairyring.games.mycelia import GAME
from fairyring.games.mycelia.vocabulary import VOCABULARY

FILE = Path(__file__).parents[3] / "web" / "tests" / "games" / "mycelia-effects.json"


def all_trees() -> dict[str, Any]:
    """Every effect of the box by its notation."""
    found: dict[str, Any] = {}
    for one in GAME.content().facts.components.values():
        for fact, what in one.does.items():
            if fact == "when":
                found[f"{what.occasion.name}: {what.effect.name}"] = what.tree()
            elif fact != "does":
                found[what.name] = what.tree()
    return dict(sorted(found.items()))


def test_the_clients_tests_draw_the_effects_of_the_box() -> None:
    """Write the file anew with `python -m tests.games.mycelia.test_trees`."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == all_trees()


def test_a_card_is_told_with_its_words_arguments_and_icons() -> None:
    assert VOCABULARY.step("2x remove(moss,1..3) & others(leaves(1))").tree() == {"op": "then", "parts": [
        {"op": "up_to", "count": 2, "parts": [
            {"op": "word", "word": "remove", "icon": "field", "args": {"terrain": "moss", "count": [1, 3]}}]},
        {"op": "others", "parts": [{"op": "word", "word": "leaves", "icon": "leaves", "args": {"count": 1}}]}]}


def test_a_gift_that_listens_is_told_with_what_it_listens_to() -> None:
    gift = GAME.content().facts.components["viatica"]
    assert gift.does["when"].tree() == {"op": "when", "parts": [
        {"op": "word", "word": "hired", "icon": "hired", "args": {"by": "me"}},
        {"op": "word", "word": "favour", "icon": "favour", "args": {"count": 1}}]}


if __name__ == "__main__":
    FILE.write_text(json.dumps(all_trees(), indent=1) + "\n", encoding="utf-8")
