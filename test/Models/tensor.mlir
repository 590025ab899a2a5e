// RUN: roofline-test-opt %s --test-roofline-work --split-input-file --verify-diagnostics
//
// Work of the tensor dialect: copies, created tensors and single elements.
// Ops without a remark are free: views, shape queries, tensor.empty.

//===----------------------------------------------------------------------===//
// Free ops
//===----------------------------------------------------------------------===//

func.func @views_r15(%a: tensor<4x6xf32>, %b: tensor<?x6xf32>, %n: index,
                     %shape: tensor<2xindex>) {
  %0 = tensor.cast %a : tensor<4x6xf32> to tensor<?x?xf32>
  %1 = tensor.bitcast %a : tensor<4x6xf32> to tensor<4x6xi32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf32> into tensor<24xf32>
  %3 = tensor.expand_shape %b [[0], [1, 2]] output_shape [%n, 2, 3]
      : tensor<?x6xf32> into tensor<?x2x3xf32>
  %4 = tensor.extract_slice %a[0, 1] [2, 3] [1, 2]
      : tensor<4x6xf32> to tensor<2x3xf32>
  %5 = tensor.reshape %a(%shape)
      : (tensor<4x6xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return
}

func.func @shape_queries(%a: tensor<?xf32>, %b: tensor<*xf32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %0 = tensor.empty() : tensor<4xf32>
  %1 = tensor.dim %a, %c0 : tensor<?xf32>
  %2 = tensor.dim %a, %c7 : tensor<?xf32>
  %3 = tensor.dim %a, %i : tensor<?xf32>
  %4 = tensor.dim %b, %c0 : tensor<*xf32>
  %5 = tensor.rank %b : tensor<*xf32>
  return
}

//===----------------------------------------------------------------------===//
// tensor.pad
//===----------------------------------------------------------------------===//

func.func @pad_r16(%a: tensor<1x3x8x8xf32>) -> tensor<1x3x10x10xf32> {
  %zero = arith.constant 0.0 : f32
  // Reads 1*3*8*8 = 192, writes 1*3*10*10 = 300, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 768, bytes_written = 1200>}}
  %0 = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x3x8x8xf32> to tensor<1x3x10x10xf32>
  return %0 : tensor<1x3x10x10xf32>
}

func.func @pad_dynamic_r16(%a: tensor<?x8xf32>) -> tensor<?x10xf32> {
  %zero = arith.constant 0.0 : f32
  // Reads d0*8, writes (d0 + 2)*10, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = "32*arg0_d0", bytes_written = "40*arg0_d0 + 80">}}
  %0 = tensor.pad %a low[1, 0] high[1, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<?x8xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

func.func @pad_zero_r16(%a: tensor<0x4xf32>) -> tensor<2x4xf32> {
  %zero = arith.constant 0.0 : f32
  // Writes 2*4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  %0 = tensor.pad %a low[0, 0] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<0x4xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

func.func @pad_rank_0_r16(%a: tensor<f32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{#roofline.work<bytes_read = 4, bytes_written = 4>}}
  %0 = tensor.pad %a low[] high[] {
    tensor.yield %zero : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}

// A product past 2^64: 2^40 * 2^40 elements, one byte each.
func.func @pad_huge_r16(%a: tensor<1099511627776x1099511627776xi8>)
    -> tensor<1099511627776x1099511627777xi8> {
  %zero = arith.constant 0 : i8
  // Reads 2^80, writes 2^80 + 2^40.
  // expected-remark @below {{#roofline.work<bytes_read = 1208925819614629174706176, bytes_written = 1208925819615728686333952>}}
  %0 = tensor.pad %a low[0, 0] high[0, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : i8
  } : tensor<1099511627776x1099511627776xi8> to tensor<1099511627776x1099511627777xi8>
  return %0 : tensor<1099511627776x1099511627777xi8>
}

// Negative padding crops: 8 - 1 - 2 = 5 elements are read.
func.func @pad_negative_r16(%a: tensor<8xf32>, %b: tensor<?xf32>) {
  %zero = arith.constant 0.0 : f32
  // expected-remark @below {{#roofline.work<bytes_read = 20, bytes_written = 20>}}
  %0 = tensor.pad %a low[-1] high[-2] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<5xf32>
  // expected-remark @below {{#roofline.work<bytes_read = "4*max(0, arg1_d0 - 3)", bytes_written = "4*max(0, arg1_d0 - 3)">}}
  %1 = tensor.pad %b low[-1] high[-2] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<?xf32> to tensor<?xf32>
  return
}

// A padding value that is no constant is computed for each element of the
// result; a constant one costs nothing wherever it is.
func.func @pad_payload_r16(%a: tensor<8xf32>, %x: f32) {
  // Reads 8, writes 10, 4 bytes each; one multiplication per written element.
  // expected-remark @below {{#roofline.work<vector(f32) = 10, bytes_read = 32, bytes_written = 40>}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %square = arith.mulf %x, %x : f32
    tensor.yield %square : f32
  } : tensor<8xf32> to tensor<10xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 40>}}
  %1 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %one = arith.constant 1.0 : f32
    tensor.yield %one : f32
  } : tensor<8xf32> to tensor<10xf32>
  return
}

// 10 extractions of one element from a table of 4: at least 1, at most 4.
func.func @pad_payload_r19(%a: tensor<8xf32>, %table: tensor<4xf32>) {
  // Reads 8 + (1 to 4), writes 10, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 36 to 48, bytes_written = 40>}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    %value = tensor.extract %table[%i] : tensor<4xf32>
    tensor.yield %value : f32
  } : tensor<8xf32> to tensor<10xf32>
  return
}

func.func @pad_splat_r14() -> tensor<10xf32> {
  %zero = arith.constant 0.0 : f32
  %splat = arith.constant dense<1.0> : tensor<8xf32>
  // Writes 10, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 40>}}
  %0 = tensor.pad %splat low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<10xf32>
  return %0 : tensor<10xf32>
}

// Sub-byte elements pack: 5 elements of 4 bits are 3 bytes, 7 are 4.
func.func @pad_i4_r17(%a: tensor<5xi4>) -> tensor<7xi4> {
  %zero = arith.constant 0 : i4
  // expected-remark @below {{#roofline.work<bytes_read = 3, bytes_written = 4>}}
  %0 = tensor.pad %a low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : i4
  } : tensor<5xi4> to tensor<7xi4>
  return %0 : tensor<7xi4>
}

