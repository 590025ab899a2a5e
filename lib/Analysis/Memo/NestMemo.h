//===- NestMemo.h - Costs of loops seen before -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_ANALYSIS_MEMO_NESTMEMO_H
#define ROOFLINE_LIB_ANALYSIS_MEMO_NESTMEMO_H

#include "../TouchedStorage.h"
#include "WorkMemo.h"
#include "llvm/ADT/DenseMap.h"

#include <memory>
#include <vector>

namespace mlir::roofline {

/// An op with regions in a form in which equal ops have equal records of the
/// ops inside: names, attributes, types, which value is an operand of which op,
/// and what of the values from outside matters. Tensors and buffers from
/// outside differ by type and by the op that makes them, numbers by their
/// constant; what else comes from outside is itself.
class NestKey {
public:
  /// The op and the ops inside, each before those in its regions; then ops
  /// outside that make what they use.
  ArrayRef<Operation *> getOps() const { return ops; }
  uint64_t getHash() const { return hash; }
  bool operator==(const NestKey &other) const;

private:
  friend class NestKeys;

  SmallVector<Operation *, 12> ops;
  SmallVector<uint64_t, 0> words;
  uint64_t hash = 0;
};

/// Makes the keys of the outermost ops with regions in a program.
class NestKeys {
public:
  explicit NestKeys(Operation *function);

  /// No value for an op whose records may depend on more than a key has: on
  /// sizes of tensors from outside, on insertions into them. `mode` is whatever
  /// else the records depend on.
  std::optional<NestKey> make(Operation *op, uint64_t mode);

private:
  /// What matters of a number or a buffer from outside.
  struct Outside {
    const void *content;
    bool isBuffer, isThatOneOnly;
  };

  void addWord(uint64_t word) { words.push_back(word); }
  void addPointer(const void *pointer) { addWord(uintptr_t(pointer)); }
  /// The number of `value`, and whether it is new.
  auto addNumber(Value value) {
    return numbers.try_emplace(value.getAsOpaquePointer(), numbers.size());
  }
  bool addOp(Operation *op);
  bool addRegion(Region &region);
  bool addOperand(Value value);
  bool isOutside(Value value);
  bool addOutside(Value value);
  std::optional<Outside> describeOutside(Value value);
  bool addTensor(Value value);
  bool isInsertOutside(Operation *op);
  bool isEntryArgument(Value value);
  void addProperties(Operation *op);
  void addBuffer(Value value, bool isThatOneOnly);

  /// Null for another op with a program.
  Operation *function;
  /// What all nests of the program have in common.
  Operation *scope;
  /// No nest is around these values: one that uses them is an outermost one.
  llvm::DenseMap<const void *, Outside> outsides;

  // Of the current key.
  NestKey *key = nullptr;
  std::vector<uint64_t> words;
  /// Of values, as pointers, whose hash is quicker.
  llvm::SmallDenseMap<const void *, unsigned, 32> numbers;
  /// Tensors and buffers from outside, and whether it matters which ones they
  /// are: a view may be of the storage of another buffer.
  SmallVector<Value, 4> buffers;
  bool areBuffersThemselves = false;
  bool hasTensors = false;
  /// Ops outside that make a tensor, whose properties matter.
  SmallVector<Operation *, 4> makers;
};

/// What the walk of an op with regions visits and finds, in order.
class NestRecords {
public:
  /// `isKernel`: the op is one kernel, or nobody asks for totals.
  NestRecords(NestKey key, bool isKernel)
      : key(std::move(key)), isKernel(isKernel) {}

  struct Event {
    /// Position in the order of `NestKey::getOps`.
    unsigned op;
    /// Null where the op is visited, which comes before its record.
    std::unique_ptr<OpRecord> record;
    /// Positions of the parts of the record.
    SmallVector<unsigned, 0> parts;
  };

  void addVisit(Operation *op) {
    events.push_back({getNumber(op), nullptr, {}});
  }
  /// Keeps `record`. Returns what stands for it: itself if it has a memo of its
  /// own.
  OpRecord &addRecord(OpRecord &record);
  /// For an op with effects that events don't show.
  void giveUp() { isComplete = false; }

  /// What the totals need of an op inside, in order: its work and where that
  /// stands, or that the op is free.
  struct Effect {
    unsigned op;
    std::optional<MovableWork> work = {};
    TouchedStorage::Place place = TouchedStorage::Place::Loop;
    bool isIdle = false;
  };
  void addFree(Operation *op) { effects.push_back({getNumber(op)}); }
  void addWork(Operation *op, const Work &work, TouchedStorage::Place place,
               bool isIdle);
  /// What the kernel reads and writes of each storage.
  void addTraffic(ArrayRef<StorageTraffic> kernel);

  std::vector<Effect> effects;
  /// What the kernel reads and writes of each storage, and for each an op and
  /// an operand of it with that storage.
  SmallVector<StorageTraffic, 4> traffic;
  SmallVector<std::pair<unsigned, unsigned>, 4> operands;
  /// What no run of the kernel moves less than, and what was cold.
  WorkSummary certain;
  TouchedStorage::Reads cold;
  std::map<std::string, int64_t> notes;

  NestKey key;
  bool isKernel;
  SmallVector<Event, 0> events;
  /// How many ops have figures.
  int64_t modelledOps = 0;
  /// The ops ask for values that the function around may determine.
  bool asks = false;
  /// The events are all that ops like this one cause.
  bool isComplete = true;

private:
  unsigned getNumber(Operation *op) const;
};

/// Records of the ops in loops, by `NestKey`. Programs repeat loops as they
/// repeat other ops; a loop seen before costs a comparison. What is kept when
/// is as in `WorkMemo`.
class NestMemo {
public:
  /// Where the records of ops like those of `key` are or belong; null for ops
  /// of which none are kept. Without `atOnce` nothing is kept of the first
  /// ones.
  std::unique_ptr<NestRecords> *lookup(const NestKey &key, bool atOnce);

private:
  /// Null for ops that were seen once and nothing was kept of.
  llvm::DenseMap<uint64_t, std::unique_ptr<NestRecords>> nests;
};

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_ANALYSIS_MEMO_NESTMEMO_H
