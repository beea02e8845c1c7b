"""What a report knows of the cards it speaks of: their names, costs and effects, as they were in its games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fairyring.arena.results import Result
from fairyring.kernel.game import all_games
from fairyring.kernel.text import texts


@dataclass(frozen=True, slots=True)
class Card:
    """A component for people."""

    id: str
    name: str
    kind: str
    cost: int | None
    """What it costs in all, whatever it is paid with; None where it has no cost."""
    effect: str


Cards = dict[str, Card]


def known_cards(results: Sequence[Result], packs: Sequence[Path] = (), language: str = "en") -> Cards:
    """The components of some games, by the ids that `gains` tell. Raises BadPack.

    Where the games were played with other components than the printed ones and those of the packs, the printed ones
    serve: a card that is in none of them is known by its id alone.
    """
    found: Cards = {}
    for name in sorted({one.game for one in results} & set(all_games())):
        game = all_games()[name]
        words = texts(language, game)
        played = {one.content for one in results if one.game == name}
        contents = [game.content(), *([game.content(packs)] if packs else [])]
        for content in sorted(contents, key=lambda one: one.facts.hash in played):
            for one in game.component_list(content):
                ident = str(one["id"])
                called = game.called(content, ident)
                effect = " ".join(words.sentence(line) for line in game.words(content, ident))
                found[ident] = Card(ident, str(one["name"]) if called is None else words.say(called), str(one["kind"]),
                                    cost_of(one.get("cost")), effect)
    return found


def game_names(results: Sequence[Result], language: str = "en") -> dict[str, str]:
    """What the games are called."""
    games = {name: game for name, game in all_games().items() if name in {one.game for one in results}}
    return {name: texts(language, game).format("game-name", {}) for name, game in games.items()}


def figure_names(results: Sequence[Result], language: str = "en") -> dict[str, str]:
    """What a game calls its figures; games of several kinds may call one differently, so they are left as they are."""
    games = {one.game for one in results}
    if len(games) != 1 or not games <= set(all_games()):
        return {}
    words = texts(language, all_games()[games.pop()])
    names = {name for one in results for score in (*one.scores, *(rival.score for rival in one.rivals))
             for name in score}
    return {name: words.format(f"figure-{name}", {}) for name in sorted(names) if words.has(f"figure-{name}")}


def cost_of(cost: object) -> int | None:
    """One number: so many leaves, or so many of all goods together.

    >>> cost_of(3), cost_of({"twig": 2, "resin": 1}), cost_of(None)
    (3, 3, None)
    """
    if isinstance(cost, dict):
        return sum(int(count) for count in cost.values())
    return cost if isinstance(cost, int) else None


def unknown_packs(results: Sequence[Result], packs: Sequence[Path]) -> list[str]:
    """Packs that the games were played with and that the report was not given."""
    given = {path.name for path in packs}
    return sorted({pack for one in results for pack in one.packs} - given)
