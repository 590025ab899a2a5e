//===- FusionSet.cpp - Ops taken as one kernel -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusionSet.h"

using namespace mlir;
using namespace mlir::roofline;

std::string roofline::quoteName(Operation *op) {
  return "'" + op->getName().getStringRef().str() + "'";
}

OutsideUse roofline::findOutsideUse(Operation *op, ArrayRef<Operation *> ops) {
  OutsideUse outside = OutsideUse::None;
  unsigned numUses = 0;
  for (Operation *user : op->getUsers()) {
    if (llvm::is_contained(ops, user))
      continue;
    Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*user);
    if (++numUses > maxOutsideUses || !ancestor ||
        ancestor->isBeforeInBlock(ops.back()))
      return OutsideUse::Early;
    outside = OutsideUse::Late;
  }
  return outside;
}

std::optional<FusionSet> FusionSet::make(ArrayRef<Operation *> ops,
                                         WorkContext &context) {
  FusionSet set;
  for (Operation *op : ops) {
    Member &member = set.members.emplace_back();
    member.op = op;
    if (failed(cast<WorkOpInterface>(op).computeWork(context, member.work)))
      return std::nullopt;
    member.outside = findOutsideUse(op, ops);
    member.isSink = llvm::none_of(op->getUsers(), [&](Operation *user) {
      return llvm::is_contained(ops, user);
    });
  }
  return set;
}

const FusionSet::Member *FusionSet::lookupMaker(Value value) const {
  Operation *maker = value.getDefiningOp();
  const Member *member = llvm::find_if(
      members, [&](const Member &member) { return member.op == maker; });
  return maker && member != members.end() ? member : nullptr;
}

unsigned FusionSet::countSinks() const {
  return llvm::count_if(members,
                        [](const Member &member) { return member.isSink; });
}
