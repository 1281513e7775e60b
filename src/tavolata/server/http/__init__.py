"""Starlette endpoints: one module a feature, each with its `routes()`.

tables, websocket               opening tables, records and reviews; the WebSocket of a table
games, lessons, workshop        what a game offers outside a match
races, campaigns                rankings and progress over several tables
health, protocol                liveness, readiness and metrics; the protocol's description
requests, errors                what endpoints share: bodies, origin and rate checks; error responses
"""
