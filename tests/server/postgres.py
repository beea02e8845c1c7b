"""A PostgreSQL of our own for the tests: in a temporary folder, behind a socket, gone afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PROVIDE = Path(__file__).parents[2] / "tools" / "provide.sh"
USERS = ("postgres", "nobody")
LEAST_MEMORY = 4 * 2**30


def programs() -> Path | None:
    """Where PostgreSQL's programs lie; installed first when we may (root on Debian), else None."""
    found = find_programs()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run([PROVIDE, "PostgreSQL", "postgresql", "--", "false"], check=False, capture_output=True)
        found = find_programs()
    return found


def find_programs() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    path = shutil.which("initdb")
    return next((one for one in (*folders, *([Path(path).parent] if path else [])) if (one / "initdb").exists()), None)


def as_other_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    user = next(one for one in USERS if any(one == entry.pw_name for entry in pwd.getpwall()))
    return ["setpriv", f"--reuid={user}", f"--regid={pwd.getpwnam(user).pw_gid}", "--clear-groups"]


def memory() -> Path | None:
    """Where files are kept in memory and never written to a disk: hundreds of databases come and go much faster there.
    None: there is no such place, or it is small."""
    place = Path("/dev/shm")
    return place if place.is_dir() and shutil.disk_usage(place).free > LEAST_MEMORY else None


class Cluster:
    """One running PostgreSQL."""

    def __init__(self, bin_folder: Path, sync: bool = False) -> None:
        self.sync = sync
        self.folder = Path(tempfile.mkdtemp(prefix="fairyring-pg-", dir=None if sync else memory()))
        self.bin = bin_folder
        self.prefix = as_other_user()
        if self.prefix:
            entry = pwd.getpwnam(self.prefix[1].partition("=")[2])
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
        self.data = self.folder / "data"
        self.call("initdb", "-D", str(self.data), "-U", "fairyring", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.process = self.start()
        self.number = 0

    def call(self, program: str, *args: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([*self.prefix, str(self.bin / program), *args], check=True, capture_output=True,
                              cwd=self.folder)

    def start(self) -> subprocess.Popen[bytes]:
        self.process = self.run()
        for _ in range(400):
            try:
                self.call("pg_isready", "-h", str(self.folder))
                return self.process
            except subprocess.CalledProcessError:
                time.sleep(0.05)
            if self.process.poll() is not None:  # children of one that was stopped at once may still hold its memory
                self.process = self.run()
        raise RuntimeError("PostgreSQL did not start")

    def run(self) -> subprocess.Popen[bytes]:
        """Without `sync`: the tests end processes, not machines, and starting again would sync every file there is."""
        return subprocess.Popen(
            [*self.prefix, str(self.bin / "postgres"), "-D", str(self.data), "-k", str(self.folder),
             "-c", "listen_addresses=", "-c", f"fsync={'on' if self.sync else 'off'}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self.folder)

    def stop(self) -> None:
        """At once, as a failing machine would."""
        self.process.send_signal(3)
        self.process.wait()

    def database(self) -> str:
        """The address of a fresh, empty database."""
        self.number += 1
        name = f"tables{self.number}"
        self.call("createdb", "-h", str(self.folder), "-U", "fairyring", name)
        return f"postgresql://fairyring@/{name}?host={self.folder}"


@contextmanager
def cluster(sync: bool = False) -> Iterator[Cluster | None]:
    """A cluster, or None where there is no PostgreSQL and none may be installed."""
    found = programs()
    if found is None:
        yield None
        return
    one = Cluster(found, sync)
    try:
        yield one
    finally:
        one.stop()
        shutil.rmtree(one.folder, ignore_errors=True)
