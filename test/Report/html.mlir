// RUN: roofline-opt %s --roofline="target=roofline-note report=html output=%t.html annotate=false" -o /dev/null
// RUN: FileCheck %s --input-file=%t.html
//
// One page (docs/Reports.md). An addition of 24 elements: 24 op, 3 * 96 B at 96
// GB/s = 3 ns; 24 op / 3 ns = 8 Gop/s.

// CHECK: <title>roofline for roofline-note</title>
// CHECK: <h2>function f</h2>
// CHECK: <tr><td class="n">3.000 ns</td><td>memory:dram</td>
// CHECK-SAME: <td class="n">8.000 Gop/s</td><td class="n">24 op</td><td class="n">288 B</td><td>arith.addf</td><td>&lt;b&gt;</td>
// CHECK: <p>2 ops modelled; none unmodelled</p>
// CHECK: id="vega-spec"
func.func @f(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  %0 = arith.addf %a, %b : tensor<24xf32> loc("<b>")
  return
}
