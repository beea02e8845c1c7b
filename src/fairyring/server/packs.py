"""The packs that whoever runs the server lays out: people choose among them when they make a table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import Game, find_game, game_of_pack, unknown, with_components
from fairyring.kernel.packs import Problems, read_pack

MOST_NAME = 60


class Pack(NamedTuple):
    id: str
    name: str
    """As its author calls it: `[pack] name = "..."`; else like its file."""
    game: str
    path: Path


class Packs:
    """All packs of this server, read and found good."""

    def __init__(self, paths: Sequence[Path]) -> None:
        """Raises BadPack with what is wrong, BadSetup where two have the same name."""
        self.all: dict[str, Pack] = {}
        for path in paths:
            game = game_of_pack(path)
            together(game.id, (path,))
            pack = Pack(path.stem[:MOST_NAME], name_of(path), game.id, path)
            if pack.id in self.all:
                raise BadSetup(f"--content {path}: there is another pack called {pack.id}; rename one of them")
            self.all[pack.id] = pack

    def of(self, game: str) -> list[Pack]:
        return [pack for pack in self.all.values() if pack.game == game]

    def values(self, pack: Pack) -> dict[str, list[str]]:
        """What can be chosen with a pack besides, by setting: boards of its own."""
        game = find_game(pack.game)
        content = together(game.id, (pack.path,))
        found = {one.id: [value for value in with_components(one, content).values if value not in one.values]
                 for one in game.settings() if one.kind}
        return {setting: values for setting, values in found.items() if values}

    def chosen(self, game: Game, wanted: Sequence[str]) -> tuple[Any, tuple[str, ...]]:
        """The components with these packs laid over them in the order of the server's, and the packs' names.

        Raises BadSetup for a pack that is not here, BadPack where two do not go together.
        """
        here = {pack.id: pack for pack in self.of(game.id)}
        for name in wanted:
            if name not in here:
                raise BadSetup(unknown("pack", name, here))
        packs = [pack for pack in here.values() if pack.id in wanted]
        return together(game.id, tuple(pack.path for pack in packs)), tuple(pack.name for pack in packs)


@lru_cache(maxsize=16)
def together(game: str, paths: tuple[Path, ...]) -> Any:
    """The components with several packs laid over them; a few such sets are kept, whatever strangers choose."""
    return find_game(game).content(paths)


def name_of(path: Path) -> str:
    for source in read_pack(path, Problems()):
        about = source.data.get("pack")
        if isinstance(about, dict) and isinstance(about.get("name"), str) and about["name"].strip():
            return " ".join(about["name"].split())[:MOST_NAME]
    return path.stem[:MOST_NAME]
