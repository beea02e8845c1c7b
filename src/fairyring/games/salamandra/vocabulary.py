"""All words of Salamandra, and every step that a saved table may name."""

from __future__ import annotations

from fairyring.games.salamandra import deities, five_actions, gains, gathering, paying, turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(deities, gains, gathering, paying, five_actions, turn)
