"""All words of Mycelium, and every step that a saved table may name."""

from __future__ import annotations

from fairyring.games.mycelium import (
    automa,
    automa_effects,
    decaying,
    discovering,
    effects,
    exploring,
    fruiting,
    moving,
    sporing,
    turn,
    welcoming,
)
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(effects, automa_effects, moving, exploring, sporing, fruiting, decaying, discovering, automa,
                        turn, welcoming)
