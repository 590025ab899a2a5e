// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.whole.json"
// RUN: roofline-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/lower-vector-to-outerproducts.mlir --transform-interpreter -o %t.outer.mlir
// RUN: roofline-opt %t.outer.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.outer.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.whole.json %t.outer.json 36 --lowered=vector.contract,vector.multi_reduction,vector.outerproduct,vector.scan
//
// Dot products and inner-parallel reductions. That lowering has no mixed types,
// masks or kinds but add, and takes scalable dims for fixed ones.
// RUN: roofline-opt %s --transform-preload-library=transform-library-paths=%S/Inputs/lower-vector-to-dots.mlir --transform-interpreter -o %t.dot.mlir
// RUN: roofline-opt %t.dot.mlir -o /dev/null --roofline="target=roofline-note report=json output=%t.dot.json"
// RUN: python3 %S/Inputs/compare_totals.py %t.whole.json %t.dot.json 36 --lowered=vector.contract,vector.multi_reduction,vector.outerproduct,vector.scan --skip=contract_scalable,contract_max,contract_minsi,contract_xor,contract_mixed_float,contract_mixed_integer,mask_contract
//
// Contractions, outer products, reductions and scans execute as many operations
// as what upstream lowers them to.

#matmul = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
#max = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<maxnumf>
}
#minsi = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<minsi>
}
#xor = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                   affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"],
  kind = #vector.kind<xor>
}
#batch_matmul = {
  indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>,
                   affine_map<(b, m, n, k) -> (b, n, k)>,
                   affine_map<(b, m, n, k) -> (b, m, n)>],
  iterator_types = ["parallel", "parallel", "parallel", "reduction"]
}
#dot = {
  indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>,
                   affine_map<(k) -> ()>],
  iterator_types = ["reduction"]
}
#matvec = {
  indexing_maps = [affine_map<(m, k) -> (m, k)>, affine_map<(m, k) -> (k)>,
                   affine_map<(m, k) -> (m)>],
  iterator_types = ["parallel", "reduction"]
}
#two_reductions = {
  indexing_maps = [affine_map<(m, n, k, l) -> (k, m, l)>,
                   affine_map<(m, n, k, l) -> (l, k, n)>,
                   affine_map<(m, n, k, l) -> (n, m)>],
  iterator_types = ["parallel", "parallel", "reduction", "reduction"]
}

