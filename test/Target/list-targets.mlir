// RUN: roofline-opt --list-roofline-targets | FileCheck %s
//
// The table of the known targets.

// CHECK: {{^}}target aliases vendor matrix 16-bit vector f32 memory capacity
// CHECK: [Top/s] [Top/s] [GB/s] [GB]
// CHECK: a100-sxm4-40gb a100 NVIDIA 312 19.5 1555 40
// CHECK: epyc-9654 genoa AMD 14.746 7.3728 460.8 384
// CHECK: roofline-note - - - 4.608 96 4
// CHECK: tpu-v6e trillium Google 920 - 1600 32
