"""Starlette endpoints: one module a feature, each with its `routes()`.

tables, websocket               opening tables, records and reviews; the WebSocket of a table
games, lessons, workshop        what a game offers outside a match
races, campaigns                rankings and progress over several tables
health                          liveness, readiness and metrics for the host
requests, errors                what endpoints share: bodies, origin and rate checks; error responses
"""
