"""Messages between a parent and a worker process, and how long to wait between attempts."""

import socket

import pytest

from spicery.supervision.backoff import Backoff
from spicery.supervision.channel import LARGEST, Channel, Garbled, framed


def test_a_message_that_comes_in_pieces_is_not_lost_when_nobody_can_wait_for_it() -> None:
    ours, theirs = socket.socketpair()
    channel = Channel(ours)
    sent = framed(b"one") + framed(b"two")
    theirs.sendall(sent[:5])
    for wait in (0.0, 0.001):
        with pytest.raises(TimeoutError):
            channel.receive(wait)
    theirs.sendall(sent[5:])
    assert [channel.receive(20), channel.receive()] == [b"one", b"two"]
    theirs.close()
    with pytest.raises(EOFError):
        channel.receive()
    with pytest.raises(EOFError):
        channel.send(b"three")
    channel.close()


def test_what_is_longer_than_any_message_is_none() -> None:
    ours, theirs = socket.socketpair()
    channel = Channel(ours)
    theirs.sendall((LARGEST + 1).to_bytes(4, "big"))
    with pytest.raises(Garbled):
        channel.receive(20)
    theirs.close()
    channel.close()


def test_each_wait_is_longer_until_it_goes_well() -> None:
    backoff = Backoff(1.0, 4.0)
    for most in (1.0, 2.0, 4.0, 4.0):
        assert 0.75 * most <= backoff.next_delay() <= most
    backoff.reset()
    assert backoff.next_delay() <= 1.0
