"""The core: the Game protocol, the Match that runs a game, and its log, records and plugins."""
