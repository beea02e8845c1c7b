"""Figures of the running server, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 4.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """All figures of this process. Labels come from small lists of ours, never from what a client sends."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.committed = self.count("entries", "Moves, undos and redos made durable, and people who came or went.")
        self.commits = self.spread("commit_seconds", "Time of a grouped commit.")
        self.requests = self.spread("request_seconds", "Time of a request, by its route.", "route", "method", "status")
        self.messages = self.count("messages", "Messages over websockets, by their kind.", "kind")
        self.refused = self.count("refused", "Requests answered with an error, by its code.", "code")
        self.troubles = self.count("database_troubles", "Writes the database did not take.")
        self.thinking = self.spread("bot_seconds", "Time a bot took for a decision or a hint, by the bot.", "bot")
        self.bot_failures = self.count("bot_failures", "Bots that failed or overran their time, by the bot.", "bot")
        self.thoughts_waiting = self.gauge("thoughts_waiting", "Bots and hints that wait for a process.")
        self.thoughts_cancelled = self.count("thoughts_cancelled", "Thoughts nobody wanted any more.")
        self.notes = self.count("notes", "Notes said to other servers.")
        self.passed = self.count("passed", "Moves passed on to the home of their table.")
        self.glances = self.count("glances", "Tables looked at in the database to find what was missed.")
        self.found_out = self.count("found_out", "Tables about which something had been missed.")
        self.homes = self.gauge("homes", "Tables this server is the home of.")
        self.open_tables = self.gauge("open_tables", "Tables in memory.")
        self.sockets = self.gauge("sockets", "Open websockets.")

    def count(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"fairyring_{name}", about, labels, registry=self.registry)

    def gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"fairyring_{name}", about, registry=self.registry)

    def spread(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(f"fairyring_{name}", about, labels, registry=self.registry, buckets=SECONDS)

    def value(self, name: str, **labels: str) -> float:
        """One figure as it stands; 0 when there is none yet."""
        return self.registry.get_sample_value(f"fairyring_{name}", labels) or 0.0

    def text(self) -> str:
        return generate_latest(self.registry).decode()


METRICS = Metrics()
