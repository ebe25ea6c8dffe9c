"""Bots at live tables: worker processes, a fair queue, requests on behalf of a seat."""
