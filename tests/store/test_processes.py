"""Real processes: killed in the middle of commits, kept out by the lock, racing to migrate, short of room."""

import os
import sqlite3
import subprocess
import sys
import textwrap
from collections import Counter
from pathlib import Path

import pytest

from data.errors import StoreError, StoreFault
from data.store import Store

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}


def start(*arguments: str | Path) -> subprocess.Popen[str]:
    """A Python process whose output is read line by line."""
    command = [sys.executable, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)


def append_and_kill(path: Path, first_table: int, acts: int) -> Counter[str]:
    """Kill an appending process after it acknowledged so many acts; the last one acknowledged of each table."""
    acknowledged: Counter[str] = Counter()
    with start(Path(__file__).with_name("appending_process.py"), path, str(first_table)) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, start=1):
            if line.endswith("\n"):
                table, sequence = line.split()
                acknowledged[table] = int(sequence)
            if count == acts:
                process.kill()  # and read what was in the pipe already
    assert sum(acknowledged.values()) >= acts
    return acknowledged


async def test_a_killed_process_loses_nothing_it_acknowledged(path: Path, request: pytest.FixtureRequest) -> None:
    """Every acknowledged act is in the log, once; of each table at most one more, the one under way."""
    acknowledged: Counter[str] = Counter()
    kills = 40 if request.config.getoption("--thorough", default=False) else 3
    for number in range(kills):
        acknowledged |= append_and_kill(path, 10 * number, acts=30 + 37 * number)
    async with await Store.open(path) as store:
        tables = {table.state.id: table.state.sequence for table in await store.load_running()}
        for table, sequence in acknowledged.items():
            assert tables[table] in (sequence, sequence + 1)
            log = await store.read_log(table)
            assert [entry.sequence for entry in log] == list(range(1, tables[table] + 1))


async def test_a_second_process_is_kept_out_until_the_first_is_dead(path: Path) -> None:
    """Also when the first is killed; nothing has to be cleaned up."""
    with start(Path(__file__).with_name("appending_process.py"), path, "0") as process:
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(StoreError) as caught:
            await Store.open(path)
        process.kill()
    assert caught.value.code == StoreFault.IN_USE
    assert caught.value.arguments == {"path": str(path)}
    async with await Store.open(path) as store:
        assert await store.load_running()


async def test_the_same_process_cannot_open_twice(path: Path) -> None:
    """Nor through a link to the file; after closing it can."""
    async with await Store.open(path) as store:
        link = path.with_name("link.sqlite3")
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(StoreError, match="in-use"):
                await Store.open(name)
        assert await store.load_running() == []
    async with await Store.open(link) as store:
        assert store.path == path


MIGRATE = """
    import sqlite3, sys
    from pathlib import Path
    from data.migrating import Migration, migrate
    path = Path(sys.argv[1])
    connection = sqlite3.connect(path, timeout=30, isolation_level=None)
    migrations = [Migration(n, f"m{n}", f"CREATE TABLE t{n} (x BIGINT); INSERT INTO t{n} VALUES ({n});")
                  for n in range(1, 21)]
    sys.stdout.write("ready\\n"); sys.stdout.flush(); sys.stdin.readline()
    migrate(connection, path, migrations)
    for n in range(1, 21):
        assert connection.execute(f"SELECT x FROM t{n}").fetchall() == [(n,)]
    assert connection.execute("SELECT COUNT(*) FROM migrations").fetchone() == (20,)
    connection.close()
"""


def test_processes_race_to_migrate(tmp_path: Path) -> None:
    """Four processes migrate one new database at once: each succeeds and every migration is applied once."""
    # Two processes that change the journal mode at once may refuse each other without waiting: not the race here.
    new = sqlite3.connect(tmp_path / "race.sqlite3")
    new.execute("PRAGMA journal_mode = WAL")
    new.close()
    command = [sys.executable, "-c", textwrap.dedent(MIGRATE), str(tmp_path / "race.sqlite3")]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    racers = [subprocess.Popen(command, text=True, env=ENVIRONMENT, **pipes) for _ in range(4)]  # type: ignore[call-overload]
    for racer in racers:
        assert racer.stdout.readline() == "ready\n", racer.communicate()
    for racer in racers:
        racer.stdin.write("go\n")
        racer.stdin.flush()
    for racer in racers:
        _, complaints = racer.communicate(timeout=60)
        assert racer.returncode == 0, complaints


LIMITED = """
    import asyncio, resource, sys
    from pathlib import Path
    from bot.tables.protocols import StoreUnavailable
    from data.errors import StoreError
    from data.store import Store
    from tests.store.examples import new_table

    async def main(path):
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
        async with await Store.open(path) as store:
            stored = 0
            try:
                while True:
                    await store.append(*new_table(f"t{stored}"))
                    stored += 1
            except StoreUnavailable as error:
                resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                assert len(await store.load_running()) == stored, "half stored"
                await store.append(*new_table(f"t{stored}"))
                assert len(await store.load_running()) == stored + 1
                print(error)

    try:
        asyncio.run(main(Path(sys.argv[1])))
    except StoreError as error:
        print(error.code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are POSIX")
@pytest.mark.parametrize(("limit", "answer"), [(1000, "input-output"), (300_000, "SQLITE_IOERR_WRITE")])
def test_the_machine_refuses_to_write(path: Path, limit: int, answer: str) -> None:
    """Files may not grow past so many bytes: opening says so; later an act fails and the store goes on afterwards."""
    command = [sys.executable, "-c", textwrap.dedent(LIMITED), str(path), str(limit)]
    done = subprocess.run(command, text=True, capture_output=True, env=ENVIRONMENT, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, answer + "\n"), done.stderr
