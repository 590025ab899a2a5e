//===- FusionSlice.cpp - The part that a fusion affects -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSlice.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "roofline/IR/RooflineInterfaces.h"

using namespace mlir;
using namespace mlir::roofline;

/// Returns true for values whose other users are irrelevant.
static bool isShared(Value value) {
  Operation *op = value.getDefiningOp();
  return op &&
         (op->hasTrait<OpTrait::ConstantLike>() || isa<tensor::EmptyOp>(op));
}

bool roofline::isFilled(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && llvm::none_of(linalgOp.getDpsInputs(), [](Value input) {
           return isa<ShapedType>(input.getType());
         });
}

/// Returns the values that `op` and its regions use.
static SetVector<Value> getUsedValues(Operation *op) {
  SetVector<Value> values;
  getUsedValuesDefinedAbove(op->getRegions(), values);
  values.insert(op->operand_begin(), op->operand_end());
  return values;
}

namespace {
class SliceBuilder {
public:
  SliceBuilder(Block *block) : block(block) {}

  void addNeighbours(Operation *op);
  void addSources();
  const llvm::SetVector<Operation *> &getOps() const { return ops; }

private:
  void addUsers(Value value);
  void addMaker(Value value);

  Block *block;
  llvm::SetVector<Operation *> ops;
  llvm::DenseSet<Value> seen;
};
} // namespace

/// Adds the users of `value` and of all values with the same storage.
void SliceBuilder::addUsers(Value value) {
  SmallVector<Value> open{value};
  while (!open.empty()) {
    Value current = open.pop_back_val();
    if (isShared(current) || !seen.insert(current).second)
      continue;
    for (OpOperand &use : current.getUses()) {
      Operation *user = block->findAncestorOpInBlock(*use.getOwner());
      if (user->hasTrait<OpTrait::IsTerminator>())
        continue;
      ops.insert(user);
      for (OpResult result : user->getResults())
        if (user != use.getOwner() || getViewSource(result) == current)
          open.push_back(result);
      auto style = dyn_cast<DestinationStyleOpInterface>(user);
      if (style && user == use.getOwner() && style.isDpsInit(&use) &&
          user->getNumResults() > 0)
        open.push_back(style.getTiedOpResult(&use));
    }
  }
}

/// Adds the op that defines `value`, the ops that it is a view of, and the
/// other users of these.
void SliceBuilder::addMaker(Value value) {
  for (; value; value = getViewSource(value)) {
    addUsers(value);
    if (Operation *maker = value.getDefiningOp())
      ops.insert(maker);
  }
}

void SliceBuilder::addNeighbours(Operation *op) {
  ops.insert(op);
  for (Value value : getUsedValues(op))
    addMaker(value);
  for (Value result : op->getResults())
    addUsers(result);
}

/// Adds the ops that define operands of the slice and have no traffic of their
/// own, or may have none.
void SliceBuilder::addSources() {
  for (size_t next = 0; next < ops.size(); ++next)
    for (Value value : getUsedValues(ops[next])) {
      Operation *maker = value.getDefiningOp();
      if (maker && (isShared(value) || getViewSource(value) || isFilled(maker) ||
                    !isa<ShapedType>(value.getType())))
        ops.insert(maker);
    }
}

static bool isStatic(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

/// Returns true if `op` has the same meaning in another module.
static bool canStandAlone(Operation *op) {
  auto isSymbolFree = [](Operation *nested) {
    std::optional<SymbolTable::UseRange> uses =
        SymbolTable::getSymbolUses(nested);
    return uses && uses->empty();
  };
  return isSymbolFree(op) && llvm::all_of(op->getOperandTypes(), isStatic) &&
         llvm::all_of(op->getResultTypes(), isStatic);
}

/// Creates an empty function, in a module, with the attributes of `function`
/// and of its module.
static func::FuncOp makeFunction(func::FuncOp function, TypeRange inputs,
                                 TypeRange results, FusionSlice &slice) {
  auto outer = cast<ModuleOp>(function->getParentOp());
  slice.module = cast<ModuleOp>(outer->cloneWithoutRegions());
  slice.module->getBodyRegion().emplaceBlock();
  auto copy = cast<func::FuncOp>(function->cloneWithoutRegions());
  copy.removeArgAttrsAttr();
  copy.removeResAttrsAttr();
  copy.setType(FunctionType::get(function.getContext(), inputs, results));
  slice.module->push_back(copy);
  copy.addEntryBlock();
  return copy;
}

/// Clones the ops of `slice` into a module. The function returns the results of
/// `neighbours` that others use; a fill that is only included for its users
/// stays an init.
static void cloneOps(func::FuncOp function,
                     const llvm::SetVector<Operation *> &neighbours,
                     FusionSlice &slice) {
  SetVector<Value> inputs;
  SmallVector<Value> results, mapped;
  Block &block = function.getBody().front();
  for (Operation *op : slice.ops)
    for (Value value : getUsedValues(op))
      if (!slice.ops.contains(value.getDefiningOp()))
        inputs.insert(value);
  for (Operation *op : neighbours)
    for (Value result : op->getResults())
      if (llvm::any_of(result.getUsers(), [&](Operation *user) {
            return !slice.ops.contains(block.findAncestorOpInBlock(*user));
          }))
        results.push_back(result);
  func::FuncOp copy = makeFunction(function, TypeRange(inputs.getArrayRef()),
                                   TypeRange(ValueRange(results)), slice);
  slice.mapping.map(inputs.getArrayRef(), copy.getArguments());
  auto builder = OpBuilder::atBlockEnd(&copy.getBody().front());
  for (Operation *op : slice.ops)
    builder.clone(*op, slice.mapping);
  for (Value result : results)
    mapped.push_back(slice.mapping.lookup(result));
  func::ReturnOp::create(builder, function.getLoc(), mapped);
}

FusionSlice roofline::makeFusionSlice(ArrayRef<Operation *> toFuse) {
  FusionSlice slice;
  auto function = dyn_cast<func::FuncOp>(toFuse.front()->getParentOp());
  if (!function || !isa<ModuleOp>(function->getParentOp()) ||
      !function.getBody().hasOneBlock())
    return slice;
  SliceBuilder builder(toFuse.front()->getBlock());
  for (Operation *op : toFuse)
    builder.addNeighbours(op);
  llvm::SetVector<Operation *> neighbours = builder.getOps();
  builder.addSources();
  SmallVector<Operation *> sorted = llvm::to_vector(builder.getOps());
  llvm::sort(sorted, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  slice.ops.insert(sorted.begin(), sorted.end());
  if (llvm::all_of(slice.ops, canStandAlone))
    cloneOps(function, neighbours, slice);
  return slice;
}