func.func @contract_matmul(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @contract_row(%a: vector<1x8xf32>, %b: vector<8x16xf32>, %c: vector<1x16xf32>) -> vector<1x16xf32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<1x8xf32>, vector<8x16xf32> into vector<1x16xf32>
  return %0 : vector<1x16xf32>
}
func.func @contract_integer(%a: vector<4x8xi32>, %b: vector<8x16xi32>, %c: vector<4x16xi32>) -> vector<4x16xi32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xi32>, vector<8x16xi32> into vector<4x16xi32>
  return %0 : vector<4x16xi32>
}
func.func @contract_max(%a: vector<4x8xf32>, %b: vector<8x16xf32>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.contract #max %a, %b, %c
      : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @contract_minsi(%a: vector<4x8xi32>, %b: vector<8x16xi32>, %c: vector<4x16xi32>) -> vector<4x16xi32> {
  %0 = vector.contract #minsi %a, %b, %c
      : vector<4x8xi32>, vector<8x16xi32> into vector<4x16xi32>
  return %0 : vector<4x16xi32>
}
func.func @contract_xor(%a: vector<4x8xi32>, %b: vector<8x16xi32>, %c: vector<4x16xi32>) -> vector<4x16xi32> {
  %0 = vector.contract #xor %a, %b, %c
      : vector<4x8xi32>, vector<8x16xi32> into vector<4x16xi32>
  return %0 : vector<4x16xi32>
}
func.func @contract_batch(%a: vector<2x3x7xf16>, %b: vector<2x5x7xf16>, %c: vector<2x3x5xf16>) -> vector<2x3x5xf16> {
  %0 = vector.contract #batch_matmul %a, %b, %c
      : vector<2x3x7xf16>, vector<2x5x7xf16> into vector<2x3x5xf16>
  return %0 : vector<2x3x5xf16>
}
func.func @contract_dot(%a: vector<8xf32>, %b: vector<8xf32>, %c: f32) -> f32 {
  %0 = vector.contract #dot %a, %b, %c
      : vector<8xf32>, vector<8xf32> into f32
  return %0 : f32
}
func.func @contract_matvec(%a: vector<4x8xf32>, %b: vector<8xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.contract #matvec %a, %b, %c
      : vector<4x8xf32>, vector<8xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @contract_two_reductions(%a: vector<5x2x3xi32>, %b: vector<3x5x4xi32>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %0 = vector.contract #two_reductions %a, %b, %c
      : vector<5x2x3xi32>, vector<3x5x4xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}
func.func @contract_mixed_float(%a: vector<4x8xf16>, %b: vector<8x16xf16>, %c: vector<4x16xf32>) -> vector<4x16xf32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf16>, vector<8x16xf16> into vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @contract_mixed_integer(%a: vector<4x8xi8>, %b: vector<8x16xi8>, %c: vector<4x16xi32>) -> vector<4x16xi32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xi8>, vector<8x16xi8> into vector<4x16xi32>
  return %0 : vector<4x16xi32>
}
func.func @contract_scalable(%a: vector<4x8xf32>, %b: vector<8x[16]xf32>, %c: vector<4x[16]xf32>) -> vector<4x[16]xf32> {
  %0 = vector.contract #matmul %a, %b, %c
      : vector<4x8xf32>, vector<8x[16]xf32> into vector<4x[16]xf32>
  return %0 : vector<4x[16]xf32>
}
func.func @outerproduct_f32(%a: vector<4xf32>, %b: vector<8xf32>) -> vector<4x8xf32> {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  return %0 : vector<4x8xf32>
}
func.func @outerproduct_acc(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  return %0 : vector<4x8xf32>
}
func.func @outerproduct_max(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) -> vector<4x8xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<4xf32>, vector<8xf32>
  return %0 : vector<4x8xf32>
}
func.func @outerproduct_axpy(%a: vector<4xf32>, %b: f32) -> vector<4xf32> {
  %0 = vector.outerproduct %a, %b : vector<4xf32>, f32
  return %0 : vector<4xf32>
}
func.func @outerproduct_axpy_acc(%a: vector<4xf32>, %b: f32, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, f32
  return %0 : vector<4xf32>
}
func.func @outerproduct_i32(%a: vector<4xi32>, %b: vector<4xi32>, %c: vector<4x4xi32>) -> vector<4x4xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<4xi32>, vector<4xi32>
  return %0 : vector<4x4xi32>
}
func.func @outerproduct_i8(%a: vector<4xi8>, %b: vector<4xi8>, %c: vector<4x4xi8>) -> vector<4x4xi8> {
  %0 = vector.outerproduct %a, %b, %c : vector<4xi8>, vector<4xi8>
  return %0 : vector<4x4xi8>
}
func.func @outerproduct_scalable(%a: vector<4xf32>, %b: vector<[4]xf32>, %c: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<4xf32>, vector<[4]xf32>
  return %0 : vector<4x[4]xf32>
}
func.func @multi_reduction_inner(%a: vector<4x8xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %a, %b [1] : vector<4x8xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @multi_reduction_outer(%a: vector<4x8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.multi_reduction <mul>, %a, %b [0] : vector<4x8xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @multi_reduction_middle(%a: vector<4x8x2xf32>, %b: vector<4x2xf32>) -> vector<4x2xf32> {
  %0 = vector.multi_reduction <maxnumf>, %a, %b [1] : vector<4x8x2xf32> to vector<4x2xf32>
  return %0 : vector<4x2xf32>
}
func.func @multi_reduction_all(%a: vector<4x8x2xf32>, %b: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %b [0, 1, 2] : vector<4x8x2xf32> to f32
  return %0 : f32
}
func.func @multi_reduction_integer(%a: vector<2x3xi32>, %b: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.multi_reduction <xor>, %a, %b [0] : vector<2x3xi32> to vector<3xi32>
  return %0 : vector<3xi32>
}
func.func @multi_reduction_rank_1(%a: vector<8xf32>, %b: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %a, %b [0] : vector<8xf32> to f32
  return %0 : f32
}
func.func @scan_inclusive(%a: vector<4x8x2xf32>, %b: vector<4x2xf32>) -> (vector<4x8x2xf32>, vector<4x2xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 1 : i64}
      : vector<4x8x2xf32>, vector<4x2xf32>
  return %0#0, %0#1 : vector<4x8x2xf32>, vector<4x2xf32>
}
func.func @scan_exclusive(%a: vector<4x8x2xf32>, %b: vector<4x2xf32>) -> (vector<4x8x2xf32>, vector<4x2xf32>) {
  %0:2 = vector.scan <mul>, %a, %b {inclusive = false, reduction_dim = 1 : i64}
      : vector<4x8x2xf32>, vector<4x2xf32>
  return %0#0, %0#1 : vector<4x8x2xf32>, vector<4x2xf32>
}
func.func @scan_rank_1(%a: vector<5xi32>, %b: vector<i32>) -> (vector<5xi32>, vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64}
      : vector<5xi32>, vector<i32>
  return %0#0, %0#1 : vector<5xi32>, vector<i32>
}
func.func @scan_rank_1_exclusive(%a: vector<5xi32>, %b: vector<i32>) -> (vector<5xi32>, vector<i32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = false, reduction_dim = 0 : i64}
      : vector<5xi32>, vector<i32>
  return %0#0, %0#1 : vector<5xi32>, vector<i32>
}
func.func @scan_one(%a: vector<1x2xf32>, %b: vector<2xf32>) -> (vector<1x2xf32>, vector<2xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64}
      : vector<1x2xf32>, vector<2xf32>
  return %0#0, %0#1 : vector<1x2xf32>, vector<2xf32>
}
func.func @scan_scalable(%a: vector<4x[2]xf32>, %b: vector<[2]xf32>) -> (vector<4x[2]xf32>, vector<[2]xf32>) {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64}
      : vector<4x[2]xf32>, vector<[2]xf32>
  return %0#0, %0#1 : vector<4x[2]xf32>, vector<[2]xf32>
}

// Masked-off lanes are computed and then not selected.
func.func @mask_multi_reduction(%a: vector<4x8xf32>, %b: vector<4xf32>,
    %m: vector<4x8xi1>) -> vector<4xf32> {
  %0 = vector.mask %m {
    vector.multi_reduction <add>, %a, %b [1] : vector<4x8xf32> to vector<4xf32>
  } : vector<4x8xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @mask_contract(%a: vector<4x8xf32>, %b: vector<8x16xf32>,
    %c: vector<4x16xf32>, %m: vector<4x16x8xi1>) -> vector<4x16xf32> {
  %0 = vector.mask %m {
    vector.contract #matmul %a, %b, %c
        : vector<4x8xf32>, vector<8x16xf32> into vector<4x16xf32>
  } : vector<4x16x8xi1> -> vector<4x16xf32>
  return %0 : vector<4x16xf32>
}
func.func @mask_outerproduct(%a: vector<4xf32>, %b: vector<8xf32>,
    %c: vector<4x8xf32>, %m: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.mask %m {
    vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  } : vector<4x8xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
