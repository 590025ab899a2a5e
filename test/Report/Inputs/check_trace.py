"""Checks a trace of the modelled time: the format, and that its tracks are the
report. The format is Google's "Trace Event Format"; the rules are those by which
Perfetto's importer drops or misplaces events.

  check_trace.py TRACE REPORT [BRANCHING-FUNCTION...]
"""

import collections
import sys

from roofline_test import finish, in_program_order, load

trace, report, branching = load(sys.argv[1]), load(sys.argv[2]), sys.argv[3:]
errors = []


def check(holds, what):
    if not holds:
        errors.append(what)


check(set(trace) <= {"traceEvents", "displayTimeUnit", "otherData"}, f"keys: {set(trace)}")
check(trace["displayTimeUnit"] in ("ms", "ns"), "displayTimeUnit")
processes, threads = {}, {}
slices, instants = collections.defaultdict(list), collections.defaultdict(list)
labels = {}
for event in trace["traceEvents"]:
    check(event["ph"] in "XiM", f"phase: {event}")
    check(all(type(event[key]) is int for key in ("pid", "tid")), f"ids: {event}")
    check(type(event["name"]) is str, f"name: {event}")
    track = event["pid"], event["tid"]
    if event["ph"] == "M":
        arguments = event["args"]
        if event["name"] == "process_name":
            check(event["pid"] not in processes, f"two names: {event}")
            processes[event["pid"]] = arguments["name"]
        elif event["name"] == "thread_name":
            check(track not in threads, f"two names: {event}")
            threads[track] = arguments["name"]
        elif event["name"] == "process_labels":
            labels[event["pid"]] = arguments["labels"]
        else:
            check(event["name"] == "process_sort_index" and type(arguments["sort_index"]) is int,
                  f"metadata: {event}")
        continue
    check(type(event["ts"]) in (int, float) and event["ts"] >= 0, f"ts: {event}")
    if event["ph"] == "i":
        check(event["s"] == "t", f"scope: {event}")
        instants[track].append(event)
        continue
    check(type(event["dur"]) in (int, float) and event["dur"] > 0, f"dur: {event}")
    if slices[track]:
        last = slices[track][-1]
        check(last["ts"] + last["dur"] <= event["ts"] * (1 + 1e-15), f"overlap: {last} {event}")
    slices[track].append(event)

check(set(slices) | set(instants) <= set(threads), "a track without a name")
check(len({pid for pid, _ in threads} | {tid for _, tid in threads}) ==
      len({pid for pid, _ in threads}) + len(threads), "numbers repeat")


def near(a, b):
    return abs(a - b) <= 1e-12 * max(abs(a), abs(b))


functions = [function for function in report["functions"] if function["ops"]]
check(len(functions) == len(processes), f"{len(functions)} functions, {len(processes)} processes")
for function, (pid, name) in zip(functions, sorted(processes.items())):
    totals = function["totals"]
    is_part = not name.endswith("time unknown") and (totals.get("unbounded") or totals.get("lacks_rates"))
    check(name.startswith(function["name"] + (": at least " if is_part else ": ")) and ("at least" in name) == bool(is_part),
          f"process {name!r} of {function['name']!r}")
    tracks = {threads[track]: track for track in threads if track[0] == pid}
    rows = in_program_order(function)
    known = [row for row in rows if row["time_seconds"] is not None and not row.get("unbounded")
             and row["bound"] not in ("unknown", "symbolic") and row["time_seconds"] > 0]
    ops = slices[tracks["ops"]]
    check(len(ops) == len(known), f"{name}: {len(ops)} slices, {len(known)} rows")
    check(len(instants[tracks["ops"]]) == len(rows) - len(known), f"{name}: instants")
    for slice_, row in zip(ops, known):
        check(near(slice_["dur"], row["time_seconds"] * 1e6), f"{name}: {slice_} {row['time_seconds']}")
        for key in ("op", "location", "shapes", "bound"):
            check(slice_["args"][key] == row[key], f"{name}: {key} of {slice_}")
    for resource in {resource for row in known for resource, seconds in row["times"].items() if seconds}:
        busy = sum(slice_["dur"] for slice_ in slices[tracks[resource]])
        expected = sum(row["times"].get(resource, 0) for row in known) * 1e6
        check(near(busy, expected), f"{name}: {resource} {busy}, expected {expected}")
    total, time = sum(slice_["dur"] for slice_ in ops), function["totals"]["time_seconds"]
    if function["name"] in branching:
        check(total > time * 1e6 and pid in labels, f"{name}: branches")
    elif time is not None:
        check(near(total, time * 1e6) and pid not in labels, f"{name}: {total}, expected {time * 1e6}")
finish(errors)
