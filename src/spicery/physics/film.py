"""Films of what moved: poses sixty times a second, delta-coded, small enough to send at once.

docs/films.md specifies every byte, for readers in other languages.  A film identifies bodies by
public numbers and knows nothing else about them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from spicery.physics.quaternions import Rotation, Vector

MAGIC = b"SPF"
FORMAT = 1
KINDS = ("throw", "season", "flip")
RATE = 60
CHANNELS = 7  # x, y, z in tenths of a millimetre; w, x, y, z of the rotation in 2047ths
FINE = 2047
STILL = 0x80  # a mask with this bit holds a run length less one: frames without acceleration
LONGEST_STILL = 0x80
SLACK = {"season": (2, 2, 2, 8, 8, 8, 8)}  # the error that a film may have, channel by channel
MOST_FRAMES = 3600
MOST_BODIES = 255
ANY = (-(1 << 40), 1 << 40)  # bounds of a speed

Row = tuple[int, int, int, int, int, int, int]
NOWHERE: Row = (0, 0, 0, 0, 0, 0, 0)
NOTHING = [0] * CHANNELS


class BadFilm(ValueError):
    """The bytes are not a film of this format."""


@dataclass
class Track:
    """One body: its number, its first frame, and a row of integers for each frame."""

    body: int
    first: int
    rows: list[Row] = field(default_factory=list)

    def add(self, at: Vector, turn: Rotation) -> None:
        """Append a frame; `at` is in centimetres."""
        w, x, y, z = turn
        if self.rows:  # q and -q are the same rotation: keep the sign
            last = self.rows[-1]
            if w * last[3] + x * last[4] + y * last[5] + z * last[6] < 0:
                w, x, y, z = -w, -x, -y, -z
        self.rows.append(
            (
                round(at[0] * 100),
                round(at[1] * 100),
                round(at[2] * 100),
                round(w * FINE),
                round(x * FINE),
                round(y * FINE),
                round(z * FINE),
            )
        )

    def pose(self, frame: int) -> tuple[Vector, Rotation]:
        """The pose in a frame, in centimetres; before and after its rows the body rests."""
        x, y, z, *rest = self.rows[min(max(frame - self.first, 0), len(self.rows) - 1)]
        size = math.hypot(*rest)
        w, i, j, k = (part / size for part in rest)
        return (x / 100, y / 100, z / 100), (w, i, j, k)


@dataclass
class Film:
    """A film: its kind and the bodies that moved."""

    kind: str
    tracks: list[Track] = field(default_factory=list)

    @property
    def frames(self) -> int:
        """How many frames it has."""
        return max((track.first + len(track.rows) for track in self.tracks), default=0)


def encode(film: Film) -> bytes:
    """A film as bytes; with many pieces, errors up to SLACK are allowed, which nobody sees."""
    out = bytearray(MAGIC)
    slack = SLACK.get(film.kind)
    out += bytes((FORMAT, KINDS.index(film.kind), RATE))
    put_number(out, film.frames)
    put_number(out, len(film.tracks))
    for track in film.tracks:
        put_number(out, track.body)
        put_number(out, track.first)
        put_number(out, len(track.rows))
        put_rows(out, eased(track.rows, slack) if slack else track.rows)
    return bytes(out)


def eased(rows: list[Row], slack: Row) -> list[Row]:
    """The same path in as few linear segments as the slack of each channel allows."""
    ways = [straightened(way, off) for way, off in zip(zip(*rows, strict=True), slack, strict=True)]
    return list(zip(*ways, strict=True))


def straightened(way: tuple[int, ...], off: int) -> list[int]:
    """A piecewise linear version of a path, nowhere further off than `off`."""
    begin = way[0]
    out = [begin]
    speed = frames = 0
    low, high = ANY
    for number in way[1:]:
        frames += 1
        ahead = number - begin
        least, most = -((off - ahead) // frames), (off + ahead) // frames
        if least > most or least > high or most < low:
            speed = steady(out, speed, low, high, frames - 1)
            begin, frames = out[-1], 1
            low, high = number - off - begin, number + off - begin
        elif least > low or most < high:
            low, high = max(low, least), min(high, most)
    steady(out, speed, low, high, frames)
    return out


def steady(out: list[int], speed: int, low: int, high: int, frames: int) -> int:
    """Continue with the speed within bounds that is closest to the previous one."""
    speed = min(max(speed, low), high)
    out += [out[-1] + speed * frame for frame in range(1, frames + 1)]
    return speed


def put_number(out: bytearray, number: int) -> None:
    """Append a varint: seven bits a byte, lowest first, the high bit on all but the last."""
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)


def put_rows(out: bytearray, rows: list[Row]) -> None:
    """Append how each row differs from extrapolating the previous two."""
    older = old = NOWHERE
    still = 0
    for number, row in enumerate(rows):
        off = [c - 2 * b + a for a, b, c in zip(older, old, row, strict=True)]
        older, old = (old, row) if number else (row, row)
        if off == NOTHING:
            still += 1
            continue
        put_still(out, still)
        still = 0
        put_offsets(out, off)
    put_still(out, still)


def put_offsets(out: bytearray, off: list[int]) -> None:
    """Append a mask of the channels that differ, then each difference."""
    mask = len(out)
    out.append(0)
    bits = 0
    for channel, number in enumerate(off):
        if number:
            bits |= 1 << channel
            zigzag = number << 1 if number > 0 else (-number << 1) - 1
            if zigzag < 128:
                out.append(zigzag)
            else:
                put_number(out, zigzag)
    out[mask] = bits


def put_still(out: bytearray, still: int) -> None:
    """Append a run of frames that match the extrapolation."""
    while still > 0:
        run = min(still, LONGEST_STILL)
        out.append(STILL | run - 1)
        still -= run


def decode(data: bytes) -> Film:
    """Decode a film; BadFilm says what is wrong with it."""
    if data[:3] != MAGIC or len(data) < 6:
        raise BadFilm("a film begins with 'SPF'")
    version, kind, rate = data[3:6]
    if version != FORMAT or kind >= len(KINDS) or rate != RATE:
        raise BadFilm(f"unknown film: format {version}, kind {kind}, {rate} frames a second")
    reader = Reader(data, 6)
    frames, bodies = reader.number(), reader.number()
    if frames > MOST_FRAMES or bodies > MOST_BODIES:
        raise BadFilm(f"{frames} frames of {bodies} bodies are too many")
    film = Film(KINDS[kind])
    for _ in range(bodies):
        body, first, count = reader.number(), reader.number(), reader.number()
        if first + count > frames or count == 0:
            raise BadFilm(f"body {body} does not fit into {frames} frames")
        film.tracks.append(Track(body, first, list(reader.rows(count))))
    if reader.at != len(data):
        raise BadFilm("there are bytes after the end of the film")
    return film


class Reader:
    """Reads a film number by number."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data = data
        self.at = at

    def byte(self) -> int:
        """The next byte."""
        if self.at >= len(self.data):
            raise BadFilm("the film is truncated")
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """The next number."""
        total = shift = 0
        while True:
            byte = self.byte()
            total |= (byte & 127) << shift
            if byte < 128:
                return total
            shift += 7
            if shift > 28:
                raise BadFilm("a number in the film is too long")

    def rows(self, count: int) -> Iterator[Row]:
        """The rows of one body."""
        older = old = [0] * CHANNELS
        still = 0
        for frame in range(count):
            off = [0] * CHANNELS
            if still:
                still -= 1
            else:
                mask = self.byte()
                if mask & STILL:
                    still = mask & ~STILL
                else:
                    off = [self.offset() if mask >> c & 1 else 0 for c in range(CHANNELS)]
            row = [2 * b - a + d for a, b, d in zip(older, old, off, strict=True)]
            older, old = (old, row) if frame else (row, row)
            x, y, z, w, i, j, k = row
            yield x, y, z, w, i, j, k
        if still:
            raise BadFilm("a run of a body is longer than its track")

    def offset(self) -> int:
        """The next signed number."""
        zigzag = self.number()
        return -(zigzag + 1 >> 1) if zigzag & 1 else zigzag >> 1
