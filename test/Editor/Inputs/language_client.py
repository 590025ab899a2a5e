"""A client of the Language Server Protocol over stdio, as an editor is."""

import json
import queue
import subprocess
import threading

SECONDS = 60


class Client:
    """Starts a server. What it sends that is no reply is in `notifications`."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.messages, self.notifications, self.last = queue.Queue(), [], 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline().strip()):
                name, value = line.split(b":")
                if name == b"Content-Length":
                    length = int(value)
            if length is None:
                return self.messages.put(None)
            self.messages.put(json.loads(stream.read(length)))

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send_body(self, body):
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, **params):
        self.send_body(json.dumps({"jsonrpc": "2.0", "method": method, "params": params}).encode())

    def receive(self):
        message = self.messages.get(timeout=SECONDS)
        assert message is not None, "the server has ended"
        return message

    def call(self, method, **params):
        """The reply to a request."""
        self.last += 1
        self.send_body(json.dumps({"jsonrpc": "2.0", "id": self.last, "method": method,
                                   "params": params}).encode())
        while (message := self.receive()).get("id") != self.last:
            self.notifications.append(message)
        return message

    def start(self):
        reply = self.call("initialize", processId=None, rootUri=None, capabilities={})
        self.notify("initialized")
        return reply["result"]

    def diagnostics(self, uri, version):
        """What the server publishes for that version of a text."""
        while True:
            message = self.notifications.pop(0) if self.notifications else self.receive()
            if message.get("method") == "textDocument/publishDiagnostics":
                params = message["params"]
                if params["uri"] == uri and params["version"] == version:
                    return params["diagnostics"]

    def open(self, uri, text):
        self.notify("textDocument/didOpen",
                    textDocument={"uri": uri, "languageId": "mlir", "version": 1, "text": text})
        return self.diagnostics(uri, 1)

    def change(self, uri, version, text):
        self.notify("textDocument/didChange", textDocument={"uri": uri, "version": version},
                    contentChanges=[{"text": text}])
        return self.diagnostics(uri, version)

    def hover(self, uri, text, snippet, offset=0):
        """The text of the hover where `snippet` is in the text first."""
        place = text.index(snippet) + offset
        line = text.count("\n", 0, place)
        result = self.call("textDocument/hover", textDocument={"uri": uri},
                           position={"line": line, "character": place - text.rfind("\n", 0, place) - 1})["result"]
        return result and result["contents"]["value"]

    def stop(self):
        """Exit status after an orderly end."""
        assert self.call("shutdown")["result"] is None
        self.notify("exit")
        return self.process.wait(timeout=SECONDS)

    def hang_up(self):
        """Exit status after the end of the input."""
        self.process.stdin.close()
        return self.process.wait(timeout=SECONDS)
