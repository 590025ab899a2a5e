// RUN: roofline-test-opt %s --split-input-file --test-roofline-work --verify-diagnostics
// What the sparsifier leaves between its loops.

#CSR = #sparse_tensor.encoding<{map = (i, j) -> (i : dense, j : compressed)}>
func.func @buffers_r15(%a: tensor<?x32xf64, #CSR>, %s: !sparse_tensor.storage_specifier<#CSR>, %f: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = sparse_tensor.lvl %a, %c0 : tensor<?x32xf64, #CSR>
  %p = sparse_tensor.positions %a {level = 1 : index} : tensor<?x32xf64, #CSR> to memref<?xindex>
  %q = sparse_tensor.coordinates %a {level = 1 : index} : tensor<?x32xf64, #CSR> to memref<?xindex>
  %v = sparse_tensor.values %a : tensor<?x32xf64, #CSR> to memref<?xf64>
  %size = sparse_tensor.storage_specifier.get %s val_mem_sz : !sparse_tensor.storage_specifier<#CSR>
  %n = sparse_tensor.number_of_entries %a : tensor<?x32xf64, #CSR>
  scf.for %i = %c0 to %rows step %c1 {
    // expected-remark @below {{#roofline.work<bytes_read = 8, bytes_written = 0> x arg0_d0, together reads 8*arg0_d0, writes 0}}
    %0 = memref.load %p[%i] : memref<?xindex>
  }
  %b = sparse_tensor.load %a : tensor<?x32xf64, #CSR>
  // expected-remark @below {{unmodelled}}
  %c = sparse_tensor.load %a hasInserts : tensor<?x32xf64, #CSR>
  return
}
