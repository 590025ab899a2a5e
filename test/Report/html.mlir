// RUN: roofline-opt %s --roofline="report=html output=%t.html annotate=false" -o /dev/null
// RUN: python3 %S/Inputs/page_data.py <%t.html | FileCheck %s
// RUN: not grep -iE '<hostile|<!--' %t.html
//
// Contents of a page (docs/use/Reports.md). The text of the IR and of the target is
// data: no name ends its element, opens a comment or becomes markup.

module attributes {
  dlti.target_system_spec = #dlti.target_system_spec<
    "<hostile>\22'&machine" = #dlti.target_device_spec<
      "roofline" = #dlti.map<
        "source" = "</title><hostile>",
        "units" = #dlti.map<"vector" = #dlti.map<f32 = 8.0e9>>,
        "memory" = #dlti.map<
          "dram" = #dlti.map<"bytes_per_second" = 96.0e9>>>>>} {

// CHECK: title: roofline for <hostile>"'&machine
// CHECK: noscript: This page needs JavaScript.
// CHECK: report-data
// CHECK-NEXT: {
// CHECK-NEXT: "schema_version": 2,
// CHECK: "name": "<hostile>\"'&machine"
// CHECK: "source": "</title><hostile>"
// CHECK: "name": "</script><hostile>",
// CHECK-NEXT: "totals": {
func.func @"</script><hostile>"(%a: tensor<24xf32>, %b: tensor<24xf32>) {
  // 24 op and 3 * 96 B: 3 ns of either; 24 op / 3 ns = 8 Gop/s. U+2028 ends a
  // line in JavaScript, not in JSON; byte FF is not UTF-8.
  // CHECK: "op": "arith.addf",
  // CHECK-NEXT: "location": "</script><!--<hostile>\"'\\\u2028\ufffd",
  // CHECK: "flops": 24,
  // CHECK: "bytes_read": 192,
  // CHECK-NEXT: "bytes_written": 96,
  // CHECK: "name": "dram",
  // CHECK-NEXT: "lower_bytes": 288,
  // CHECK: "attainable_flops_per_second": 8000000000.0,
  // CHECK: "memory:dram": 3e-09
  %0 = arith.addf %a, %b : tensor<24xf32>
      loc("</script><!--<hostile>\22'\\\E2\80\A8\FF")
  return
}

}

// CHECK: "modelled_ops": 2,
// CHECK: plot-data Roofline
// CHECK-NEXT: {
// CHECK-NEXT: "$schema": "https://vega.github.io/schema/vega/v5.json",
// CHECK: "row": 0
// CHECK: script
