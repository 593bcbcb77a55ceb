"""The layer between the network and the features of the server.

Top to bottom: `requests` (headers, cookies, origin), `connections` (sockets and HTTP heads),
`logs`, `limits`, and `answers` (errors, cached JSON); each package imports only those after it.
"""
