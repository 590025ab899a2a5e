// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: roofline-diff before.mlir after.mlir | FileCheck %s --check-prefix=NONE
// RUN: python3 %S/Inputs/expect_status.py 0 roofline-diff before.mlir after.mlir \
// RUN:   --target=roofline-note --fail-if "bytes>+100%" --fail-if "any-op: bytes == 193" \
// RUN:   | FileCheck %s --check-prefix=PASS
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff before.mlir after.mlir \
// RUN:   --fail-if "bytes>+99.9%" --fail-if "any-op:flops>=+16" \
// RUN:   --fail-if "function open: time>+1%" --fail-if "function open: bytes>+1%" \
// RUN:   --fail-if "bytes@dram<0" > all.txt
// RUN: FileCheck %s --check-prefix=FAIL --input-file=all.txt
// RUN: python3 %S/Inputs/expect_status.py 1 roofline-diff before.mlir after.mlir \
// RUN:   --fail-if "unmodelled>0" --format=json --allow-unregistered-dialect \
// RUN:   2> stderr.txt | FileCheck %s --check-prefix=JSON
