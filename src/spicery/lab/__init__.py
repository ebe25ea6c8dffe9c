"""Experiments: many games between bots, and what can be said of the outcome."""

from spicery.lab.arena import Match, Result, Standing, lineup, simulate
from spicery.lab.interval import wilson

__all__ = ["Match", "Result", "Standing", "lineup", "simulate", "wilson"]
