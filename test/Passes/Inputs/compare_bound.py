"""Compares the report of a program with bound symbols with that of the same
program with static shapes: all but names of symbols, shapes and places."""

import sys

from roofline_test import drop_keys, load

bound, static = (drop_keys(load(path), {"shapes", "location", "symbols"})
                 for path in sys.argv[1:])
assert bound == static
assert bound["functions"][0]["ops"]
