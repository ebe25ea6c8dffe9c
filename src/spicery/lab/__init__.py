"""Experiments: matches between bots, with statistics."""

from spicery.lab.arena import Result, check, result_of, simulate
from spicery.lab.dispatch import NoRay
from spicery.lab.interval import clustered, wilson
from spicery.lab.match import Match, lineup, seatings, whole_deals
from spicery.lab.match_stats import Duel, ForfeitSummary, Standing
from spicery.lab.playing import Pace, PlayedGame
from spicery.lab.rating import Rating

__all__ = [
    "Duel",
    "ForfeitSummary",
    "Match",
    "NoRay",
    "Pace",
    "PlayedGame",
    "Rating",
    "Result",
    "Standing",
    "check",
    "clustered",
    "lineup",
    "result_of",
    "seatings",
    "simulate",
    "whole_deals",
    "wilson",
]
