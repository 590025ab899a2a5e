// tpus.md, question 6: a chip's share of int8[128Ki, 128Ki], from the memory of its
// host to its own.
func.func @load(%host: memref<8192x131072xi8>, %hbm: memref<8192x131072xi8, 1>) {
  memref.copy %host, %hbm : memref<8192x131072xi8> to memref<8192x131072xi8, 1>
  return
}
