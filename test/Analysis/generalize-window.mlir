// RUN: roofline-opt %s -o /dev/null --roofline="target=roofline-note report=json output=%t.named.json"
// RUN: roofline-opt %s -o /dev/null --linalg-generalize-named-ops --roofline="target=roofline-note report=json output=%t.generic.json"
// RUN: python3 %S/Inputs/compare_generalized.py %t.named.json %t.generic.json 50
//
// A named convolution or pooling and the linalg.generic that it
// generalizes to have the same row: counts, bytes, times, bound and notes.

func.func @conv_1d(%a: tensor<10xf32>, %b: tensor<3xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
  %0 = linalg.conv_1d
      ins(%a, %b : tensor<10xf32>, tensor<3xf32>)
      outs(%o : tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @conv_2d(%a: tensor<6x10xf32>, %b: tensor<3x5xf32>,
    %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.conv_2d
      ins(%a, %b : tensor<6x10xf32>, tensor<3x5xf32>)
      outs(%o : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}
func.func @conv_3d(%a: tensor<4x5x6xf32>, %b: tensor<2x2x3xf32>,
    %o: tensor<3x4x4xf32>) -> tensor<3x4x4xf32> {
  %0 = linalg.conv_3d
      ins(%a, %b : tensor<4x5x6xf32>, tensor<2x2x3xf32>)
      outs(%o : tensor<3x4x4xf32>) -> tensor<3x4x4xf32>
  return %0 : tensor<3x4x4xf32>
}
func.func @conv_1d_nwc_wcf(%a: tensor<2x9x4xf32>, %b: tensor<3x4x5xf32>,
    %o: tensor<2x4x5xf32>) -> tensor<2x4x5xf32> {
  %0 = linalg.conv_1d_nwc_wcf {strides = dense<2> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<2x9x4xf32>, tensor<3x4x5xf32>)
      outs(%o : tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
  return %0 : tensor<2x4x5xf32>
}
func.func @conv_1d_ncw_fcw(%a: tensor<2x4x9xf32>, %b: tensor<5x4x3xf32>,
    %o: tensor<2x5x5xf32>) -> tensor<2x5x5xf32> {
  %0 = linalg.conv_1d_ncw_fcw {strides = dense<1> : vector<1xi64>, dilations = dense<2> : vector<1xi64>}
      ins(%a, %b : tensor<2x4x9xf32>, tensor<5x4x3xf32>)
      outs(%o : tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
  return %0 : tensor<2x5x5xf32>
}
func.func @conv_2d_nhwc_hwcf(%a: tensor<1x9x9x4xf32>,
    %b: tensor<3x3x4x5xf32>, %o: tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4x5xf32>)
      outs(%o : tensor<1x4x4x5xf32>) -> tensor<1x4x4x5xf32>
  return %0 : tensor<1x4x4x5xf32>
}
func.func @conv_2d_nhwc_fhwc(%a: tensor<1x9x9x4xf32>,
    %b: tensor<5x3x3x4xf32>, %o: tensor<1x5x5x5xf32>) -> tensor<1x5x5x5xf32> {
  %0 = linalg.conv_2d_nhwc_fhwc {strides = dense<1> : vector<2xi64>, dilations = dense<2> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<5x3x3x4xf32>)
      outs(%o : tensor<1x5x5x5xf32>) -> tensor<1x5x5x5xf32>
  return %0 : tensor<1x5x5x5xf32>
}
func.func @conv_2d_nchw_fchw(%a: tensor<1x4x11x11xf32>,
    %b: tensor<5x4x3x3xf32>, %o: tensor<1x5x3x3xf32>) -> tensor<1x5x3x3xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<3> : vector<2xi64>, dilations = dense<2> : vector<2xi64>}
      ins(%a, %b : tensor<1x4x11x11xf32>, tensor<5x4x3x3xf32>)
      outs(%o : tensor<1x5x3x3xf32>) -> tensor<1x5x3x3xf32>
  return %0 : tensor<1x5x3x3xf32>
}
func.func @conv_2d_nchw_fchw_2(%a: tensor<1x4x11x11xf32>,
    %b: tensor<5x4x2x2xf32>, %o: tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32> {
  %0 = linalg.conv_2d_nchw_fchw {strides = dense<3> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x4x11x11xf32>, tensor<5x4x2x2xf32>)
      outs(%o : tensor<1x5x4x4xf32>) -> tensor<1x5x4x4xf32>
  return %0 : tensor<1x5x4x4xf32>
}
func.func @conv_2d_nchw_fchw_3(%a: tensor<1x4x6x6xi8>,
    %b: tensor<5x4x3x3xi8>, %o: tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32> {
  %0 = linalg.conv_2d_nchw_fchw
      ins(%a, %b : tensor<1x4x6x6xi8>, tensor<5x4x3x3xi8>)
      outs(%o : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
  return %0 : tensor<1x5x4x4xi32>
}
func.func @conv_2d_nhwc_hwcf_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4x5xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_hwcf_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4x5xi8>, i32, i32)
      outs(%o : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  return %0 : tensor<1x4x4x5xi32>
}
func.func @conv_2d_nhwc_fhwc_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<5x3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32> {
  %0 = linalg.conv_2d_nhwc_fhwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<5x3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x5xi32>) -> tensor<1x4x4x5xi32>
  return %0 : tensor<1x4x4x5xi32>
}
func.func @conv_2d_nchw_fchw_q(%a: tensor<1x4x6x6xi8>,
    %b: tensor<5x4x3x3xi8>, %c: i32, %d: i32, %o: tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32> {
  %0 = linalg.conv_2d_nchw_fchw_q
      ins(%a, %b, %c, %d : tensor<1x4x6x6xi8>, tensor<5x4x3x3xi8>, i32, i32)
      outs(%o : tensor<1x5x4x4xi32>) -> tensor<1x5x4x4xi32>
  return %0 : tensor<1x5x4x4xi32>
}
func.func @conv_2d_ngchw_fgchw(%a: tensor<1x2x4x6x6xf32>,
    %b: tensor<5x2x4x3x3xf32>, %o: tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32> {
  %0 = linalg.conv_2d_ngchw_fgchw
      ins(%a, %b : tensor<1x2x4x6x6xf32>, tensor<5x2x4x3x3xf32>)
      outs(%o : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  return %0 : tensor<1x2x5x4x4xf32>
}
func.func @conv_2d_ngchw_gfchw(%a: tensor<1x2x4x6x6xf32>,
    %b: tensor<2x5x4x3x3xf32>, %o: tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw
      ins(%a, %b : tensor<1x2x4x6x6xf32>, tensor<2x5x4x3x3xf32>)
      outs(%o : tensor<1x2x5x4x4xf32>) -> tensor<1x2x5x4x4xf32>
  return %0 : tensor<1x2x5x4x4xf32>
}
func.func @conv_2d_ngchw_gfchw_q(%a: tensor<1x2x4x6x6xi8>,
    %b: tensor<2x5x4x3x3xi8>, %c: i32, %d: i32, %o: tensor<1x2x5x4x4xi32>) -> tensor<1x2x5x4x4xi32> {
  %0 = linalg.conv_2d_ngchw_gfchw_q
      ins(%a, %b, %c, %d : tensor<1x2x4x6x6xi8>, tensor<2x5x4x3x3xi8>, i32, i32)
      outs(%o : tensor<1x2x5x4x4xi32>) -> tensor<1x2x5x4x4xi32>
  return %0 : tensor<1x2x5x4x4xi32>
}
func.func @conv_2d_nhwgc_gfhwc(%a: tensor<1x6x6x2x4xf32>,
    %b: tensor<2x5x3x3x4xf32>, %o: tensor<1x4x4x2x5xf32>) -> tensor<1x4x4x2x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc
      ins(%a, %b : tensor<1x6x6x2x4xf32>, tensor<2x5x3x3x4xf32>)
      outs(%o : tensor<1x4x4x2x5xf32>) -> tensor<1x4x4x2x5xf32>
  return %0 : tensor<1x4x4x2x5xf32>
}
func.func @conv_2d_nhwgc_gfhwc_q(%a: tensor<1x6x6x2x4xi8>,
    %b: tensor<2x5x3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x2x5xi32>) -> tensor<1x4x4x2x5xi32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x2x4xi8>, tensor<2x5x3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x2x5xi32>) -> tensor<1x4x4x2x5xi32>
  return %0 : tensor<1x4x4x2x5xi32>
}
func.func @conv_3d_ndhwc_dhwcf(%a: tensor<1x4x5x6x2xf32>,
    %b: tensor<2x2x3x2x3xf32>, %o: tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf
      ins(%a, %b : tensor<1x4x5x6x2xf32>, tensor<2x2x3x2x3xf32>)
      outs(%o : tensor<1x3x4x4x3xf32>) -> tensor<1x3x4x4x3xf32>
  return %0 : tensor<1x3x4x4x3xf32>
}
func.func @conv_3d_ndhwc_dhwcf_q(%a: tensor<1x4x5x6x2xi8>,
    %b: tensor<2x2x3x2x3xi8>, %c: i32, %d: i32, %o: tensor<1x3x4x4x3xi32>) -> tensor<1x3x4x4x3xi32> {
  %0 = linalg.conv_3d_ndhwc_dhwcf_q
      ins(%a, %b, %c, %d : tensor<1x4x5x6x2xi8>, tensor<2x2x3x2x3xi8>, i32, i32)
      outs(%o : tensor<1x3x4x4x3xi32>) -> tensor<1x3x4x4x3xi32>
  return %0 : tensor<1x3x4x4x3xi32>
}
func.func @conv_3d_ncdhw_fcdhw(%a: tensor<1x2x4x5x6xf32>,
    %b: tensor<3x2x2x2x3xf32>, %o: tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32> {
  %0 = linalg.conv_3d_ncdhw_fcdhw
      ins(%a, %b : tensor<1x2x4x5x6xf32>, tensor<3x2x2x2x3xf32>)
      outs(%o : tensor<1x3x3x4x4xf32>) -> tensor<1x3x3x4x4xf32>
  return %0 : tensor<1x3x3x4x4xf32>
}
func.func @depthwise_conv_1d_nwc_wc(%a: tensor<1x6x4xf32>,
    %b: tensor<3x4xf32>, %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wc
      ins(%a, %b : tensor<1x6x4xf32>, tensor<3x4xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @depthwise_conv_1d_ncw_cw(%a: tensor<1x4x6xf32>,
    %b: tensor<4x3xf32>, %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.depthwise_conv_1d_ncw_cw
      ins(%a, %b : tensor<1x4x6xf32>, tensor<4x3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @depthwise_conv_1d_nwc_wcm(%a: tensor<1x6x4xf32>,
    %b: tensor<3x4x2xf32>, %o: tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32> {
  %0 = linalg.depthwise_conv_1d_nwc_wcm
      ins(%a, %b : tensor<1x6x4xf32>, tensor<3x4x2xf32>)
      outs(%o : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  return %0 : tensor<1x4x4x2xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc(%a: tensor<1x9x9x4xf32>,
    %b: tensor<3x3x4xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @depthwise_conv_2d_nchw_chw(%a: tensor<1x4x6x6xf32>,
    %b: tensor<4x3x3xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.depthwise_conv_2d_nchw_chw
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<4x3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @depthwise_conv_2d_nhwc_hwc_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4xi8>, i32, i32)
      outs(%o : tensor<1x4x4x4xi32>) -> tensor<1x4x4x4xi32>
  return %0 : tensor<1x4x4x4xi32>
}
func.func @depthwise_conv_2d_nhwc_hwcm(%a: tensor<1x6x6x4xf32>,
    %b: tensor<3x3x4x2xf32>, %o: tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm
      ins(%a, %b : tensor<1x6x6x4xf32>, tensor<3x3x4x2xf32>)
      outs(%o : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %0 : tensor<1x4x4x4x2xf32>
}
func.func @depthwise_conv_2d_nhwc_hwcm_q(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3x4x2xi8>, %c: i32, %d: i32, %o: tensor<1x4x4x4x2xi32>) -> tensor<1x4x4x4x2xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q
      ins(%a, %b, %c, %d : tensor<1x6x6x4xi8>, tensor<3x3x4x2xi8>, i32, i32)
      outs(%o : tensor<1x4x4x4x2xi32>) -> tensor<1x4x4x4x2xi32>
  return %0 : tensor<1x4x4x4x2xi32>
}
func.func @depthwise_conv_3d_ndhwc_dhwc(%a: tensor<1x3x3x3x4xf32>,
    %b: tensor<2x2x2x4xf32>, %o: tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwc
      ins(%a, %b : tensor<1x3x3x3x4xf32>, tensor<2x2x2x4xf32>)
      outs(%o : tensor<1x2x2x2x4xf32>) -> tensor<1x2x2x2x4xf32>
  return %0 : tensor<1x2x2x2x4xf32>
}
func.func @depthwise_conv_3d_ncdhw_cdhw(%a: tensor<1x4x3x3x3xf32>,
    %b: tensor<4x2x2x2xf32>, %o: tensor<1x4x2x2x2xf32>) -> tensor<1x4x2x2x2xf32> {
  %0 = linalg.depthwise_conv_3d_ncdhw_cdhw
      ins(%a, %b : tensor<1x4x3x3x3xf32>, tensor<4x2x2x2xf32>)
      outs(%o : tensor<1x4x2x2x2xf32>) -> tensor<1x4x2x2x2xf32>
  return %0 : tensor<1x4x2x2x2xf32>
}
func.func @depthwise_conv_3d_ndhwc_dhwcm(%a: tensor<1x3x3x3x4xf32>,
    %b: tensor<2x2x2x4x2xf32>, %o: tensor<1x2x2x2x4x2xf32>) -> tensor<1x2x2x2x4x2xf32> {
  %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm
      ins(%a, %b : tensor<1x3x3x3x4xf32>, tensor<2x2x2x4x2xf32>)
      outs(%o : tensor<1x2x2x2x4x2xf32>) -> tensor<1x2x2x2x4x2xf32>
  return %0 : tensor<1x2x2x2x4x2xf32>
}
func.func @pooling_nhwc_sum(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_sum {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_sum(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_sum {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_sum(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_sum
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nhwc_max(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_max(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_max {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_max(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_max
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nhwc_min(%a: tensor<1x9x9x4xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nhwc_min {strides = dense<2> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%a, %b : tensor<1x9x9x4xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_nwc_min(%a: tensor<1x11x4xf32>, %b: tensor<2xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_nwc_min {strides = dense<3> : vector<1xi64>, dilations = dense<1> : vector<1xi64>}
      ins(%a, %b : tensor<1x11x4xf32>, tensor<2xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_ndhwc_min(%a: tensor<1x3x4x5x2xf32>,
    %b: tensor<2x2x2xf32>, %o: tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32> {
  %0 = linalg.pooling_ndhwc_min
      ins(%a, %b : tensor<1x3x4x5x2xf32>, tensor<2x2x2xf32>)
      outs(%o : tensor<1x2x3x4x2xf32>) -> tensor<1x2x3x4x2xf32>
  return %0 : tensor<1x2x3x4x2xf32>
}
func.func @pooling_nchw_sum(%a: tensor<1x4x6x6xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nchw_sum
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_ncw_sum(%a: tensor<1x4x6xf32>, %b: tensor<3xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_ncw_sum
      ins(%a, %b : tensor<1x4x6xf32>, tensor<3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_nchw_max(%a: tensor<1x4x6x6xf32>, %b: tensor<3x3xf32>,
    %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
  %0 = linalg.pooling_nchw_max
      ins(%a, %b : tensor<1x4x6x6xf32>, tensor<3x3xf32>)
      outs(%o : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return %0 : tensor<1x4x4x4xf32>
}
func.func @pooling_ncw_max(%a: tensor<1x4x6xf32>, %b: tensor<3xf32>,
    %o: tensor<1x4x4xf32>) -> tensor<1x4x4xf32> {
  %0 = linalg.pooling_ncw_max
      ins(%a, %b : tensor<1x4x6xf32>, tensor<3xf32>)
      outs(%o : tensor<1x4x4xf32>) -> tensor<1x4x4xf32>
  return %0 : tensor<1x4x4xf32>
}
func.func @pooling_nhwc_max_unsigned(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3xi8>, %o: tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8> {
  %0 = linalg.pooling_nhwc_max_unsigned
      ins(%a, %b : tensor<1x6x6x4xi8>, tensor<3x3xi8>)
      outs(%o : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return %0 : tensor<1x4x4x4xi8>
}
func.func @pooling_nwc_max_unsigned(%a: tensor<1x6x4xi8>, %b: tensor<3xi8>,
    %o: tensor<1x4x4xi8>) -> tensor<1x4x4xi8> {
  %0 = linalg.pooling_nwc_max_unsigned
      ins(%a, %b : tensor<1x6x4xi8>, tensor<3xi8>)
      outs(%o : tensor<1x4x4xi8>) -> tensor<1x4x4xi8>
  return %0 : tensor<1x4x4xi8>
}
func.func @pooling_nhwc_min_unsigned(%a: tensor<1x6x6x4xi8>,
    %b: tensor<3x3xi8>, %o: tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8> {
  %0 = linalg.pooling_nhwc_min_unsigned
      ins(%a, %b : tensor<1x6x6x4xi8>, tensor<3x3xi8>)
      outs(%o : tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  return %0 : tensor<1x4x4x4xi8>
}
func.func @pooling_nwc_min_unsigned(%a: tensor<1x6x4xi8>, %b: tensor<3xi8>,
    %o: tensor<1x4x4xi8>) -> tensor<1x4x4xi8> {
  %0 = linalg.pooling_nwc_min_unsigned
      ins(%a, %b : tensor<1x6x4xi8>, tensor<3xi8>)
      outs(%o : tensor<1x4x4xi8>) -> tensor<1x4x4xi8>
  return %0 : tensor<1x4x4xi8>
}

// A window on padding.
func.func @padded(%a: tensor<1x3x6x6xf32>, %k: tensor<6x3x4x4xf32>, %zero: f32,
    %o: tensor<1x6x5x5xf32>) -> tensor<1x6x5x5xf32> {
  %p = tensor.pad %a low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%n: index, %c: index, %h: index, %w: index):
    tensor.yield %zero : f32
  } : tensor<1x3x6x6xf32> to tensor<1x3x8x8xf32>
  %0 = linalg.conv_2d_nchw_fchw
      ins(%p, %k : tensor<1x3x8x8xf32>, tensor<6x3x4x4xf32>)
      outs(%o : tensor<1x6x5x5xf32>) -> tensor<1x6x5x5xf32>
  return %0 : tensor<1x6x5x5xf32>
}
