"""Tests of check, backup, restore and move, with a folder and a database."""

import asyncio
import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from tavolata.server.protocol import messages
from tavolata.server.store.backup import replace_all
from tavolata.server.store.location import StoreLocation
from tavolata.server.store.sqlite_file import FILE
from tests.cli.command import refusal, tavolata
from tests.server.corrupt import corrupt_page, execute_from_outside
from tests.server.harness import AnyMessage, Browser, LiveServer, Moves, Visitors, play_out
from tests.server.process import Process


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished game, one with an undone move, and one not started."""
    folder = tmp_path_factory.mktemp("played")
    with LiveServer(folder) as live_server:
        over, goes_on, _open = [live_server.open_table() for _ in range(3)]

        async def story() -> None:
            await play_out(await live_server.begin(over, "Anna", "Ben"))
            anna, ben = await live_server.begin(goes_on, "Anna", "Ben")
            await play_out([anna, ben], lines=30)
            mover = anna if anna.moves.back else ben
            await mover.send(messages.TakeBack(on_record=True))
            while not _is_answer(await mover.receive()):
                pass

        live_server.run(story())
    return folder


def _is_answer(message: AnyMessage) -> bool:
    """Return whether a log line is an undone move or a take-back request, which depends on chance."""
    return isinstance(message, Moves | messages.Refused) or (isinstance(message, messages.Table) and message.wish is not None)


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """Return a copy of the folder of stored games."""
    shutil.copytree(played, tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture(params=["folder", "database"])
def stored_games(request: pytest.FixtureRequest, folder: Path) -> StoreLocation:
    """Return the location of the same games, in a folder or in a database."""
    if request.param == "folder":
        return folder
    database = str(request.getfixturevalue("postgres").new_database())
    replace_all(folder / FILE, database)
    return database


def store_arguments(place: StoreLocation) -> list[str | Path]:
    """Return the arguments of the command that name a store."""
    return ["--data" if isinstance(place, Path) else "--database", place]


def test_check_reports_a_valid_store(stored_games: StoreLocation) -> None:
    done = tavolata("check", *store_arguments(stored_games))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("All is well. Tables: 3, lines: ")


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE log SET action = 'stop' WHERE n = 9", "Line 9 was changed or damaged, or is missing."),
        ("UPDATE log SET action = 'nonsense', sum = NULL WHERE n = 9", "nonsense"),
        ("UPDATE log SET actor = 1 - actor, sum = NULL WHERE n = 13", "Line 13: "),
        ("UPDATE tables SET secret = 'other', sum = NULL", "is not what the secret gives"),
        ("UPDATE log SET time = 0, sum = NULL WHERE n = 25", "Line 25: its time lies before the line above it."),
        ("UPDATE tables SET stage = 'given-up', sum = NULL WHERE stage = 'over'", "which is at the stage 'given-up'"),
        ("UPDATE tables SET stage = 'open', sum = NULL WHERE stage = 'playing'", "has not begun, and yet its log has lines"),
        ("UPDATE tables SET version = 9, sum = NULL", "begun on version 9 of lucky-loop"),
        ("DELETE FROM tables", "belong to a table that is not there"),
    ],
)
def test_check_names_what_does_not_replay(stored_games: StoreLocation, statement: str, why: str) -> None:
    execute_from_outside(stored_games, statement)
    done = tavolata("check", *store_arguments(stored_games))
    assert done.returncode == 1
    assert why in " ".join(done.stderr.split())
    assert "faults found: " in done.stdout


def test_check_finds_a_damaged_page(folder: Path) -> None:
    corrupt_page(folder / FILE)
    done = tavolata("check", "--data", folder)
    assert done.returncode == 1
    assert "The file is damaged" in done.stderr
    assert "Traceback" not in done.stderr


def test_where_there_is_nothing_check_backup_and_restore_say_so(tmp_path: Path) -> None:
    for words in (["check"], ["backup", tmp_path / "copy"]):
        assert "There are no games in" in refusal(*words, "--data", tmp_path / "nowhere")
    assert "There are no games in" in refusal("restore", tmp_path / "nothing", "--data", tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def test_a_backup_is_never_written_over(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("something else", encoding="utf-8")
    assert "is there already" in refusal("backup", tmp_path / "copy", "--data", folder)
    assert (tmp_path / "copy").read_text(encoding="utf-8") == "something else"


def test_a_damaged_backup_is_refused_and_nothing_changed(folder: Path, tmp_path: Path) -> None:
    before = tavolata("check", "--data", folder).stdout
    shutil.copy(folder / FILE, tmp_path / "copy")
    corrupt_page(tmp_path / "copy")
    assert "is damaged" in refusal("restore", tmp_path / "copy", "--data", folder)
    assert tavolata("check", "--data", folder).stdout == before


def test_a_backup_of_a_running_server_restores_elsewhere(stored_games: StoreLocation, place: StoreLocation, tmp_path: Path) -> None:
    """Backups are restored between folders and databases in all directions."""
    elsewhere = place / "elsewhere" if isinstance(place, Path) else place
    with LiveServer(stored_games) as live_server:
        live_server.open_table()
        assert tavolata("backup", tmp_path / "copy", *store_arguments(stored_games)).returncode == 0
    done = tavolata("restore", tmp_path / "copy", *store_arguments(elsewhere))
    assert done.returncode == 0
    assert "What was there before" not in done.stdout
    assert tavolata("check", *store_arguments(elsewhere)).stdout.startswith("All is well. Tables: 4, ")


def test_a_running_server_continues_with_the_restored_games(
    place: StoreLocation, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players see the restored table; no log forks, and the replaced data is backed up."""
    monkeypatch.chdir(tmp_path)
    with LiveServer(place) as live_server:
        table, other = live_server.open_table(), live_server.open_table()

        async def story() -> tuple[int, int]:
            anna, ben = await live_server.begin(table, "Anna", "Ben")
            dora, emil = await live_server.begin(other, "Dora", "Emil")
            await play_out([anna, ben], lines=20)
            await asyncio.to_thread(tavolata, "backup", tmp_path / "copy", *store_arguments(place))
            kept = max(anna.moves.n, ben.moves.n)
            await play_out([anna, ben], lines=kept + 10)
            await asyncio.to_thread(tavolata, "restore", tmp_path / "copy", *store_arguments(place))
            actor = anna if anna.moves.legal else ben
            await actor.send(messages.Act(actor.moves.n, [actor.moves.legal[0].text]))
            assert (await actor.expect(messages.Refused)).key == "server.refusal.unsaved"
            for person in (anna, ben, dora, emil):
                await person.socket.wait_closed()
            back = await live_server.visit(table, "Anna", seen=anna.moves.n)
            found = await back.until(Moves)
            await play_out([back, await _back(live_server, table)])
            return kept, found.n

        kept, found = live_server.run(story())
    assert found == kept
    assert tavolata("check", *store_arguments(place)).returncode == 0
    assert (tmp_path / "before-restore-1.sqlite3").is_file()
    assert len(caplog.records) == 1


