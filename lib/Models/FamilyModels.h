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
                       OpModelRole role = OpModelRole::Work)
      : OpModel(role), keys(keys) {}

  std::optional<uint64_t> getWorkFingerprint(Operation *op) const override;

protected:
  OpKeys at(Operation *op, std::string &why) const { return {keys, op, why}; }
  /// The integer `key` of the model itself, or `value`.
  int64_t getInt(StringRef key, int64_t value) const;

  DictionaryAttr keys;
};

/// Fails, and says so, unless `op` has at least these many operands and
/// results; fails in silence if one of its tensors is unranked.
LogicalResult checkShape(Operation *op, unsigned numOperands,
                         unsigned numResults, std::string &why);

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

/// Adds `executions` executions of the body of `op`, its last region.
void addBodyWork(WorkContext &context, Operation *op, const Count &executions,
                 Work &work);

std::unique_ptr<OpModel> makeContractionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeConvolutionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeReductionModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeWindowModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeCallModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeBranchModel(DictionaryAttr keys);
std::unique_ptr<OpModel> makeLoopModel(DictionaryAttr keys);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_MODELS_FAMILYMODELS_H
