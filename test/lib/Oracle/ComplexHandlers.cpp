#include "Machine.h"
#include "llvm/ADT/StringMap.h"
using namespace mlir;
using namespace mlir::roofline::oracle;
void mlir::roofline::oracle::addComplexHandlers(llvm::StringMap<Handler> &) {}
