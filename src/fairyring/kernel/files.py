"""Files that somebody names, read whole: a device that never ends must not fill the memory."""

from __future__ import annotations

import errno
import os
from pathlib import Path

MOST = 64 * 2**20
"""Bytes of a record or a pack; ours have a thousandth of it."""


def read_file(path: Path, most: int = MOST) -> bytes:
    """Everything in a file. Raises OSError, also when there is more than `most`, or than `MOST` in a device."""
    bound = min(most, MOST) if path.is_char_device() else most
    with path.open("rb") as file:
        data = file.read(bound + 1)
    if len(data) > bound:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data
