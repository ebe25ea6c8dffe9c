"""The motions of A la carte in the physics engine, and the fast stand-in for it."""
