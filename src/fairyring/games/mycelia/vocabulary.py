"""All words of Mycelia: found in the modules in which they stand."""

from fairyring.games.mycelia import effects, fields, gwidyon, prisma, turn
from fairyring.kernel.vocabulary import Vocabulary

VOCABULARY = Vocabulary(effects, fields, gwidyon, prisma, turn)
