"""What games tell, in a few sentences: for the terminal, where nobody reads a table of sixty cards."""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.arena import designers
from fairyring.arena.designers import CardFigures
from fairyring.arena.results import Result
from fairyring.arena.standings import Share, shares_of_bots

MOST_CARDS = 5


def findings(results: Sequence[Result]) -> list[str]:
    """One line a finding; a figure whose interval leaves both answers open says so."""
    out = [f"{bot} won {percent(one)} of {one.games} games" for bot, one in shares_of_bots(results).items()]
    out += [order(players, one) for (players, place), one in designers.seats(results).items()
            if place == 1 and players > 1]
    lengths = designers.lengths(results)
    out.append("a game takes " + ", ".join(f"{one.mean:.1f} {name}" for name, one in lengths.items()))
    cards = designers.cards(results)
    for title, found in (("whose owners win more often", [one for one in cards if one.value.low > 0]),
                         ("whose owners win less often", [one for one in cards if one.value.high < 0])):
        if found:
            found.sort(key=lambda one: -abs(one.value.mean))
            out.append(f"cards {title}, {len(found)} of {len(cards)}: {named(found)}")
    together = [one for one in designers.pairs(results) if one.beyond.low > 0]
    if together:
        best = ", ".join(f"{' and '.join(one.cards)} ({one.beyond.mean:+.1%})" for one in together[:MOST_CARDS])
        out.append(f"pairs of cards that do more together than by themselves, {len(together)}: {best}")
    chance = sum(one.by_chance() for one in results)
    if chance:
        out.append(f"{chance} decisions were made by chance because a bot did not make them; doubt these figures")
    return out


def order(players: int, first: Share) -> str:
    fair = 1 / players
    word = "more than" if first.low > fair else "less than" if first.high < fair else "not told apart from"
    return f"with {players} players the first to play won {percent(first)}: {word} a fair share of {fair:.0%}"


def named(cards: Sequence[CardFigures]) -> str:
    more = len(cards) - MOST_CARDS
    return ", ".join(f"{one.card} ({one.value.mean:+.1%})" for one in cards[:MOST_CARDS]) + (
        f" and {more} more" if more > 0 else "")


def percent(one: Share) -> str:
    return f"{one.share:.1%} ({one.low:.1%} to {one.high:.1%})"
