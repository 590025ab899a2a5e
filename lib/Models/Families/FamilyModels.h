//===- FamilyModels.h - Models of families of ops ---------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_MODELS_FAMILYMODELS_H
#define ROOFLINE_LIB_MODELS_FAMILYMODELS_H

#include "ModelUtils.h"
#include "OpKeys.h"

#include "roofline/IR/OpModel.h"
#include "roofline/IR/RooflineOps.h"

#include <memory>

namespace mlir::roofline {

/// Base of the models of families: the keys of the model.
class FamilyModel : public OpModel {
public:
  explicit FamilyModel(DictionaryAttr keys,
                       OpModelRole role = OpModelRole::Work);

  std::optional<uint64_t> getWorkFingerprint(Operation *op) const override;

protected:
  OpKeys at(Operation *op, std::string &why) const { return {keys, op, why}; }
  /// The integer `key` of the model itself, or `value`.
  int64_t getInt(StringRef key, int64_t value) const;

  DictionaryAttr keys;

private:
  /// A key names an operand that is a constant.
  bool readsConstants;
};

/// The extent of a dim of a result that is written into one of the last
/// operands, of which there are as many as results; nullopt if there is none.
std::optional<Count> getInitDim(Operation *op, WorkContext &context,
                                unsigned result, int64_t dim);

/// A family whose results have the shapes of its last operands.
class InitShapedFamily : public FamilyModel {
public:
  using FamilyModel::FamilyModel;
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    return getInitDim(op, context, result, dim);
  }
};

/// Fails, and says so, unless `op` has at least these many operands and a
/// result; fails in silence if one of its tensors is unranked.
LogicalResult checkShape(Operation *op, unsigned numOperands, std::string &why);

/// Succeeds if all results, and the first operands, are ranked tensors.
LogicalResult checkTensors(Operation *op, unsigned numOperands,
                           std::string &why);

/// The rank of a tensor; -1 for any other value.
int64_t getTensorRank(Value value);

/// The dims of `rank` that neither list has.
SmallVector<int64_t> getOtherDims(int64_t rank, ArrayRef<int64_t> some,
                                  ArrayRef<int64_t> others);

/// Fails if `keys` are not those of `family`; a diagnostic has then been
/// emitted.
LogicalResult checkKeys(OpFamily family, DictionaryAttr keys, Location loc);

/// Adds what the model says that an element of type `type` costs, `elements`
/// times. Fails if it says nothing of such elements.
LogicalResult addElementCosts(DictionaryAttr keys, Type type,
                              const Count &elements, Work &work,
                              std::string &why);

/// The costs that the model has of elements of type `type`. Null, with the
/// reason in `why`, if it says nothing of such elements.
DictionaryAttr findCosts(DictionaryAttr keys, Type type, std::string &why);

/// Adds `executions` executions of a region of an op.
void addBodyWork(WorkContext &context, Region &body, const Count &executions,
                 Work &work);

/// Adds `macs` multiply-adds of elements of `lhs` and `rhs` into those of
/// `result` (R1, R6, R7). Fails if their types are no numbers that go together.
LogicalResult addProducts(Value lhs, Value rhs, Value result, bool isMatrix,
                          const Count &macs, Work &work, std::string &why);

/// Adds a read of what a result starts from, unless that is a scalar, or has
/// one value or none (R12, R14).
void readInit(WorkContext &context, Value init, Work &work);

/// The extent of dim `dim` of operand `number`; nullopt if there is none.
std::optional<Count> getOperandDim(Operation *op, WorkContext &context,
                                   size_t number, int64_t dim);

std::unique_ptr<OpModel> makeElementwiseModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeContractionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeConvolutionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeReductionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeWindowModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeCallModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeBranchModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeLoopModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeFormulaModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeMatMulModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeAttentionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeWeightedModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeSortModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeScanModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeSelectScatterModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeDispatchModel(DictionaryAttr keys);
/// Null if the keys name no collective; a diagnostic has then been emitted.
std::unique_ptr<OpModel> makeCollectiveModel(DictionaryAttr keys, Location loc);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_FAMILYMODELS_H
