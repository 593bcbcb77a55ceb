"""A line to a server that can be cut and mended: browsers keep open sockets when "offline"."""

from __future__ import annotations

import contextlib
import socket
import threading


class Line:
    """Passes TCP on from a port of its own. While it is cut nothing gets through."""

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self._ends: list[socket.socket] = []
        self._whole = threading.Event()
        self._whole.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()
        self._drop()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self._listener.close()
        self._drop()

    def _drop(self) -> None:
        ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if not self._whole.is_set():
                    near.close()
                    continue
                far = socket.create_connection(("127.0.0.1", self._to_port))
                self._ends += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    @staticmethod
    def _pass(source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
