"""Compares the report of a program with bound symbols with that of the same
program with static shapes: all but names of symbols, shapes and places."""

import json
import sys

LEFT_OUT = {"shapes", "location", "symbols"}


def strip(value):
    if isinstance(value, dict):
        return {key: strip(own) for key, own in value.items() if key not in LEFT_OUT}
    if isinstance(value, list):
        return [strip(own) for own in value]
    return value


def main(bound, static):
    reports = []
    for path in (bound, static):
        with open(path) as file:
            reports.append(strip(json.load(file)))
    assert reports[0] == reports[1]
    assert reports[0]["functions"][0]["ops"]


main(*sys.argv[1:])
