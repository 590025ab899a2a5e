"""Achievable over lower bytes for the layers of three networks.

traffic_table.py emit > layers.mlir
traffic_table.py print NAME=REPORT.json... prints a table in Markdown with one
column per report and the geometric means below.
traffic_table.py check DOC NAME=REPORT.json:LIMIT... fails if the table is not
in the page DOC as it is, or a mean is not below its limit.
"""
import math
import sys

from roofline_test import load, read_text

# Name, channels in and out, kernel, stride, output size: the different
# convolutions of ResNet-50, on padded inputs.
RESNET50 = [("conv1 7x7/2 3-64", 3, 64, 7, 2, 112)]
for inner, before, size, stride in [(64, 64, 56, 1), (128, 256, 28, 2),
                                    (256, 512, 14, 2), (512, 1024, 7, 2)]:
    outer, first = 4 * inner, size * stride
    RESNET50 += [
        (f"1x1 {before}-{inner}, {first}", before, inner, 1, 1, first),
        (f"3x3/{stride} {inner}-{inner}, {size}", inner, inner, 3, stride, size),
        (f"1x1 {inner}-{outer}, {size}", inner, outer, 1, 1, size),
        (f"1x1/{stride} {before}-{outer}, {size}", before, outer, 1, stride, size),
        (f"1x1 {outer}-{inner}, {size}", outer, inner, 1, 1, size),
        (f"3x3 {inner}-{inner}, {size}", inner, inner, 3, 1, size)]

BATCHES = [1, 32]

# Name, batch, m, n, k.
BERT = [("BERT-large 512: Q, K, V, output", 1, 512, 1024, 1024),
        ("BERT-large 512: up", 1, 512, 4096, 1024),
        ("BERT-large 512: down", 1, 512, 1024, 4096),
        ("BERT-large 512: Q K^T", 16, 512, 512, 64),
        ("BERT-large 512: P V", 16, 512, 64, 512)]
LLAMA = []
for phase, tokens, context in [("prefill 2048", 2048, 2048), ("decode", 1, 2048)]:
    LLAMA += [(f"Llama-2-7B {phase}: Q, K, V, output", 1, tokens, 4096, 4096),
              (f"Llama-2-7B {phase}: gate, up", 1, tokens, 11008, 4096),
              (f"Llama-2-7B {phase}: down", 1, tokens, 4096, 11008),
              (f"Llama-2-7B {phase}: Q K^T", 32, tokens, context, 128),
              (f"Llama-2-7B {phase}: P V", 32, tokens, 128, context)]


def tensor(*dims):
    return f"tensor<{'x'.join(map(str, dims))}xf16>"


def emit_op(name, op, attributes, left, right, result):
    return f"""  %e{emit_op.count} = tensor.empty() : {result}
  %f{emit_op.count} = linalg.fill ins(%zero : f16) outs(%e{emit_op.count} : {result}) -> {result}
  %a{emit_op.count}, %b{emit_op.count} = "test.inputs"() : () -> ({left}, {right})
  %r{emit_op.count} = {op} {attributes}ins(%a{emit_op.count}, %b{emit_op.count} : {left}, {right}) outs(%f{emit_op.count} : {result}) -> {result} loc("{name}")
"""


def name_layer(name, batch):
    return f"ResNet-50 batch {batch}: {name}"


def emit():
    text = "func.func @layers() {\n  %zero = arith.constant 0.0 : f16\n"
    ops = []
    for batch in BATCHES:
        for name, cin, cout, kernel, stride, size in RESNET50:
            image = (size - 1) * stride + kernel
            ops.append((name_layer(name, batch), "linalg.conv_2d_nhwc_hwcf",
                        f"{{strides = dense<{stride}> : tensor<2xi64>}} ",
                        tensor(batch, image, image, cin),
                        tensor(kernel, kernel, cin, cout),
                        tensor(batch, size, size, cout)))
    for name, batch, m, n, k in BERT + LLAMA:
        if batch == 1:
            ops.append((name, "linalg.matmul", "", tensor(m, k), tensor(k, n), tensor(m, n)))
        else:
            ops.append((name, "linalg.batch_matmul", "", tensor(batch, m, k),
                        tensor(batch, k, n), tensor(batch, m, n)))
    for emit_op.count, op in enumerate(ops):
        text += emit_op(*op)
    return text + "  return\n}\n"


def read(reports):
    """Ratios of achievable to lower bytes at the outermost level, by layer."""
    columns = []
    for path in reports:
        [function] = load(path)["functions"]
        columns.append({op["location"]: op["levels"][0]["achievable_bytes"]
                        / op["levels"][0]["lower_bytes"]
                        for op in function["ops"] if op["op"] != "linalg.fill"})
    assert columns and all(len(column) == len(columns[0]) > 0 for column in columns)
    return columns


def mean(column):
    return math.exp(sum(map(math.log, column.values())) / len(column))


def make_table(names, columns):
    lines = [f"| layer | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    layers = [name_layer(layer[0], batch) for batch in BATCHES for layer in RESNET50]
    layers += [layer[0] for layer in BERT + LLAMA]
    assert set(layers) == set(columns[0])
    at_least = 0
    for layer in layers:
        cells = [f"{column[layer]:.2f}" for column in columns]
        if set(cells) == {"1.00"}:
            at_least += 1
        else:
            lines.append(f"| {layer} | {' | '.join(cells)} |")
    lines.append(f"| the other {at_least} layers | {' | '.join(['1.00'] * len(columns))} |")
    means = " | ".join(f"{mean(column):.3f}" for column in columns)
    return "\n".join(lines + [f"| **geometric mean** | {means} |"]) + "\n"


def main():
    if sys.argv[1] == "emit":
        sys.stdout.write(emit())
        return
    arguments = sys.argv[2:] if sys.argv[1] == "print" else sys.argv[3:]
    names, rest = zip(*[argument.split("=") for argument in arguments])
    paths = [path.split(":")[0] for path in rest]
    columns = read(paths)
    table = make_table(names, columns)
    if sys.argv[1] == "print":
        sys.stdout.write(table)
        return
    if table not in read_text(sys.argv[2]):
        sys.exit(f"{sys.argv[2]} doesn't hold this table:\n{table}")
    for name, path, column in zip(names, rest, columns):
        limit = float(path.split(":")[1])
        if not 1 <= mean(column) < limit:
            sys.exit(f"{name}: geometric mean {mean(column):.4f}, limit {limit}")
        print(f"{name}: geometric mean {mean(column):.3f}, below {limit}")


main()
