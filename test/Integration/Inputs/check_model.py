"""Checks a JSON report against the multiply-accumulates of a model's nodes.

  check_model.py REPORT.json MODEL.json MACS TARGET

MODEL.json counts multiply-accumulates per node, each two floating-point
operations (R1); MACS is their sum as published.
"""

import collections
import sys

from roofline_test import expect, load, relative_error, rows_of

report, model = map(load, sys.argv[1:3])
macs, target = int(sys.argv[3]), sys.argv[4]
rows = rows_of(report)
expect("target", report["target"]["name"], target)
expect("unmodelled ops", report["coverage"]["unmodelled"], {})
assert report["coverage"]["modelled_ops"] >= len(rows) > 0, report["coverage"]

# All rows at a location together, and what of it is class matrix.
flops = collections.Counter()
matrix = collections.Counter()
for row in rows:
    flops[row["location"]] += row["flops"]
    matrix[row["location"]] += sum(row["work"]["matrix"].values())
for node in model["nodes"]:
    expect(f"flops at {node['node']}", flops[node["node"]], 2 * node["macs"])
    expect(f"class matrix at {node['node']}", matrix[node["node"]], 2 * node["macs"])
expect("locations with class matrix",
       sorted(name for name, count in matrix.items() if count),
       sorted(node["node"] for node in model["nodes"]))
expect("sum of the nodes", sum(node["macs"] for node in model["nodes"]), macs)
expect("class matrix in total", sum(report["totals"]["work"]["matrix"].values()), 2 * macs)
expect("flops in total", report["totals"]["flops"], sum(flops.values()))

# Every row says what bounds it, and by its own times.
for row in rows:
    if row["bound"] == "none":
        expect(f"times of {row['location']}", row["times"], {})
        continue
    times = row["times"]
    expect(f"bound of {row['op']} at {row['location']}", row["bound"],
           max(times, key=times.get))
    expect(f"time of {row['op']} at {row['location']}", row["time_seconds"],
           max(times.values()))
times = [row["time_seconds"] for row in rows]
expect("order of the rows", times, sorted(times, reverse=True))
seconds = report["totals"]["time_seconds"]
assert relative_error(seconds, sum(times)) <= 1e-12, (seconds, sum(times))
print("as expected")
