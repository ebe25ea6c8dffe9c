"""HTTP: endpoints, access control, rate limits, and the network transport."""
