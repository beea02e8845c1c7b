"""Names as people give them, made fit to stand in a line beside others."""

from __future__ import annotations

import unicodedata
from itertools import groupby

MOST = 40
MOST_MARKS = 4
"""Accents on one letter; more would climb over the lines above and below."""

JOINERS = "\u200c\u200d"
"""They shape letters of some scripts and make one picture of several, so they may stand between two of these."""


def clean(name: str) -> str:
    """One line of visible text: no control signs, no line breaks, nothing of no width or that turns the writing round.

    >>> clean("  Ann\\u202e\\x00\\n of  the\\u200b Moss ")
    'Ann of the Moss'
    """
    text = unicodedata.normalize("NFC", name)
    seen = "".join(" " if sign.isspace() else sign for i, sign in enumerate(text)
                   if sign.isspace() or visible(sign) or (sign in JOINERS and joins(text, i)))
    bounded = "".join("".join(list(signs)[:MOST_MARKS]) if marks else "".join(signs)
                      for marks, signs in groupby(seen, lambda sign: unicodedata.category(sign) == "Mn"))
    return " ".join(bounded.split())[:MOST].strip()


def visible(sign: str) -> bool:
    """Neither control (Cc), format (Cf), half a character (Cs), private (Co) nor unknown (Cn); nor a blank filler."""
    return unicodedata.category(sign)[0] != "C" and sign not in "\u115f\u1160\u3164\uffa0\u2800\u034f"


def joins(text: str, i: int) -> bool:
    """A joiner between two letters, marks or pictures beyond ASCII."""
    beside = text[max(0, i - 1):i] + text[i + 1:i + 2]
    return len(beside) == 2 and all(sign > "\x7f" and unicodedata.category(sign)[0] in "LMS" for sign in beside)
