"""All words of Reedtown."""

from __future__ import annotations

from fairyring.kernel.vocabulary import Vocabulary
from tests.kernel.city import customs, effects, plays

VOCABULARY = Vocabulary(customs, effects, plays)
