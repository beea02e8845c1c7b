"""How a server is run: its place, its database, its bounds."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from fairyring.bots.own import Offered

KB = 1024


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set. The bounds keep a hostile client from filling memory or disk."""

    host: str = "127.0.0.1"
    port: int = 8707
    db: str = ""
    """A file, or postgresql://...; empty: a file in the user's data folder."""
    bus: str = ""
    """How servers talk to each other: nats://...; empty: through PostgreSQL's notes where that is the database."""
    glance_seconds: float = 2.0
    """How often a server of several looks into the database for what it may have missed."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server, such as https://table.example."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For tells where a client comes from; nobody else is believed."""

    hosts: tuple[str, ...] = ()
    """Names by which this server may be called; empty: any, but at the loopback address only this machine's own."""

    packs: tuple[Path, ...] = ()
    """Packs that people may play with at their tables."""
    bots: tuple[Offered, ...] = ()
    """Bots of whoever runs the server; people choose them by name. No request from outside adds one."""
    workers: int = 0
    """Processes for bots; 0: one less than there are cores, at least one; -1: none, `fairyring think` does it."""
    bot_seconds: float = 2.0
    """How long a bot may think about one decision."""
    hint_seconds: float = 0.7
    hint_wait_seconds: float = 15.0
    """How long somebody waits for a hint while bots think."""
    most_thoughts: int = 1_000
    """Bots and hints that wait to be thought about."""
    most_thoughts_per_address: int = 100
    most_hints_per_address: int = 4
    most_hints_per_table: int = 2

    idle_seconds: float = 120.0
    """A table without anybody leaves memory after this time."""
    most_open: int = 5_000
    most_sockets: int = 10_000
    most_sockets_per_table: int = 64
    most_sockets_per_address: int = 200
    most_tables: int = 1_000_000
    most_entries: int = 20_000
    """Moves, undos and redos in the log of one table."""
    most_waiting: int = 512
    """Messages waiting for a slow client."""
    bytes_waiting: int = 1024 * KB
    """Bytes waiting for a slow client."""
    most_connections: int = 12_000
    most_connections_per_address: int = 400
    header_bytes: int = 16 * KB
    request_seconds: float = 15.0
    """A request must be whole within this time."""
    frames_per_second: float = 300.0
    frame_burst: int = 1_500
    """Frames of a websocket, also those that bring no message."""
    message_bytes: int = 16 * KB
    body_bytes: int = 64 * KB
    record_bytes: int = 1024 * KB
    record_steps: int = 20_000
    record_seconds: float = 30.0
    """An uploaded record must be played to its end within this time."""
    most_records: int = 40
    most_records_per_address: int = 3
    """Uploaded records that wait to be played."""
    messages_per_second: float = 50.0
    message_burst: int = 200
    messages_per_address: float = 400.0
    message_burst_per_address: int = 2_000
    """For all sockets of one address together."""
    requests_per_second: float = 20.0
    request_burst: int = 100
    refusal_seconds: float = 0.5
    """Whoever asks more often than that waits so long for the refusal, and cannot ask on meanwhile."""
    files_per_second: float = 100.0
    file_burst: int = 2_000
    """Parts of the page, some forty at the first visit: a family or a class opens it at once, all from one address."""
    tables_per_minute: float = 30.0
    table_burst: int = 60
    hello_seconds: float = 10.0
    look_back_seconds: float = 30.0
    most_looking_back: int = 40
    most_looking_back_per_address: int = 6
    """Replays and figures that wait for their turn."""
    remembered_bytes: int = 32 * 1024 * KB
    """Of finished games, kept to be shown again."""
    unplayed_days: float = 7.0
    """Tables without any move and uploaded records are swept after this time."""
    keep_days: float = 0.0
    """Tables at which nothing has happened for so long are swept too; 0: they are kept for ever."""
    invited_makers: bool = False
    """Only those who were invited by `fairyring admin invite` make tables."""

    def own_bots(self, game: str) -> list[str]:
        """The bots of whoever runs the server that play this game."""
        return [bot.name for bot in self.bots if not bot.games or game in bot.games]
