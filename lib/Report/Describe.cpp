//===- Describe.cpp - Short descriptions of ops ---------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Report/Describe.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/IR/RooflineInterfaces.h"
#include "roofline/Symbols/ValueStorage.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

#include <charconv>
#include <limits>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Locations
//===----------------------------------------------------------------------===//

/// Returns the first name in `location`; empty if it has none.
static StringRef findName(Location location) {
  StringRef name;
  location->walk([&](Location nested) {
    if (auto named = dyn_cast<NameLoc>(nested))
      name = named.getName().getValue();
    return name.empty() ? WalkResult::advance() : WalkResult::interrupt();
  });
  return name;
}

std::string mlir::roofline::describeLocation(Location location) {
  auto file = dyn_cast<FileLineColRange>(location);
  if (!file) {
    if (StringRef name = findName(location); !name.empty())
      return name.str();
    file = location->findInstanceOf<FileLineColRange>();
  }
  if (!file)
    return "unknown";
  // Rows are many: a Twine would take longer than all else here.
  std::string text = llvm::sys::path::filename(file.getFilename()).str();
  for (unsigned number : {file.getStartLine(), file.getStartColumn()}) {
    char digits[1 + std::numeric_limits<unsigned>::digits10 + 1] = {':'};
    text.append(digits,
                std::to_chars(digits + 1, std::end(digits), number).ptr);
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

static void printDims(ShapedType type, llvm::raw_ostream &os) {
  if (!type.hasRank()) {
    os << "*x";
    return;
  }
  for (int64_t dim : type.getShape()) {
    if (ShapedType::isDynamic(dim))
      os << "?x";
    else
      os << dim << 'x';
  }
}

/// Prints a number or vector type; the printer of IR takes longer to set up
/// than to run.
static void printElement(Type type, llvm::raw_ostream &os) {
  if (auto vector = dyn_cast<VectorType>(type);
      vector && !vector.isScalable()) {
    os << "vector<";
    printDims(vector, os);
    printElement(vector.getElementType(), os);
    os << '>';
  } else if (type.isF32())
    os << "f32";
  else if (type.isF16())
    os << "f16";
  else if (type.isBF16())
    os << "bf16";
  else if (type.isF64())
    os << "f64";
  else if (type.isIndex())
    os << "index";
  else if (type.isSignlessInteger())
    os << 'i' << type.getIntOrFloatBitWidth();
  else
    os << type;
}

static void printTypes(TypeRange types, llvm::raw_ostream &os) {
  llvm::interleaveComma(types, os, [&](Type type) {
    if (!isa<TensorType, BaseMemRefType>(type)) {
      printElement(type, os);
      return;
    }
    auto shaped = cast<ShapedType>(type);
    printDims(shaped, os);
    printElement(shaped.getElementType(), os);
  });
}

/// Returns the type of the numbers of a value: f32 for vectors and complex
/// numbers of it.
static Type getNumberType(Type type) {
  type = getElementTypeOrSelf(getElementTypeOrSelf(type));
  auto complexType = dyn_cast<ComplexType>(type);
  return complexType ? complexType.getElementType() : type;
}

unsigned mlir::roofline::getWidestFloatBits(Operation *op) {
  unsigned widest = 0;
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (auto number = dyn_cast<FloatType>(getNumberType(type)))
        widest = std::max(widest, number.getWidth());
  return widest;
}

/// Returns what `op` does with the buffer `value`; nothing if that is none.
static SmallVector<MemoryEffects::EffectInstance>
getBufferEffects(Operation *op, Value value) {
  SmallVector<MemoryEffects::EffectInstance> effects;
  if (isa<BaseMemRefType>(value.getType()))
    if (auto effectsOp = dyn_cast<MemoryEffectOpInterface>(op))
      effectsOp.getEffectsOnValue(value, effects);
  return effects;
}

static bool isWrite(const MemoryEffects::EffectInstance &effect) {
  return isa<MemoryEffects::Write>(effect.getEffect());
}

/// Returns true if `op` writes the buffer `value` and does not read it.
static bool onlyWrites(Operation *op, Value value) {
  SmallVector<MemoryEffects::EffectInstance> effects =
      getBufferEffects(op, value);
  return !effects.empty() && llvm::all_of(effects, isWrite);
}

/// Collects the types that `op` reads and those that it writes.
static void collectTypes(Operation *op, SmallVectorImpl<Type> &inputs,
                         SmallVectorImpl<Type> &outputs) {
  llvm::append_range(outputs, op->getResultTypes());
  OperandRange inits = getInits(op);
  for (OpOperand &operand : op->getOpOperands()) {
    Type type = operand.get().getType();
    bool isInit = isAmong(operand, inits);
    if (isInit ? isa<BaseMemRefType>(type) : onlyWrites(op, operand.get()))
      outputs.push_back(type);
    else if (!isInit)
      inputs.push_back(type);
  }
}

static std::string printShapes(ArrayRef<Type> inputs, ArrayRef<Type> outputs) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printTypes(inputs, os);
  if (!outputs.empty()) {
    os << (inputs.empty() ? "-> " : " -> ");
    printTypes(outputs, os);
  }
  return text;
}

std::string mlir::roofline::describeShapes(Operation *op) {
  SmallVector<Type> inputs, outputs;
  collectTypes(op, inputs, outputs);
  return printShapes(inputs, outputs);
}

std::string mlir::roofline::describeKernelShapes(Operation *kernel,
                                                 ArrayRef<Operation *> parts) {
  // Whether it is written.
  llvm::MapVector<Value, bool> buffers;
  for (Operation *part : parts)
    for (Value operand : part->getOperands()) {
      Value root = getViewRoot(operand);
      Operation *maker = root.getDefiningOp();
      if (isa<TensorType, BaseMemRefType>(operand.getType()) &&
          (!maker || !kernel->isProperAncestor(maker)))
        buffers[root] |= llvm::any_of(getBufferEffects(part, operand), isWrite);
    }
  SmallVector<Type> inputs, outputs;
  for (auto [buffer, isWritten] : buffers)
    (isWritten ? outputs : inputs).push_back(buffer.getType());
  return printShapes(inputs, outputs);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

std::string mlir::roofline::describeFunction(Operation *function,
                                             Operation *root) {
  if (function == root)
    return "<module>";
  SmallVector<StringRef> names;
  for (Operation *op = function; op && op != root; op = op->getParentOp())
    if (auto name =
            op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
      names.push_back(name.getValue());
  return llvm::join(llvm::reverse(names), "::");
}
