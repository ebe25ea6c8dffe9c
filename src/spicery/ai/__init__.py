"""Search, rollouts and advisors: the game-independent parts of an AI player."""
