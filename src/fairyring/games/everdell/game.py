"""Everdell, as everybody above the games knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fairyring.games.everdell.actions import action_names
from fairyring.games.everdell.arranging import arrange
from fairyring.games.everdell.components import Content
from fairyring.games.everdell.content import EverdellReader
from fairyring.games.everdell.describing import component_at, component_words, label, name_of, tell, worth_telling
from fairyring.games.everdell.judgement import read_weights, use_weights
from fairyring.games.everdell.observation import pieces
from fairyring.games.everdell.rugwort import RUGWORT
from fairyring.games.everdell.saving import customs_of
from fairyring.games.everdell.setup import set_up
from fairyring.games.everdell.state import Everdell
from fairyring.games.everdell.table import load_table
from fairyring.kernel.content import rules_read
from fairyring.kernel.game import Choice, Game, Piece, Setup, Weights
from fairyring.kernel.table import NOTHING, Data, Table
from fairyring.kernel.text import Texts
from fairyring.kernel.words import Event, Message


class EverdellGame(Game):
    """1 to 4 players; alone against Rugwort (EVB-COMP-01)."""

    id = "everdell"
    rules_version = 1
    least_players = 1
    most_players = 4
    rivals = (RUGWORT,)
    choices = (Choice("starter", ("random", "1", "2", "3", "4"), "random", players=(2, 3, 4), who_begins=True),)
    gains = MappingProxyType({"played": "card", "achieved": "event"})
    folder = Path(__file__).parent
    reader = EverdellReader

    def new_table(self, setup: Setup, content: Any) -> Table:
        starter = setup.options.get("starter", "1")
        rivals = tuple(kind.id for kind in self.rivals_of(setup))
        return set_up(content, setup.players, rivals, customs_of(rivals), int(setup.options.get("year", "1")) - 1,
                      -1 if starter == "random" else int(starter) - 1, setup.seed, setup.rules)

    def arrange(self, setup: Setup, content: Any, situation: Mapping[str, Any]) -> Table:
        table = self.new_table(setup, content)
        assert isinstance(table, Everdell)
        arrange(table, situation)
        return table

    def load_table(self, data: Data, content: Any) -> Table:
        return load_table(data, content)

    def called(self, content: Any, component: str) -> Message | None:
        return name_of(content, component)

    def component_at(self, content: Any, place: str) -> str:
        return component_at(place)

    def label(self, content: Any, component: str) -> Message | None:
        return label(content, component)

    def words(self, content: Any, component: str) -> list[Message]:
        return component_words(content, component)

    def tell(self, content: Any, event: Event, player: str | Message) -> Message:
        return tell(content, event, super().tell(content, event, player))

    def story(self, content: Any, events: Sequence[Event],
              names: Sequence[str | Message]) -> list[tuple[Event, Message]]:
        return super().story(content, worth_telling(events), names)

    def draw(self, view: Data, content: Any, words: Texts, names: Sequence[str], signs: bool, short: bool) -> list[Any]:
        from fairyring.games.everdell.drawing import draw  # only who draws in a terminal needs Rich

        return draw(view, content, words, list(names), short)

    def weights(self) -> Weights:
        return read_weights()

    def use_weights(self, content: Any, weights: Weights) -> None:
        use_weights(content, weights)

    def action_names(self, setup: Setup, content: Any) -> list[str]:
        return action_names(content)

    def observation(self, setup: Setup, content: Any) -> list[Piece]:
        return pieces(content, setup.players)

    def component_list(self, content: Any) -> list[Data]:
        c: Content = content
        out: list[Data] = []
        for table, entries in c.facts.tables.items():
            for entry in entries if isinstance(entries, list) else []:
                ident = entry["id"]
                found = {"copies": 1, **rules_read(entry)}
                if table != "card":
                    found["kind"] = table
                if table.startswith("rugwort") or table in ("season", "clearing"):
                    continue
                out.append({**found, "table": table, "box": "base", "name": entry.get("name", ident.replace("_", " ")),
                            "trees": trees(c, ident), "src": c.provenance.get(ident, {})})
        return out


def trees(content: Content, ident: str) -> Data:
    """The effects of a component as data, for those who draw them."""
    if ident in content.kind_of:
        card = content.cards[content.kind_of[ident]]
        steps = {"before": card.before, "effect": card.effect, "production": card.production, "visit": card.visit}
        found = {name: step.tree() for name, step in steps.items() if step is not NOTHING}
        if card.reactions:
            found["when"] = card.reactions[0].tree()
        if card.ability is not None:
            found["ability"] = card.ability.tree()
        return found
    effects = {one.ident: one.effect for one in (*content.basic, *content.forest, content.haven, *content.journey)}
    effects |= {one.ident: one.effect for one in (*content.basic_events, *content.special_events)}
    effect = effects.get(ident, NOTHING)
    return {} if effect is NOTHING else {"effect": effect.tree()}


GAME = EverdellGame()
