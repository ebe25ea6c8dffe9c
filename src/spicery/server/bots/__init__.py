"""Bots at live tables: worker processes, a fair queue, requests for a seat."""
