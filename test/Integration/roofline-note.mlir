// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="target=roofline-note report=json output=%t.json"
// RUN: python3 %S/Inputs/check_note.py %t.json
// RUN: roofline-opt %s --allow-unregistered-dialect -o /dev/null \
// RUN:   --roofline="target=roofline-note output=%t.txt group=none rows=all"
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
//
// The table that the roofline literature teaches with: six ops on a machine of
// 4608 GFLOP/s and 96 GB/s, whose ridge is 48 op/B. The table itself is in
// Inputs/check_note.py.

// 24.5e6 / 96e9 = 255.2 us for the first and third, 236e6 / 4608e9 = 51.22,
// 231e6 / 4608e9 = 50.13, 172e6 / 4608e9 = 37.33, 2.3e6 / 96e9 = 23.96. Then
// intensities and min(4608, 96 * intensity) GFLOP/s.
// TEXT: 255.2 µs {{.*}} memory:dram {{.*}} 2.36 226.5G 57.80M 24.50M
// TEXT: 255.2 µs {{.*}} memory:dram {{.*}} 37.8 3.624T 925.0M 24.50M
// TEXT: 51.22 µs {{.*}} compute:vector {{.*}} 63.8 4.608T 236.0M 3.700M
// TEXT: 50.13 µs {{.*}} compute:vector {{.*}} 178 4.608T 231.0M 1.300M
// TEXT: 37.33 µs {{.*}} compute:vector {{.*}} 132 4.608T 172.0M 1.300M
// TEXT: 23.96 µs {{.*}} memory:dram {{.*}} 22.3 2.145T 51.40M 2.300M
func.func @note() {
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 57800000, bytes_read = 24500000>} : () -> () loc("op1")
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 51400000, bytes_read = 2300000>} : () -> () loc("op2")
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 925000000, bytes_read = 24500000>} : () -> () loc("op3")
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 236000000, bytes_read = 3700000>} : () -> () loc("op4")
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 172000000, bytes_read = 1300000>} : () -> () loc("op5")
  "note.op"() {roofline.work = #roofline.work<given, vector(f32) = 231000000, bytes_read = 1300000>} : () -> () loc("op6")
  return
}
