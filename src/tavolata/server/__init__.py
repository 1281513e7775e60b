"""The server: tables for people and bots, over HTTP and WebSocket.

app, run, config          the Starlette app, and `tavolata serve` with its settings
http, net, protocol       endpoints; connections and limits; messages and their descriptions
tables, features          live tables; campaigns, races, reviews and other features
store, cluster            stored tables, and several processes on one database
errors, identity, text_safety, metrics, log_config, bot_processes   modules that the packages share
"""
