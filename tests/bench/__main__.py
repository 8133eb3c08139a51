"""python -m tests.bench [engine] [clicks] [store] [memory] [pictures]: measure, and print one table."""

import argparse
import sys
from collections.abc import Callable
from datetime import UTC, datetime

from tests.bench import clicks, engine, memory, pictures, store
from tests.bench.table import TINY, WHOLE, Effort, Measurement, machine, written

BENCHES: dict[str, Callable[[Effort], list[Measurement]]] = {
    "engine": engine.measure,
    "clicks": clicks.measure,
    "store": store.measure,
    "memory": memory.measure,
    "pictures": pictures.measure,
}


def main() -> None:
    """Measure those that are named, or all, one after another."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *BENCHES], help="which ones; all if none is named")
    parser.add_argument("--tiny", action="store_true", help="see that it works; the numbers are worth nothing")
    options = parser.parse_args()
    found = [one for name in options.names or BENCHES for one in _measured(name, TINY if options.tiny else WHOLE)]
    sys.stdout.write(f"{machine()}, {datetime.now(UTC):%Y-%m-%d}\n\n{written(found)}\n")


def _measured(name: str, effort: Effort) -> list[Measurement]:
    sys.stderr.write(f"{name} …\n")
    return BENCHES[name](effort)


if __name__ == "__main__":
    main()
