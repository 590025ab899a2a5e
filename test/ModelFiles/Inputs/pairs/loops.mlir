// tm_tensor.attention
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x4x8xf32>, memref<2x6x8xf32>, memref<2x6x5xf32>, memref<2x4x5xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<2x4x8xf32>, %arg1: memref<2x6x8xf32>, %arg2: memref<2x6x5xf32>, %arg3: memref<2x4x5xf32>):
    %0 = "arith.constant"() <{value = 2.82842708 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "arith.constant"() <{value = 2 : index}> : () -> index
    %5 = "arith.constant"() <{value = 4 : index}> : () -> index
    %6 = "arith.constant"() <{value = 8 : index}> : () -> index
    %7 = "arith.constant"() <{value = 6 : index}> : () -> index
    %8 = "arith.constant"() <{value = 5 : index}> : () -> index
    %9 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x4x6xf32>
    "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg31: index, %arg32: index, %arg33: index):
      %34 = "scf.for"(%1, %6, %2, %3) ({
      ^bb0(%arg34: index, %arg35: f32):
        %35 = "memref.load"(%arg0, %arg31, %arg32, %arg34) <{invariant = false, nontemporal = false}> : (memref<2x4x8xf32>, index, index, index) -> f32
        %36 = "memref.load"(%arg1, %arg31, %arg33, %arg34) <{invariant = false, nontemporal = false}> : (memref<2x6x8xf32>, index, index, index) -> f32
        %37 = "arith.mulf"(%35, %36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %38 = "arith.addf"(%37, %arg35) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.yield"(%38) : (f32) -> ()
      }) : (index, index, index, f32) -> f32
      "memref.store"(%34, %9, %arg31, %arg32, %arg33) <{nontemporal = false}> : (f32, memref<2x4x6xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg28: index, %arg29: index, %arg30: index):
      %32 = "memref.load"(%9, %arg28, %arg29, %arg30) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
      %33 = "arith.divf"(%32, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%33, %9, %arg28, %arg29, %arg30) <{nontemporal = false}> : (f32, memref<2x4x6xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    %10 = "memref.load"(%9, %1, %1, %1) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
    %11 = "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2, %10) <{operandSegmentSizes = array<i32: 3, 3, 3, 1>}> ({
    ^bb0(%arg23: index, %arg24: index, %arg25: index):
      "scf.reduce"(%10) ({
      ^bb0(%arg26: f32, %arg27: f32):
        %30 = "memref.load"(%9, %arg23, %arg24, %arg25) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
        %31 = "arith.maximumf"(%30, %arg26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%31) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, index, index, index, index, index, index, f32) -> f32
    "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg20: index, %arg21: index, %arg22: index):
      %28 = "memref.load"(%9, %arg20, %arg21, %arg22) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
      %29 = "arith.subf"(%28, %11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.store"(%29, %9, %arg20, %arg21, %arg22) <{nontemporal = false}> : (f32, memref<2x4x6xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg17: index, %arg18: index, %arg19: index):
      %26 = "memref.load"(%9, %arg17, %arg18, %arg19) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
      %27 = "math.exp"(%26) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "memref.store"(%27, %9, %arg17, %arg18, %arg19) <{nontemporal = false}> : (f32, memref<2x4x6xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    %12 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<2x4xf32>
    "scf.parallel"(%1, %1, %4, %5, %2, %2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg15: index, %arg16: index):
      "memref.store"(%3, %12, %arg15, %arg16) <{nontemporal = false}> : (f32, memref<2x4xf32>, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %4, %5, %2, %2) <{operandSegmentSizes = array<i32: 2, 2, 2, 0>}> ({
    ^bb0(%arg12: index, %arg13: index):
      "scf.parallel"(%1, %7, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
      ^bb0(%arg14: index):
        %23 = "memref.load"(%12, %arg12, %arg13) <{invariant = false, nontemporal = false}> : (memref<2x4xf32>, index, index) -> f32
        %24 = "memref.load"(%9, %arg12, %arg13, %arg14) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
        %25 = "arith.addf"(%23, %24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%25, %12, %arg12, %arg13) <{nontemporal = false}> : (f32, memref<2x4xf32>, index, index) -> ()
        "scf.reduce"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %1, %4, %5, %7, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      %18 = "memref.load"(%9, %arg9, %arg10, %arg11) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
      %19 = "memref.load"(%12, %arg9, %arg10) <{invariant = false, nontemporal = false}> : (memref<2x4xf32>, index, index) -> f32
      %20 = "arith.divf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %21 = "arith.cmpf"(%19, %3) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
      %22 = "arith.select"(%21, %3, %20) : (i1, f32, f32) -> f32
      "memref.store"(%22, %9, %arg9, %arg10, %arg11) <{nontemporal = false}> : (f32, memref<2x4x6xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "scf.parallel"(%1, %1, %1, %4, %5, %8, %2, %2, %2) <{operandSegmentSizes = array<i32: 3, 3, 3, 0>}> ({
    ^bb0(%arg4: index, %arg5: index, %arg6: index):
      %13 = "scf.for"(%1, %7, %2, %3) ({
      ^bb0(%arg7: index, %arg8: f32):
        %14 = "memref.load"(%9, %arg4, %arg5, %arg7) <{invariant = false, nontemporal = false}> : (memref<2x4x6xf32>, index, index, index) -> f32
        %15 = "memref.load"(%arg2, %arg4, %arg7, %arg6) <{invariant = false, nontemporal = false}> : (memref<2x6x5xf32>, index, index, index) -> f32
        %16 = "arith.mulf"(%14, %15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %17 = "arith.addf"(%16, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.yield"(%17) : (f32) -> ()
      }) : (index, index, index, f32) -> f32
      "memref.store"(%13, %arg3, %arg4, %arg5, %arg6) <{nontemporal = false}> : (f32, memref<2x4x5xf32>, index, index, index) -> ()
      "scf.reduce"() : () -> ()
    }) : (index, index, index, index, index, index, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.scan
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x8xf32>, memref<3xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg3: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg4: index):
        %4 = "arith.cmpi"(%arg4, %0) <{predicate = 0 : i64}> : (index, index) -> i1
        "scf.if"(%4) ({
          %9 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          "memref.store"(%9, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
          %5 = "arith.subi"(%arg4, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg1, %arg3, %5) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %8 = "arith.addf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%8, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "memref.store"(%8, %arg2, %arg3) <{nontemporal = false}> : (f32, memref<3xf32>, index) -> ()
          "scf.yield"() : () -> ()
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.scatter
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x1xi32>, memref<10x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<3x1xi32>, %arg2: memref<10x4xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg3: index):
      "scf.for"(%0, %3, %1) ({
      ^bb0(%arg4: index):
        %4 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x4xf32>, index, index) -> f32
        %5 = "memref.load"(%arg1, %arg3, %0) <{invariant = false, nontemporal = false}> : (memref<3x1xi32>, index, index) -> i32
        %6 = "arith.index_cast"(%5) : (i32) -> index
        %7 = "memref.load"(%arg2, %6, %arg4) <{invariant = false, nontemporal = false}> : (memref<10x4xf32>, index, index) -> f32
        %8 = "arith.addf"(%4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "memref.store"(%8, %arg2, %6, %arg4) <{nontemporal = false}> : (f32, memref<10x4xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.sort
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>):
    %0 = "arith.constant"() <{value = 7 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%1, %3, %2) ({
    ^bb0(%arg1: index):
      "scf.for"(%1, %4, %2) ({
      ^bb0(%arg2: index):
        "scf.for"(%1, %0, %2) ({
        ^bb0(%arg3: index):
          %5 = "arith.addi"(%arg3, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg0, %arg1, %arg3) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg1, %5) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %8 = "arith.cmpf"(%6, %7) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          "scf.if"(%8) ({
            "scf.yield"() : () -> ()
          }, {
            %9 = "arith.addi"(%arg3, %2) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
            "memref.store"(%7, %arg0, %arg1, %arg3) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
            "memref.store"(%6, %arg0, %arg1, %9) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
            "scf.yield"() : () -> ()
          }) : (i1) -> ()
          "scf.yield"() : () -> ()
        }) : (index, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tm_tensor.topk
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x2xf32>, memref<3x2xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%1, %3, %2) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %4, %2) ({
      ^bb0(%arg4: index):
        %5 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
        %6 = "arith.index_cast"(%arg4) : (index) -> i32
        %7:2 = "scf.for"(%1, %0, %2, %5, %6) ({
        ^bb0(%arg5: index, %arg6: f32, %arg7: i32):
          %8 = "memref.load"(%arg1, %arg3, %arg5) <{invariant = false, nontemporal = false}> : (memref<3x2xf32>, index, index) -> f32
          %9 = "memref.load"(%arg2, %arg3, %arg5) <{invariant = false, nontemporal = false}> : (memref<3x2xi32>, index, index) -> i32
          %10 = "arith.cmpf"(%arg6, %8) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          %11 = "arith.cmpf"(%8, %arg6) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          %12 = "arith.cmpi"(%10, %11) <{predicate = 0 : i64}> : (i1, i1) -> i1
          %13 = "arith.cmpi"(%arg7, %9) <{predicate = 2 : i64}> : (i32, i32) -> i1
          %14 = "arith.andi"(%12, %13) : (i1, i1) -> i1
          %15 = "arith.ori"(%10, %14) : (i1, i1) -> i1
          %16 = "arith.select"(%10, %arg6, %8) : (i1, f32, f32) -> f32
          %17 = "arith.select"(%15, %arg7, %9) : (i1, i32, i32) -> i32
          "memref.store"(%16, %arg1, %arg3, %arg5) <{nontemporal = false}> : (f32, memref<3x2xf32>, index, index) -> ()
          "memref.store"(%17, %arg2, %arg3, %arg5) <{nontemporal = false}> : (i32, memref<3x2xi32>, index, index) -> ()
          %18 = "arith.select"(%10, %8, %arg6) : (i1, f32, f32) -> f32
          %19 = "arith.select"(%15, %9, %arg7) : (i1, i32, i32) -> i32
          "scf.yield"(%18, %19) : (f32, i32) -> ()
        }) : (index, index, index, f32, i32) -> (f32, i32)
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
