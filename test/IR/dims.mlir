// RUN: roofline-opt %s --verify-roundtrip
//
// Names of dims.

func.func @names(%a: tensor<?x8x?xf32> {roofline.dims = ["batch", "heads", ""]},
                 %b: memref<8xf32> {roofline.dims = ["heads"], roofline.role = "weight"},
                 %c: tensor<f32> {roofline.dims = []},
                 %d: vector<[4]xf32> {roofline.dims = ["_x-1$"]}) {
  return
}
func.func private @declared(tensor<?xf32> {roofline.dims = ["batch"]})
