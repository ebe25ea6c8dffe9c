"""The motions of Safranito in the physics engine, and the fast stand-in for it."""
