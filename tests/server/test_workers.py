"""Bots think in processes of their own: whatever a table remembers goes there and back."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

import pytest

from fairyring.server.settings import Settings
from fairyring.server.worker import GIVES_WAY, Answer, Question
from fairyring.server.workers import Process, Workers
from tests.games.mycelia.scene import Scene, prisma
from tests.server.waiting import PATIENCE, becomes

GIFTS = ["viatica"] * 4 + ["simulacrum"] * 2 + ["falx"] * 2 + ["gemma"] * 2
"""Every gift in the box that answers a purchase."""


def purchase() -> Scene:
    scene = prisma(players=4).gifts(0, *GIFTS).leaves(0, 5).display("coprinus_comatus").discard(0, "leaf_gift")
    return scene.play("hire coprinus_comatus")


def test_a_bot_goes_on_in_a_purchase_that_ten_gifts_answer() -> None:
    scene = purchase()

    async def answers() -> list[Answer]:
        process = Process(PATIENCE)
        try:
            return [await process.ask(Question("mycelia", scene.table.save(), 0, 1, bot, 0.2))
                    for bot in ("greedy", "")]
        finally:
            await process.end()

    chosen, rated = asyncio.run(answers())
    assert chosen.error == rated.error == ""
    assert chosen.option in scene.names() and {rating.name for rating in rated.ratings} <= set(scene.names())


def test_each_of_ten_gifts_answers_a_purchase_once() -> None:
    scene = purchase()
    start = scene.pawn_of()
    while scene.table.step.name != "turn":
        scene.play("skip" if "skip" in scene.names() else scene.names()[0])
    assert (scene.pawn_of() - start, scene.gifts_of()) == (4 * 1 + 2 * 2, GIFTS)


def test_a_question_that_cannot_be_put_is_told_and_the_next_is_answered() -> None:
    """It must end neither the task of the process, nor leave whoever asked waiting for ever."""
    scene = purchase()

    async def asked() -> Answer:
        workers = Workers(Settings(workers=1, bot_seconds=PATIENCE, hint_wait_seconds=PATIENCE))
        try:
            for bot in ("greedy", ""):
                with pytest.raises(OverflowError):
                    await workers.ask(Question("mycelia", {"packed": 1 << 78}, 0, 1, bot, 0.2), "table", "address")
            return await workers.ask(Question("mycelia", scene.table.save(), 0, 1, "random", 0.2), "table", "address")
        finally:
            await workers.close()

    answer = asyncio.run(asyncio.wait_for(asked(), PATIENCE))
    assert answer.option in scene.names()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system does not tell how urgent a process is")
@pytest.mark.parametrize("module", ["worker", "looker"])
def test_whoever_thinks_yields_to_the_server(module: str) -> None:
    with subprocess.Popen([sys.executable, "-m", f"fairyring.server.{module}"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        becomes(lambda: os.getpriority(os.PRIO_PROCESS, process.pid) == min(ours + GIVES_WAY, 19))
        process.stdin.close()


@pytest.mark.parametrize("module", ["worker", "looker"])
def test_a_process_whose_server_is_gone_goes_quietly(module: str) -> None:
    """Killed in the middle of a thought, a server leaves nobody behind and no traceback."""
    with subprocess.Popen([sys.executable, "-m", f"fairyring.server.{module}"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write((2).to_bytes(4, "big") + b"{}")
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
