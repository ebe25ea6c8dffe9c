"""Thrown chips, the shaker and the crêpe, simulated by a physics engine.

Pure functions: what lies there and a motion go in, an outcome and a film come out, the same
to the last bit for the same input on one machine.  Only what is asked for imports the engine.
"""
