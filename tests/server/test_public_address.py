"""An invitation leads to an address that other devices can open, or says why there is none."""

from __future__ import annotations

import socket
import subprocess
from pathlib import Path

import pytest

from spicery.cli import serve
from spicery.cli.parsing import BadInput
from spicery.server.http import public_address
from spicery.server.messages import Reach
from spicery.server.settings import Settings
from tests.compiled_only import compiled_only
from tests.server.live_server import serving
from tests.server.test_restart import process

pytestmark = compiled_only

COMMAND = "make play HOST=0.0.0.0"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        public_address, "_own_addresses", lambda: iter(["127.0.1.1", "192.168.7.9"])
    )


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_that_listens_everywhere_names_its_network_address(host: str) -> None:
    settings = Settings(listening=(host, 8000))
    assert public_address.reach_of(settings, "localhost:8000") == Reach("http://192.168.7.9:8000")
    assert public_address.reach_of(Settings(listening=(host, 80)), "") == Reach(
        "http://192.168.7.9"
    )


def test_a_server_that_listens_at_one_address_names_it() -> None:
    assert (
        public_address.reach_of(Settings(listening=("10.0.0.4", 81)), "").address
        == "http://10.0.0.4:81"
    )
    named = public_address.reach_of(Settings(listening=("2001:db8::4", 81)), "")
    assert named.address == "http://[2001:db8::4]:81"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_says_so_and_how_to_change_it(host: str) -> None:
    settings = Settings(listening=(host, 8000), sharing=COMMAND)
    for asked in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"):
        assert public_address.reach_of(settings, asked) == Reach(local=True, command=COMMAND)
    # behind a proxy, people elsewhere are not told how it was started
    assert public_address.reach_of(settings, "spicery.example") == Reach(local=True)


def test_a_named_address_counts_more_than_anything_found() -> None:
    settings = Settings(listening=("127.0.0.1", 8000), public_url="https://spicery.example")
    assert public_address.reach_of(settings, "localhost") == Reach(
        "https://spicery.example", public=True
    )


def test_where_cookies_need_https_no_plain_address_is_named() -> None:
    assert (
        public_address.reach_of(Settings(listening=("0.0.0.0", 8000), secure=True), "") == Reach()
    )


def test_without_a_network_no_address_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        public_address, "_own_addresses", lambda: iter(["127.0.0.1", "fe80::1%eth0", "::1"])
    )
    assert public_address.reach_of(Settings(listening=("0.0.0.0", 8000)), "") == Reach()
    assert "no network" in serve.how_to_join(Settings(listening=("0.0.0.0", 8000)))


def test_pages_are_told(tmp_path: Path) -> None:
    with serving(tmp_path, listening=("127.0.0.1", 8000), sharing=COMMAND) as server:
        told = server.stranger().ask("GET", "/api/reach")[1]
        assert told == {"address": "", "public": False, "local": True, "command": COMMAND}
        for odd in ("[", "[::1", "a:b:c", "x" * 300):
            status, _, _ = server.ask("GET", "/api/reach", host=odd)
            assert status == 200


def test_the_terminal_says_how_others_join() -> None:
    said = serve.how_to_join(Settings(listening=("127.0.0.1", 8000), sharing=COMMAND))
    assert COMMAND in said
    assert "http://192.168.7.9:81/" in serve.how_to_join(Settings(listening=("0.0.0.0", 81)))
    assert "https://a.example/" in serve.how_to_join(Settings(public_url="https://a.example"))


def test_the_command_is_the_one_that_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.delenv("SPICERY_STARTED_BY", raising=False)
    given = ["/bin/spicery", "serve", "--data", "my tables", "--host", "127.0.0.1", "--port", "81"]
    wanted = "spicery serve --data 'my tables' --port 81 --host 0.0.0.0"
    assert serve.sharing_command(given) == wanted
    assert serve.sharing_command(["/bin/spicery", "serve", "--host=::1"]) == (
        "spicery serve --host 0.0.0.0"
    )
    monkeypatch.setenv("SPICERY_STARTED_BY", "make play")
    assert serve.sharing_command(given) == COMMAND


@pytest.mark.parametrize(
    ("names", "proxies", "public", "wanted"),
    [
        ([], [], "", ["--host-name", "--trusted-proxies"]),
        (["play.example.org"], [], "", ["--trusted-proxies"]),
        ([], ["127.0.0.1"], "", ["--host-name"]),
        ([], ["127.0.0.1"], "https://play.example.org", []),
        (["play.example.org"], ["127.0.0.1"], "", []),
    ],
)
def test_whoever_forgets_an_option_that_a_proxy_needs_is_told(
    names: list[str], proxies: list[str], public: str, wanted: list[str]
) -> None:
    said = serve.cautions(serve.AccessOptions.of([], names, proxies, public, secure=True))
    assert len(said) == len(wanted)
    for each, option in zip(said, wanted, strict=True):
        assert f"add {option}" in each
    assert serve.cautions(serve.AccessOptions.of([], names, proxies, public, secure=False)) == []


def test_they_are_told_when_the_server_starts(tmp_path: Path) -> None:
    with process(tmp_path, log=subprocess.PIPE, options=("--secure",)) as (_, child):
        assert child.stderr is not None
        child.kill()  # the address was said, and this before it
        said = child.stderr.read()
    assert "--host-name" in said
    assert "--trusted-proxies" in said


def test_a_public_address_has_no_path() -> None:
    assert serve.checked_url("https://spicery.example/") == "https://spicery.example"
    assert serve.checked_url("") == ""
    for wrong in ("spicery.example", "ftp://a.example", "https://a.example/b", "https://", "a b"):
        with pytest.raises(BadInput, match="--public-url"):
            serve.checked_url(wrong)


def test_everywhere_means_both_kinds_of_addresses() -> None:
    try:
        bound = serve.listen("::", 0)
    except BadInput:
        pytest.skip("this machine has no IPv6")
    with bound, socket.create_connection(("127.0.0.1", bound.getsockname()[1]), timeout=5):
        pass