func.func @pad_uninitialised_r20a() -> tensor<10xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 32, bytes_written = 40>; reads an uninitialised tensor.empty}}
  %0 = tensor.pad %empty low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %zero : f32
  } : tensor<8xf32> to tensor<10xf32>
  return %0 : tensor<10xf32>
}

//===----------------------------------------------------------------------===//
// tensor.concat
//===----------------------------------------------------------------------===//

func.func @concat_r16(%a: tensor<2x3xf32>, %b: tensor<4x3xf32>,
                      %c: tensor<?x3xf32>) {
  // Reads 6 + 12, writes 18, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 72, bytes_written = 72>}}
  %0 = tensor.concat dim(0) %a, %b
      : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  // Reads 6 + 3*d, writes 3*(2 + d), 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = "12*arg2_d0 + 24", bytes_written = "12*arg2_d0 + 24">}}
  %1 = tensor.concat dim(0) %a, %c
      : (tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// Reads 6 once, writes 12, 4 bytes each.
func.func @concat_r11(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 48>}}
  %0 = tensor.concat dim(0) %a, %a
      : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

//===----------------------------------------------------------------------===//
// Created tensors
//===----------------------------------------------------------------------===//

// An init starts from the scalar; any other use needs the elements.
func.func @splat_r13(%x: f32, %a: tensor<4x4xf32>, %n: index)
    -> (tensor<4x4xf32>, tensor<?x4xf32>) {
  // expected-remark @below {{#roofline.work<>}}
  %init = tensor.splat %x : tensor<4x4xf32>
  // 2*4*4*4 = 128; reads 16 once, writes 16, 4 bytes each.
  // expected-remark @below {{#roofline.work<matrix(f32) = 128, bytes_read = 64, bytes_written = 64>}}
  %0 = linalg.matmul ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  // Writes n*4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = "16*arg2">}}
  %1 = tensor.splat %x[%n] : tensor<?x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<?x4xf32>
}

// The dest of an insert_slice keeps what isn't replaced: it is no init.
func.func @splat_insert_slice_r13(%x: f32, %a: tensor<4xf32>)
    -> tensor<8xf32> {
  // Writes 8, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 32>}}
  %0 = tensor.splat %x : tensor<8xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 16, bytes_written = 16>}}
  %1 = tensor.insert_slice %a into %0[2] [4] [1]
      : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

func.func @from_elements(%x: f32, %y: f32) {
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 8>}}
  %0 = tensor.from_elements %x, %y : tensor<2xf32>
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
  %1 = tensor.from_elements %x : tensor<f32>
  // expected-remark @below {{#roofline.work<>}}
  %2 = tensor.from_elements : tensor<0xf32>
  return
}

func.func @generate(%x: f32, %n: index) {
  // One addition per element: 6; writes 6, 4 bytes each.
  // expected-remark @below {{#roofline.work<vector(f32) = 6, bytes_read = 0, bytes_written = 24>}}
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addf %x, %x : f32
    tensor.yield %sum : f32
  } : tensor<2x3xf32>
  // 3*n elements.
  // expected-remark @below {{#roofline.work<vector(f32) = "3*arg1", bytes_read = 0, bytes_written = "12*arg1">}}
  %1 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %sum = arith.addf %x, %x : f32
    tensor.yield %sum : f32
  } : tensor<?x3xf32>
  // expected-remark @below {{#roofline.work<>}}
  %2 = tensor.generate {
  ^bb0(%i: index, %j: index):
    %sum = arith.addf %x, %x : f32
    tensor.yield %sum : f32
  } : tensor<0x3xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 1, bytes_read = 0, bytes_written = 4>}}
  %3 = tensor.generate {
    %sum = arith.addf %x, %x : f32
    tensor.yield %sum : f32
  } : tensor<f32>
  return
}

