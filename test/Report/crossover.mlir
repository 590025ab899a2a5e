// RUN: roofline-opt %s --roofline="target=h100 bind=seq=4096 group=none rows=all" -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: roofline-opt %s --roofline="target=h100 bind=seq=4096 report=json output=%t.json" -o /dev/null
// RUN: python3 %S/Inputs/check_crossover.py %t.json
// RUN: roofline-opt %s --roofline="target=h100 bind=seq=4096,batch=1..1024 report=csv output=-" -o /dev/null | FileCheck %s --check-prefix=CSV
// RUN: roofline-opt %s --roofline="target=h100 group=none rows=all" -o /dev/null 2>&1 | FileCheck %s --check-prefix=OPEN
//
// The batch from which each op of the decode step of a transformer is bound by
// compute (docs/use/Crossover.md). h100: 9.894e14 FLOP/s of f16 on the matrix unit,
// 1.338e14 on the vector unit, 6.69e13 of f32, 3.352e12 B/s.

// TEXT: symbols: seq = 4096; without a value: batch; what depends on it stays open
// TEXT-LABEL: function decode
// TEXT: over the values of symbols: what bounds, with compulsory traffic
// TEXT-NEXT: symbol{{ +}}op{{ +}}location{{ +}}bound
// TEXT-DAG: batch{{ +}}linalg.matmul{{ +}}query{{ +}}memory:hbm below 345, compute:matrix from 345 on
// TEXT-DAG: batch{{ +}}linalg.matmul{{ +}}up{{ +}}memory:hbm below 328, compute:matrix from 328 on
// TEXT-DAG: batch{{ +}}linalg.generic{{ +}}scores{{ +}}always memory:hbm: op/B 0.992, limit 0.992, ridge 39.9
// TEXT-DAG: batch{{ +}}linalg.generic{{ +}}attend{{ +}}always memory:hbm: op/B 0.992, limit 0.992, ridge 39.9

// CSV: notes,crossovers,time_least_seconds,time_greatest_seconds,bytes_least,bytes_greatest
// CSV: decode,linalg.matmul,query,{{.*}},"batch: memory:hbm below 345, compute:matrix from 345 on"

// OPEN: symbols: without a value: batch, seq; what depends on them stays open
// OPEN-DAG: batch{{ +}}linalg.matmul{{ +}}query{{ +}}memory:hbm below 345, compute:matrix from 345 on

#q = affine_map<(b, h, s, d) -> (b, h, d)>
#k = affine_map<(b, h, s, d) -> (b, h, s, d)>
#p = affine_map<(b, h, s, d) -> (b, h, s)>
#o = affine_map<(b, h, s, d) -> (b, h, d)>

func.func @decode(
    %x: tensor<?x4096xf16> {roofline.dims = ["batch", ""]},
    %keys: tensor<?x32x?x128xf16> {roofline.dims = ["batch", "", "seq", ""]},
    %values: tensor<?x32x?x128xf16> {roofline.dims = ["batch", "", "seq", ""]},
    %wq: tensor<4096x4096xf16>, %wup: tensor<4096x11008xf16>)
    -> (tensor<?x32x128xf16>, tensor<?x11008xf16>) {
  %zero = arith.constant 0.0 : f16
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %x, %c0 : tensor<?x4096xf16>
  %s = tensor.dim %keys, %c2 : tensor<?x32x?x128xf16>

  // 2*4096^2*batch FLOP, 2*(2*4096*batch + 4096^2) B: from
  // 4096*R/(4096 - 2*R) = 344.87 on, for a ridge R of 295.17.
  %eq = tensor.empty(%b) : tensor<?x4096xf16>
  %fq = linalg.fill ins(%zero : f16) outs(%eq : tensor<?x4096xf16>) -> tensor<?x4096xf16>
  %query = linalg.matmul ins(%x, %wq : tensor<?x4096xf16>, tensor<4096x4096xf16>)
      outs(%fq : tensor<?x4096xf16>) -> tensor<?x4096xf16> loc("query")

  // 2*batch*32*seq*128 FLOP on the vector unit: no matrix unit does a vector
  // times a matrix (R7). Per batch and head 128*seq keys, 128 of the query and
  // seq results of 2 B: 128*4096/(128*4096 + 128 + 4096) = 0.992 op/B, against
  // 1.338e14/3.352e12 = 39.9.
  %heads = tensor.expand_shape %query [[0], [1, 2]] output_shape [%b, 32, 128]
      : tensor<?x4096xf16> into tensor<?x32x128xf16>
  %es = tensor.empty(%b, %s) : tensor<?x32x?xf16>
  %fs = linalg.fill ins(%zero : f16) outs(%es : tensor<?x32x?xf16>) -> tensor<?x32x?xf16>
  %scores = linalg.generic {indexing_maps = [#q, #k, #p],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%heads, %keys : tensor<?x32x128xf16>, tensor<?x32x?x128xf16>)
      outs(%fs : tensor<?x32x?xf16>) {
  ^bb0(%u: f16, %v: f16, %acc: f16):
    %m = arith.mulf %u, %v : f16
    %a = arith.addf %acc, %m : f16
    linalg.yield %a : f16
  } -> tensor<?x32x?xf16> loc("scores")

  %probabilities = linalg.softmax dimension(2) ins(%scores : tensor<?x32x?xf16>)
      outs(%es : tensor<?x32x?xf16>) -> tensor<?x32x?xf16> loc("softmax")

  %eo = tensor.empty(%b) : tensor<?x32x128xf16>
  %fo = linalg.fill ins(%zero : f16) outs(%eo : tensor<?x32x128xf16>) -> tensor<?x32x128xf16>
  %attend = linalg.generic {indexing_maps = [#p, #k, #o],
      iterator_types = ["parallel", "parallel", "reduction", "parallel"]}
      ins(%probabilities, %values : tensor<?x32x?xf16>, tensor<?x32x?x128xf16>)
      outs(%fo : tensor<?x32x128xf16>) {
  ^bb0(%u: f16, %v: f16, %acc: f16):
    %m = arith.mulf %u, %v : f16
    %a = arith.addf %acc, %m : f16
    linalg.yield %a : f16
  } -> tensor<?x32x128xf16> loc("attend")

  // 2*4096*11008*batch FLOP, 2*(15104*batch + 4096*11008) B: from
  // 4096*11008*R/(4096*11008 - 15104*R) = 327.55 on.
  %eu = tensor.empty(%b) : tensor<?x11008xf16>
  %fu = linalg.fill ins(%zero : f16) outs(%eu : tensor<?x11008xf16>) -> tensor<?x11008xf16>
  %up = linalg.matmul ins(%x, %wup : tensor<?x4096xf16>, tensor<4096x11008xf16>)
      outs(%fu : tensor<?x11008xf16>) -> tensor<?x11008xf16> loc("up")
  return %attend, %up : tensor<?x32x128xf16>, tensor<?x11008xf16>
}
