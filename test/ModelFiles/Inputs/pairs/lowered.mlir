// ext.scan
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x8xf32>, memref<3xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "arith.cmpi"(%arg4, %1) <{predicate = 0 : i64}> : (index, index) -> i1
        "scf.if"(%4) ({
          %9 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          "memref.store"(%9, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
          %5 = "arith.subi"(%arg4, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg1, %arg3, %5) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
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

// ext.scan exclusive
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x8xf32>, memref<3xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<3xf32>):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "arith.cmpi"(%arg4, %1) <{predicate = 0 : i64}> : (index, index) -> i1
        "scf.if"(%4) ({
          %9 = "memref.load"(%arg2, %arg3) <{nontemporal = false}> : (memref<3xf32>, index) -> f32
          "memref.store"(%9, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
          %5 = "arith.subi"(%arg4, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg1, %arg3, %5) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg3, %5) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %8 = "arith.mulf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
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

// ext.scan columns
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x8xf32>, memref<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x8xf32>, %arg2: memref<8xf32>):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "arith.cmpi"(%arg3, %1) <{predicate = 0 : i64}> : (index, index) -> i1
        "scf.if"(%4) ({
          %9 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          "memref.store"(%9, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
          %5 = "arith.subi"(%arg3, %3) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg1, %5, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %8 = "arith.addf"(%6, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
          "memref.store"(%8, %arg1, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x8xf32>, index, index) -> ()
          "memref.store"(%8, %arg2, %arg4) <{nontemporal = false}> : (f32, memref<8xf32>, index) -> ()
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

// ext.scatter
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<3x1xi32>, memref<10x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<3x1xi32>, %arg2: memref<10x4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x4xf32>, index, index) -> f32
        %5 = "memref.load"(%arg1, %arg3, %1) <{nontemporal = false}> : (memref<3x1xi32>, index, index) -> i32
        %6 = "arith.index_cast"(%5) : (i32) -> index
        %7 = "memref.load"(%arg2, %6, %arg4) <{nontemporal = false}> : (memref<10x4xf32>, index, index) -> f32
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

// ext.gather
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x4xf32>, memref<3xi32>, memref<3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<10x4xf32>, %arg1: memref<3xi32>, %arg2: memref<3x4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "memref.load"(%arg1, %arg3) <{nontemporal = false}> : (memref<3xi32>, index) -> i32
        %5 = "arith.index_cast"(%4) : (i32) -> index
        %6 = "memref.load"(%arg0, %5, %arg4) <{nontemporal = false}> : (memref<10x4xf32>, index, index) -> f32
        "memref.store"(%6, %arg2, %arg3, %arg4) <{nontemporal = false}> : (f32, memref<3x4xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.fft
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2xf32>, memref<2xf32>, memref<16xf32>, memref<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<2xf32>, %arg1: memref<2xf32>, %arg2: memref<16xf32>, %arg3: memref<16xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 4 : index}> : () -> index
    %3 = "arith.constant"() <{value = 16 : index}> : () -> index
    "scf.for"(%1, %3, %2) ({
    ^bb0(%arg4: index):
      %4 = "memref.subview"(%arg2, %arg4, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %5 = "memref.subview"(%arg3, %arg4, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %6 = "arith.addi"(%arg4, %0) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %7 = "memref.subview"(%arg2, %6, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %8 = "memref.subview"(%arg3, %6, %0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      "linalg.generic"(%arg0, %arg1, %4, %5, %7, %8) <{indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 4>}> ({
      ^bb0(%arg5: f32, %arg6: f32, %arg7: f32, %arg8: f32, %arg9: f32, %arg10: f32):
        %9 = "arith.mulf"(%arg5, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %10 = "arith.mulf"(%arg6, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %11 = "arith.mulf"(%arg5, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %12 = "arith.mulf"(%arg6, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %13 = "arith.subf"(%9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %14 = "arith.addf"(%11, %12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %15 = "arith.addf"(%arg7, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %16 = "arith.addf"(%arg8, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %17 = "arith.subf"(%arg7, %13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %18 = "arith.subf"(%arg8, %14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%15, %16, %17, %18) : (f32, f32, f32, f32) -> ()
      }) : (memref<2xf32>, memref<2xf32>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.fft angles
#map = affine_map<(d0) -> (d0)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32>, memref<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16xf32>, %arg1: memref<16xf32>):
    %0 = "arith.constant"() <{value = -1.57079637 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 2 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    %4 = "arith.constant"() <{value = 16 : index}> : () -> index
    "scf.for"(%2, %4, %3) ({
    ^bb0(%arg2: index):
      %5 = "memref.subview"(%arg0, %arg2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %6 = "memref.subview"(%arg1, %arg2, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %7 = "arith.addi"(%arg2, %1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
      %8 = "memref.subview"(%arg0, %7, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      %9 = "memref.subview"(%arg1, %7, %1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (memref<16xf32>, index, index) -> memref<?xf32, strided<[1], offset: ?>>
      "linalg.generic"(%5, %6, %8, %9) <{indexing_maps = [#map, #map, #map, #map], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 4>}> ({
      ^bb0(%arg3: f32, %arg4: f32, %arg5: f32, %arg6: f32):
        %10 = "linalg.index"() <{dim = 0 : i64}> : () -> index
        %11 = "arith.index_cast"(%10) : (index) -> i32
        %12 = "arith.sitofp"(%11) : (i32) -> f32
        %13 = "arith.mulf"(%12, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %14 = "math.cos"(%13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        %15 = "math.sin"(%13) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
        %16 = "arith.mulf"(%14, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %17 = "arith.mulf"(%15, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %18 = "arith.mulf"(%14, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %19 = "arith.mulf"(%15, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %20 = "arith.subf"(%16, %17) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %21 = "arith.addf"(%18, %19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %22 = "arith.addf"(%arg3, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %23 = "arith.addf"(%arg4, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %24 = "arith.subf"(%arg3, %20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        %25 = "arith.subf"(%arg4, %21) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "linalg.yield"(%22, %23, %24, %25) : (f32, f32, f32, f32) -> ()
      }) : (memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: ?>>) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.topk
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x2xf32>, memref<3x2xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %3, %4) ({
    ^bb0(%arg3: index):
      "scf.for"(%2, %1, %4) ({
      ^bb0(%arg4: index):
        %5 = "memref.load"(%arg0, %arg3, %arg4) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
        %6 = "arith.index_cast"(%arg4) : (index) -> i32
        %7:2 = "scf.for"(%2, %0, %4, %5, %6) ({
        ^bb0(%arg5: index, %arg6: f32, %arg7: i32):
          %8 = "memref.load"(%arg1, %arg3, %arg5) <{nontemporal = false}> : (memref<3x2xf32>, index, index) -> f32
          %9 = "memref.load"(%arg2, %arg3, %arg5) <{nontemporal = false}> : (memref<3x2xi32>, index, index) -> i32
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

// -----

// ext.sort
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>):
    %0 = "arith.constant"() <{value = 7 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %3, %4) ({
    ^bb0(%arg1: index):
      "scf.for"(%2, %1, %4) ({
      ^bb0(%arg2: index):
        "scf.for"(%2, %0, %4) ({
        ^bb0(%arg3: index):
          %5 = "arith.addi"(%arg3, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
          %6 = "memref.load"(%arg0, %arg1, %arg3) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %7 = "memref.load"(%arg0, %arg1, %5) <{nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
          %8 = "arith.cmpf"(%6, %7) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          "scf.if"(%8) ({
            "scf.yield"() : () -> ()
          }, {
            %9 = "arith.addi"(%arg3, %4) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
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

// ext.map_scatter
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<10x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %3, %4) ({
    ^bb0(%arg2: index):
      "scf.for"(%2, %0, %4) ({
      ^bb0(%arg3: index):
        "scf.if"(%1) ({
          %5 = "memref.load"(%arg0, %arg2, %arg3) <{nontemporal = false}> : (memref<3x4xf32>, index, index) -> f32
          "memref.store"(%5, %arg1, %arg2, %arg3) <{nontemporal = false}> : (f32, memref<10x4xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.pack
#map = affine_map<(d0, d1) -> (d0 * 2 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 * 4 + d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8xf32>, memref<4x2x2x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x8xf32>, %arg1: memref<4x2x2x4xf32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 1 : index}> : () -> index
    %3 = "arith.constant"() <{value = 4 : index}> : () -> index
    "scf.for"(%1, %3, %2) ({
    ^bb0(%arg2: index):
      "scf.for"(%1, %0, %2) ({
      ^bb0(%arg3: index):
        "scf.for"(%1, %0, %2) ({
        ^bb0(%arg4: index):
          "scf.for"(%1, %3, %2) ({
          ^bb0(%arg5: index):
            %4 = "affine.apply"(%arg2, %arg4) <{map = #map}> : (index, index) -> index
            %5 = "affine.apply"(%arg3, %arg5) <{map = #map1}> : (index, index) -> index
            %6 = "memref.load"(%arg0, %4, %5) <{nontemporal = false}> : (memref<8x8xf32>, index, index) -> f32
            "memref.store"(%6, %arg1, %arg2, %arg3, %arg4, %arg5) <{nontemporal = false}> : (f32, memref<4x2x2x4xf32>, index, index, index, index) -> ()
            "scf.yield"() : () -> ()
          }) : (index, index, index) -> ()
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

// ext.unpack
#map = affine_map<(d0) -> (d0 floordiv 2)>
#map1 = affine_map<(d0) -> (d0 mod 2)>
#map2 = affine_map<(d0) -> (d0 floordiv 4)>
#map3 = affine_map<(d0) -> (d0 mod 4)>
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x2x2x4xf32>, memref<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4x2x2x4xf32>, %arg1: memref<8x8xf32>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "arith.constant"() <{value = 8 : index}> : () -> index
    "scf.for"(%0, %2, %1) ({
    ^bb0(%arg2: index):
      "scf.for"(%0, %2, %1) ({
      ^bb0(%arg3: index):
        %3 = "affine.apply"(%arg2) <{map = #map}> : (index) -> index
        %4 = "affine.apply"(%arg2) <{map = #map1}> : (index) -> index
        %5 = "affine.apply"(%arg3) <{map = #map2}> : (index) -> index
        %6 = "affine.apply"(%arg3) <{map = #map3}> : (index) -> index
        %7 = "memref.load"(%arg0, %3, %5, %4, %6) <{nontemporal = false}> : (memref<4x2x2x4xf32>, index, index, index, index) -> f32
        "memref.store"(%7, %arg1, %arg2, %arg3) <{nontemporal = false}> : (f32, memref<8x8xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.attention
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, f32, tensor<2x4x6xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x6x8xf32>, %arg2: tensor<2x6x5xf32>, %arg3: f32, %arg4: tensor<2x4x6xf32>, %arg5: tensor<2x4x5xf32>):
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.44269502 : f32}> : () -> f32
    %2 = "arith.constant"() <{value = -3.40282347E+38 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %4 = "tensor.empty"() : () -> tensor<2x4x5xf32>
    %5 = "tensor.empty"() : () -> tensor<2x4xf32>
    %6 = "linalg.fill"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg38: f32, %arg39: f32):
      "linalg.yield"(%arg38) : (f32) -> ()
    }) : (f32, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %7 = "linalg.fill"(%2, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg36: f32, %arg37: f32):
      "linalg.yield"(%arg36) : (f32) -> ()
    }) : (f32, tensor<2x4xf32>) -> tensor<2x4xf32>
    %8 = "linalg.fill"(%3, %5) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg34: f32, %arg35: f32):
      "linalg.yield"(%arg34) : (f32) -> ()
    }) : (f32, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "arith.mulf"(%arg3, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %10 = "linalg.generic"(%9, %arg0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg32: f32, %arg33: f32):
      %40 = "arith.mulf"(%arg32, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%40) : (f32) -> ()
    }) : (f32, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %11 = "tensor.empty"() : () -> tensor<2x4x6xf32>
    %12 = "linalg.fill"(%3, %11) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg30: f32, %arg31: f32):
      "linalg.yield"(%arg30) : (f32) -> ()
    }) : (f32, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %13 = "linalg.generic"(%10, %arg1, %12) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
      %38 = "arith.mulf"(%arg27, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %39 = "arith.addf"(%38, %arg29) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%39) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %14 = "linalg.generic"(%13) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg26: f32):
      "linalg.yield"(%arg26) : (f32) -> ()
    }) : (tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %15 = "linalg.generic"(%arg4, %14) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg24: f32, %arg25: f32):
      %36 = "arith.mulf"(%arg24, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %37 = "arith.addf"(%arg25, %36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%37) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %16 = "linalg.generic"(%15, %7) <{indexing_maps = [#map1, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg22: f32, %arg23: f32):
      %35 = "arith.maximumf"(%arg22, %arg23) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%35) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %17 = "linalg.generic"(%16, %7) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg20: f32, %arg21: f32):
      %33 = "arith.subf"(%arg21, %arg20) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %34 = "math.exp2"(%33) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%34) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %18 = "linalg.generic"(%17, %8) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %32 = "arith.mulf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%32) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %19 = "linalg.generic"(%16, %15) <{indexing_maps = [#map5, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %30 = "arith.subf"(%arg17, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %31 = "math.exp2"(%30) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%31) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %20 = "linalg.generic"(%19, %18) <{indexing_maps = [#map1, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %29 = "arith.addf"(%arg14, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %21 = "linalg.generic"(%17, %6) <{indexing_maps = [#map5, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %28 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%28) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %22 = "linalg.generic"(%19, %arg2, %21) <{indexing_maps = [#map4, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg9: f32, %arg10: f32, %arg11: f32):
      %26 = "arith.mulf"(%arg9, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %27 = "arith.addf"(%26, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %23 = "linalg.generic"(%20, %22, %arg5) <{indexing_maps = [#map5, #map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: f32, %arg7: f32, %arg8: f32):
      %24 = "arith.divf"(%0, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %25 = "arith.mulf"(%24, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    "func.return"(%23) : (tensor<2x4x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.online_attention
#map = affine_map<(d0, d1, d2) -> ()>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>, f32, tensor<2x4x6xf32>, tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x4x8xf32>, %arg1: tensor<2x6x8xf32>, %arg2: tensor<2x6x5xf32>, %arg3: f32, %arg4: tensor<2x4x6xf32>, %arg5: tensor<2x4x5xf32>, %arg6: tensor<2x4xf32>, %arg7: tensor<2x4xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = 1.44269502 : f32}> : () -> f32
    %2 = "arith.mulf"(%arg3, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %3 = "linalg.generic"(%2, %arg0) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg31: f32, %arg32: f32):
      %30 = "arith.mulf"(%arg31, %arg32) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%30) : (f32) -> ()
    }) : (f32, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %4 = "tensor.empty"() : () -> tensor<2x4x6xf32>
    %5 = "linalg.fill"(%0, %4) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg29: f32, %arg30: f32):
      "linalg.yield"(%arg29) : (f32) -> ()
    }) : (f32, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %6 = "linalg.generic"(%3, %arg1, %5) <{indexing_maps = [#map2, #map3, #map4], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg26: f32, %arg27: f32, %arg28: f32):
      %28 = "arith.mulf"(%arg26, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %29 = "arith.addf"(%28, %arg28) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%29) : (f32) -> ()
    }) : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %7 = "linalg.generic"(%6) <{indexing_maps = [#map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 0, 1>}> ({
    ^bb0(%arg25: f32):
      "linalg.yield"(%arg25) : (f32) -> ()
    }) : (tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %8 = "linalg.generic"(%arg4, %7) <{indexing_maps = [#map1, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg23: f32, %arg24: f32):
      %26 = "arith.mulf"(%arg23, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %27 = "arith.addf"(%arg24, %26) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%27) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %9 = "linalg.generic"(%8, %arg6) <{indexing_maps = [#map1, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg21: f32, %arg22: f32):
      %25 = "arith.maximumf"(%arg21, %arg22) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%25) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %10 = "linalg.generic"(%9, %arg6) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg19: f32, %arg20: f32):
      %23 = "arith.subf"(%arg20, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %24 = "math.exp2"(%23) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%24) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "linalg.generic"(%10, %arg7) <{indexing_maps = [#map6, #map6], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg17: f32, %arg18: f32):
      %22 = "arith.mulf"(%arg17, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%22) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "linalg.generic"(%9, %8) <{indexing_maps = [#map5, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg15: f32, %arg16: f32):
      %20 = "arith.subf"(%arg16, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %21 = "math.exp2"(%20) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%21) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %13 = "linalg.generic"(%12, %11) <{indexing_maps = [#map1, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg13: f32, %arg14: f32):
      %19 = "arith.addf"(%arg13, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%19) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %14 = "linalg.generic"(%10, %arg5) <{indexing_maps = [#map5, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg11: f32, %arg12: f32):
      %18 = "arith.mulf"(%arg11, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%18) : (f32) -> ()
    }) : (tensor<2x4xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    %15 = "linalg.generic"(%12, %arg2, %14) <{indexing_maps = [#map4, #map3, #map2], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32, %arg10: f32):
      %16 = "arith.mulf"(%arg8, %arg9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %17 = "arith.addf"(%16, %arg10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%17) : (f32) -> ()
    }) : (tensor<2x4x6xf32>, tensor<2x6x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
    "func.return"(%15, %9, %13) : (tensor<2x4x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.winograd input
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<[[1.000000e+00, 0.000000e+00, -5.250000e+00, 0.000000e+00, 5.250000e+00, 0.000000e+00, -1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, -4.250000e+00, -4.250000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 1.000000e+00, 4.250000e+00, -4.250000e+00, -1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 5.000000e-01, 2.500000e-01, -2.500000e+00, -1.250000e+00, 2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, -5.000000e-01, 2.500000e-01, 2.500000e+00, -1.250000e+00, -2.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 2.000000e+00, 4.000000e+00, -2.500000e+00, -5.000000e+00, 5.000000e-01, 1.000000e+00, 0.000000e+00], [0.000000e+00, -2.000000e+00, 4.000000e+00, 2.500000e+00, -5.000000e+00, -5.000000e-01, 1.000000e+00, 0.000000e+00], [0.000000e+00, -1.000000e+00, 0.000000e+00, 5.250000e+00, 0.000000e+00, -5.250000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %1 = "arith.constant"() <{value = dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 5.000000e-01, -5.000000e-01, 2.000000e+00, -2.000000e+00, -1.000000e+00], [-5.250000e+00, 1.000000e+00, 1.000000e+00, 2.500000e-01, 2.500000e-01, 4.000000e+00, 4.000000e+00, 0.000000e+00], [0.000000e+00, -4.250000e+00, 4.250000e+00, -2.500000e+00, 2.500000e+00, -2.500000e+00, 2.500000e+00, 5.250000e+00], [5.250000e+00, -4.250000e+00, -4.250000e+00, -1.250000e+00, -1.250000e+00, -5.000000e+00, -5.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00, 5.000000e-01, -5.000000e-01, -5.250000e+00], [-1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x8xf32>}> : () -> tensor<8x8xf32>
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "linalg.fill"(%2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = "linalg.matmul"(%arg0, %1, %3) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %9 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %10 = "arith.addf"(%arg9, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = "linalg.fill"(%2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = "linalg.matmul"(%0, %4, %5) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %7 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%arg4, %7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%6) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.winograd filter
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x3xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<8x8xf32>):
    %0 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %1 = "arith.constant"() <{value = dense<[[1.000000e+00, -0.222222224, -0.222222224, 0.0111111114, 0.0111111114, 0.711111128, 0.711111128, 0.000000e+00], [0.000000e+00, -0.222222224, 0.222222224, 0.0222222228, -0.0222222228, 0.355555564, -0.355555564, 0.000000e+00], [0.000000e+00, -0.222222224, -0.222222224, 0.0444444455, 0.0444444455, 0.177777782, 0.177777782, 1.000000e+00]]> : tensor<3x8xf32>}> : () -> tensor<3x8xf32>
    %2 = "arith.constant"() <{value = dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00], [-0.222222224, -0.222222224, -0.222222224], [-0.222222224, 0.222222224, -0.222222224], [0.0111111114, 0.0222222228, 0.0444444455], [0.0111111114, -0.0222222228, 0.0444444455], [0.711111128, 0.355555564, 0.177777782], [0.711111128, -0.355555564, 0.177777782], [0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x3xf32>}> : () -> tensor<8x3xf32>
    %3 = "tensor.empty"() : () -> tensor<3x8xf32>
    %4 = "linalg.fill"(%0, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<3x8xf32>) -> tensor<3x8xf32>
    %5 = "linalg.matmul"(%arg0, %1, %4) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %10 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%arg9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<3x3xf32>, tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
    %6 = "linalg.fill"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<8x8xf32>) -> tensor<8x8xf32>
    %7 = "linalg.matmul"(%2, %5, %6) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %8 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg4, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<8x3xf32>, tensor<3x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%7) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.winograd output
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<6x6xf32>):
    %0 = "arith.constant"() <{value = dense<[[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 2.000000e+00, -2.000000e+00, 5.000000e-01, -5.000000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 4.000000e+00, 4.000000e+00, 2.500000e-01, 2.500000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 8.000000e+00, -8.000000e+00, 1.250000e-01, -1.250000e-01, 0.000000e+00], [0.000000e+00, 1.000000e+00, 1.000000e+00, 1.600000e+01, 1.600000e+01, 6.250000e-02, 6.250000e-02, 0.000000e+00], [0.000000e+00, 1.000000e+00, -1.000000e+00, 3.200000e+01, -3.200000e+01, 3.125000e-02, -3.125000e-02, 1.000000e+00]]> : tensor<6x8xf32>}> : () -> tensor<6x8xf32>
    %1 = "arith.constant"() <{value = dense<[[1.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00], [1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00, 1.000000e+00, -1.000000e+00], [1.000000e+00, 2.000000e+00, 4.000000e+00, 8.000000e+00, 1.600000e+01, 3.200000e+01], [1.000000e+00, -2.000000e+00, 4.000000e+00, -8.000000e+00, 1.600000e+01, -3.200000e+01], [1.000000e+00, 5.000000e-01, 2.500000e-01, 1.250000e-01, 6.250000e-02, 3.125000e-02], [1.000000e+00, -5.000000e-01, 2.500000e-01, -1.250000e-01, 6.250000e-02, -3.125000e-02], [0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]]> : tensor<8x6xf32>}> : () -> tensor<8x6xf32>
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "tensor.empty"() : () -> tensor<8x6xf32>
    %4 = "linalg.fill"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      "linalg.yield"(%arg10) : (f32) -> ()
    }) : (f32, tensor<8x6xf32>) -> tensor<8x6xf32>
    %5 = "linalg.matmul"(%arg0, %1, %4) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg7: f32, %arg8: f32, %arg9: f32):
      %10 = "arith.mulf"(%arg7, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %11 = "arith.addf"(%arg9, %10) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<8x8xf32>, tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xf32>
    %6 = "linalg.fill"(%2, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32):
      "linalg.yield"(%arg5) : (f32) -> ()
    }) : (f32, tensor<6x6xf32>) -> tensor<6x6xf32>
    %7 = "linalg.matmul"(%0, %5, %6) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg2: f32, %arg3: f32, %arg4: f32):
      %8 = "arith.mulf"(%arg2, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %9 = "arith.addf"(%arg4, %8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<6x8xf32>, tensor<8x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    "func.return"(%7) : (tensor<6x6xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.arg_compare
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3xf32>, memref<3xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3xf32>, %arg2: memref<3xi32>):
    %0 = "arith.constant"() <{value = 8 : index}> : () -> index
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "arith.constant"() <{value = 3 : index}> : () -> index
    %3 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%1, %2, %3) ({
    ^bb0(%arg3: index):
      "scf.for"(%1, %0, %3) ({
      ^bb0(%arg4: index):
        %4 = "memref.load"(%arg1, %arg3) <{invariant = false, nontemporal = false}> : (memref<3xf32>, index) -> f32
        %5 = "memref.load"(%arg2, %arg3) <{invariant = false, nontemporal = false}> : (memref<3xi32>, index) -> i32
        %6 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
        %7 = "arith.cmpf"(%6, %4) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
        %8 = "arith.select"(%7, %6, %4) : (i1, f32, f32) -> f32
        %9 = "arith.index_cast"(%arg4) : (index) -> i32
        %10 = "arith.select"(%7, %9, %5) : (i1, i32, i32) -> i32
        "memref.store"(%8, %arg1, %arg3) <{nontemporal = false}> : (f32, memref<3xf32>, index) -> ()
        "memref.store"(%10, %arg2, %arg3) <{nontemporal = false}> : (i32, memref<3xi32>, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.topk_v2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x8xf32>, memref<3x2xf32>, memref<3x2xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x8xf32>, %arg1: memref<3x2xf32>, %arg2: memref<3x2xi32>):
    %0 = "arith.constant"() <{value = 2 : index}> : () -> index
    %1 = "arith.constant"() <{value = 8 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %3, %4) ({
    ^bb0(%arg3: index):
      "scf.for"(%2, %1, %4) ({
      ^bb0(%arg4: index):
        %5 = "memref.load"(%arg0, %arg3, %arg4) <{invariant = false, nontemporal = false}> : (memref<3x8xf32>, index, index) -> f32
        %6 = "arith.index_cast"(%arg4) : (index) -> i32
        %7:2 = "scf.for"(%2, %0, %4, %5, %6) ({
        ^bb0(%arg5: index, %arg6: f32, %arg7: i32):
          %8 = "memref.load"(%arg1, %arg3, %arg5) <{invariant = false, nontemporal = false}> : (memref<3x2xf32>, index, index) -> f32
          %9 = "memref.load"(%arg2, %arg3, %arg5) <{invariant = false, nontemporal = false}> : (memref<3x2xi32>, index, index) -> i32
          %10 = "arith.cmpf"(%arg6, %8) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          %11 = "arith.select"(%10, %arg6, %8) : (i1, f32, f32) -> f32
          "memref.store"(%11, %arg1, %arg3, %arg5) <{nontemporal = false}> : (f32, memref<3x2xf32>, index, index) -> ()
          %12 = "arith.select"(%10, %8, %arg6) : (i1, f32, f32) -> f32
          %13 = "arith.cmpf"(%8, %arg6) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
          %14 = "arith.cmpi"(%10, %13) <{predicate = 0 : i64}> : (i1, i1) -> i1
          %15 = "arith.cmpi"(%arg7, %9) <{predicate = 2 : i64}> : (i32, i32) -> i1
          %16 = "arith.andi"(%14, %15) : (i1, i1) -> i1
          %17 = "arith.ori"(%10, %16) : (i1, i1) -> i1
          %18 = "arith.select"(%17, %arg7, %9) : (i1, i32, i32) -> i32
          "memref.store"(%18, %arg2, %arg3, %arg5) <{nontemporal = false}> : (i32, memref<3x2xi32>, index, index) -> ()
          %19 = "arith.select"(%17, %9, %arg7) : (i1, i32, i32) -> i32
          "scf.yield"(%12, %19) : (f32, i32) -> ()
        }) : (index, index, index, f32, i32) -> (f32, i32)
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.map_load
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<10x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>):
    %0 = "arith.constant"() <{value = 3 : index}> : () -> index
    %1 = "arith.constant"() <{value = 4 : index}> : () -> index
    %2 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    %3 = "arith.constant"() <{value = 0 : index}> : () -> index
    %4 = "arith.constant"() <{value = 10 : index}> : () -> index
    %5 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%3, %4, %5) ({
    ^bb0(%arg2: index):
      "scf.for"(%3, %1, %5) ({
      ^bb0(%arg3: index):
        %6 = "arith.cmpi"(%arg2, %3) <{predicate = 5 : i64}> : (index, index) -> i1
        %7 = "arith.cmpi"(%arg2, %0) <{predicate = 2 : i64}> : (index, index) -> i1
        %8 = "arith.andi"(%6, %7) : (i1, i1) -> i1
        %9 = "arith.cmpi"(%arg3, %3) <{predicate = 5 : i64}> : (index, index) -> i1
        %10 = "arith.cmpi"(%arg3, %1) <{predicate = 2 : i64}> : (index, index) -> i1
        %11 = "arith.andi"(%9, %10) : (i1, i1) -> i1
        %12 = "arith.andi"(%8, %11) : (i1, i1) -> i1
        %13 = "scf.if"(%12) ({
          %14 = "memref.load"(%arg0, %arg2, %arg3) <{invariant = false, nontemporal = false}> : (memref<3x4xf32>, index, index) -> f32
          "scf.yield"(%14) : (f32) -> ()
        }, {
          "scf.yield"(%2) : (f32) -> ()
        }) : (i1) -> f32
        "memref.store"(%13, %arg1, %arg2, %arg3) <{nontemporal = false}> : (f32, memref<10x4xf32>, index, index) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.map_store
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4xf32>, memref<10x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<3x4xf32>, %arg1: memref<10x4xf32>):
    %0 = "arith.constant"() <{value = 4 : index}> : () -> index
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.constant"() <{value = 0 : index}> : () -> index
    %3 = "arith.constant"() <{value = 3 : index}> : () -> index
    %4 = "arith.constant"() <{value = 1 : index}> : () -> index
    "scf.for"(%2, %3, %4) ({
    ^bb0(%arg2: index):
      "scf.for"(%2, %0, %4) ({
      ^bb0(%arg3: index):
        "scf.if"(%1) ({
          %5 = "memref.load"(%arg0, %arg2, %arg3) <{invariant = false, nontemporal = false}> : (memref<3x4xf32>, index, index) -> f32
          "memref.store"(%5, %arg1, %arg2, %arg3) <{nontemporal = false}> : (f32, memref<10x4xf32>, index, index) -> ()
          "scf.yield"() : () -> ()
        }, {
        }) : (i1) -> ()
        "scf.yield"() : () -> ()
      }) : (index, index, index) -> ()
      "scf.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.exp_reduction
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2) -> (d0, d2)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>), sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3x5xf32>, %arg2: tensor<2xf32>, %arg3: tensor<2xf32>, %arg4: tensor<2x5xf32>):
    %0 = "linalg.generic"(%arg0, %arg2) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg18: f32, %arg19: f32):
      %16 = "arith.maximumf"(%arg18, %arg19) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%16) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = "linalg.generic"(%0, %arg0) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg16: f32, %arg17: f32):
      %14 = "arith.subf"(%arg17, %arg16) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %15 = "math.exp2"(%14) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%15) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "linalg.generic"(%0, %arg2) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg14: f32, %arg15: f32):
      %12 = "arith.subf"(%arg15, %arg14) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %13 = "math.exp2"(%12) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "linalg.yield"(%13) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = "linalg.generic"(%2, %arg3) <{indexing_maps = [#map2, #map2], iterator_types = [#linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg12: f32, %arg13: f32):
      %11 = "arith.mulf"(%arg12, %arg13) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%11) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %4 = "linalg.generic"(%2, %arg4) <{indexing_maps = [#map1, #map], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg10: f32, %arg11: f32):
      %10 = "arith.mulf"(%arg10, %arg11) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%10) : (f32) -> ()
    }) : (tensor<2xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %5 = "linalg.generic"(%1, %3) <{indexing_maps = [#map, #map1], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    ^bb0(%arg8: f32, %arg9: f32):
      %9 = "arith.addf"(%arg9, %arg8) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%9) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<2xf32>) -> tensor<2xf32>
    %6 = "linalg.generic"(%1, %arg1, %4) <{indexing_maps = [#map3, #map4, #map5], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>, #linalg.iterator_type<parallel>], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg5: f32, %arg6: f32, %arg7: f32):
      %7 = "arith.mulf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %8 = "arith.addf"(%7, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%8) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<3x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%0, %5, %6) : (tensor<2xf32>, tensor<2xf32>, tensor<2x5xf32>) -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ext.custom_op
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>, sym_name = "main"}> ({
  ^bb0(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x4xf32>):
    %0 = "linalg.matmul"(%arg0, %arg1, %arg2) <{indexing_maps = [#map, #map1, #map2], operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg3: f32, %arg4: f32, %arg5: f32):
      %1 = "arith.mulf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      %2 = "arith.addf"(%arg5, %1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "linalg.yield"(%2) : (f32) -> ()
    }) : (tensor<2x3xf32>, tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%0) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
