"""Whole networks of model.csv, and the tilings of one convolution of tuning.csv.

roofline-gen writes the network of a row. Training rows are held against their forward
pass. Tilings are held against the bound of the convolution, which knows no tile.
"""

import pathlib
import subprocess

import figures
import tilings
from tables import (MEASURED, TableError, Unexpressed, count, optional, real, text,
                    whole)

COLUMNS = {**{name: kind for name, kind in MEASURED.items() if name != "time_us"},
           "model": text, "part": text, "mode": text, "variant": text, "batch": count,
           "seq": count, "dtype": text, "time_ms": real, "fw_ms": optional(real),
           "pred_neusight_ms": optional(real), "pred_roofline_ms": optional(real),
           "pred_habitat_ms": optional(real), "pred_li_ms": optional(real)}
TILINGS = {**{name: kind for name, kind in MEASURED.items() if name != "note"},
           "dtype": text, "shape": text, "block_x": count, "block_y": count,
           "tile_x": count, "tile_y": count, "shmem": whole}
WORKLOADS = {
    "bert_large": "bert-large",
    "gpt2_large": "gpt2 --layers=36 --hidden=1280 --heads=20 --kv-heads=20 "
                  "--intermediate=5120",
    "opt_13": "opt-1.3b",
    "switchxl4": "switch-xl-4",
}
PUBLISHED = {"its predictor": "pred_neusight_ms", "its roofline": "pred_roofline_ms",
             "Habitat": "pred_habitat_ms", "Li et al.": "pred_li_ms"}


def generate(tool, row):
    """The MLIR of the network of a row."""
    if row["part"] != "whole":
        raise Unexpressed("part of a layer")
    if row["variant"]:
        raise Unexpressed(f"variant {row['variant']}")
    if row["model"] not in WORKLOADS:
        raise Unexpressed(f"roofline-gen has no {row['model']}")
    if row["mode"] == "train" and not row["fw_ms"]:
        raise Unexpressed("no time of the forward pass")
    if row["mode"] not in ("inf", "train"):
        raise Unexpressed(f"mode {row['mode']}")
    generator = pathlib.Path(tool.path).parent / "roofline-gen"
    if not generator.exists():
        raise Unexpressed("no roofline-gen beside roofline-opt")
    sizes = [f"--batch={row['batch']}", f"--seq={row['seq']}"]
    narrowed = ["weights", "activations"]
    if row["family"] in ("gpt2", "opt"):
        narrowed.append("cache-type")
    types = [f"--{what}={row['dtype']}" for what in narrowed]
    process = subprocess.run(
        [generator, *WORKLOADS[row["model"]].split(), *sizes, *types],
        capture_output=True, text=True, check=False)
    if process.returncode != 0:
        raise TableError(f"{row['where']}: {process.stderr.strip()}")
    return process.stdout


def model_networks(tool, machines, states, rows, fitted):
    """The points of the networks, and the reasons of the rows left out. `fitted` has
    targets by source and machine that differ from the machine's in their sustained
    rates."""
    points, left_out = [], {}
    for row in rows:
        try:
            program = generate(tool, row)
            options = figures.find_options("model", row, machines, states[row["source"]], tool)
            target, *others = options.split()
            launch = figures.find_launch(target.removeprefix("target="), {})
            path = fitted.get((row["source"], row["machine"]))
            totals, launches = tool.analyse_network(
                program, " ".join([f"target={path}" if path else target, *others]))
            launch = None if launch is None else launch * launches
            measured = row["fw_ms"] if row["mode"] == "train" else row["time_ms"]
            points.append(figures.Point("model", row, measured * 1e-3, totals, launch))
        except Unexpressed as reason:
            key = row["source"], row["machine"], str(reason)
            left_out.setdefault(key, []).append(row)
    return points, left_out


def published_errors(points, column):
    """Mean error of what the publication predicted for the whole row; n/a if nothing."""
    errors = [abs(point.row[column] / point.row["time_ms"] - 1)
              for point in points if point.row[column]]
    return f"{100 * figures.mean(errors):.1f}" if errors else "n/a"


def model_tilings(tool, machines, states, rows):
    """The points of the tilings of each machine, which share one convolution."""
    points = []
    for machine, group in figures.group_by(rows, lambda row: row["machine"]).items():
        row = group[0]
        if {other["shape"] for other in group} != {row["shape"]}:
            raise TableError(f"{row['where']}: column 'shape': expected one convolution of "
                             f"{machine}, got several")
        program, _ = tilings.write_convolution(row)
        options = figures.find_options("tuning", {**row, "note": ""}, machines,
                                       states[row["source"]], tool)
        report = tool.analyse(program, options)["tiled"]
        launch = figures.find_launch(options.split()[0].removeprefix("target="), report)
        points += [figures.Point("tuning", other, other["time_us"] * 1e-6, report, launch)
                   for other in group]
    return points
