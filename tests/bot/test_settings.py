"""A setting that cannot be used is told in one sentence that names it and never shows the token."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.settings import Settings, SettingsError
from renderers.kit.kept import USUAL_MB

TOKEN = "MTAwMDAwMDAw.GhIjKl.mnopqrstuvwxyz0123456789"


@pytest.fixture(autouse=True)
def nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("GUILDHALL_")]:
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


def refused(setting: str) -> str:
    with pytest.raises(SettingsError) as error:
        Settings.read().bot_token()
    said = str(error.value)
    assert setting in said
    assert said.endswith(".")
    assert "\n" not in said
    assert said.count(". ") == 0, "one sentence"
    assert TOKEN not in said
    assert TOKEN.split(".")[2] not in said
    return said


def test_nothing_has_to_be_set_but_the_token() -> None:
    settings = Settings.read()
    assert settings.database == "sqlite+aiosqlite:///guildhall.db"
    assert "missing" in refused("GUILDHALL_TOKEN")


@pytest.mark.parametrize("token", ["", "   "])
def test_an_empty_token_is_missing(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", token)
    assert "missing" in refused("GUILDHALL_TOKEN")


@pytest.mark.parametrize("token", [TOKEN.rpartition(".")[0], f"{TOKEN}.more", TOKEN.replace(".", ". ", 1)])
def test_a_malformed_token_is_told_but_not_shown(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", token)
    said = refused("GUILDHALL_TOKEN")
    assert "malformed" in said
    assert token not in said


def test_a_token_is_read_and_hides_in_what_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", f" {TOKEN}\n")
    settings = Settings.read()
    assert settings.bot_token() == TOKEN
    assert TOKEN not in repr(settings)
    assert TOKEN not in settings.model_dump_json()


@pytest.mark.parametrize(
    "database",
    ["guildhall.db", "sqlite:///guildhall.db", "postgres://me:secret@host/name", "mysql://host/name"],
)
def test_another_database_is_refused(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv("GUILDHALL_DATABASE", database)
    said = refused("GUILDHALL_DATABASE")
    assert "sqlite+aiosqlite:///" in said
    assert "postgresql+asyncpg://" in said
    assert "secret" not in said


@pytest.mark.parametrize(
    ("database", "part"),
    [
        ("sqlite+aiosqlite:///", "name a file"),
        ("sqlite+aiosqlite:///:memory:", "name a file"),
        ("postgresql+asyncpg://me:secret@host:port/name", "user:password@host:5432/name"),
        ("postgresql+asyncpg:///name", "user:password@host:5432/name"),
        ("postgresql+asyncpg://me:secret@host:0/name", "user:password@host:5432/name"),
    ],
)
def test_a_database_that_is_written_wrong_is_told(
    monkeypatch: pytest.MonkeyPatch, database: str, part: str
) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv("GUILDHALL_DATABASE", database)
    said = refused("GUILDHALL_DATABASE")
    assert part in said
    assert "secret" not in said


@pytest.mark.parametrize(
    "database",
    [
        "postgresql+asyncpg://me:secret@host:5433/name?ssl=require",
        "postgresql+asyncpg://me@/name?host=/var/run/postgresql",
        "postgresql+asyncpg:///name?host=/var/run/postgresql&user=me",
    ],
)
def test_a_server_is_reached_by_its_name_or_its_socket(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", database)
    assert Settings.read().database == database


def test_postgresql_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", "postgresql+asyncpg://me:secret@host/name")
    monkeypatch.setattr("bot.settings.find_spec", lambda _: object())
    assert Settings.read().database.endswith("@host/name")
    monkeypatch.setattr("bot.settings.find_spec", lambda _: None)
    assert "guildhall[postgres]" in refused("GUILDHALL_DATABASE")


POSTGRES = "postgresql+asyncpg://me@/name?host=/var/run/postgresql"


@pytest.mark.parametrize(
    ("written", "share"),
    [
        ("", ((0,), 1)),
        ("0-3/16", ((0, 1, 2, 3), 16)),
        ("5/16", ((5,), 16)),
        ("0-4095/4096", (tuple(range(4096)), 4096)),
    ],
)
def test_the_shards_of_a_process(written: str, share: tuple[tuple[int, ...], int]) -> None:
    assert Settings.read(_env_file=None, database=POSTGRES, shards=written).share == share


@pytest.mark.parametrize(
    "written", ["4", "0-3", "3-0/16", "16/16", "0-16/16", "-1/4", "0/0", "0/5000", "0/4097", "a/b", "0–3/16"]
)
def test_shards_that_are_written_wrong_are_told(monkeypatch: pytest.MonkeyPatch, written: str) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv("GUILDHALL_DATABASE", POSTGRES)
    monkeypatch.setenv("GUILDHALL_SHARDS", written)
    said = refused("GUILDHALL_SHARDS")
    assert "such as 0-3/16" in said or "from 0 to one less" in said


def test_several_processes_need_a_database_for_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv("GUILDHALL_SHARDS", "0/2")
    assert "postgresql+asyncpg://" in refused("GUILDHALL_SHARDS")
    monkeypatch.setenv("GUILDHALL_SHARDS", "0-1/2")
    assert Settings.read(_env_file=None).share == ((0, 1), 2)


def test_a_directory_of_components_has_to_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv("GUILDHALL_COMPONENTS", str(tmp_path / "nowhere"))
    assert "nowhere" in refused("GUILDHALL_COMPONENTS")
    monkeypatch.setenv("GUILDHALL_COMPONENTS", str(tmp_path))
    assert Settings.read().components == tmp_path


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TABLES_A_PERSON", "many"),
        ("TABLES_A_PERSON", "0"),
        ("EDIT_GAP", "-1"),
        ("RETRIES", "1.5"),
        ("OLD_AFTER", "5"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_value_out_of_range_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    monkeypatch.setenv(f"GUILDHALL_{name}", value)
    refused(f"GUILDHALL_{name}")


def test_a_level_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_LOG_LEVEL", "debug")
    assert Settings.read().log_level == "DEBUG"


def test_an_empty_variable_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUILDHALL_DATABASE", "")
    monkeypatch.setenv("GUILDHALL_COMPONENTS", "")
    assert Settings.read() == Settings.read(_env_file=None)


def test_a_file_is_read_and_the_environment_goes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(
        f"# the bot\nGUILDHALL_TOKEN={TOKEN}\nGUILDHALL_RETRIES=3\nOTHER=thing\n", "utf-8"
    )
    settings = Settings.read()
    assert settings.bot_token() == TOKEN
    assert settings.retries == 3
    monkeypatch.setenv("GUILDHALL_RETRIES", "4")
    assert Settings.read().retries == 4
    assert Settings.read(retries=5).retries == 5


def test_where_no_file_is_wanted_none_is_looked_for(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("GUILDHALL_RETRYS=3\n", "utf-8")
    refused("GUILDHALL_RETRYS")
    monkeypatch.setattr("bot.settings.dotenv_values", lambda *_, **__: {"GUILDHALL_RETRYS": "3"})
    assert Settings.read(_env_file=None).retries == 6


@pytest.mark.parametrize(
    ("written", "nearest"),
    [
        ("GUILDHALL_DATABSE", "GUILDHALL_DATABASE"),
        ("GUILDHALL_TABLES_PER_PERSON", "GUILDHALL_TABLES_A_PERSON"),
        ("GUILDHALL_LOGLEVEL", "GUILDHALL_LOG_LEVEL"),
        ("GUILDHALL_EDITGAP", "GUILDHALL_EDIT_GAP"),
        ("guildhall_retry", "GUILDHALL_RETR"),
        ("GUILDHALL_", "GUILDHALL_"),
    ],
)
@pytest.mark.parametrize("place", ["environment", "file"])
def test_a_misspelt_name_is_told_with_the_nearest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, written: str, nearest: str, place: str
) -> None:
    if place == "environment":
        monkeypatch.setenv(written, TOKEN)
    else:
        (tmp_path / ".env").write_text(f"GUILDHALL_RETRIES=3\nexport {written}={TOKEN}\n", "utf-8")
    monkeypatch.setenv("GUILDHALL_TOKEN", TOKEN)
    said = refused(written)
    assert f"no setting {written}: the nearest one is {nearest}" in said


def test_every_setting_may_be_written_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("guildhall_retries", "3")
    assert Settings.read().retries == 3


@pytest.mark.parametrize(
    "name",
    [
        "GUILDHALL_SERVICE_HOST",
        "GUILDHALL_SERVICE_PORT",
        "GUILDHALL_SERVICE_PORT_HTTP",
        "GUILDHALL_PORT",
        "GUILDHALL_PORT_8080_TCP",
        "GUILDHALL_PORT_8080_TCP_ADDR",
        "GUILDHALLS",
        "MY_GUILDHALL_TOKEN",
    ],
)
def test_what_others_put_into_the_environment_is_no_setting_of_ours(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, "tcp://10.0.0.1:80")
    assert Settings.read() == Settings.read(_env_file=None)


def test_the_example_names_every_setting_with_its_default() -> None:
    example = Path(__file__).parents[2] / ".env.example"
    written = dict(
        line.lstrip("#").split("=", 1)
        for line in example.read_text("utf-8").splitlines()
        if line.lstrip("#").startswith("GUILDHALL_")
    )
    assert set(written) == {f"GUILDHALL_{name}".upper() for name in Settings.model_fields}
    given = {name.removeprefix("GUILDHALL_").lower(): value for name, value in written.items() if value}
    assert Settings.read(**given) == Settings.read()


BOUNDS = [
    ("tables_a_person", 1, 1000, 1),
    ("edit_gap", 0, 600, 0.5),
    ("card_gap", 0, 3600, 0.5),
    ("retry_gap", 0, 600, 0.5),
    ("mark_gap", 10, 86400, 1),
    ("retries", 1, 50, 1),
    ("scrolled", 1, 100, 1),
    ("old_after", 60, 86400, 1),
    ("sprites_mb", 0, 100_000, 1),
    ("thinkers", 1, 64, 1),
    ("think_ms", 0, 600_000, 1),
    ("metrics_port", 0, 65_535, 1),
]


@pytest.mark.parametrize(("name", "least", "most", "step"), BOUNDS, ids=[one[0] for one in BOUNDS])
def test_a_number_holds_from_its_least_to_its_most_and_no_further(
    monkeypatch: pytest.MonkeyPatch, name: str, least: int, most: int, step: float
) -> None:
    setting = f"GUILDHALL_{name.upper()}"
    for good in (least, most):
        monkeypatch.setenv(setting, str(good))
        assert getattr(Settings.read(token=TOKEN), name) == good
    for bad in (least - step, most + step):
        monkeypatch.setenv(setting, str(bad))
        refused(setting)


def test_what_is_set_when_nothing_is_set() -> None:
    settings = Settings.read()
    usual = {name: getattr(settings, name) for name, *_ in BOUNDS}
    assert usual == {
        "tables_a_person": 10,
        "edit_gap": 3,
        "card_gap": 60,
        "retry_gap": 2,
        "mark_gap": 180,
        "retries": 6,
        "scrolled": 5,
        "old_after": 3600,
        "sprites_mb": USUAL_MB,
        "thinkers": 2,
        "think_ms": 10_000,
        "metrics_port": 0,
    }
    assert (settings.calm_gap, settings.share, settings.log_format) == (15, ((0,), 1), "lines")
    assert settings.icons
    assert (settings.rehearse, settings.log_level, settings.components, settings.heartbeat) == (
        True, "INFO", None, None,
    )  # fmt: skip
