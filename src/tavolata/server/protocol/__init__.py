"""The wire protocol: messages, HTTP bodies, and the documents generated from them.

messages        WebSocket messages
http_models     HTTP request and response bodies
openapi, asyncapi, typescript   generated descriptions
"""
