"""What a learner sees of her Lair, as numbers of its seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from fairyring.games.everdell.components import SEASONS, Content
from fairyring.games.everdell.nightweave.components import KEY, hers
from fairyring.kernel.observation import Piece
from fairyring.kernel.table import Data


def lair_pieces(content: Content, cards: dict[str, int]) -> list[Piece]:
    """Her pieces; none where she does not play."""
    if KEY not in content.more:
        return []
    lair = hers(content)
    activities = [one.ident for one in lair.activities]
    ploys = [one.ident for one in lair.ploys]
    places = [f"basic:{one.ident}" for one in content.basic] + [f"forest:{one}" for one in content.clearings] + [
        "haven", *(f"event:{one.ident}" for one in (*content.basic_events, *content.special_events))]

    def of(view: Data) -> Data:
        found: Data = view[KEY]
        return found

    def counts(names: Sequence[str | None], known: Sequence[str]) -> list[float]:
        return [float(sum(name == one for name in names)) for one in known]

    return [
        Piece("lair", 8, "her level, season, whether she has ended, workers in the Lair, face-down cards among her "
              "Accomplishments, Schemes left, workers that she holds, her slot of the Meadow from 1 on (0: the Lair)",
              lambda view: (of(view)["level"], SEASONS.index(of(view)["season"]), of(view)["ended"], of(view)["lair"],
                            of(view)["face_down"], of(view)["schemes_left"], of(view)["held"],
                            0 if of(view)["figure"] is None else of(view)["figure"] + 1)),
        Piece("lair adjacent", content.meadow, "whether each slot of the Meadow is next to her",
              lambda view: [float(slot in of(view)["adjacent"]) for slot in range(content.meadow)]),
        Piece("lair activity", len(activities), "the Activity card in play",
              lambda view: counts([of(view)["activity"]], activities)),
        Piece("lair deck", len(activities), "the Activity cards that are still in her deck",
              lambda view: counts(of(view)["left"], activities)),
        Piece("lair ploys", len(ploys), "the Personality, the Plot and the Schemes in force",
              lambda view: counts([of(view)["personality"], of(view)["plot"], *of(view)["schemes"]], ploys)),
        Piece("lair won", len(cards), "cards face up among her Accomplishments, by kind",
              lambda view: counts(of(view)["won"], list(cards))),
        Piece("lair webs", len(places), "how many Webs lie on each place of the board",
              lambda view: web_numbers(of(view)["webs"], places)),
        Piece("lair caught", len(cards), "own cards that hang in a Web, by kind",
              lambda view: counts(of(view)["caught"], list(cards))),
        Piece("lair at stake", len(cards), "own cards that she is about to take or to have discarded, by kind",
              lambda view: counts(of(view)["at_stake"], list(cards))),
        Piece("lair shut", len(cards), "own cards that lie face down, by kind",
              lambda view: counts([one["card"] for one in of(view)["shut"]], list(cards))),
    ]


def web_numbers(webs: Sequence[Data], places: Sequence[str]) -> list[float]:
    found = {one["place"]: one["count"] for one in webs}
    return [float(found.get(place, 0)) for place in places]
