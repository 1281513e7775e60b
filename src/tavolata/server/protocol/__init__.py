"""The wire protocol: messages, HTTP bodies, and the documents generated from them.

messages        WebSocket messages
http_models     HTTP request and response bodies
routes          the list of endpoints
openapi, asyncapi, typescript   generated descriptions
"""
