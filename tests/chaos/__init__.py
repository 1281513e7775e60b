"""Real servers, killed and starved under load, and the proof that nothing was lost."""
