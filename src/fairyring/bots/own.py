"""Bots of one's own, by name: from a module, from a file, or installed, with parameters.

    package.module:Class           a class of a module that can be imported
    folder/file.py:Class           a class of a file
    folder/file.py                 the only class of a file that has a method `choose`
    Name                           what an installed package offers in the entry point group `fairyring.bots`

Parameters follow, each after a colon, and reach the class by name: `mybots:Clever:depth=3:bold=true`.

Whoever runs a server lets bots of their own sit at its tables, under a name that people read: `Sage=mybots:Clever`.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from fairyring.kernel.errors import BadSetup
from fairyring.kernel.game import unknown
from fairyring.kernel.seat import Bot

GROUP = "fairyring.bots"
SHAPE = re.compile(r"(?P<where>.+?\.py|[^\W\d][\w.-]*?)(?::(?P<what>[^\W\d]\w*))?(?P<given>(?::[^\W\d]\w*=[^:]*)*)")


@cache
def installed() -> dict[str, str]:
    """What packages offer: name -> package.module:Class."""
    return {one.name: one.value for one in entry_points(group=GROUP)}


def own_bot(name: str) -> Bot | None:
    """The bot of that name; None when the name has not the form of one's own. Raises BadSetup."""
    shape = SHAPE.fullmatch(name)
    if shape is None:
        return None
    where, what = shape["where"], shape["what"]
    if what is None and not where.endswith(".py"):
        where, _, what = installed().get(where, "").partition(":")
        if not what:
            return None
    try:
        module = imported(where)
        made: Any = named_bot(module, what) if what else only_bot(module)
        bot = made(**parameters(shape["given"], made))
    except BadSetup as error:
        raise BadSetup(f'bot "{name}": {error}') from None
    except Exception as error:  # whatever the module of somebody else does
        raise BadSetup(f'bot "{name}": {type(error).__name__}: {error}') from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f'bot "{name}": {made.__name__} has no method choose(seat, seed)')
    bot.name = name
    return bot  # type: ignore[no-any-return]


def imported(where: str) -> ModuleType:
    """The module of that name, or of that file; what lies beside the file can be imported by it."""
    if not where.endswith(".py"):
        return import_module(where)
    path = Path(where).resolve()
    if not path.exists():
        raise BadSetup(f"there is no file {path}")
    known = f"fairyring_bots_{abs(hash(path)):x}"
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, path)
    assert spec is not None and spec.loader is not None
    module = sys.modules[known] = module_from_spec(spec)
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[known]
        raise
    return module


def bots_of(module: ModuleType) -> list[type]:
    """The classes that are written in it and can choose."""
    return [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__ and
            callable(getattr(one, "choose", None))]


def named_bot(module: ModuleType, name: str) -> Any:
    """What a module has under that name: a class, or a function that makes a bot. Raises BadSetup."""
    made = getattr(module, name, None)
    if made is None:
        raise BadSetup(unknown("class", name, [one.__name__ for one in bots_of(module)]))
    return made


def only_bot(module: ModuleType) -> type:
    """The class of a file that was given without one. Raises BadSetup unless there is exactly one bot in it."""
    found = bots_of(module)
    if len(found) != 1:
        there = " and ".join(one.__name__ for one in found) or "no class"
        raise BadSetup(f"{there} in it can choose; name the class behind a colon, such as file.py:Class")
    return found[0]


def parameters(given: str, made: Callable[..., object]) -> dict[str, Any]:
    """What stands behind the name, as numbers, truths or words. Raises BadSetup when the class takes no such thing."""
    out = {key: value(text) for key, _, text in (one.partition("=") for one in given.split(":")[1:])}
    known = inspect.signature(made).parameters
    if any(one.kind is inspect.Parameter.VAR_KEYWORD for one in known.values()):
        return out
    for key in out:
        if key not in known:
            raise BadSetup(f'it takes no parameter "{key}"; ' +
                           (f"there are: {', '.join(known)}" if known else "there are none"))
    return out


def value(text: str) -> int | float | bool | str:
    """
    >>> [value(one) for one in ("3", "0.5", "true", "bold")]
    [3, 0.5, True, 'bold']
    """
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


# --- at the table in the browser -------------------------------------------------------------------------------------
class Offered(NamedTuple):
    """A bot of one's own that people may choose at a server's tables."""

    name: str
    """What people read."""
    source: str
    """What it is made of, as for `own_bot`."""
    games: tuple[str, ...] = ()
    """The games it plays, as its class says (`games`); none: all of them."""


CALLED = re.compile(r"[^\W_][\w .'-]{0,31}")


def offered(text: str) -> Offered:
    """Read NAME=SOURCE, or the name of an installed bot, and make the bot once to see that it works. Raises BadSetup.

    >>> offered("Sage = no_such_module:Clever")
    Traceback (most recent call last):
    fairyring.kernel.errors.BadSetup: bot "no_such_module:Clever": ModuleNotFoundError: No module named 'no_such_module'
    """
    name, named, source = (part.strip() for part in text.partition("="))
    if not named:
        source = name
    if not CALLED.fullmatch(name):
        raise BadSetup(f'"{text}": give the bot a name for people to read, such as Sage={source if named else text}; '
                       "letters, digits, spaces, dots, hyphens and apostrophes, at most 32")
    bot = own_bot(source)
    if bot is None:
        raise BadSetup(f'"{text}": "{source}" is no bot; use package.module:Class, a file.py' +
                       (f", or one that is installed: {', '.join(installed())}" if installed() else ""))
    games = getattr(bot, "games", ())
    return Offered(name, source, (games,) if isinstance(games, str) else tuple(games))
