"""Checks what roofline-opt writes to a terminal (test/Report/terminal.test).

usage: run_in_terminal.py COLOR_FILE PROGRESS_FILE COMMAND...

Runs the command, which lacks the input, with a pseudo-terminal as stderr and
without. COLOR_FILE has a row bound by compute, one by memory and an open one;
PROGRESS_FILE has four ops beside payloads, the last of which fails.
"""
import os
import pty
import re
import subprocess
import sys

BOLD, RESET = "\x1b[1m", "\x1b[0m"
ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
GREEN, YELLOW, RED = (f"\x1b[0;{code}m" for code in (32, 33, 31))


def expect(condition, what, text=""):
    if not condition:
        sys.exit(f"expected {what}, got:\n{text!r}")


def run(command, terminal, **environment):
    """What the command writes to stderr."""
    unset = ("NO_COLOR", "TERM", "ROOFLINE_PROGRESS_SECONDS")
    env = {key: value for key, value in os.environ.items() if key not in unset}
    env.update(environment)
    if not terminal:
        return subprocess.run(command, env=env, stdout=subprocess.DEVNULL,
                              stderr=subprocess.PIPE, check=False).stderr.decode()
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=theirs)
    os.close(theirs)
    written = b""
    while True:
        try:
            part = os.read(ours, 1 << 16)
        except OSError:  # Linux's way to say that the other end is closed.
            break
        if not part:
            break
        written += part
    os.close(ours)
    process.wait()
    return written.decode().replace("\r\n", "\n")


def check_color(command):
    plain = run(command, terminal=False, TERM="xterm")
    expect("\x1b" not in plain, "no colour in a pipe", plain)
    colored = run(command, terminal=True, TERM="xterm")
    expect(ESCAPE.sub("", colored) == plain, "the same text in colour", colored)
    expect(f"{BOLD}function main{RESET}" in colored, "bold functions", colored)
    expect(f"{BOLD}time{RESET} {BOLD}share{RESET}" in colored, "bold heads", colored)
    for bound, color in (("compute:special", GREEN), ("memory:dram", YELLOW), ("symbolic", RED)):
        # In the rows, and among the bottlenecks.
        expect(colored.count(f"{color}{bound}{RESET}") == 2, f"{bound} in colour", colored)
    for environment in ({"TERM": "dumb"}, {}, {"TERM": "xterm", "NO_COLOR": "1"}):
        text = run(command, terminal=True, **environment)
        expect(text == plain, f"no colour with {environment}", text)
    # An empty NO_COLOR says nothing (no-color.org); --color is stronger.
    expect(run(command, terminal=True, TERM="xterm", NO_COLOR="") == colored, "colour")
    for option, text in (("--color=true", colored), ("--color=false", plain)):
        for terminal in (True, False):
            for environment in ({"TERM": "xterm"}, {"TERM": "xterm", "NO_COLOR": "1"}):
                expect(run(command + [option], terminal, **environment) == text, option)


def check_progress(command):
    """Each op shows a line, as none is quicker than no time at all."""
    environment = {"TERM": "xterm", "NO_COLOR": "1", "ROOFLINE_PROGRESS_SECONDS": "0"}
    plain = run(command, terminal=False, **environment)
    expect("% of" not in plain, "no progress in a pipe", plain)
    expect("error: no model for 'test.unmodelled'" in plain, "the error", plain)
    # Upstream's diagnostics have colour on any terminal.
    shown = ESCAPE.sub("", run(command, terminal=True, **environment))
    first, erased = "analysing: 25% of 4 ops\r", " " * 23 + "\r"
    expect(shown.startswith(first), first, shown)
    # Whatever is shown goes away again: what follows is on an empty line.
    rest = re.sub(r"analysing: \d+% of 4 ops\r +\r", "", shown)
    expect(rest == plain, "the same text after the line", shown)
    expect(erased in shown, "an erased line", shown)
    for changed in ({"TERM": "dumb"}, {"TERM": ""}, {"ROOFLINE_PROGRESS_SECONDS": "1e9"}):
        text = ESCAPE.sub("", run(command, terminal=True, **{**environment, **changed}))
        expect(text == plain, f"no progress with {changed}", text)


def main():
    color_file, progress_file, command = sys.argv[1], sys.argv[2], sys.argv[3:]
    check_color(command + [color_file])
    check_progress(command + [progress_file])


if __name__ == "__main__":
    main()
