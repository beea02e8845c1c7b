"""All words of Mycelia: found in the modules in which they stand."""

from fairyring.games.mycelia import bursts, effects, fields, gwidyon, prisma, turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(bursts, effects, fields, gwidyon, prisma, turn)
