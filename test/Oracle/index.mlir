// RUN: roofline-test-opt %s --test-roofline-oracle -o /dev/null | FileCheck %s

// All of index computes addresses (R4).

// CHECK: oracle: 1 functions, 0 disagreements

func.func @index(%a: index, %k: i32) {
  %c3 = index.constant 3
  %0 = index.add %a, %c3
  %1 = index.and %a, %c3
  %2 = index.ceildivs %a, %c3
  %3 = index.ceildivu %a, %c3
  %4 = index.divs %a, %c3
  %5 = index.divu %a, %c3
  %6 = index.floordivs %a, %c3
  %7 = index.maxs %a, %c3
  %8 = index.maxu %a, %c3
  %9 = index.mins %a, %c3
  %10 = index.minu %a, %c3
  %11 = index.mul %a, %c3
  %12 = index.or %a, %c3
  %13 = index.rems %a, %c3
  %14 = index.remu %a, %c3
  %15 = index.shl %a, %c3
  %16 = index.shrs %a, %c3
  %17 = index.shru %a, %c3
  %18 = index.sub %a, %c3
  %19 = index.xor %a, %c3
  %c = index.cmp slt(%a, %c3)
  %d = index.casts %k : i32 to index
  %e = index.castu %k : i32 to index
  %f = index.sizeof
  %g = index.bool.constant true
  return
}
