"""NanoFlow's serving table of LLaMA-2-70B in docs/evidence/Literature.md, from reports.

  check_nanoflow.py FACTS.csv PAGE.md DENSE.json SHARD.json DECODE.json PROMPT.json

DENSE is one iteration of 2048 tokens on one device, SHARD the same on one of eight,
DECODE and PROMPT are the attention of three iterations: 4096 tokens that look at 1024
positions, and 4 prompts of 512.
"""

import re
import sys

import literature

DEVICES = 8
ITERATIONS = 3


class Rows:
    def __init__(self, path, phase):
        self.rows = [row for row in literature.read_functions(path)[phase]["ops"]
                     if row["location"].startswith("layers.")]

    def select(self, names):
        rows = [row for row in self.rows
                if re.fullmatch(rf"layers\.\d+\.({names})", row["location"])]
        assert len(rows) == 80 * len(names.split("|")), names
        return rows

    def sum(self, key, names):
        return sum(row[key] for row in self.select(names))


def count_product(rows, names):
    """One multiplication for matrices of the same input, which it reads once."""
    first, *others = names.split("|")
    size = rows.sum("bytes", names)
    for other in others:
        # q_proj's and the like: their inputs are what `first` reads beside its weights,
        # which have 1/2048 of its operations and 2 bytes.
        weights = 2 * rows.sum("flops", other) // (2 * 2048)
        size -= rows.sum("bytes_read", other) - weights
    return rows.sum("flops", names), size


def count_attention(rows):
    """A fused kernel: the scores stay on the chip, new keys and values go to the cache."""
    scores = rows.sum("bytes_written", "qk_matmul")
    size = (rows.sum("bytes_read", "qk_matmul|sv_matmul") - scores
            + rows.sum("bytes_written", "sv_matmul"))
    return rows.sum("flops", "qk_matmul|sv_matmul") / ITERATIONS, size / ITERATIONS


def count(paths):
    dense, shard = Rows(paths[0], "decode"), Rows(paths[1], "decode")
    decode, prompt = Rows(paths[2], "decode"), Rows(paths[3], "prefill")
    yield "KQV", *count_product(dense, "q_proj|k_proj|v_proj"), 0
    yield "O", *count_product(dense, "out_proj"), 0
    yield "UG", *count_product(dense, "gate_proj|up_proj"), 0
    yield "D", *count_product(dense, "down_proj"), 0
    flops, size = count_attention(decode)
    new = decode.sum("bytes_written", "k_cache|v_cache") / ITERATIONS
    yield "DecAttn", flops, size + new, 0
    yield "PfAttn", *count_attention(prompt), 0
    sums = shard.select("attn_all_reduce|mlp_all_reduce")
    sent = DEVICES * sum(entry["bytes"] for row in sums for entry in row["network"])
    # They count what is sent as what memory moves.
    yield "Net", DEVICES * sum(row["flops"] for row in sums), sent, sent


def read_rates(path):
    """Rates of all devices together, from one device's report: op/s, B/s of the
    memories and B/s of the links."""
    rows = Rows(path, "decode")
    product, total = rows.select("q_proj")[0], rows.select("attn_all_reduce")[0]
    [link] = total["network"]
    return [DEVICES * rate for rate in (
        product["flops"] / product["times"]["compute:matrix"],
        total["bytes"] / total["times"]["memory:hbm"], link["serial_bytes"] / link["seconds"])]


def main():
    facts = literature.read_facts(sys.argv[1])
    rates = read_rates(sys.argv[4])
    lines, sums, rounded = [], [0, 0, 0], [0, 0, 0]
    for name, *work in count(sys.argv[3:]):
        fact, cells = facts[name], [name]
        for i, key in enumerate(("compute", "memory", "network")):
            giga = work[i] / 1e9
            cells.append(f"{fact[key]}, {giga:,.1f}" if giga else "")
            sums[i] += 1e3 * work[i] / rates[i]
            rounded[i] += 1e3 * round(giga, 1) * 1e9 / rates[i]
            # Two cells differ; docs/evidence/Literature.md says how.
            tolerance = {("DecAttn", "compute"): 0.9, ("PfAttn", "memory"): 0.1}
            assert (abs(round(giga, 1) - float(fact[key]))
                    <= tolerance.get((name, key), 0) + 1e-9), (name, key, giga)
        for i, key in enumerate(("compute", "memory", "network")):
            milli = 1e3 * work[i] / rates[i]
            cells.append(f"{fact['time_' + key]}, {milli:.2f}" if work[i] else "")
        lines.append(cells)
    total = facts["Total"]
    keys = ("time_compute", "time_memory", "time_network")
    lines.append(["total", "", "", "", *(f"{total[key]}, {value:.2f}"
                                         for key, value in zip(keys, sums))])
    lines.append(["total of figures as printed", "", "", "",
                  *(f"{total[key]}, {value:.2f}" for key, value in zip(keys, rounded))])
    for key, value in zip(keys, rounded):
        assert abs(value - float(total[key])) < 0.011, (key, value)
    assert sums[0] > max(sums[1:])
    header = ["row", "GFLOP", "GB of memory", "GB of network", "ms of compute",
              "ms of memory", "ms of network"]
    literature.check_page(sys.argv[2], literature.make_table(header, lines))


main()
