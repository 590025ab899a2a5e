"""The scaling book's problems in docs/evidence/Literature.md, from reports of programs.

  check_scaling_book.py FACTS.csv PAGE.md DIRECTORY

DIRECTORY has the reports and programs that scaling-book.test makes. Each figure is
read from them; where the book counts otherwise, the same figure follows by its count,
and that agrees within 3%, or is what the book cut off to the digits that it prints.
"""

import math
import sys
from pathlib import Path

import literature
from roofline_test import count_elements, relative_error

TOLERANCE = 0.03


class Reports:
    def __init__(self, directory):
        self.directory = Path(directory)

    def totals(self, report, function):
        path = self.directory / (report + ".json")
        return literature.read_functions(path)[function]["totals"]

    def rows(self, report, function):
        path = self.directory / (report + ".json")
        return literature.read_functions(path)[function]["ops"]

    def time(self, report, function, resource=None):
        totals = self.totals(report, function)
        return totals["times"][resource] if resource else totals["time_seconds"]

    def crossing(self, report):
        return literature.find_crossing(self.directory / (report + ".json"))

    def arguments(self, program, role, pattern=""):
        """Elements of the arguments with this role."""
        sizes = count_elements(self.directory / (program + ".mlir"), "prefill", role)
        return sum(size for name, size in sizes.items() if pattern in name)


def sum_matrix_work(rows, suffixes):
    return sum(sum(row["work"]["matrix"].values()) for row in rows
               if row["location"].endswith(suffixes))


class Row:
    """`ours` from a report; `theirs`, what follows from it by the book's count. `cut`
    is a unit of the last digit of a figure that the book cut."""

    def __init__(self, ours, theirs=None, why="", cut=0):
        self.ours, self.why, self.cut = ours, why, cut
        self.theirs = ours if theirs is None else theirs

    def agrees(self, value):
        if self.cut:
            return value <= self.theirs < value + self.cut
        return relative_error(self.theirs, value) <= TOLERANCE


def chip_rows(r):
    """Problems on one chip."""
    matrix, hbm = "compute:matrix", "memory:hbm"
    bound = "where time by FLOPs and by bytes meet"
    yield "dot", Row(r.totals("v5e", "dot")["intensity"])
    yield "batch-v5e", Row(r.crossing("bf16-v5e"), why=bound + "; activations of D = F = "
                           "65536 count too; 8.1e11 B/s")
    yield "time-h100", Row(1e3 * r.time("flops-h100", "size_5000", matrix))
    yield "time-v6e", Row(1e3 * r.time("flops-v6e", "size_5000", matrix),
                          why="9.2e14 FLOP/s in the book's table")
    yield "ridge-i8", Row(r.rows("i8-v5e", "size_240")[0]["ridge"])
    yield "batch-i8", Row(r.crossing("i8-v5e"), why="activations count too")
    yield "batch-i8-weights", Row(r.crossing("i8-weights"), why="activations count too")
    yield "matrix-per-row", Row(r.totals("v5e", "matrix_per_row")["intensity"])
    yield "batch-h100", Row(r.crossing("bf16-h100"), why="9.89e14 FLOP/s; activations count too")
    load = 1e3 * r.time("load-v4", "size_1")
    yield "load-v4", Row(load, load * 1.2e12 / 1.23e12,
                         "1.2e12 B/s in the book's table, 1.23e12 here; cut", cut=1)
    yield "batch-pcie", Row(r.crossing("pcie"), why="activations count too")
    batch = r.crossing("i8-hbm")
    rounding = (6.7e7 / 8.1e11 / (1.3e8 / 3.94e14 - 2e4 / 8.1e11)) / (
        4096 * 16384 / 8.1e11 / (2 * 4096 * 16384 / 3.94e14 - 20480 / 8.1e11))
    yield "batch-hbm", Row(batch, batch * rounding,
                           "the book rounds 1.34e8 FLOP per token to 1.3e8, and so on")
    yield "batch-vmem", Row(r.crossing("i8-vmem"))
    gib = 16e9 / 2**34
    why = "16 GiB are 17.2e9 B; the book takes 16e9"
    time = 1e3 * r.time("host", "load")
    yield "matrix-pcie", Row(time, time * gib, why)
    time = 1e3 * r.time("v5e", "big_matrix", hbm)
    yield "matrix-hbm", Row(time, time * gib, why + ", cut; they do not fit (16e9 B)", cut=1)
    time = 1e3 * r.time("v5e", "big_matrix", matrix)
    yield "matrix-flops", Row(time, why="cut", cut=0.1)
    yield "step-4", Row(1e3 * r.time("step", "step_4"))
    yield "step-256", Row(1e3 * r.time("step", "step_256"))
    time = 1e6 * r.time("v5e", "share_of_mlp", hbm)
    half, full = (1e6 * r.time("mlp", f"size_{size}", hbm) for size in (32, 64))
    assert math.isclose(time, full)
    yield "mlp-hbm", Row(time, 2 * half - full, "the book leaves the activations out: "
                         "from batches 64 and 32")
    yield "mlp-flops", Row(1e6 * r.time("v5e", "share_of_mlp", matrix), why="cut", cut=1)


