"""Search, rollouts and advisors: the parts of an AI player that know no particular game."""
