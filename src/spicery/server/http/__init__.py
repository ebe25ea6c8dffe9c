"""HTTP: routes, request checks, rate limits, and connections as they come from the network."""