def network_rows(r):
    """Problems on several chips: bidirectional rings, unless said otherwise."""
    ici = "network:ici"
    half = r.crossing("split-d")
    yield "split-d", Row(2 * half, why="where times meet: half of D each")
    gather = r.time("network-v5e", "all_gather", ici)
    yield "all-gather", Row(1e6 * gather, why="33.6e6 B, rounded to 34e6")
    yield "all-gather-line", Row(1e6 * r.time("line-v5e", "all_gather", ici), why="a ring that "
                                 "sends one way has the same 3 steps")
    volume = 2 * 2048 * 8192 / (2 * 4.5e10)
    yield "volume", Row(gather / volume)
    yield "twice", Row(r.time("network-v5e", "all_reduce", ici) / gather)
    yield "all-gather-x", Row(1e6 * r.time("network-v4", "all_gather_x", ici))
    time = 1e6 * r.time("network-v4", "all_gather_xy", ici)
    yield "all-gather-xy", Row(time, time * 16 / 15, "15 of 16 shares come in; the book "
                               "counts all")
    time = 1e6 * r.time("network-v4", "all_reduce_z", ici)
    yield "all-reduce-z", Row(time, time * 16, "the book does not divide by the 16 chips of X "
                              "and Y, which have the rest of the array")
    time = 1e6 * r.time("network-v5e", "send", ici)
    yield "send", Row(time, time / 2 + 6, "one message over one port here, over two ports in the "
                      "book, which adds 6 us of hops; the target has no latency")
    time = 1e3 * r.time("network-v5e", "gather", ici)
    yield "matrix-ici", Row(time, time * 2 * 16e9 / 2**34, "four ports of a torus, two of a "
                            "corner in the book; and 16 GiB are 17.2e9 B")
    yield "mlp-ici", Row(1e6 * r.time("network-v5e", "all_gather_mlp", ici), why="cut", cut=1)
    batch = r.crossing("data-parallel")
    yield "batch-dp", Row(batch)
    flops, link = (r.time("data-parallel", "batch_2500", x) for x in ("compute:matrix", ici))
    totals = r.totals("data-parallel", "batch_2500")
    sent = sum(link["serial_bytes"] for link in totals["network"])
    yield "intensity-v5p", Row(totals["work"]["matrix"]["bf16"] / flops / (2 * sent / link),
                               why="rate of the FLOPs over that of both directions")
    features = r.crossing("tensor-parallel")
    yield "max-tp", Row(2550 / features, why="where times meet with 2550 features a chip")
    batch = r.crossing("fsdp") / 6
    yield "batch-fsdp-tp", Row(batch, batch * 16 / 15, "15 of 16 shares of the weights come "
                               "in; the book counts all")


