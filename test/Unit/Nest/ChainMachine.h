//===- ChainMachine.h - A simulated fast memory -----------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TEST_UNIT_NEST_CHAINMACHINE_H
#define ROOFLINE_TEST_UNIT_NEST_CHAINMACHINE_H

#include "ChainSimulator.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::roofline::test {

/// Returns the initial contents: distinct small numbers.
double getInput(const Element &element);
Element getSide(const Chain &chain, unsigned stage, unsigned index,
                int64_t batch, int64_t row, int64_t column);
Element getMatrix(const Chain &chain, unsigned stage, int64_t batch, int64_t k,
                  int64_t n);
/// Returns the element that marks that a resident or the values per row are
/// held.
Element getMark(unsigned stage, unsigned index);

/// A fast memory without a limit that records its peak.
class Machine {
public:
  explicit Machine(const Chain &chain) : chain(chain) {}

  /// Loads from the slow memory: `bits` move and `room` bits are occupied.
  void load(const Element &element, int64_t bits, int64_t room);
  void load(const Element &element, int64_t bits) { load(element, bits, bits); }
  void create(const Element &element, int64_t room, double value = 0);
  /// Stores to the slow memory; the element also stays in the fast one.
  void store(const Element &element, int64_t bits, const Element &as);
  void drop(const Element &element);
  double &at(const Element &element);
  bool has(const Element &element) const {
    return fast.contains(element.pack());
  }

  void fail(const Element &element, const char *what);
  void checkStored(unsigned stage);
  ChainRun run;

private:
  const Chain &chain;
  struct Cell {
    double value = 0;
    int64_t room = 0;
  };
  llvm::DenseMap<uint64_t, Cell> fast;
  llvm::DenseMap<uint64_t, double> slow;
  int64_t used = 0;
};

/// The rows between two GEMMs: the results of stages `first` - 1 to `last` - 1,
/// computed in place under the name of `first`.
struct RowGroup {
  unsigned first = 0, last = 0;
  int64_t width = 0, room = 0;
};

/// The operations on rows that all schedules share.
class Executor {
public:
  explicit Executor(const Chain &chain);

  ChainRun finish();

protected:
  Element at(unsigned group, int64_t row, int64_t column) const {
    return {Element::Rows, groups[group].first, 0, batch, row, column};
  }
  /// Returns the number of the GEMM after `group`.
  unsigned getGemm(unsigned group) const { return groups[group].last; }

  void loadRow(unsigned group, int64_t row, int64_t column);
  void createRow(unsigned group, int64_t row, int64_t column);
  void storeRow(unsigned group, int64_t row, int64_t column, unsigned stage,
                int64_t bits);
  void addSides(unsigned group, unsigned stage, int64_t column);
  void applyStage(unsigned group, unsigned stage, int64_t column);
  void keepColumn(unsigned group, unsigned stage, int64_t column);
  void applyColumn(unsigned group, int64_t column, bool stores);
  void applyHeld(unsigned group);
  void applySoftmax(unsigned group, unsigned stage);
  void multiply(unsigned group, int64_t k, int64_t n);
  void holdRowSides(unsigned group, bool isLoaded);
  void loadSide(unsigned stage, unsigned index, int64_t row, int64_t column);
  void dropSide(unsigned stage, unsigned index, int64_t row, int64_t column);

  Chain chain;
  Machine machine;
  std::vector<RowGroup> groups;
  /// The current block.
  int64_t batch = 0, begin = 0, end = 0;
};

} // namespace mlir::roofline::test

#endif // ROOFLINE_TEST_UNIT_NEST_CHAINMACHINE_H
