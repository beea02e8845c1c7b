"""Every option that she can ever bring, by name: what learning programs need (see `actions`)."""

from __future__ import annotations

from fairyring.games.everdell.city import names_in_city
from fairyring.games.everdell.components import Content
from fairyring.games.everdell.nightweave.components import KEY
from fairyring.games.everdell.nightweave.foils import paying_names
from fairyring.games.everdell.nightweave.personalities import BERRIES
from fairyring.games.everdell.nightweave.plots import plot_names
from fairyring.games.everdell.nightweave.spiders import spider_names
from fairyring.games.everdell.places import place_names
from fairyring.games.everdell.playing import payment_names


def lair_names(content: Content) -> list[str]:
    """All names, without those of the base game; none where she does not play."""
    if KEY not in content.more:
        return []
    names = [*payment_names(content, BERRIES), *spider_names(content), *paying_names(content), *plot_names(content)]
    names += ["guard", "send idle"]
    names += [f"keep back {count}" for count in range(10)]
    cards = [name for card in content.cards for name in names_in_city(card)]
    names += [f"keep up {name}" for name in cards]
    names += [f"{verb} beside {name}" for verb in ("move", "recall", "send") for name in cards]  # a guard of any card
    return [*names, *(f"send {name}" for name in place_names(content))]