async def _back(live_server: LiveServer, table: str) -> Browser:
    ben = await live_server.visit(table, "Ben")
    await ben.until(Moves)
    return ben


# Moving


def test_a_site_moves_to_a_database_and_back(folder: Path, database: str, tmp_path: Path) -> None:
    """Every row is moved, and a running game continues."""
    there = tavolata("move", "--from", folder, "--to", database)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout.startswith("Tables: 3; every one holds")
    back = tmp_path / "back"
    assert tavolata("move", "--from", database, "--to", back).returncode == 0
    assert _dump(back) == _dump(folder)
    with LiveServer(database) as live_server:
        (table,) = [name for name, stage in _stages(folder) if stage == "playing"]
        live_server.run(_play_on(live_server, table))
    assert tavolata("check", "--database", database).stdout.startswith("All is well. Tables: 3, ")


async def _play_on(live_server: LiveServer, table: str) -> None:
    anna, ben = await live_server.visit(table, "Anna"), await _back(live_server, table)
    await anna.until(Moves)
    await play_out([anna, ben])


def _dump(folder: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db:
        return sorted(line for line in db.iterdump() if line.startswith("INSERT"))


def _stages(folder: Path) -> list[tuple[str, str]]:
    with contextlib.closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute("SELECT id, stage FROM tables").fetchall()


def test_nothing_is_moved_to_where_games_are(folder: Path, stored_games: StoreLocation) -> None:
    other = stored_games if isinstance(stored_games, str) else folder.parent / "other"
    if isinstance(other, Path):
        shutil.copytree(folder, other)
    assert "There are games in" in refusal("move", "--from", folder, "--to", other)


def test_what_does_not_hold_is_not_moved(folder: Path, database: str, tmp_path: Path) -> None:
    replace_all(folder / FILE, database)
    execute_from_outside(folder, "UPDATE log SET action = 'stop' WHERE n = 9")
    execute_from_outside(database, "UPDATE log SET action = 'stop' WHERE n = 9")
    for origin in (folder, database):
        assert "does not hold, so nothing was moved: Line 9" in refusal("move", "--from", origin, "--to", tmp_path / "new")
    assert not (tmp_path / "new" / FILE).exists()


def test_nothing_is_moved_while_a_server_uses_it(stored_games: StoreLocation, tmp_path: Path) -> None:
    with Process(stored_games) as server:
        server.ready()
        Visitors(server.host).open_table()
        assert "uses the" in refusal("move", "--from", stored_games, "--to", tmp_path / "new")


def test_the_database_of_the_environment_is_meant_where_no_flag_names_another(folder: Path, database: str, tmp_path: Path) -> None:
    replace_all(folder / FILE, database)
    assert tavolata("check", TAVOLATA_DATABASE=database).stdout.startswith("All is well. Tables: 3, ")
    assert "There are no games in" in tavolata("check", "--data", tmp_path / "none", TAVOLATA_DATABASE=database).stderr
