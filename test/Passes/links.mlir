// RUN: not roofline-opt %s --roofline="target=h100 links=0:pcie" 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: not roofline-opt %s --roofline="target=h100 annotate=false links=0:pcie" 2>&1 | FileCheck %s --check-prefix=LINK
// RUN: not roofline-opt %s --roofline="target=h100 links=2:ib" 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not roofline-opt %s --roofline="target=h100 links=ib" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not roofline-opt %s --roofline="target=h100 links=0:ib,0:nvlink" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not roofline-opt %s --roofline="target=m2-ultra links=0:nvlink" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not roofline-opt %s --roofline="target=h100 network-algorithm=star" 2>&1 | FileCheck %s --check-prefix=ALGORITHM
// RUN: roofline-opt %s --roofline="target=h100 links=0:ib,1:ib,mpi:nvlink report=none" | FileCheck %s --check-prefix=GOOD
//
// The options `links` and `network-algorithm`.

// LINK: error: target 'h100-sxm' has no link 'pcie'
// LINK: note: known links: 'nvlink', 'ib'
// RANK: error: no 'shard.grid' of the module has axis 2
// RANK: note: axes are counted from 0; the largest grid has 2
// FORM: error: expected 'links' to be AXIS:LINK, as in '0:ib', where AXIS is a number or 'mpi', got 'ib'
// TWICE: error: expected one link for axis '0'
// NONE: error: target 'm2-ultra' has no link 'nvlink'
// NONE-NOT: known links
// ALGORITHM: no algorithm 'star'; expected one of 'auto', 'ring', 'bidirectional-ring', 'torus', 'tree', 'direct'

shard.grid @grid(shape = 2x4)

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // GOOD: shard.all_reduce {{.*}}"network:ib" on "h100-sxm"
  %0 = shard.all_reduce %x on @grid grid_axes = [1] : tensor<8xf32> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
