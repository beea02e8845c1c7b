"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from fairyring.games.everdell import GAME, nightweave
from fairyring.games.everdell.nightweave.scheming import NIGHTWEAVE
from fairyring.games.everdell.sentences import told
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session

FOLDER = Path(nightweave.__file__).parent


def made_keys() -> set[str]:
    table = Session.start(Setup("everdell", 2), game=GAME).table
    content = GAME.content()
    steps = [step for effect in content.facts.effects() for step in effect.inside()]
    words = {f"fx-{step.word.replace('_', '-')}" for step in steps if step.word}
    shared = {"fx-pay", "fx-give", "fx-set-aside", "fx-play-free", "fx-put-city-beneath", "fx-put-hand-beneath"}
    named = [*content.kind_of, *content.power_of, *content.event_of, *(one.ident for one in (
        *content.basic, *content.forest, content.haven, *content.journey, *content.basic_events, *content.seasons))]
    return ({f"figure-{name}" for name in table.figures()[0]} | {f"card-{name}" for name in named} | (words - shared)
            | {f"option-{verb}" for verb in ("visit", "copy", "move", "recall", "from-deck", "from-discard")}
            | {"event-gave", "event-taken-off", "custom-reduce", "custom-swap", "custom-spend-tokens"}
            | {"when-played", "when-preparing", "when-drew"}
            | {f"count-{where}" for where in ("city", "opponents", "an-opponent")}
            | {f"does-{name}" for name in told()}
            | {f"words-power-{name}" for name in content.power_of}
            | {f"won-{how}" for how in ("by-points", "by-events", "by-resources", "shared", "against-rival")}
            | {"lost-against-rival"} | lair_keys(content))


def lair_keys(content: Any) -> set[str]:
    """Nightweave's: her name, her settings, and what her components are called."""
    settings = {f"setting-{choice.id}" for choice in NIGHTWEAVE.choices}
    settings |= {f"setting-{choice.id}-{value}" for choice in NIGHTWEAVE.choices for value in choice.values}
    lair = content.more["nightweave"]
    names = [*lair.ploy_of, *(level.ident for level in lair.levels)]
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    told = re.findall(r'emit\("([a-z-]+)"', code)
    does = {f"words-ploy-{ploy.does}" for ploy in lair.ploys}
    does |= {f"words-foil-{ploy.when_foiled}" for ploy in lair.ploys if ploy.when_foiled}
    does |= {f"words-webs-{what}" for what in ("closed", "toll", "resources", "tokens", "stop")}
    return (settings | does | {"rival-nightweave"} | {f"card-{name}" for name in names}
            | {f"event-{kind}" for kind in told})

