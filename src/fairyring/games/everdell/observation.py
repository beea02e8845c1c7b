"""What a learner sees: pieces of its seat's view as numbers, each with a name that docs/environments.md explains.

Players come in the order of play from the own seat on, rivals last; whose a worker is, is 1 for the own seat, 2 for the
next, 0 for nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from fairyring.games.everdell.components import GOODS, RESOURCES, SEASONS, Content
from fairyring.kernel.game import Piece
from fairyring.kernel.table import Data

Reader = Callable[[Data], Sequence[float]]
PARTS = ("base", "tokens", "prosperity", "journey", "events")


def pieces(content: Content, players: int) -> list[Piece]:
    """The pieces for one kind of table, in order."""
    cards = {card.ident: i for i, card in enumerate(content.cards)}
    forest = {one.ident: i for i, one in enumerate(content.forest)}
    events = [one.ident for one in (*content.basic_events, *content.special_events)]
    everybody = max(2, players)
    out = [
        Piece("clock", 2, "whether it is the own turn, and the turn's number",
              lambda view: (view["active"] == view["seat"], view["turn"])),
        Piece("piles", 2, "cards in the deck and in the discard pile", lambda view: (view["deck"], view["discard"])),
        Piece("meadow", len(cards), "cards of the Meadow that may be used, by kind",
              lambda view: counted([one for i, one in enumerate(view["meadow"]) if i not in view["closed"]], cards)),
        Piece("revealed", len(cards), "cards revealed now, by kind",
              lambda view: counted([one for pile in view["revealed"] for one in pile], cards)),
        Piece("hand", len(cards), "the own hand, by kind",
              lambda view: counted(view["players"][max(0, view["seat"])]["cards"], cards)),
        Piece("board", 2 * len(content.basic), "for each basic location own workers and those of others",
              lambda view: [n for one in view["basic"] for n in workers(view, one["workers"])]),
        Piece("forest", 3 * len(forest), "for each Forest location whether it is in play, own workers, those of others",
              lambda view: forest_numbers(view, forest)),
        Piece("journey", 2 * len(content.journey), "for each space of the Journey own workers and those of others",
              lambda view: [n for one in view["journey"] for n in workers(view, one["workers"])]),
        Piece("events", 2 * len(events), "for each Event whether it is in play, and who achieved it",
              lambda view: event_numbers(view, events, everybody)),
    ]
    for place in range(everybody):
        out += player_pieces(place, cards)
    return out


def player_pieces(place: int, cards: dict[str, int]) -> list[Piece]:
    whose = "own" if place == 0 else f"player {place + 1}"

    def me(view: Data) -> Data:
        found: Data = view["players"][(max(0, view["seat"]) + place) % len(view["players"])]
        return found

    return [
        Piece(f"{whose} state", 7, "season, passed, workers free and in all, cards in hand, spaces used, of how many",
              lambda view: (SEASONS.index(me(view)["season"]), me(view)["passed"], me(view)["free"],
                            me(view)["workers"], me(view)["hand"], me(view)["spaces"]["used"],
                            me(view)["spaces"]["of"])),
        Piece(f"{whose} goods", RESOURCES + 1, "twigs, resin, pebbles, berries, point tokens",
              lambda view: [*(me(view)["goods"][good] for good in GOODS[:RESOURCES]), me(view)["tokens"]]),
        Piece(f"{whose} city", len(cards), "cards of the city, by kind",
              lambda view: counted([one["card"] for one in me(view)["city"]], cards)),
        Piece(f"{whose} vacant", len(cards), "those without an Occupied token, by kind",
              lambda view: counted([one["card"] for one in me(view)["city"] if not one["occupied"]], cards)),
        Piece(f"{whose} visited", len(cards), "those on which a worker stands, by kind",
              lambda view: counted([one["card"] for one in me(view)["city"] if one["workers"]], cards)),
        Piece(f"{whose} stored", len(GOODS), "goods that lie on cards",
              lambda view: [sum(one["goods"].get(good, 0) for one in me(view)["city"]) for good in GOODS]),
        Piece(f"{whose} points", len(PARTS), "points by where they come from",
              lambda view: [me(view)["score"][part] for part in PARTS]),
    ]


def counted(names: Iterable[Any], numbers: dict[str, int]) -> list[float]:
    found = [0.0] * len(numbers)
    for name in names:
        if name is not None:
            found[numbers[name]] += 1
    return found


def workers(view: Data, who: list[int]) -> tuple[float, float]:
    own = sum(one == view["seat"] for one in who)
    return own, len(who) - own


def forest_numbers(view: Data, forest: dict[str, int]) -> list[float]:
    found = [0.0] * (3 * len(forest))
    for one in view["forest"]:
        if one["id"] is not None:
            at = 3 * forest[one["id"]]
            found[at:at + 3] = [1.0, *workers(view, one["workers"])]
    return found


def event_numbers(view: Data, events: list[str], players: int) -> list[float]:
    found = [0.0] * (2 * len(events))
    for one in view["events"]:
        at = 2 * events.index(one["id"])
        by = one["by"]
        found[at] = 1.0
        found[at + 1] = 0.0 if by is None else 1.0 + (by - max(0, view["seat"])) % players
    return found
