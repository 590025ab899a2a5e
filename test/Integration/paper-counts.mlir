// RUN: roofline-opt %s -o /dev/null --roofline="target=%S/Inputs/peers-target.mlir report=json output=%t.roofline.json"
// RUN: python3 %S/Inputs/check_peer_counts.py %S/Inputs/paper-counts.csv %t 52
//
// The programs behind the counts of papers in Inputs/paper-counts.csv.

// 2*2048*4096*4096 = 68719476736; 2*(2048*4096 + 4096*4096 + 2048*4096) = 67108864 B.
func.func @prefill_q_proj(%a0: tensor<2048x4096xf16>, %a1: tensor<4096x4096xf16>) -> (tensor<2048x4096xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x4096xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x4096xf16>, tensor<4096x4096xf16>)
      outs(%v2 : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  return %v3 : tensor<2048x4096xf16>
}

// 2*2048*4096*11008 = 184683593728; 2*(2048*4096 + 4096*11008 + 2048*11008) = 152043520 B.
func.func @prefill_gate_proj(%a0: tensor<2048x4096xf16>, %a1: tensor<4096x11008xf16>) -> (tensor<2048x11008xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x11008xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x11008xf16>) -> tensor<2048x11008xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x4096xf16>, tensor<4096x11008xf16>)
      outs(%v2 : tensor<2048x11008xf16>) -> tensor<2048x11008xf16>
  return %v3 : tensor<2048x11008xf16>
}

// 2*2048*11008*4096 = 184683593728; 2*(2048*11008 + 11008*4096 + 2048*4096) = 152043520 B.
func.func @prefill_down_proj(%a0: tensor<2048x11008xf16>, %a1: tensor<11008x4096xf16>) -> (tensor<2048x4096xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x4096xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x11008xf16>, tensor<11008x4096xf16>)
      outs(%v2 : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  return %v3 : tensor<2048x4096xf16>
}

// 2*32*2048*128*2048 = 34359738368; 2*32*(2048*128 + 128*2048 + 2048*2048) = 301989888 B.
func.func @prefill_qk_matmul(%a0: tensor<32x2048x128xf16>, %a1: tensor<32x128x2048xf16>) -> (tensor<32x2048x2048xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x2048x2048xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x2048x128xf16>, tensor<32x128x2048xf16>)
      outs(%v2 : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
  return %v3 : tensor<32x2048x2048xf16>
}

// 2*32*2048*2048*128 = 34359738368; 2*32*(2048*2048 + 2048*128 + 2048*128) = 301989888 B.
func.func @prefill_sv_matmul(%a0: tensor<32x2048x2048xf16>, %a1: tensor<32x2048x128xf16>) -> (tensor<32x2048x128xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x2048x128xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x2048x128xf16>) -> tensor<32x2048x128xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x2048x2048xf16>, tensor<32x2048x128xf16>)
      outs(%v2 : tensor<32x2048x128xf16>) -> tensor<32x2048x128xf16>
  return %v3 : tensor<32x2048x128xf16>
}

// 4 flops and an exponential per element: 5*32*2048*2048 = 671088640.
func.func @prefill_softmax(%a0: tensor<32x2048x2048xf16>) -> (tensor<32x2048x2048xf16>) {
  %v1 = tensor.empty() : tensor<32x2048x2048xf16>
  %v2 = linalg.softmax dimension(2) ins(%a0 : tensor<32x2048x2048xf16>)
      outs(%v1 : tensor<32x2048x2048xf16>) -> tensor<32x2048x2048xf16>
  return %v2 : tensor<32x2048x2048xf16>
}

// 2048*4096 = 8388608; 3 * 2 * 2048*4096 B.
func.func @prefill_add(%a0: tensor<2048x4096xf16>, %a1: tensor<2048x4096xf16>) -> (tensor<2048x4096xf16>) {
  %v1 = tensor.empty() : tensor<2048x4096xf16>
  %v2 = linalg.add ins(%a0, %a1 : tensor<2048x4096xf16>, tensor<2048x4096xf16>)
      outs(%v1 : tensor<2048x4096xf16>) -> tensor<2048x4096xf16>
  return %v2 : tensor<2048x4096xf16>
}

// 2*1*4096*4096 = 33554432; 2*(1*4096 + 4096*4096 + 1*4096) = 33570816 B.
func.func @decode_q_proj(%a0: tensor<1x4096xf16>, %a1: tensor<4096x4096xf16>) -> (tensor<1x4096xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<1x4096xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x4096xf16>, tensor<4096x4096xf16>)
      outs(%v2 : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  return %v3 : tensor<1x4096xf16>
}

// 2*1*4096*11008 = 90177536; 2*(1*4096 + 4096*11008 + 1*11008) = 90207744 B.
func.func @decode_gate_proj(%a0: tensor<1x4096xf16>, %a1: tensor<4096x11008xf16>) -> (tensor<1x11008xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<1x11008xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<1x11008xf16>) -> tensor<1x11008xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x4096xf16>, tensor<4096x11008xf16>)
      outs(%v2 : tensor<1x11008xf16>) -> tensor<1x11008xf16>
  return %v3 : tensor<1x11008xf16>
}

