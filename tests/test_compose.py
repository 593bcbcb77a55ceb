"""`compose.yaml`, as far as it can be looked at without running it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml

from ludoteca.server.settings import Settings, settings_from

ROOT = Path(__file__).resolve().parent.parent
GIVEN = {"DOMAIN": "play.example.org", "DB_PASSWORD": "secret"}
OTHERS = {"FORWARDED_ALLOW_IPS"}
"""Variables that the web server reads by itself."""


def filled(text: str) -> str:
    """With the variables in their places, as Compose does it."""

    def value(found: re.Match[str]) -> str:
        if found["escaped"]:
            return "$"
        return GIVEN.get(found["name"], found["default"] or "")

    pattern = r"(?P<escaped>\$\$)|\$\{(?P<name>\w+)(?::-(?P<default>[^}]*)|:\?[^}]*)?\}"
    return re.sub(pattern, value, text)


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(filled((ROOT / "compose.yaml").read_text()))
    return read


def test_every_image_is_one_version() -> None:
    images = re.findall(
        r"^(?:FROM|\s+image:) (\S+)",
        (ROOT / "compose.yaml").read_text() + (ROOT / "Dockerfile").read_text(),
        re.MULTILINE,
    )

    assert len(images) >= 5
    for image in set(images) - {"ludoteca:local"}:
        assert re.search(r":\d+\.\d+\.?\d*-", image), image


def test_servers_and_workers_start_with_these_settings(compose: dict[str, Any]) -> None:
    known = {name.upper() for name in Settings.__struct_fields__}
    for name in ("server", "worker"):
        environment = compose["services"][name]["environment"]
        assert set(environment) <= known | OTHERS

        settings = settings_from({key: str(value) for key, value in environment.items()})

        for url in (settings.database, settings.redis_url):
            assert urlsplit(str(url)).hostname in compose["services"]
        assert settings.public_host == GIVEN["DOMAIN"]


def test_the_proxy_is_believed_and_knows_the_servers(compose: dict[str, Any]) -> None:
    proxy = compose["services"]["proxy"]
    own = proxy["networks"]["house"]["ipv4_address"]
    file = compose["configs"]["caddyfile"]["content"]

    assert compose["services"]["server"]["environment"]["FORWARDED_ALLOW_IPS"] == own
    assert file.startswith("{$DOMAIN} {")
    assert "name server" in file
    assert file.count("{") == file.count("}")
    assert proxy["configs"][0]["source"] in compose["configs"]


def test_the_database_has_connections_for_all(compose: dict[str, Any]) -> None:
    services = compose["services"]
    most = int(re.findall(r"max_connections=(\d+)", " ".join(services["database"]["command"]))[0])
    processes = sum(services[name]["deploy"]["replicas"] for name in ("server", "worker"))

    assert most >= 14 * processes


def test_what_has_to_be_given_is_documented() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text()))
    told = (ROOT / "docs/operations.md").read_text()

    assert asked >= set(GIVEN)
    for name in asked:
        assert f"`{name}`" in told, name
