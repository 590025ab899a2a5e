"""usage: run_in_terminal.py COMMAND...: runs it on a terminal with colours."""
import os
import pty
import sys

os.environ["TERM"] = "xterm-256color"
pty.spawn(sys.argv[1:])
