// Reads an attribute of the dialect and prints it.

#include "mlir/AsmParser/AsmParser.h"
#include "roofline/IR/RooflineDialect.h"

int main(int, char **arguments) {
  mlir::MLIRContext context;
  context.loadDialect<mlir::roofline::RooflineDialect>();
  mlir::Attribute work = mlir::parseAttribute(arguments[1], &context);
  llvm::outs() << work << "\n";
  return !work;
}
