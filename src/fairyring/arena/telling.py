"""One sentence a card, for whoever designs it."""

from __future__ import annotations

from functools import cache

from fairyring.arena.designers import CardFigures
from fairyring.arena.verdicts import Verdict
from fairyring.kernel.text import COMMON, LANGUAGES, Texts


@cache
def report_texts(language: str) -> Texts:
    """What reports say, in a language."""
    return Texts(language if language in LANGUAGES else LANGUAGES[0], (COMMON / "report",))


def sentence(one: CardFigures, verdict: Verdict, language: str = "en") -> str:
    """The verdict on a card in words."""
    words = report_texts(language)
    key = f"report-verdict-{verdict.what}"
    if verdict.what in ("strong", "weak") and verdict.cost is not None:
        key += "-cost"
    elif verdict.beyond is not None:
        key += "-beyond"
    elif verdict.what == "open" and verdict.more < 0:
        key += "-never"
    least, most = verdict.beyond or (0, 0)
    return words.format(key, {"value": f"{one.value.mean:+.1%}", "expected": f"{verdict.expected:+.1%}",
                              "cost": verdict.cost or 0, "more": verdict.more, "seats": one.owned.games,
                              "least": least, "most": most})
