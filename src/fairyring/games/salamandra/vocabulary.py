"""All words of Salamandra, and every step that a saved table may name."""

from __future__ import annotations

from fairyring.games.salamandra import building, deities, gains, gathering, passing, paying, scrolls, turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(deities, gains, scrolls, gathering, paying, building, passing, turn)
