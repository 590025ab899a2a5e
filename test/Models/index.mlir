// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// Arithmetic on index is free, its values are followed (R4).

func.func @values_r4(%t: tensor<4xf32>, %n: index, %m: i32) {
  %c0 = index.constant 0
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c7 = index.constant 7
  %false = index.bool.constant false
  %size = index.sizeof
  %and = index.and %n, %c7
  %or = index.or %n, %c7
  %xor = index.xor %n, %c7
  %shl = index.shl %n, %c1
  %shrs = index.shrs %n, %c1
  %shru = index.shru %n, %c1
  %cmp = index.cmp slt(%n, %c7)
  %cast = index.casts %m : i32 to index
  %add = index.add %n, %c1
  %mul = index.mul %add, %c2
  scf.for %i = %c0 to %mul step %c1 {
    // expected-remark @below {{x 2*arg1 + 2}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  // 7 - 2 = 5, 5 ceildiv 2 = 3
  %sub = index.sub %c7, %c2
  %ceil = index.ceildivs %sub, %c2
  %ceilu = index.ceildivu %ceil, %c1
  scf.for %i = %c0 to %ceilu step %c1 {
    // expected-remark @below {{x 3}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  // 7 ceildiv 2 = 4, not 3
  %ceilu7 = index.ceildivu %c7, %c2
  scf.for %i = %c0 to %ceilu7 step %c1 {
    // expected-remark @below {{x 4}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  // 7 / 2 = 3 three times, 3 + 3 + 3 = 9; 7 mod 2 = 1 twice: 9 + 1 + 1 = 11
  %divs = index.divs %c7, %c2
  %divu = index.divu %c7, %c2
  %floor = index.floordivs %c7, %c2
  %rems = index.rems %c7, %c2
  %remu = index.remu %c7, %c2
  %s0 = index.add %divs, %divu
  %s1 = index.add %s0, %floor
  %s2 = index.add %s1, %rems
  %s3 = index.add %s2, %remu
  scf.for %i = %c0 to %s3 step %c1 {
    // expected-remark @below {{x 11}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  // max(7, 2) + max(7, 2) + min(7, 2) + min(7, 2) = 18
  %maxs = index.maxs %c7, %c2
  %maxu = index.maxu %c7, %c2
  %mins = index.mins %c7, %c2
  %minu = index.minu %c7, %c2
  %t0 = index.add %maxs, %maxu
  %t1 = index.add %mins, %minu
  %t2 = index.add %t0, %t1
  %t3 = index.castu %t2 : index to i64
  %t4 = index.castu %t3 : i64 to index
  scf.for %i = %c0 to %t4 step %c1 {
    // expected-remark @below {{x 18}}
    %0 = arith.negf %t : tensor<4xf32>
  }
  return
}
