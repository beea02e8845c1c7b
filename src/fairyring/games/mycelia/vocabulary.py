"""All words of Mycelia: found in the modules in which they stand."""

from fairyring.games.mycelia import bursts, customs, effects, fields, gifts, gwidyon, turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(bursts, customs, effects, fields, gifts, gwidyon, turn)
