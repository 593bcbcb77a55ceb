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
        self._whole = True
        self._changes = threading.Lock()
        """Held while ``_whole`` or ``_ends`` change: who comes at that moment is let in or sent
        away, never forgotten with an open socket."""
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def cut(self) -> None:
        with self._changes:
            self._whole = False
            ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def mend(self) -> None:
        with self._changes:
            self._whole = True

    def close(self) -> None:
        self.cut()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)  # closing alone wakes nobody who waits at it
        self._listening.join()
        self._listener.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                with self._changes:
                    if self._whole:
                        self._connect(near)
                    else:
                        near.close()

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(("127.0.0.1", self._to_port))
        except OSError:
            near.close()
            return
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