func.func @generate_r19(%small: tensor<4xf32>, %large: tensor<100xf32>,
                        %dynamic: tensor<?xf32>) {
  // 6 elements from 4: 1 to 4. Writes 6, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 16, bytes_written = 24>}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    %value = tensor.extract %small[%i] : tensor<4xf32>
    tensor.yield %value : f32
  } : tensor<6xf32>
  // 6 elements from 100: 1 to 6.
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 24, bytes_written = 24>}}
  %1 = tensor.generate {
  ^bb0(%i: index):
    %value = tensor.extract %large[%i] : tensor<100xf32>
    tensor.yield %value : f32
  } : tensor<6xf32>
  // 6 elements from d0: 1 to 6, and no more than d0.
  // expected-remark @below {{#roofline.work<bytes_read = "4*min(1, arg2_d0)" to "4*min(6, arg2_d0)", bytes_written = 24>}}
  %2 = tensor.generate {
  ^bb0(%i: index):
    %value = tensor.extract %dynamic[%i] : tensor<?xf32>
    tensor.yield %value : f32
  } : tensor<6xf32>
  return
}

// Extraction from a view that the payload makes touches what is viewed.
func.func @generate_view_r19(%table: tensor<100x4xf32>) {
  %c0 = arith.constant 0 : index
  // 6 elements from 400: 1 to 6. Writes 6, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 4 to 24, bytes_written = 24>}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    %row = tensor.extract_slice %table[%i, 0] [1, 4] [1, 1]
        : tensor<100x4xf32> to tensor<4xf32>
    %value = tensor.extract %row[%c0] : tensor<4xf32>
    tensor.yield %value : f32
  } : tensor<6xf32>
  return
}

// A tensor of the payload's own is no traffic of the op.
func.func @generate_temporary(%table: tensor<4xf32>) {
  // Per element a table of 4 is read and 4 squares are extracted from: 6*4
  // multiplications. Reads 0 to 4, writes 6, 4 bytes each.
  // expected-remark @below {{#roofline.work<vector(f32) = 24, bytes_read = 0 to 16, bytes_written = 24>}}
  %0 = tensor.generate {
  ^bb0(%i: index):
    %empty = tensor.empty() : tensor<4xf32>
    %squares = linalg.square ins(%table : tensor<4xf32>)
        outs(%empty : tensor<4xf32>) -> tensor<4xf32>
    %value = tensor.extract %squares[%i] : tensor<4xf32>
    tensor.yield %value : f32
  } : tensor<6xf32>
  return
}

//===----------------------------------------------------------------------===//
// Single elements
//===----------------------------------------------------------------------===//

func.func @extract(%a: tensor<4x4xf64>, %b: tensor<i1>, %i: index) {
  // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 0>}}
  %0 = tensor.extract %a[%i, %i] : tensor<4x4xf64>
  // expected-remark @below {{#roofline.work<bytes_read = 1, bytes_written = 0>}}
  %1 = tensor.extract %b[] : tensor<i1>
  return
}

func.func @extract_r14(%i: index) -> f32 {
  %splat = arith.constant dense<2.0> : tensor<4xf32>
  // expected-remark @below {{#roofline.work<>}}
  %0 = tensor.extract %splat[%i] : tensor<4xf32>
  return %0 : f32
}

func.func @insert(%x: f32, %a: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  // expected-remark @below {{#roofline.work<bytes_read = 0, bytes_written = 4>}}
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The old tensor is needed too: the other 3 elements may have to be copied.
func.func @insert_copy_r16(%x: f32, %a: tensor<4xf32>, %i: index)
    -> (tensor<4xf32>, tensor<4xf32>) {
  // Reads 0 to 3, writes 1 to 4, 4 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 0 to 12, bytes_written = 4 to 16>}}
  %0 = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %0, %a : tensor<4xf32>, tensor<4xf32>
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

func.func @element_types_r17(%a: tensor<3xcomplex<f32>>,
                             %b: tensor<3xvector<4xf16>>, %c: tensor<3xindex>) {
  // 8 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 48>}}
  %0 = tensor.concat dim(0) %a, %a
      : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  // 4 lanes of 2 bytes each.
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 48>}}
  %1 = tensor.concat dim(0) %b, %b
      : (tensor<3xvector<4xf16>>, tensor<3xvector<4xf16>>) -> tensor<6xvector<4xf16>>
  // 8 bytes each, as the default data layout has it.
  // expected-remark @below {{#roofline.work<bytes_read = 24, bytes_written = 48>}}
  %2 = tensor.concat dim(0) %c, %c
      : (tensor<3xindex>, tensor<3xindex>) -> tensor<6xindex>
  return
}
