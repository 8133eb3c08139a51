"""Draws tiles in a process of its own: Pillow keeps the interpreter for milliseconds at a time, which play would feel.

`python -m bot.pictures.workshop` reads names of tiles, one a line, and answers each with its PNG: the length in four
bytes, then the bytes. It ends with its standard input, so never later than its parent.
"""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from types import TracebackType
from typing import Self

from bot.pictures.drawing import png
from bot.pictures.tiles import Tile, catalogue

_LENGTH_BYTES = 4


class Workshop:
    """A drawing process for as long as the block takes. Where none can be started, a thread of this one draws."""

    def __init__(self) -> None:
        """Nothing runs before the block."""
        self._process: Process | None = None

    async def __aenter__(self) -> Self:
        """Start the process."""
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        )
        with contextlib.suppress(OSError, NotImplementedError):
            try:
                self._process = await asyncio.shield(starting)
            except asyncio.CancelledError:  # a process that has just begun must not be left alone
                self._process = await starting
                await self.__aexit__(None, None, None)
                raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()

    async def png(self, tile: Tile) -> bytes:
        """A tile of the catalogue, drawn."""
        if self._process is not None:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                return await self._ordered(self._process, tile)
        return await asyncio.to_thread(png, tile)

    async def _ordered(self, process: Process, tile: Tile) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{tile.name}\n".encode())
        await process.stdin.drain()
        return await process.stdout.readexactly(int.from_bytes(await process.stdout.readexactly(_LENGTH_BYTES)))


def main() -> None:
    """Draw what is ordered, behind everybody who is in a hurry."""
    with contextlib.suppress(AttributeError, OSError):  # Windows knows no niceness
        os.nice(10)
    tiles = {tile.name: tile for tile in catalogue()}
    for line in sys.stdin.buffer:
        drawn = png(tiles[line.decode().strip()])
        sys.stdout.buffer.write(len(drawn).to_bytes(_LENGTH_BYTES) + drawn)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
