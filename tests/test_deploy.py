"""What `deploy/` has for the people who run a server was really run."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.databases import need
from tools import try_deploy


def test_people_are_served_through_nginx(tmp_path: Path) -> None:
    need(try_deploy.is_nginx_missing())

    found = try_deploy.try_nginx(tmp_path)

    assert len(found) == 6


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    need(try_deploy.is_systemd_missing())

    try_deploy.verify_unit(tmp_path)


def test_a_mistake_in_the_unit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need(try_deploy.is_systemd_missing())
    wrong = tmp_path / "wrong" / "ludoteca.service"
    wrong.parent.mkdir()
    wrong.write_text(try_deploy.UNIT.read_text().replace("LimitNOFILE=65536", "LimitNOFILE=many"))
    monkeypatch.setattr(try_deploy, "UNIT", wrong)

    with pytest.raises(try_deploy.Wrong):
        try_deploy.verify_unit(tmp_path)
