"""Bytes in, bytes out: connections, limits and HTTP responses. Nothing here knows a table.

websocket       one WebSocket connection: pings, limits, back-pressure
http_protocol   the HTTP protocol class: connection places, request timeouts
admission       host check and limits, as ASGI middleware
rate_limits     token buckets and connection counters
responses       JSON, refusals, and raw bytes for a connection that ends
static_files    the built browser client, with preload headers
"""
