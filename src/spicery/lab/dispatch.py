"""Distributes the games of a match: to this process, to several, or to a Ray cluster.

Only text and numbers cross process boundaries.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from logging import ERROR
from threading import Thread
from typing import Any

from spicery.lab.match import Match
from spicery.lab.playing import PlayedGame, play_some, play_text, read_played

MOST_AT_ONCE = 25  # games in a chunk, so that progress is visible
CHUNKS = 8  # per process, so that none waits long for the others
LOCAL = "local"  # as an address: start Ray on this machine


class NoRay(ValueError):
    """Ray was requested but is not available."""


def play_all(
    match: Match, numbers: Sequence[int], jobs: int, keep: bool, ray: str = ""
) -> Iterator[PlayedGame]:
    """These games of a match, in any order; on the Ray cluster at an address, if given."""
    if ray:
        yield from by_ray(match, numbers, keep, ray)
    elif jobs <= 1 or len(numbers) < 2:
        yield from play_some(match, numbers, keep)
    else:
        yield from by_processes(match, numbers, jobs, keep)


def pieces(numbers: Sequence[int], workers: int) -> list[list[int]]:
    """The numbers, split into chunks for this many workers."""
    step = min(MOST_AT_ONCE, max(1, len(numbers) // (workers * CHUNKS)))
    return [list(numbers[first : first + step]) for first in range(0, len(numbers), step)]


def by_processes(
    match: Match, numbers: Sequence[int], jobs: int, keep: bool
) -> Iterator[PlayedGame]:
    """Distributed over processes of this machine."""
    # Spawn, not fork: forking while a progress bar's thread runs may deadlock.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=watch_parent)
    with deaf_to_keyboard():
        for _ in range(jobs):  # none is idle yet, so each submission starts one
            pool.submit(int)
    try:
        asked = [
            pool.submit(play_text, match.text(), piece, keep) for piece in pieces(numbers, jobs)
        ]
        for done in as_completed(asked):
            yield from map(read_played, done.result())
    except BaseException:  # an interrupted match leaves no worker behind
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
            worker.join()
        release_reader(pool)
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def deaf_to_keyboard() -> Iterator[None]:
    """Processes started in here ignore Ctrl-C: whoever started them ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def release_reader(pool: ProcessPoolExecutor) -> None:
    """Unblock the executor's reader thread after its workers were killed.

    A worker killed while writing a result leaves half of it in the pipe.  The reader thread then
    waits for the rest, and never sees the end of the pipe, because this process holds its write end
    open as well; at exit the interpreter would wait for that thread for ever.  The executor has no
    public way to close the pipe, so this accesses its private queue, here and nowhere else.
    """
    pool._result_queue._writer.close()  # type: ignore[attr-defined]


def watch_parent() -> None:
    """In a worker: exit when the parent process has ended, however it ended."""
    Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """Wait for the parent process to end, then exit."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def by_ray(match: Match, numbers: Sequence[int], keep: bool, address: str) -> Iterator[PlayedGame]:
    """Distributed over a Ray cluster, whose machines need Spicery and the bots too."""
    if find_spec("ray") is None:
        raise NoRay("--ray needs Ray, which is not installed: pip install 'spicery[ray]'")
    ray: Any = import_module("ray")
    begun = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level=ERROR, **begun)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoRay(f"cannot connect to Ray at '{address}': {error}") from error
    try:
        play = ray.remote(play_text)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [play.remote(match.text(), piece, keep) for piece in pieces(numbers, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for each in ray.get(done):
                yield from map(read_played, each)
    finally:
        ray.shutdown()
