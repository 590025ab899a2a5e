"""Checks a generated ResNet against torchvision's graph of it.

  check_resnet.py PROGRAM.mlir REPORT.json MODEL.json PARAMETERS

MODEL.json has the multiply-accumulates of each convolution and of the classifier, in
program order; PARAMETERS is the published count, without running means and variances.
"""

import json
import math
import sys

import print_main

program, report, model = sys.argv[1:4]
[function] = json.load(open(report))["functions"]
nodes = [node["macs"] for node in json.load(open(model))["nodes"]]

rows = sorted(function["ops"], key=lambda row: row["index"])
layers = [(row["location"], sum(row["work"]["matrix"].values())) for row in rows]
layers = [(name, flops) for name, flops in layers if flops]
assert [flops for _, flops in layers] == [2 * macs for macs in nodes], layers
assert all(name.split(".")[-1].startswith("conv") or name.endswith("downsample.0")
           for name, _ in layers[:-1]) and layers[-1][0] == "fc", layers

arguments, _ = print_main.read_signature(open(program).read(), "inference")
assert arguments[0] == ("images", [1, 3, 224, 224], "f32"), arguments[0]
parameters = sum(math.prod(sizes) for name, sizes, _ in arguments[1:] if "running" not in name)
assert parameters == int(sys.argv[4]), parameters
# Every channel that is normalised has a mean and a variance.
assert (sum(math.prod(sizes) for name, sizes, _ in arguments if "running" in name)
        == sum(2 * sizes[0] for name, sizes, _ in arguments[1:] if len(sizes) == 4))
print(f"{len(layers)} layers, {parameters} parameters")
