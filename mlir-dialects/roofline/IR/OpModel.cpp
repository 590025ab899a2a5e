//===- OpModel.cpp - Models of ops that files give ------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/IR/OpModel.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Matchers.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/IR/RooflineOps.h"

#include <atomic>

using namespace mlir;
using namespace mlir::roofline;

/// The number of sets of models that are gone.
static std::atomic<uint64_t> numDestroyed;

OpModel::~OpModel() = default;
OpModels::~OpModels() { ++numDestroyed; }

LogicalResult OpModel::computeWork(Operation *, WorkContext &, Work &,
                                   std::string &) const {
  return failure();
}
std::optional<uint64_t> OpModel::getWorkFingerprint(Operation *) const {
  return std::nullopt;
}
std::optional<Count> OpModel::getResultDim(Operation *, WorkContext &, unsigned,
                                           int64_t) const {
  return std::nullopt;
}
void OpModel::addEqualSizes(Operation *, WorkContext &, SizeEqualFn) const {}
void OpModel::getRegionExecutions(Operation *, WorkContext &,
                                  SmallVectorImpl<RegionExecution> &) const {}

namespace {
/// The last models that a thread has found, by the names of ops. They live
/// until a set of models is destroyed.
struct FoundModels {
  struct Entry {
    const void *name = nullptr;
    const OpModel *model = nullptr;
    uint64_t numDestroyed = 0;
  };
  Entry &get(OperationName name) {
    return entries[llvm::hash_value(name.getAsOpaquePointer()) %
                   std::size(entries)];
  }
  Entry entries[32];
};
} // namespace

/// Asked at each op several times. A context finds an op of a dialect sooner
/// than the dialect, which it knows by name.
const OpModel *roofline::lookupOpModel(Operation *op) {
  static thread_local FoundModels found;
  FoundModels::Entry &last = found.get(op->getName());
  uint64_t current = numDestroyed.load(std::memory_order_relaxed);
  if (last.name == op->getName().getAsOpaquePointer() &&
      last.numDestroyed == current)
    return last.model;
  std::optional<RegisteredOperationName> known =
      RegisteredOperationName::lookup(TypeID::get<ModelOp>(), op->getContext());
  if (!known)
    return nullptr;
  auto &dialect = static_cast<RooflineDialect &>(known->getDialect());
  const OpModels *models = dialect.getOpModels();
  const OpModel *model = models ? models->lookup(op->getName()) : nullptr;
  if (model)
    last = {op->getName().getAsOpaquePointer(), model, current};
  return model;
}

Attribute roofline::getConstantElements(Value value) {
  Operation *op = value.getDefiningOp();
  Attribute elements;
  if (op && op->isRegistered()) {
    if (op->getNumOperands() == 0) // Less than a look for the trait.
      (void)matchPattern(op, m_Constant(&elements));
  } else if (const OpModel *model = op ? lookupOpModel(op) : nullptr) {
    elements = model->getConstant(op);
  }
  return elements;
}

//===----------------------------------------------------------------------===//
// The interfaces of an op with a model
//===----------------------------------------------------------------------===//

namespace {
/// Each asks the model of the op's name.
struct WorkOfModel : WorkOpInterface::ExternalModel<WorkOfModel, void> {
  LogicalResult computeWork(Operation *op, WorkContext &context,
                            Work &work) const {
    std::string why;
    return lookupOpModel(op)->computeWork(op, context, work, why);
  }
  bool isFree(Operation *op) const { return lookupOpModel(op)->isFree(op); }
  std::optional<uint64_t> getWorkFingerprint(Operation *op) const {
    return lookupOpModel(op)->getWorkFingerprint(op);
  }
  Value getViewSource(Operation *op, unsigned result) const {
    return lookupOpModel(op)->getViewSource(op, result);
  }
  bool hasUniformContent(Operation *op, unsigned) const {
    auto splat =
        dyn_cast_or_null<SplatElementsAttr>(lookupOpModel(op)->getConstant(op));
    return splat != nullptr;
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result, int64_t dim) const {
    return lookupOpModel(op)->getResultDim(op, context, result, dim);
  }
  std::optional<Count> getIndexResult(Operation *, WorkContext &,
                                      unsigned) const {
    return std::nullopt;
  }
  void addEqualSizes(Operation *op, WorkContext &context,
                     SizeEqualFn onEqual) const {
    lookupOpModel(op)->addEqualSizes(op, context, onEqual);
  }
};

struct ExecutionOfModel
    : ExecutionOpInterface::ExternalModel<ExecutionOfModel, void> {
  void getRegionExecutions(Operation *op, WorkContext &context,
                           SmallVectorImpl<RegionExecution> &executions) const {
    lookupOpModel(op)->getRegionExecutions(op, context, executions);
  }
  bool areRegionsExclusive(Operation *op) const {
    return lookupOpModel(op)->areRegionsExclusive();
  }
};

/// A call is a launch without a grid.
struct CallOfModel : LaunchOpInterface::ExternalModel<CallOfModel, void> {
  SymbolRefAttr getLaunchedFunction(Operation *op) const {
    return lookupOpModel(op)->getCallee(op);
  }
  OperandRange getLaunchedOperands(Operation *op) const {
    return op->getOperands();
  }
  void getLaunchSizes(Operation *, WorkContext &,
                      SmallVectorImpl<LaunchSize> &) const {}
};
} // namespace

/// The implementation `ModelT` of an interface for `op`, if the op has a model
/// with that role.
template <typename ModelT>
static ModelT *getInterface(Operation *op, OpModelRole role) {
  static ModelT implementation;
  const OpModel *model = lookupOpModel(op);
  return model && model->getRole() == role ? &implementation : nullptr;
}

/// An op's own interface goes first.
WorkOpInterface::Concept *WorkOpInterface::getInterfaceFor(Operation *op) {
  if (Concept *own = Base::getInterfaceFor(op))
    return own;
  return getInterface<WorkOfModel>(op, OpModelRole::Work);
}

ExecutionOpInterface::Concept *
ExecutionOpInterface::getInterfaceFor(Operation *op) {
  if (Concept *own = Base::getInterfaceFor(op))
    return own;
  return getInterface<ExecutionOfModel>(op, OpModelRole::Execution);
}

LaunchOpInterface::Concept *LaunchOpInterface::getInterfaceFor(Operation *op) {
  if (Concept *own = Base::getInterfaceFor(op))
    return own;
  return getInterface<CallOfModel>(op, OpModelRole::Call);
}
