// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 output=- explain=both" | FileCheck %s
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 output=- links=0:nvlink explain=both" | FileCheck %s --check-prefix=GIVEN
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 output=- explain=both" | FileCheck %s --check-prefix=MIXED
// RUN: roofline-opt %s -o /dev/null --roofline="target=tpu-v5e explain=both output=-" | FileCheck %s --check-prefix=TORUS
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 explain=all report=json output=%t.h100.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=a100 explain=all report=json output=%t.a100.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 explain=all links=0:nvlink network-algorithm=tree report=json output=%t.tree.json"
// RUN: roofline-opt %s -o /dev/null --roofline="target=tpu-v5e explain=all report=json output=%t.v5e.json"
// RUN: python3 %S/Inputs/check_explanations.py %t.h100.json %t.a100.json %t.tree.json %t.v5e.json
//
// The explanation of a collective: which link, and why; each letter once; what has
// to cross the border of a device and of a node (R25, R26).

shard.grid @g(shape = 4x8)

// 1,048,576 elements of 2 B. A ring of 32 sends 62 chunks of 65,536 B over ib.

// CHECK: {{^  network$}}
// CHECK-NEXT: all_reduce as ring, devices along axis 0: 4 [R25]
// CHECK-NEXT: from one to the next along axis 0: 8 [R25]
// CHECK-NEXT: devices that have to be connected for axis 0: 4 * 8 = 32 [Distributed.md]
// CHECK-NEXT: link of axis 0: ib, the first that connects them
// CHECK-NEXT: devices along axis 1: 8 [R25]
// CHECK-NEXT: devices that have to be connected for axis 1: 8
// CHECK-NEXT: link of axis 1: nvlink, the first that connects them
// CHECK-NEXT: link: ib, the slowest of them
// CHECK-NEXT: devices of the group: 4 * 8 = 32
// CHECK-NEXT: payload: 2097152 B
// CHECK-NEXT: elements of it:
// CHECK-NOT: elements of it:
// CHECK: time: 4063232 / 5e+10 = 8.126464e-05 s
// CHECK: out of or into a device at least, over all its links: 1048576 * 2 = 2097152 B
// CHECK-NEXT: 2097152 / (4.5e+11 + 5e+10) = 4.194304e-06 s
// CHECK-NEXT: a node: most devices of the group that links before ib connect: 8
// CHECK-NEXT: out of or into such a node at least, of each device: ceil(1048576 / 8) * 2 = 262144 B
// CHECK-NEXT: 262144 / 5e+10 = 5.24288e-06 s
// CHECK: min(8.126464e-05, max(4.194304e-06, 5.24288e-06)) = 5.24288e-06

// The option takes both axes to nvlink, and nothing has to leave a node.
// GIVEN: link of axis 0: nvlink, by the option links
// GIVEN: link: nvlink, the slowest of them
// GIVEN: min({{.*}}, 4.194304e-06) = 4.194304e-06

// The switches of ib may add, those of nvlink don't: 2 * 31/32 of the elements.
// MIXED: out of or into a device at least, over all its links: ceil((32 - 1) * 1048576 * 2 / 32) * 2 = 4063232 B
// MIXED: out of or into a device at least, over all its links: 1048576 * 2 = 2097152 B
// MIXED-NEXT: 1 / (3e+11 / 4063232 + 2.5e+10 / 2097152) =

// Four ports of the torus, and one to other slices.
// Two parts of 524,288 elements: sums of 131,072 along the axis of four, where one
// of three goes to both sides, and of 65,536 along that of eight; then of 16,384.
// TORUS: all_reduce as torus, link: ici
// TORUS: rings, each with a part of it at the same time: 2 [Distributed.md]
// TORUS-NEXT: elements of a part: ceil(1048576 / 2) = 524288
// 2 * (3.5 * 65,536 + 3.5 * 16,384) * 2 B = 1,146,880 B in 2 * (4 + 4) steps.
// TORUS: through one direction of a link, phase by phase:
// TORUS: = 1146880 B
// TORUS-NEXT: steps:
// TORUS-NEXT: = 16 [Distributed.md]
// TORUS: 2097152 / (4 * 4.5e+10 + 3.1e+09) =
func.func @both(%x: tensor<1024x1024xf16>) -> tensor<1024x1024xf16> {
  %0 = shard.all_reduce %x on @g grid_axes = [0, 1] : tensor<1024x1024xf16> -> tensor<1024x1024xf16> loc("both")
  return %0 : tensor<1024x1024xf16>
}
