"""The core: the Game protocol, the Match that runs a game, and its log, records and plugins.

game, options, chance, notation, state_text   what a game defines: data types, options, odds and text forms
match, match_arguments, match_text, log, record, takeback   a match, its log and its files
observation, plugin, registry, protocols      what leaves a match, what a game provides, and all games by name
perft, testing, text      counts of lines of play, checks for authors of games, text helpers
errors, extras, caching   exceptions, optional dependencies, caches
"""
