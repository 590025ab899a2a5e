// RUN: roofline-opt %s -o /dev/null --roofline="target=h100 output=- group=none rows=all" | FileCheck %s --check-prefix=BEFORE
// RUN: roofline-opt %s -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(func.func(sharding-propagation,shard-partition),canonicalize,roofline{target=h100 output=- strict=true group=none rows=all})' \
// RUN:   | FileCheck %s --check-prefix=AFTER
//
// A program that is annotated has no collectives; upstream's passes insert them.

shard.grid @grid(shape = 4)

// All of it: 2 * 64 * 256 * 128 FLOP.
// BEFORE: function mm
// BEFORE-NEXT: NOT PARTITIONED: annotated with shard.shard only
// BEFORE: 4.194M {{.*}}linalg.matmul
// BEFORE-NOT: network
// Each device has a quarter of the sum, 2 * 64 * 256 * 32 FLOP, and 64 * 256 * 4 B
// to add up: 2 * 3 / 4 * 65,536 B sent.
// AFTER-NOT: NOT PARTITIONED
// AFTER: 1.049M {{.*}}linalg.matmul
// AFTER: nvlink{{ +}}98.30k{{ +}}6  all_reduce  ring{{ +}}4  shard.all_reduce
// AFTER-NOT: NOT PARTITIONED
// AFTER: none unmodelled
func.func @mm(%a: tensor<64x128xf32>, %b: tensor<128x256xf32>,
              %c: tensor<64x256xf32>) -> tensor<64x256xf32> {
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %a to %columns : tensor<64x128xf32>
  %1 = shard.shard %0 to %columns annotate_for_users : tensor<64x128xf32>
  %2 = linalg.matmul ins(%1, %b : tensor<64x128xf32>, tensor<128x256xf32>)
      outs(%c : tensor<64x256xf32>) -> tensor<64x256xf32>
  return %2 : tensor<64x256xf32>
}
