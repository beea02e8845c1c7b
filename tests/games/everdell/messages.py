"""Messages whose keys the game puts together from parts; the tests of the message files ask for them."""

from __future__ import annotations

from fairyring.games.everdell import GAME
from fairyring.games.everdell.actions import effects
from fairyring.kernel.game import Setup
from fairyring.kernel.session import Session


def made_keys() -> set[str]:
    table = Session.start(Setup("everdell", 2), game=GAME).table
    content = GAME.content()
    steps = [step for effect in effects(content) for step in effect.inside()]
    words = {f"fx-{step.word.replace('_', '-')}" for step in steps if step.word}
    shared = {"fx-pay", "fx-give", "fx-set-aside", "fx-play-free", "fx-put-city-beneath", "fx-put-hand-beneath"}
    named = [*content.kind_of, *content.event_of, *(one.ident for one in (
        *content.basic, *content.forest, content.haven, *content.journey, *content.basic_events, *content.seasons))]
    return ({f"figure-{name}" for name in table.figures()[0]} | {f"card-{name}" for name in named} | (words - shared)
            | {f"option-{verb}" for verb in ("visit", "copy", "move", "recall", "from-deck", "from-discard")}
            | {"event-gave", "custom-reduce", "custom-swap", "when-played", "when-preparing"}
            | {f"won-{how}" for how in ("by-points", "by-events", "by-resources", "shared", "against-rival")}
            | {"lost-against-rival"})

