//===- OpModel.h - Models of ops that files give ----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares what a model of an op by name has to answer, and where the
// interfaces find it. In: an op of a dialect that the build doesn't know. Out:
// answers to the questions of WorkOpInterface, ExecutionOpInterface and
// LaunchOpInterface, which such an op then has. docs/extend/Models.md.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_IR_OPMODEL_H
#define ROOFLINE_IR_OPMODEL_H

#include "roofline/IR/RooflineInterfaces.h"

namespace mlir::roofline {

/// The interface that an op has through its model.
enum class OpModelRole { Work, Execution, Call };

/// What is said of the ops of one name. Nothing in it refers to the IR of a
/// program.
class OpModel {
public:
  explicit OpModel(OpModelRole role) : role(role) {}
  virtual ~OpModel();

  OpModelRole getRole() const { return role; }

  /// Adds the work of `op` to `work` and returns success, or says in `why` what
  /// is wrong with the op; nothing if it can't be modelled for another reason:
  /// it is then listed as unmodelled. Role Work.
  virtual LogicalResult computeWork(Operation *op, WorkContext &context,
                                    Work &work, std::string &why) const;
  virtual bool isFree(Operation *) const { return false; }
  virtual std::optional<uint64_t> getWorkFingerprint(Operation *) const;
  virtual Value getViewSource(Operation *, unsigned) const { return {}; }
  /// The value of a constant; null for any other op.
  virtual Attribute getConstant(Operation *) const { return {}; }
  virtual std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                            unsigned result, int64_t dim) const;
  virtual void addEqualSizes(Operation *op, WorkContext &context,
                             SizeEqualFn onEqual) const;
  /// Role Execution.
  virtual void
  getRegionExecutions(Operation *op, WorkContext &context,
                      SmallVectorImpl<RegionExecution> &executions) const;
  virtual bool areRegionsExclusive() const { return false; }
  /// Adds the values that may become `value`, an argument of a region of `op`
  /// or a result of it; none if they aren't known.
  virtual void getForwardedValues(Operation *, Value,
                                  SmallVectorImpl<Value> &) const {}
  /// Role Call.
  virtual SymbolRefAttr getCallee(Operation *) const { return {}; }

private:
  OpModelRole role;
};

/// The models that a context has.
class OpModels {
public:
  virtual ~OpModels();
  /// Returns the model of the ops of a name, or null.
  virtual const OpModel *lookup(OperationName name) const = 0;
};

/// Returns the model that files give for `op`, or null.
const OpModel *lookupOpModel(Operation *op);

/// Returns the elements of a constant, of a registered op or of one that a
/// model file calls a constant; null for any other value.
Attribute getConstantElements(Value value);

} // namespace mlir::roofline

#endif // ROOFLINE_IR_OPMODEL_H
