"""Thrown chips, the shaker and the crêpe, simulated by a physics engine.

Simulations are pure functions: a scene and a motion go in, an outcome and a film come out,
identical to the last bit for the same input on one machine.  Only modules that simulate import the
engine.
"""
