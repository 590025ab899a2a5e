//===- FamilyCollectives.cpp - Collectives of programs as data ------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The family of ops in which devices send each other data (R25). Which devices
// form a group is read from attributes, as StableHLO defines them.
//
//===----------------------------------------------------------------------===//

#include "Distributed/Collectives.h"
#include "FamilyModels.h"

using namespace mlir;
using namespace mlir::roofline;

/// The number of replicas or partitions that an attribute of a module around
/// `op` has; a symbol, the same in every function, if none has.
static Count countDevices(Operation *op, StringRef attribute, StringRef name) {
  for (Operation *parent = op; parent; parent = parent->getParentOp())
    if (auto count = parent->getAttrOfType<IntegerAttr>(attribute))
      if (count.getInt() > 0)
        return count.getInt();
  return Count::symbol(name);
}

/// The devices of the largest group; 0 if no groups are given, which stands for
/// all devices.
static std::optional<int64_t> countLargestGroup(Attribute groups) {
  auto dense = dyn_cast_or_null<DenseIntElementsAttr>(groups);
  if (!dense || dense.getType().getRank() != 2)
    return std::nullopt;
  int64_t columns = dense.getType().getDimSize(1), largest = 0, size = 0;
  for (auto [number, device] : llvm::enumerate(dense.getValues<APInt>())) {
    size = (number % columns == 0 ? 0 : size) + !device.isNegative();
    largest = std::max(largest, size); // -1 fills up a smaller group.
  }
  return largest;
}

namespace {
class CollectiveFamily : public FamilyModel {
public:
  CollectiveFamily(DictionaryAttr keys, CollectiveKind kind)
      : FamilyModel(keys), kind(kind) {}
  LogicalResult computeWork(Operation *op, WorkContext &context, Work &work,
                            std::string &why) const override {
    if (failed(checkShape(op, 1, why)))
      return failure();
    NetworkTerm group; // A message from one device to another has none.
    bool isMessage = kind == CollectiveKind::Send;
    if (!isMessage && failed(readGroup(op, group, why)))
      return failure();
    for (Value operand : op->getOperands()) {
      if (getTensorRank(operand) < 0)
        continue;
      Count elements = context.getNumElements(operand);
      addCommunication(kind, group, operand, elements, work);
      addWholeRead(context, operand, work);
      if (kind != CollectiveKind::AllReduce &&
          kind != CollectiveKind::ReduceScatter)
        continue;
      if (op->getNumRegions() == 0)
        return at(op, why).fail("expected a region that combines two values");
      // A device's share of the combinations.
      Count devices = group.sizes.front();
      addBodyWork(context, op->getRegions().back(),
                  countCeilDiv((devices - 1) * elements, devices), work);
    }
    addResultWrites(context, op, work);
    return success();
  }
  std::optional<Count> getResultDim(Operation *op, WorkContext &context,
                                    unsigned result,
                                    int64_t dim) const override {
    bool isSame = kind == CollectiveKind::AllReduce ||
                  kind == CollectiveKind::Broadcast ||
                  kind == CollectiveKind::Send;
    return isSame ? getOperandDim(op, context, result, dim) : std::nullopt;
  }

private:
  LogicalResult readGroup(Operation *op, NetworkTerm &group,
                          std::string &why) const {
    int64_t channel = 0;
    if (failed(at(op, why).readInt("channel", channel)))
      return failure();
    StringRef name = keys.getAs<StringAttr>("groups").getValue();
    std::optional<int64_t> listed = countLargestGroup(op->getAttr(name));
    if (!listed)
      return at(op, why).fail("expected groups of devices, a tensor of rank 2, "
                              "as attribute '" +
                              name + "'");
    Count replicas = countDevices(op, "mhlo.num_replicas", "replicas"),
          partitions = countDevices(op, "mhlo.num_partitions", "partitions");
    auto global = keys.getAs<StringAttr>("global");
    bool isFlat = global && op->hasAttr(global.getValue());
    Count size = *listed;
    if (channel <= 0) // Replicas of one partition.
      size = *listed > 0 ? size : replicas;
    else if (isFlat) // Any devices.
      size = *listed > 0 ? size : replicas * partitions;
    else if (global) // All partitions of replicas.
      size = (*listed > 0 ? size : replicas) * partitions;
    else // Partitions of one replica.
      size = *listed > 0 ? size : partitions;
    group.sizes = {size};
    group.strides = {1};
    return success();
  }

  CollectiveKind kind;
};
} // namespace

std::unique_ptr<OpModel> roofline::makeCollectiveModel(DictionaryAttr keys,
                                                       Location loc) {
  StringRef name = keys.getAs<StringAttr>("kind").getValue();
  std::optional<CollectiveKind> kind = symbolizeCollectiveKind(name);
  if (!kind) {
    emitError(loc) << "expected the kind of a collective, as in "
                      "docs/understand/Distributed.md, got '"
                   << name << "'";
    return nullptr;
  }
  if (*kind != CollectiveKind::Send && !keys.get("groups")) {
    emitError(loc) << "expected key 'groups' of a collective";
    return nullptr;
  }
  return std::make_unique<CollectiveFamily>(keys, *kind);
}
