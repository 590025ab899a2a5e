//===- MachineMemory.cpp - Buffers and touched elements -------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::oracle;

/// Number of elements of a buffer above which a run is aborted; the data of the
/// tests is small.
static constexpr int64_t maxElements = 1'000'000;

std::shared_ptr<MemRef> Machine::allocate(Operation *site, MemRefType type,
                                          ArrayRef<int64_t> sizes) {
  auto memref = std::make_shared<MemRef>();
  memref->buffer = std::make_shared<Buffer>();
  memref->buffer->site = site;
  memref->sizes.assign(sizes.begin(), sizes.end());
  memref->strides.resize(sizes.size());
  uint64_t elements = 1;
  for (int64_t dim = int64_t(sizes.size()) - 1; dim >= 0; --dim) {
    memref->strides[dim] = elements;
    elements = llvm::SaturatingMultiply<uint64_t>(elements, sizes[dim]);
  }
  if (elements > uint64_t(maxElements)) {
    isTooLarge = true;
    elements = 0;
  }
  memref->buffer->elementType = type.getElementType();
  memref->buffer->memorySpace = type.getMemorySpace();
  memref->buffer->elements.resize(elements);
  memref->buffer->allocatedBy = frame ? frame->id : -1;
  return memref;
}

std::optional<int64_t> Machine::getAddress(Operation *op, const MemRef &memref,
                                           ArrayRef<int64_t> indices) {
  int64_t address = memref.offset;
  for (auto [index, size, stride] :
       llvm::zip(indices, memref.sizes, memref.strides)) {
    if (index < 0 || index >= size) {
      op->emitError("the oracle saw an access out of bounds: index ")
          << index << " of " << size;
      return std::nullopt;
    }
    address += index * stride;
  }
  if (address < 0 || address >= int64_t(memref.buffer->elements.size())) {
    op->emitError("the oracle saw an access outside of the buffer");
    return std::nullopt;
  }
  return address;
}

BufferUse &Machine::getUse(const std::shared_ptr<Buffer> &buffer) {
  BufferUse &use = frame->uses[buffer.get()];
  if (!use.buffer) {
    use.buffer = buffer;
    void *key = buffer->site ? (void *)buffer->site : (void *)buffer.get();
    unsigned next = frame->bufferBits.size();
    unsigned bit = frame->bufferBits.try_emplace(key, next).first->second;
    use.bit = std::min(bit, 63u);
  }
  return use;
}

/// Returns the elements of `buffer` that the running op has read and written so
/// far.
std::pair<llvm::BitVector, llvm::BitVector> &
Machine::getDistinct(const std::shared_ptr<Buffer> &buffer) {
  auto &distinct = frame->counts->distinct[buffer.get()];
  if (distinct.first.empty()) {
    distinct.first.resize(buffer->elements.size());
    distinct.second.resize(buffer->elements.size());
    frame->counts->buffers.push_back(buffer);
  }
  return distinct;
}

void Machine::noteRead(const std::shared_ptr<Buffer> &buffer, int64_t address) {
  Element &element = buffer->elements[address];
  if (buffer->allocatedBy != (frame ? frame->id : -1))
    buffer->escapes = true;
  if (!frame)
    return;
  getDistinct(buffer).first.set(address);
  BufferUse &use = getUse(buffer);
  element.copiedBy = -1;
  if (element.readBy == frame->id || element.writtenBy == frame->id)
    return;
  element.readBy = frame->id;
  if (element.content == Content::Splat)
    return; // R14: a splat constant is not in memory.
  if (element.content == Content::Data)
    ++use.reads;
  else
    ++use.uniformReads;
}

void Machine::noteWrite(const std::shared_ptr<Buffer> &buffer, int64_t address,
                        Content content) {
  Element &element = buffer->elements[address];
  element.content = content;
  if (buffer->allocatedBy != (frame ? frame->id : -1))
    buffer->escapes = true;
  if (!frame)
    return;
  getDistinct(buffer).second.set(address);
  BufferUse &use = getUse(buffer);
  if (element.copiedBy == frame->id)
    undoCopy(element);
  if (element.writtenBy == frame->id)
    return;
  element.writtenBy = frame->id;
  ++use.writes;
}

Datum Machine::load(MemRef &memref, int64_t address, uint64_t loops,
                    uint64_t windowLoops, bool isNoted) {
  const Element &element = memref.buffer->elements[address];
  if (isNoted)
    noteRead(memref.buffer, address);
  Datum datum;
  datum.setNumber(element);
  datum.loops = loops | memref.loops;
  datum.windowLoops = windowLoops;
  datum.isLoaded = true;
  datum.origin = memref.buffer->elementType;
  datum.isData = element.content == Content::Data;
  if (frame) {
    datum.buffers = uint64_t(1) << getUse(memref.buffer).bit;
    frame->iterationPadded |= element.isPadding;
  }
  return datum;
}

void Machine::store(MemRef &memref, int64_t address, const Datum &value) {
  bool isUniform = !value.loops && !value.buffers && !value.fromIndex &&
                   !value.isData && !value.lanes;
  noteWrite(memref.buffer, address,
            isUniform ? Content::Uniform : Content::Data);
  Element &element = memref.buffer->elements[address];
  element.setNumber(value);
  element.isPadding = value.isPadding;
  if (!frame || !value.sum)
    return;
  Sum &sum = (frame->sums.begin() + (value.sum - 1))->second;
  sum.storedTo |= uint64_t(1) << getUse(memref.buffer).bit;
}

/// Undoes the copy of an element that is overwritten, as the copy was
/// unnecessary (R16).
void Machine::undoCopy(Element &element) {
  element.copiedBy = -1;
  --frame->uses[element.copySource].reads;
  element.copySource->elements[element.copyAddress].readBy = -1;
}

void Machine::copy(MemRef &source, int64_t from, MemRef &target, int64_t to,
                   bool isNoted) {
  auto countReads = [&]() {
    return frame ? getUse(source.buffer).reads : int64_t(0);
  };
  int64_t before = countReads();
  Datum value = load(source, from, 0, 0, isNoted);
  bool isFirstRead = countReads() > before;
  store(target, to, value);
  Content content = source.buffer->elements[from].content;
  Element &element = target.buffer->elements[to];
  element.isPadding = source.buffer->elements[from].isPadding;
  element.content = content == Content::Splat ? Content::Uniform : content;
  if (!isFirstRead)
    return;
  element.copiedBy = frame->id;
  element.copySource = source.buffer.get();
  element.copyAddress = from;
}
