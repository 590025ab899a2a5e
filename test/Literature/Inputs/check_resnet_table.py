"""The ResNet table of docs/evidence/Literature.md, from reports of generated networks.

  check_resnet_table.py FACTS.csv MACHINES.csv PAGE.md NETWORK.json... MACHINE.json...

NETWORK.json is a report of the network in f32, named by its file; MACHINE.json one
of ResNet-18 in f16 on a machine of MACHINES.csv.
"""

import re
import sys
from pathlib import Path

import literature
from roofline_test import by_location, relative_error

# Their operations for one of ours, by the name of the module: the study counts with
# pthflops, whose rules are in shared/oracles/README.md. Ours are R1 and R2: two for
# each multiply-accumulate; batch norm subtracts, adds, multiplies, multiplies, adds
# (the square root is a transcendental); one for each maximum, sum and quotient.
TERMS = (
    ("convolutions and fc", r"conv\d|downsample\.0|fc", "1 per multiply-accumulate",
     "1/2 of FLOP", 1, 2),
    ("bias of fc", r"fc\.add_bias", "1 per output", "FLOP", 1, 1),
    ("batch norm", r"bn\d|downsample\.1", "2 per element", "2/5 of FLOP", 2, 5),
    ("ReLU", r"relu(_\d)?", "2 per element", "2 x FLOP", 2, 1),
    ("residual sum", r"add", "2 per element", "2 x FLOP", 2, 1),
    ("max pool", r"maxpool", "8 per output", "8/9 of FLOP", 8, 9),
    ("average pool", r"avgpool\.sum", "49 per output", "FLOP", 1, 1),
    ("its division", r"avgpool", "none", "none", 0, 1),
)
NETWORKS = {"resnet18": "ResNet-18", "resnet34": "ResNet-34", "resnet50": "ResNet-50"}
LAYER = r"(layer\d\.\d+\.)?"


def find_term(location):
    [term] = [term for term in TERMS if re.fullmatch(LAYER + f"({term[1]})", location)]
    return term


def count_terms(function):
    """Their count of each term."""
    counts = {term[0]: 0 for term in TERMS}
    for row in function["ops"]:
        if row["flops"] == 0:
            continue
        name, _, _, _, theirs, ours = find_term(row["location"])
        assert row["flops"] * theirs % ours == 0, row
        counts[name] += row["flops"] * theirs // ours
    return counts


def count_layer_bytes(function):
    """What the convolutions and fc alone read and write."""
    pattern = LAYER + f"({TERMS[0][1]})"
    return sum(row["bytes"] for row in function["ops"]
               if row["flops"] and re.fullmatch(pattern, row["location"]))


def make_count_table(facts, networks):
    counts = {name: count_terms(networks[name]) for name in NETWORKS}
    rows = [[name, theirs, ours, *(f"{counts[key][name]:,}" for key in NETWORKS)]
            for name, _, theirs, ours, _, _ in TERMS]
    sums = {name: sum(counts[name].values()) for name in NETWORKS}
    for name in NETWORKS:
        assert sums[name] == int(facts[name]["flop"]), (name, sums[name])
    rows.append(["sum", "", "", *(f"{sums[name]:,}" for name in NETWORKS)])
    rows.append(["published", "", "",
                 *(f"{int(facts[name]['flop']):,}" for name in NETWORKS)])
    rows.append(["our FLOP (R1, R2)", "", "",
                 *(f"{networks[name]['totals']['flops']:,}" for name in NETWORKS)])
    header = ["term", "the study counts", "from our rows", *NETWORKS.values()]
    return literature.make_table(header, rows)


def make_intensity_table(facts, machines, networks, functions):
    ridges = {}
    for machine in machines.values():
        row = by_location(functions[machine["target"]])["conv1"]
        ridges[machine["machine"]] = row["ridge"]
        assert f"{row['ridge']:.2f}" == machine["ridge"], (machine, row["ridge"])
    rows = []
    for name, title in NETWORKS.items():
        published = float(facts[name]["intensity"])
        size = count_layer_bytes(networks[name])
        intensity = int(facts[name]["flop"]) / size
        assert relative_error(intensity, published) < 0.25, (name, intensity)
        assert intensity < min(ridges.values())
        assert networks[name]["totals"]["bound"] == "compute:vector"
        rows.append([title, f"{int(facts[name]['bytes']) / 1e6:.2f} MB", f"{published:.2f}",
                     f"{size / 1e6:.2f} MB", f"{intensity:.2f}",
                     f"{100 * (intensity / published - 1):+.1f}%",
                     *(f"memory, {100 * intensity / ridge:.0f}% of ridge {ridge:.2f}"
                       for ridge in ridges.values())])
    header = ["network", "published bytes", "published OI", "our bytes", "our OI",
              "difference", *ridges]
    return literature.make_table(header, rows)


def main():
    facts, machines = map(literature.read_facts, sys.argv[1:3])
    page, reports = sys.argv[3], sys.argv[4:]
    functions = {}
    for path in reports:
        [function] = literature.read_functions(path).values()
        functions[Path(path).stem] = function
    networks = {name: functions.pop(name) for name in NETWORKS}
    literature.check_page(page, make_count_table(facts, networks))
    literature.check_page(page, make_intensity_table(facts, machines, networks, functions))


main()
