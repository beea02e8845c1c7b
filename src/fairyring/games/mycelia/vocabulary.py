"""All words of Mycelia: found in the modules in which they stand."""

from __future__ import annotations

from fairyring.games.mycelia import bursts, customs, effects, fields, gifts, gwidyon, turn
from fairyring.kernel.vocabulary import Vocabulary


def new_vocabulary() -> Vocabulary:
    return Vocabulary(bursts, customs, effects, fields, gifts, gwidyon, turn)


VOCABULARY = new_vocabulary()