// 2*1*11008*4096 = 90177536; 2*(1*11008 + 11008*4096 + 1*4096) = 90207744 B.
func.func @decode_down_proj(%a0: tensor<1x11008xf16>, %a1: tensor<11008x4096xf16>) -> (tensor<1x4096xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<1x4096xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<1x11008xf16>, tensor<11008x4096xf16>)
      outs(%v2 : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  return %v3 : tensor<1x4096xf16>
}

// 2*32*1*128*2048 = 16777216; 2*32*(1*128 + 128*2048 + 1*2048) = 16916480 B.
func.func @decode_qk_matmul(%a0: tensor<32x1x128xf16>, %a1: tensor<32x128x2048xf16>) -> (tensor<32x1x2048xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x1x2048xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x1x2048xf16>) -> tensor<32x1x2048xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x1x128xf16>, tensor<32x128x2048xf16>)
      outs(%v2 : tensor<32x1x2048xf16>) -> tensor<32x1x2048xf16>
  return %v3 : tensor<32x1x2048xf16>
}

// 2*32*1*2048*128 = 16777216; 2*32*(1*2048 + 2048*128 + 1*128) = 16916480 B.
func.func @decode_sv_matmul(%a0: tensor<32x1x2048xf16>, %a1: tensor<32x2048x128xf16>) -> (tensor<32x1x128xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<32x1x128xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<32x1x128xf16>) -> tensor<32x1x128xf16>
  %v3 = linalg.batch_matmul ins(%a0, %a1 : tensor<32x1x2048xf16>, tensor<32x2048x128xf16>)
      outs(%v2 : tensor<32x1x128xf16>) -> tensor<32x1x128xf16>
  return %v3 : tensor<32x1x128xf16>
}

// 4 flops and an exponential per element: 5*32*1*2048 = 327680.
func.func @decode_softmax(%a0: tensor<32x1x2048xf16>) -> (tensor<32x1x2048xf16>) {
  %v1 = tensor.empty() : tensor<32x1x2048xf16>
  %v2 = linalg.softmax dimension(2) ins(%a0 : tensor<32x1x2048xf16>)
      outs(%v1 : tensor<32x1x2048xf16>) -> tensor<32x1x2048xf16>
  return %v2 : tensor<32x1x2048xf16>
}

// 1*4096 = 4096; 3 * 2 * 1*4096 B.
func.func @decode_add(%a0: tensor<1x4096xf16>, %a1: tensor<1x4096xf16>) -> (tensor<1x4096xf16>) {
  %v1 = tensor.empty() : tensor<1x4096xf16>
  %v2 = linalg.add ins(%a0, %a1 : tensor<1x4096xf16>, tensor<1x4096xf16>)
      outs(%v1 : tensor<1x4096xf16>) -> tensor<1x4096xf16>
  return %v2 : tensor<1x4096xf16>
}

func.func @nanoflow_kqv(%a0: tensor<2048x8192xf16>, %a1: tensor<8192x10240xf16>) -> (tensor<2048x10240xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x10240xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x10240xf16>) -> tensor<2048x10240xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x8192xf16>, tensor<8192x10240xf16>)
      outs(%v2 : tensor<2048x10240xf16>) -> tensor<2048x10240xf16>
  return %v3 : tensor<2048x10240xf16>
}

func.func @nanoflow_o(%a0: tensor<2048x8192xf16>, %a1: tensor<8192x8192xf16>) -> (tensor<2048x8192xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x8192xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x8192xf16>) -> tensor<2048x8192xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x8192xf16>, tensor<8192x8192xf16>)
      outs(%v2 : tensor<2048x8192xf16>) -> tensor<2048x8192xf16>
  return %v3 : tensor<2048x8192xf16>
}

func.func @nanoflow_ug(%a0: tensor<2048x8192xf16>, %a1: tensor<8192x57344xf16>) -> (tensor<2048x57344xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x57344xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x57344xf16>) -> tensor<2048x57344xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x8192xf16>, tensor<8192x57344xf16>)
      outs(%v2 : tensor<2048x57344xf16>) -> tensor<2048x57344xf16>
  return %v3 : tensor<2048x57344xf16>
}

func.func @nanoflow_d(%a0: tensor<2048x28672xf16>, %a1: tensor<28672x8192xf16>) -> (tensor<2048x8192xf16>) {
  %z_f16 = arith.constant 0.0 : f16
  %v1 = tensor.empty() : tensor<2048x8192xf16>
  %v2 = linalg.fill ins(%z_f16 : f16) outs(%v1 : tensor<2048x8192xf16>) -> tensor<2048x8192xf16>
  %v3 = linalg.matmul ins(%a0, %a1 : tensor<2048x28672xf16>, tensor<28672x8192xf16>)
      outs(%v2 : tensor<2048x8192xf16>) -> tensor<2048x8192xf16>
  return %v3 : tensor<2048x8192xf16>
}
