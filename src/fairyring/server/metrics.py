"""Figures of the running server, in Prometheus's text form."""

from __future__ import annotations

from bisect import bisect_left

BOUNDS = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0)


class Count:
    """A number of things that happened, or (with `put`) of things that are there."""

    def __init__(self, name: str, about: str, kind: str = "counter") -> None:
        self.name, self.about, self.kind = name, about, kind
        self.value = 0.0

    def add(self, count: float = 1) -> None:
        self.value += count

    def put(self, value: float) -> None:
        self.value = value

    def lines(self) -> list[str]:
        return [f"{self.name} {self.value:g}"]


class Spread:
    """How long something took."""

    kind = "histogram"

    def __init__(self, name: str, about: str) -> None:
        self.name, self.about = name, about
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def watch(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> list[str]:
        rows: list[str] = []
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            below += count
            rows.append(f'{self.name}_bucket{{le="{bound}"}} {below}')
        return [*rows, f"{self.name}_sum {self.total:g}", f"{self.name}_count {below}"]


class Metrics:
    """All figures of this process."""

    def __init__(self) -> None:
        self.committed = Count("fairyring_entries_total", "Moves, undos and redos made durable.")
        self.commits = Spread("fairyring_commit_seconds", "Time of a grouped commit.")
        self.refused = Count("fairyring_refused_total", "Requests answered with an error.")
        self.troubles = Count("fairyring_database_troubles_total", "Writes the database did not take.")
        self.thinking = Spread("fairyring_bot_seconds", "Time a bot took for a decision or a hint.")
        self.bot_failures = Count("fairyring_bot_failures_total", "Bots that failed or overran their time.")
        self.thoughts_waiting = Count("fairyring_thoughts_waiting", "Bots and hints that wait for a process.", "gauge")
        self.thoughts_cancelled = Count("fairyring_thoughts_cancelled_total", "Thoughts nobody wanted any more.")
        self.notes = Count("fairyring_notes_total", "Notes said to other servers.")
        self.passed = Count("fairyring_passed_total", "Moves passed on to the home of their table.")
        self.glances = Count("fairyring_glances_total", "Tables looked at in the database to find what was missed.")
        self.found_out = Count("fairyring_found_out_total", "Tables about which something had been missed.")
        self.homes = Count("fairyring_homes", "Tables this server is the home of.", "gauge")
        self.open_tables = Count("fairyring_open_tables", "Tables in memory.", "gauge")
        self.sockets = Count("fairyring_sockets", "Open websockets.", "gauge")

    def text(self) -> str:
        rows: list[str] = []
        for one in vars(self).values():
            rows += [f"# HELP {one.name} {one.about}", f"# TYPE {one.name} {one.kind}", *one.lines()]
        return "\n".join(rows) + "\n"


METRICS = Metrics()
