"""Experiments: matches between bots, with statistics."""

from spicery.lab.arena import Result, check, result_of, simulate
from spicery.lab.interval import clustered, wilson
from spicery.lab.match import Match, lineup, seatings, whole
from spicery.lab.playing import Pace, Played
from spicery.lab.rating import Rating
from spicery.lab.standing import Duel, Failing, Standing
from spicery.lab.work import NoRay

__all__ = [
    "Duel",
    "Failing",
    "Match",
    "NoRay",
    "Pace",
    "Played",
    "Rating",
    "Result",
    "Standing",
    "check",
    "clustered",
    "lineup",
    "result_of",
    "seatings",
    "simulate",
    "whole",
    "wilson",
]
