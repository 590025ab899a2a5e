// torch-mlir's TMTensor: its compute ops, on tensors. The last operands, as many
// as results, are what these are written into.

// softmax(Q * K^T * scale + mask) * V.
roofline.model "tm_tensor.attention" attention
roofline.model "tm_tensor.scan" scan {dims = "dimension", inclusive = "inclusive"}
// Updates, indices, and what they are combined with (R19).
roofline.model "tm_tensor.scatter" scatter {inits = 1}
roofline.model "tm_tensor.sort" sort
roofline.model "tm_tensor.topk" sort
roofline.model "tm_tensor.yield" free