def model_rows(r):
    """Problems on whole transformers."""
    yield "einsum", Row(r.totals("attention", "einsum")["flops"] / (2 * 3 * 4 * 5 * 6 * 7 * 8))
    totals = r.totals("attention", "attention")
    intensity = totals["work"]["matrix"]["bf16"] / totals["fused_lower_bytes"]
    yield "flash", Row(intensity / (4096 * 4 / 5), why="class matrix, all fused; G = 4")
    weights = r.arguments("mha", "weight")
    yield "params-mha", Row(weights, r.arguments("mha-rounded", "weight"),
                            "the book takes 4e3, 16e3 and 32e3, and cuts", cut=1e9)
    inner = [r.arguments("mha", "weight", f".{name}_proj")
             for name in ("q", "k", "v", "out", "gate", "up", "down")]
    yield "attention-share", Row(sum(inner[:4]) / sum(inner))
    yield "cache-mha", Row(r.arguments("mha", "cache"), why="a cache of one token")
    rows = r.rows("long", "prefill")
    yield "attention-flops", Row(sum_matrix_work(rows, ("qk_matmul", "sv_matmul"))
                                 / sum_matrix_work(rows, tuple(
                                     f"{name}_proj" for name in ("q", "k", "v", "out"))))
    totals = r.totals("serve", "decode")
    yield "serve-memory", Row(8 * totals["peak_live_bytes"] / 1e9, why="peak of live bytes, "
                              "8 chips; scales and the table of tokens in bf16")
    step = 1e3 * totals["time_seconds"]
    bandwidth = totals["levels"][0]["lower_bytes"] / totals["times"]["memory:hbm"]
    fused = 1e3 * totals["fused_lower_bytes"] / bandwidth
    why = ("all fused, without the network; op by op activations go to memory and back, "
           "and sums over the chips take their time")
    yield "serve-step", Row(step, fused, why)
    yield "serve-rate", Row(32 / 8 / step * 1e3, 32 / 8 / fused * 1e3, why)
    totals = r.totals("prefill", "prefill")
    peak = sum(totals["work"]["matrix"].values()) / totals["times"]["compute:matrix"]
    whole, linear = (8 * work / (16 * peak * 0.4)
                     for work in (sum(totals["work"]["matrix"].values()),
                                  totals["work"]["matrix"]["bf16*i8->f32"]))
    yield "prefill", Row(whole, linear, "the book leaves attention out")


NO_PROGRAM = {
    "mfu": "no statement about a program: the time of a real run",
    "params-gqa": "roofline-gen's heads divide the features, N*H = 2D here",
}


def print_figure(value):
    return f"{value:,.0f}" if value >= 1e4 else f"{value:.4g}"


def main():
    facts = literature.read_facts(sys.argv[1])
    reports = Reports(sys.argv[3])
    rows = dict([*chip_rows(reports), *network_rows(reports), *model_rows(reports)])
    assert set(facts) == set(rows) | set(NO_PROGRAM), set(facts) ^ set(rows) ^ set(NO_PROGRAM)
    lines, failures = [], []
    for key, fact in facts.items():
        cells = [fact["page"], fact["problem"], f"{fact['quantity']} [{fact['unit']}]"
                 if fact["unit"] else fact["quantity"], fact["value"]]
        if key in NO_PROGRAM:
            lines.append(cells + ["-", "-", NO_PROGRAM[key]])
            continue
        row = rows[key]
        if not row.agrees(float(fact["value"])):
            failures.append((key, fact["value"], row.ours, row.theirs))
        other = "" if row.theirs == row.ours else print_figure(row.theirs)
        lines.append(cells + [print_figure(row.ours), other, row.why])
    header = ["page", "problem", "quantity", "book", "ours", "ours, counted as the book",
              "difference"]
    assert not failures, failures
    literature.check_page(sys.argv[2], literature.make_table(header, lines))


main()
