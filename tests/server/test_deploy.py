"""What lies in deploy/ fits what the server is."""

import re
from pathlib import Path

from cosmogony.cli import COMMANDS
from cosmogony.server.settings import PREFIX, Settings, read_file

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"


def test_the_example_of_a_config_file_can_be_read_also_where_it_is_a_comment(tmp_path: Path) -> None:
    assert read_file(DEPLOY / "cosmogony.toml")["port"] == 8765
    commented = tmp_path / "all.toml"
    lines = (DEPLOY / "cosmogony.toml").read_text().splitlines()
    lines = [re.sub(r"^# ?(\w+ = )", r"\1", line) for line in lines if not line.startswith("database_url")]
    commented.write_text("\n".join(lines))
    assert read_file(commented)["workers"] == 4


def test_every_setting_is_documented() -> None:
    told = (ROOT / "docs" / "server.md").read_text()
    assert [name for name in Settings.__struct_fields__ if f"`{PREFIX}{name.upper()}`" not in told] == []


def test_units_image_and_compose_name_commands_and_settings_that_exist() -> None:
    for file in DEPLOY.iterdir():
        if file.suffix in (".py", ".lock", ".toml"):
            continue
        text = file.read_text()
        for command in re.findall(r"bin/cosmogony (\w+)|\[cosmogony, (\w+)|\"cosmogony\", \"(\w+)\"", text):
            assert "".join(command) in COMMANDS, file
        for name in re.findall(rf"{PREFIX}(\w+)", text):
            known = name in ("CONFIG", "OFFLINE") or name.lower() in Settings.__struct_fields__
            assert known, (file, name)
