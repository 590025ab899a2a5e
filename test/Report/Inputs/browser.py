"""Drives a headless Chromium through its DevTools protocol, with Python's
standard library only: messages of JSON that end in a zero byte, on two pipes."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time


class Browser:
    """One tab. `errors` has what the page reported: uncaught exceptions, errors
    and warnings of the console, and failed or forbidden requests."""

    def __init__(self, executable, width=1400, height=900, timeout_seconds=120):
        self.deadline = time.monotonic() + timeout_seconds
        self.errors = []
        self.requests = []
        self.events = set()
        self.buffer = b""
        self.number = 0
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands_read, self.commands = os.pipe()
        self.replies, replies_write = os.pipe()
        self.process = self._start(executable, commands_read, replies_write)
        os.close(commands_read)
        os.close(replies_write)
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.resize(width, height)

    def _start(self, executable, commands_read, replies_write):
        def place_pipes():  # The protocol's are 3 and 4.
            first, second = os.dup(commands_read), os.dup(replies_write)
            os.dup2(first, 3)
            os.dup2(second, 4)

        arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                     "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
                     "--user-data-dir=" + self.profile.name, "about:blank"]
        return subprocess.Popen([executable, *arguments], close_fds=False, preexec_fn=place_pipes,
                                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                stderr=subprocess.DEVNULL)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.profile.cleanup()

    def _receive(self):
        while b"\0" not in self.buffer:
            left = self.deadline - time.monotonic()
            if left <= 0 or not select.select([self.replies], [], [], left)[0]:
                raise TimeoutError("no answer from the browser")
            chunk = os.read(self.replies, 1 << 20)
            if not chunk:
                raise EOFError("the browser ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def _note(self, message):
        method, params = message.get("method"), message.get("params", {})
        self.events.add(method)
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.errors.append(" ".join(str(arg.get("value", arg)) for arg in params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.errors.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])

    def call(self, method, **params):
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            reply = self._receive()
            if reply.get("id") == message["id"]:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']}")
                return reply["result"]
            self._note(reply)

    def resize(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def set_scheme(self, scheme):
        """Prefers "light" or "dark"."""
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def open(self, path):
        self.events.discard("Page.loadEventFired")
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while "Page.loadEventFired" not in self.events:
            self._note(self._receive())
        self.settle()

    def evaluate(self, expression):
        """The value of JavaScript, which may be a promise."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"]["description"])
        return result["result"].get("value")

    def settle(self):
        """Waits for what is under way: Vega's dataflow and two frames."""
        self.evaluate("Promise.all((typeof page === 'undefined' ? [] : page.views)"
                      ".map(view => view.runAsync())).then(() => new Promise("
                      "done => requestAnimationFrame(() => requestAnimationFrame(done))))"
                      ".then(() => null)")

    def point(self, expression):
        """The centre of the element, which is scrolled into view."""
        return self.evaluate(f"""(element => {{
            element.scrollIntoView({{block: "nearest"}});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})({expression})""")

    def _mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def hover(self, expression):
        x, y = self.point(expression)
        self._mouse("mouseMoved", x - 1, y)
        self._mouse("mouseMoved", x, y)
        self.settle()

    def click(self, expression):
        self.hover(expression)
        x, y = self.point(expression)
        self._mouse("mousePressed", x, y, button="left", clickCount=1)
        self._mouse("mouseReleased", x, y, button="left", clickCount=1)
        self.settle()

    def type(self, expression, text):
        self.click(expression)
        self.evaluate(f"({expression}).select()")
        for key in text:
            self.call("Input.dispatchKeyEvent", type="keyDown", text=key)
            self.call("Input.dispatchKeyEvent", type="keyUp")
        # Tabulator filters 0.3 s after the last key; timers end in order.
        self.evaluate("new Promise(done => setTimeout(() => done(null), 400))")
        self.settle()

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot")["data"]))
