// RUN: roofline-test-opt %s --test-roofline-work --verify-diagnostics
// The work is that of upstream's lower-quant-ops.

func.func @dcast(%a: tensor<7x!quant.uniform<i8:f32, 0.5:3>>, %b: tensor<?x!quant.uniform<u8:f32, 0.5>>,
                 %c: tensor<7x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>, %d: !quant.uniform<i8:f32, 0.5>) {
  // 7 * ((q - 3) * 0.5), two conversions each; reads 7 B, writes 7 * 4 B
  // expected-remark @below {{#roofline.work<vector(f32) = 14, other(i8) = 14, bytes_read = 7, bytes_written = 28>}}
  %0 = quant.dcast %a : tensor<7x!quant.uniform<i8:f32, 0.5:3>> to tensor<7xf32>
  // No zero point
  // expected-remark @below {{#roofline.work<vector(f32) = "arg1_d0", other(i8) = "arg1_d0", bytes_read = "arg1_d0", bytes_written = "4*arg1_d0">}}
  %1 = quant.dcast %b : tensor<?x!quant.uniform<u8:f32, 0.5>> to tensor<?xf32>
  // Those of channels are subtracted, zeros too.
  // expected-remark @below {{#roofline.work<vector(f32) = 28, other(i8) = 28, bytes_read = 14, bytes_written = 56>}}
  %2 = quant.dcast %c : tensor<7x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>> to tensor<7x2xf32>
  // expected-remark @below {{#roofline.work<vector(f32) = 1, other(i8) = 1>}}
  %3 = quant.dcast %d : !quant.uniform<i8:f32, 0.5> to f32
  return
}

func.func @qcast(%a: tensor<7xf32>, %b: tensor<5xf32>) {
  // 7 * (x / 0.5 + 3), the zero point and the result converted
  // expected-remark @below {{#roofline.work<vector(f32) = 14, other(f32) = 7, other(i8) = 7, bytes_read = 28, bytes_written = 7>}}
  %0 = quant.qcast %a : tensor<7xf32> to tensor<7x!quant.uniform<i8:f32, 0.5:3>>
  // max and min; 5 * 4 bits
  // expected-remark @below {{#roofline.work<vector(f32) = 5, integer(i4) = 10, other(f32) = 5, bytes_read = 20, bytes_written = 3>}}
  %1 = quant.qcast %b : tensor<5xf32> to tensor<5x!quant.uniform<i4<-7:7>:f32, 0.5>>
  %2 = quant.scast %0 : tensor<7x!quant.uniform<i8:f32, 0.5:3>> to tensor<7xi8>
  return
}
