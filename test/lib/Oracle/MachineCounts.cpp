//===- MachineCounts.cpp - Counts of the executions of an op --------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

static int64_t getBits(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * getBits(complex.getElementType());
  if (auto vector = dyn_cast<VectorType>(type))
    return countLanes(vector) * getBits(vector.getElementType());
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return getBits(quantized.getStorageType());
  if (type.isIndex())
    return 64;
  if (isa<FloatTF32Type>(type))
    return 32;
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return 8;
  return width < 8 ? width : llvm::alignTo(width, 8);
}

int64_t oracle::countLanes(VectorType type) {
  int64_t lanes = type.getNumElements();
  for (bool isScalable : type.getScalableDims())
    lanes *= isScalable ? vscale : 1;
  return lanes;
}

int64_t oracle::getBytes(Type type, int64_t elements) {
  return llvm::divideCeil(elements * getBits(type), 8);
}

std::pair<int64_t, int64_t> OpCounts::getDistinctBytes() const {
  std::pair<int64_t, int64_t> bytes = {0, 0};
  for (const auto &[buffer, touched] : distinct) {
    bytes.first += getBytes(buffer->elementType, touched.first.count());
    bytes.second += getBytes(buffer->elementType, touched.second.count());
  }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Executions
//===----------------------------------------------------------------------===//

void Machine::count(WorkClass workClass, Type type, int64_t number,
                    StringRef opName) {
  if (type.isIndex())
    return; // R4: addressing.
  if (!frame) {
    if (workClass != WorkClass::Other)
      unattributed[opName.str()] += number;
    return;
  }
  frame->terms[{workClass, type}] += number;
  if (workClass != WorkClass::Vector)
    return;
  frame->flops += number;
  frame->iterationFlops += number;
}

void Frame::endIteration() {
  if (!iterationPadded)
    usefulFlops += iterationFlops;
  iterationFlops = 0;
  iterationPadded = false;
}

uint64_t Machine::getLoopBit(Operation *loop) {
  if (!frame)
    return 0;
  unsigned bit =
      frame->loops.try_emplace(loop, frame->loops.size()).first->second;
  return uint64_t(1) << std::min(bit, 63u);
}

void Machine::beginFrame(int64_t position) {
  assert(!frame && "marks nest");
  frame = std::make_unique<Frame>();
  frame->counts = &counts[position];
  frame->id = ++lastFrame;
  frame->isFree = position >= firstFree;
}

void Machine::addUse(OpCounts &counts, const BufferUse &use) {
  SpaceBytes &bytes = counts.bytes[use.buffer->memorySpace];
  Type type = use.buffer->elementType;
  // An init that one value had filled is not read (R12).
  int64_t inits = use.writes ? use.uniformReads : 0;
  bytes.read += getBytes(type, use.reads + use.uniformReads - inits);
  bytes.initRead += getBytes(type, inits);
  bytes.written += getBytes(type, use.writes);
}

void Machine::endFrame() {
  assert(frame && "an end without a begin");
  frame->endIteration();
  OpCounts &op = *frame->counts;
  ++op.executions;
  finishContractions(*frame);
  for (auto &[key, number] : frame->terms) {
    if (number)
      op.terms.emplace_back(key.first, key.second, number);
  }
  op.flops += frame->flops;
  op.usefulFlops += frame->usefulFlops;
  for (auto &[buffer, use] : frame->uses) {
    if (buffer->allocatedBy == frame->id && !buffer->escapes)
      pending.push_back({&op, use});
    else
      addUse(op, use);
  }
  frame.reset();
  forgetOrigins();
}

static void forgetOrigins(Datum &datum) {
  datum.loops = datum.windowLoops = datum.buffers = 0;
  datum.product = datum.sum = 0;
  if (datum.memref)
    datum.memref->loops = 0;
  if (datum.lanes)
    for (Datum &lane : *datum.lanes)
      forgetOrigins(lane);
}

void Machine::forgetOrigins() {
  for (Datum &datum : registers)
    ::forgetOrigins(datum);
}
