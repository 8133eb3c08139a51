"""python -m bot.playground: the playground as a process of its own."""

import argparse
import asyncio
import contextlib
import os
import signal
import stat
import sys
import threading
from pathlib import Path

from bot.playground.defaults import TOKEN
from bot.playground.server import Playground

_EPILOG = "Started with a pipe as standard input it ends when that pipe closes, so never without its parent."


def main(arguments: list[str] | None = None) -> int:
    """Serve until SIGTERM, SIGINT or, if standard input is a pipe, until that closes. Answers the exit code: 2 if
    it cannot listen there, after a line that begins with FAILED."""
    options = _parser().parse_args(arguments)
    try:
        asyncio.run(_run(options))
    except KeyboardInterrupt:
        pass
    except (OSError, OverflowError) as error:  # the port is taken, or none
        sys.stdout.write(f"FAILED {error}\n")
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.playground", description=__doc__, epilog=_EPILOG)
    parser.add_argument("--port", type=int, default=8765, help="0 takes a free one (default: %(default)s)")
    parser.add_argument("--token", default=TOKEN, help="the token that the bot must give")
    parser.add_argument("--openapi", type=Path, default=None, help="Discord's openapi.json, to check bodies against")
    parser.add_argument("--no-rate-limits", action="store_true", help="answer as many requests as come")
    parser.add_argument("--hint", default=None, help="what a newcomer should type first, such as '/game new'")
    parser.add_argument("--seed", type=int, default=0, help="of faults that are switched on with a probability")
    return parser


def _description(named: Path | None) -> Path | None:
    found = named or (Path(os.environ["PESTEN_OPENAPI"]) if os.environ.get("PESTEN_OPENAPI") else None)
    return found if found is not None and found.is_file() else None


async def _run(options: argparse.Namespace) -> None:
    ended = asyncio.Event()
    _end_on_signals(ended)
    if _has_parent():
        _end_with_parent(ended)
    playground = Playground(
        port=options.port,
        token=options.token,
        rate_limits=not options.no_rate_limits,
        description=_description(options.openapi),
        seed=options.seed,
    )
    playground.record.keep_journal = False
    playground.page.hint = options.hint
    async with playground:
        sys.stdout.write(f"READY {playground.address}\n")
        sys.stdout.flush()
        await ended.wait()


def _has_parent() -> bool:
    """Whether standard input is a pipe that somebody holds; asyncio makes it a pair of sockets."""
    try:
        mode = os.fstat(0).st_mode
    except OSError:
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode)


def _end_on_signals(ended: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    for name in ("SIGTERM", "SIGINT"):
        try:
            loop.add_signal_handler(getattr(signal, name), ended.set)
        except NotImplementedError:  # Windows has no such handlers; there the default ends the process
            return


def _end_with_parent(ended: asyncio.Event) -> None:
    """A parent holds the other end of standard input; it closes however the parent ends, on every system."""
    loop = asyncio.get_running_loop()

    def watch() -> None:
        with contextlib.suppress(OSError, ValueError):
            # not sys.stdin: a thread that waits within it would hold its lock while the interpreter ends
            while os.read(0, 1024):
                pass
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=watch, daemon=True, name="parent").start()


if __name__ == "__main__":
    sys.exit(main())
