"""Checks a generated ResNet against torchvision's graph of it.

  check_resnet.py PROGRAM.mlir REPORT.json MODEL.json PARAMETERS

MODEL.json has the multiply-accumulates of each convolution and of the classifier, in
program order; PARAMETERS is the published count, without running means and variances.
"""

import math
import sys

from roofline_test import in_program_order, load, parse_type, read_arguments

program, report, model = sys.argv[1:4]
[function] = load(report)["functions"]
nodes = [node["macs"] for node in load(model)["nodes"]]

layers = [(row["location"], sum(row["work"]["matrix"].values()))
          for row in in_program_order(function)]
layers = [(name, flops) for name, flops in layers if flops]
assert [flops for _, flops in layers] == [2 * macs for macs in nodes], layers
assert all(name.split(".")[-1].startswith("conv") or name.endswith("downsample.0")
           for name, _ in layers[:-1]) and layers[-1][0] == "fc", layers

shapes = {name: parse_type(kind)[0]
          for kind, _, name in read_arguments(program, "inference")}
assert shapes.pop("images") == ["1", "3", "224", "224"]
sizes = {name: math.prod(map(int, shape)) for name, shape in shapes.items()}
parameters = sum(size for name, size in sizes.items() if "running" not in name)
assert parameters == int(sys.argv[4]), parameters
# Every channel of a convolution has a mean and a variance.
assert (sum(size for name, size in sizes.items() if "running" in name)
        == sum(2 * int(shape[0]) for shape in shapes.values() if len(shape) == 4))
print(f"{len(layers)} layers, {parameters} parameters")
