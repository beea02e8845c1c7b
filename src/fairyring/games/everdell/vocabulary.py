"""All words of Everdell, and every step that a saved table may name."""

from __future__ import annotations

from fairyring.games.everdell import counting, goods, hand, placing, playing, production, rugwort, turn, ways
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(counting, goods, hand, placing, ways, playing, production, rugwort, turn)
