// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: roofline-diff before.mlir after.mlir --target=a100 \
// RUN:   --allow-unregistered-dialect > text && FileCheck %s --input-file=text
// RUN: not grep -P '[\x00-\x09\x0b-\x1f]' text
// RUN: roofline-diff before.mlir after.mlir --target=a100 --format=html \
// RUN:   --allow-unregistered-dialect > html
// RUN: FileCheck %s --check-prefix=HTML --input-file=html
// RUN: roofline-diff before.mlir after.mlir --target=a100 --format=json \
// RUN:   --allow-unregistered-dialect | python3 -m json.tool - out.json
// RUN: FileCheck %s --check-prefix=JSON --input-file=out.json

// Differences that make the sides incomparable are reported first; hostile
// names are printed safely (docs/use/Diff.md).
// RUN: roofline-opt after.mlir -o /dev/null --allow-unregistered-dialect \
// RUN:   --roofline="target=v100 report=json output=v100.json annotate=false"
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff after.mlir v100.json \
// RUN:   --target=a100 --allow-unregistered-dialect --fail-if "bytes>1M" \
// RUN:   --fail-if "bytes>+0" | FileCheck %s --check-prefix=TARGETS

// The first machine of a report of several machines is compared.
// RUN: python3 -c "import json; report = json.load(open('v100.json')); report['others'] = [{'target': {'name': 'h1\x1b00'}}]; json.dump(report, open('two.json', 'w'))"
// RUN: roofline-diff v100.json two.json 2>&1 | FileCheck %s --check-prefix=OTHERS
// OTHERS: roofline-diff: warning: two.json: only the first machine is compared, not 'h1\03300'
// OTHERS-NEXT: no differences

// CHECK: after{{ *}}after.mlir on a100-sxm4-40gb
// CHECK-NEXT: WARNING 'test.other' has no model and is in no figure: 0 before, 1 after
// CHECK-NEXT: WARNING 'test.unmodelled' has no model and is in no figure: 2 before, 1 after
// CHECK: function f\1B[31m
// CHECK: changed arith.addf \1B[0m<script>alert(1)</script> bytes
// CHECK: added arith.mulf <b>new</b> bytes - 96 B +96 B{{$}}

// HTML: <p class="warning">&apos;test.other&apos; has no model
// HTML-NOT: <script
// HTML: &lt;script&gt;alert(1)&lt;/script&gt;</td>
// HTML-NOT: <script
// HTML: <td>&lt;b&gt;new&lt;/b&gt;</td>
// HTML-NOT: <script

// JSON: "'test.other' has no model and is in no figure: 0 before, 1 after",
// JSON: "location": "\u001b[0m<script>alert(1)</script>"

// TARGETS: WARNING different targets, 'a100-sxm4-40gb' and 'v100-sxm2-16gb': times, bounds and bytes at memory levels are not those
// TARGETS-NEXT: of one machine
// TARGETS: FAILED bytes>1M: can't be decided: {{.*}}, without the ops that have no model
// TARGETS: passed bytes>+0

//--- before.mlir
func.func @"f\1B[31m"(%a: tensor<8xf32>) {
  "test.unmodelled"() : () -> ()
  "test.unmodelled"() : () -> ()
  %0 = arith.addf %a, %a : tensor<8xf32> loc("\1B[0m<script>alert(1)</script>")
  return
}
//--- after.mlir
func.func @"f\1B[31m"(%a: tensor<8xf32>, %b: tensor<8xf32>) {
  "test.unmodelled"() : () -> ()
  "test.other"() : () -> ()
  %0 = arith.addf %a, %b : tensor<8xf32> loc("\1B[0m<script>alert(1)</script>")
  %1 = arith.mulf %a, %b : tensor<8xf32> loc("<b>new</b>")
  return
}
