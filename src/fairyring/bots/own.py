"""Bots of one's own, by name: from a module, from a file, or installed, with parameters.

    package.module:Class           a class of a module that can be imported
    folder/file.py:Class           a class of a file
    Name                           what an installed package offers in the entry point group `fairyring.bots`

Parameters follow, each after a colon, and reach the class by name: `mybots:Clever:depth=3:bold=true`.
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
from typing import Any

from fairyring.kernel.errors import BadSetup
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
    if what is None:
        where, _, what = installed().get(where, "").partition(":")
    if not what:
        return None
    try:
        made: Any = getattr(imported(where), what)
        bot = made(**parameters(shape["given"], made))
    except BadSetup as error:
        raise BadSetup(f'bot "{name}": {error}') from None
    except Exception as error:  # whatever the module of somebody else does
        raise BadSetup(f'bot "{name}": {type(error).__name__}: {error}') from None
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f'bot "{name}": {what} has no method choose(seat, seed)')
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
