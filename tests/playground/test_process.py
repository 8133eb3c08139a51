"""The playground as a process of its own."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECONDS = 20


def started(*arguments: str) -> tuple["subprocess.Popen[str]", str]:
    command = [sys.executable, "-m", "bot.playground", "--port", "0", *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert line.startswith("READY http://127.0.0.1:"), line
    return process, line.split()[1]


def test_it_serves_and_ends_when_its_parent_lets_go() -> None:
    process, address = started()
    with urllib.request.urlopen(f"{address}/control/state", timeout=SECONDS) as response:  # noqa: S310
        state = json.load(response)
    assert [one["name"] for one in state["channels"]] == ["pesten", "general"]
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(SECONDS) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no SIGTERM")
def test_it_ends_on_sigterm() -> None:
    process, _ = started("--no-rate-limits", "--token", "other")
    process.send_signal(signal.SIGTERM)
    assert process.wait(SECONDS) == 0


def test_ids_stay_the_same_from_start_to_start() -> None:
    found = []
    for _ in range(2):
        process, address = started()
        with urllib.request.urlopen(f"{address}/control/state", timeout=SECONDS) as response:  # noqa: S310
            state = json.load(response)
        found.append([one["id"] for key in ("people", "guilds", "channels") for one in state[key]])
        process.communicate(timeout=SECONDS)
    assert found[0] == found[1]
    assert len(found[0]) == 11


def test_a_port_that_is_taken_is_told_in_words() -> None:
    process, address = started()
    port = address.rsplit(":", 1)[1]
    command = [sys.executable, "-m", "bot.playground", "--port", port]
    second = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=SECONDS, check=False)
    process.communicate(timeout=SECONDS)
    assert second.returncode == 2
    assert second.stdout.startswith("FAILED ")
    assert port in second.stdout
    assert second.stderr == ""
