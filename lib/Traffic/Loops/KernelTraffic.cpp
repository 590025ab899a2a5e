//===- KernelTraffic.cpp - What the ops of a loop move together -----------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Traffic/KernelTraffic.h"

#include "LoopReuse.h"
#include "mlir/IR/BuiltinTypes.h"
#include "roofline/Support/Derivation.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// An access, and the number of its place: accesses with the same one touch the
/// same elements each time that their block executes.
struct Placed {
  const KernelAccess *access;
  unsigned place;

  const KernelAccess *operator->() const { return access; }
};
using Accesses = ArrayRef<Placed>;

/// Bytes that several accesses to one storage touch together: all branches
/// taken, and at least if none is.
struct United {
  CountRange taken;
  Count certain;
  /// How the bounds of `taken` come about, if a log asks for it.
  std::string lowerText, upperText;
};
} // namespace

struct KernelTraffic::Impl {
  Impl(Operation *kernel, StorageSizes &sizes, ProgramContext &outside,
       const Hypothesis *hypothesis)
      : kernel(kernel), sizes(sizes), outside(outside), hypothesis(hypothesis),
        context(kernel, outside, /*tracesSizes=*/false) {}

  LoopReuse &getReuse();
  SmallVector<Placed, 4> findPlaces(ArrayRef<const KernelAccess *> all);
  std::optional<Count> countBytes(Accesses accesses);
  United unite(Accesses accesses, std::optional<Count> limit);
  std::optional<Count> getSize(Value root, const Access &access);
  bool isWrittenFirst(Accesses all);
  void leaveOutWritten(Accesses all, const United &writes, United &reads);
  StorageTraffic addStorage(Value root, ArrayRef<const KernelAccess *> all,
                            WorkSummary &taken, WorkSummary &certain);

  Operation *kernel;
  StorageSizes &sizes;
  ProgramContext &outside;
  const Hypothesis *hypothesis;
  /// Follows views and what loops carry.
  LoopContext context;
  std::vector<KernelAccess> accesses;
  /// Made for the first storage with accesses at several places.
  std::shared_ptr<LoopReuse> reuse;
};

LoopReuse &KernelTraffic::Impl::getReuse() {
  if (!reuse)
    reuse = std::make_shared<LoopReuse>(kernel, sizes, outside, hypothesis);
  return *reuse;
}

static LoopReuse::OpAccess getKey(const KernelAccess &access) {
  return {access.op, access.number};
}

/// Numbers the places of accesses to one storage: one for those in a block
/// whose indices are the same values, or the same function of loop counters.
SmallVector<Placed, 4>
KernelTraffic::Impl::findPlaces(ArrayRef<const KernelAccess *> all) {
  // The first access of each place.
  SmallVector<const KernelAccess *, 4> places;
  std::map<std::tuple<Block *, const void *, const void *,
                      SmallVector<const void *, 4>>,
           unsigned>
      numbers;
  // Beyond this number indices are compared as values only.
  constexpr size_t maxCompared = 32;
  auto findEqual = [&](const KernelAccess &access) -> unsigned {
    if (access.isWhole && places.size() <= maxCompared)
      for (auto [number, place] : llvm::enumerate(places))
        if (place->isWhole && place->op->getBlock() == access.op->getBlock() &&
            getReuse().haveEqualIndices(getKey(*place), getKey(access)))
          return number;
    places.push_back(&access);
    return places.size() - 1;
  };
  SmallVector<Placed, 4> placed;
  for (const KernelAccess *access : all) {
    SmallVector<const void *, 4> indices;
    for (Value index : access->access.indices)
      indices.push_back(index.getAsOpaquePointer());
    // What a mask leaves out may differ.
    if (!access->isWhole)
      indices.push_back(access);
    auto [it, isNew] = numbers.try_emplace(
        {access->op->getBlock(), access->access.value.getAsOpaquePointer(),
         access->access.indexMap.getAsOpaquePointer(), std::move(indices)},
        0);
    if (isNew)
      it->second = findEqual(*access);
    placed.push_back({access, it->second});
  }
  return placed;
}

/// The bytes that `accesses` to one storage touch together; no value where they
/// are not known exactly.
std::optional<Count> KernelTraffic::Impl::countBytes(Accesses accesses) {
  SmallVector<LoopReuse::OpAccess, 4> keys;
  for (const Placed &access : accesses) {
    if (!access->isWhole || access->isExclusive)
      return std::nullopt;
    keys.push_back(getKey(*access.access));
  }
  std::optional<int64_t> elements = getReuse().countDistinct(keys);
  if (!elements)
    return std::nullopt;
  return sizes.getBytes(accesses.front()->access.elementType, Count(*elements));
}

/// Sets the texts: the largest of all, and the sum over the places.
static void note(Accesses accesses, Accesses places, United &united) {
  if (!DerivationLog::get())
    return;
  SmallVector<std::string> all, each;
  for (const Placed &access : accesses)
    if (!access->isExclusive &&
        !llvm::is_contained(all, formatOperand(access->bytes.lower)))
      all.push_back(formatOperand(access->bytes.lower));
  for (const Placed &place : places)
    each.push_back(formatOperand(place->bytes.upper));
  united.lowerText = all.empty() ? "0" : joinMax(all);
  united.upperText = joinSum(each);
}

/// Notes the elements that `places` touch together, in `bytes`.
static std::string noteExact(Accesses places, const Count &bytes) {
  if (DerivationLog *log = DerivationLog::get())
    log->add({"",
              "bytes of the distinct elements of " +
                  std::to_string(places.size()) + " accesses together",
              "", bytes, "B", "R11, R27"});
  return formatOperand(bytes);
}

static std::string noteSize(const Count &bytes) {
  if (DerivationLog *log = DerivationLog::get())
    log->add({"", "size of what they touch", "", bytes, "B", "R27"});
  return formatOperand(bytes);
}

/// Unites accesses to one storage of size `limit`: at least the largest of
/// them, at most their sum.
United KernelTraffic::Impl::unite(Accesses accesses,
                                  std::optional<Count> limit) {
  United united;
  SmallVector<Placed, 4> places;
  llvm::DenseSet<unsigned> known;
  bool isCertain = true, isGuarded = false;
  for (const Placed &access : accesses) {
    if (!access->isExclusive)
      united.taken.lower = countMax(united.taken.lower, access->bytes.lower);
    isCertain &= !access->isConditional;
    isGuarded |= access->isGuarded;
    if (!access->isConditional)
      united.certain = countMax(united.certain, access->bytes.lower);
    if (!known.insert(access.place).second)
      continue;
    places.push_back(access);
    united.taken.upper += access->bytes.upper;
  }
  note(accesses, places, united);
  Count &most = united.taken.upper;
  // What is made in each iteration may be one storage.
  bool isReused = limit && limit->isConstant() && most.isConstant() &&
                  countMin(most, *limit) != most;
  if (isReused)
    for (Count *least : {&united.taken.lower, &united.certain})
      *least = least->isConstant() ? countMin(*least, *limit) : Count(0);
  else if (places.empty() || (places.size() == 1 && united.taken.isExact()))
    return united;
  std::optional<Count> exact = countBytes(places);
  for (const std::optional<Count> &bound : {limit, exact})
    if (bound && bound->isConstant() && most.isConstant() &&
        countMin(most, *bound) != most) {
      most = *bound;
      united.upperText =
          bound == exact ? noteExact(places, most) : noteSize(most);
    }
  // Which elements guarded accesses share is not known.
  if (exact && most.isConstant() && !isGuarded) {
    united.taken.lower = most;
    united.lowerText = united.upperText;
  }
  if (exact && isCertain)
    united.certain = united.taken.lower;
  return united;
}

/// The bytes of the storage behind an access; no value if that is not known.
std::optional<Count> KernelTraffic::Impl::getSize(Value root,
                                                  const Access &access) {
  auto type = dyn_cast<ShapedType>(root.getType());
  if (!type || !type.hasRank() ||
      type.getElementType() != getElementTypeOrSelf(access.value.getType()))
    return std::nullopt;
  Count elements = context.getNumElements(root);
  return elements.isConstant() ? sizes.getBytes(access.elementType, elements)
                               : std::nullopt;
}

/// True if the first of `all` accesses writes all that the others read, before
/// they do.
bool KernelTraffic::Impl::isWrittenFirst(Accesses all) {
  const Placed &first = all.front();
  if (!first->access.writes || first->access.reads)
    return false;
  bool mayCover = first->isWhole && !first->isConditional && !first->isGuarded;
  return llvm::all_of(all, [&](const Placed &access) {
    return !access->access.reads || access.place == first.place ||
           (mayCover && access->isWhole &&
            getReuse().coversLater(getKey(*first.access),
                                   getKey(*access.access)));
  });
}

/// Leaves out of `reads` what the kernel has written itself.
void KernelTraffic::Impl::leaveOutWritten(Accesses all, const United &writes,
                                          United &reads) {
  if (isWrittenFirst(all)) {
    reads = {};
    return;
  }
  // What is read before it is written, in each iteration, comes from outside.
  const Placed &first = all.front();
  Count least, certain;
  if (first->access.reads && llvm::all_of(all, [&](const Placed &access) {
        return !access->access.writes || access.place == first.place;
      })) {
    United own = unite(first, std::nullopt);
    least = own.taken.lower;
    certain = own.certain;
  } else if (reads.taken.lower.isConstant() &&
             writes.taken.upper.isConstant()) {
    auto subtract = [&](const Count &bytes) {
      return countMax(0, bytes - writes.taken.upper);
    };
    least = subtract(reads.taken.lower);
    certain = subtract(reads.certain);
  }
  if (!least.isZero() && least != reads.taken.lower) {
    (void)noteStep("written by it, at most", writes.taken.upper, "B", "R27");
    reads.lowerText = first->access.reads && least == first->bytes.lower
                          ? formatOperand(least)
                          : "max(0, " + reads.lowerText + " - " +
                                formatOperand(writes.taken.upper) + ")";
  }
  reads.taken.lower = least;
  reads.certain = certain;
}

/// Notes what an access to `root` adds to the bytes of the kernel.
static void noteStorage(Value root, StringRef verb, StringRef figure,
                        const United &own) {
  DerivationLog *log = DerivationLog::get();
  if (!log || own.taken.isZero())
    return;
  std::string text = (verb + " " + llvm::to_string(root.getType())).str();
  bool isExact = own.taken.isExact();
  if (!own.taken.lower.isZero())
    log->add({figure.str(), text, own.lowerText, own.taken.lower, "B", "R27"});
  log->add({(figure + "_upper").str(), text + (isExact ? "" : ", at most"),
            own.upperText, own.taken.upper, "B", "R27"});
}

/// Adds the traffic of one storage, and returns it.
StorageTraffic
KernelTraffic::Impl::addStorage(Value root, ArrayRef<const KernelAccess *> all,
                                WorkSummary &taken, WorkSummary &certain) {
  SmallVector<Placed, 4> placed = findPlaces(all), reading, writing;
  for (const Placed &access : placed) {
    if (access->access.reads)
      reading.push_back(access);
    if (access->access.writes)
      writing.push_back(access);
  }
  const Access &any = all.front()->access;
  std::optional<Count> size = getSize(root, any);
  United reads = unite(reading, size), writes = unite(writing, size);
  if (!reading.empty() && !writing.empty())
    leaveOutWritten(placed, writes, reads);
  if (reads.taken.isZero() && writes.taken.isZero())
    return {root, {}, {}, {}};
  // What the kernel makes for itself may stay in registers.
  if (!context.isOutside(root))
    for (United *own : {&reads, &writes})
      own->taken.lower = own->certain = 0;
  noteStorage(root, "reads", "bytes_read", reads);
  noteStorage(root, "writes", "bytes_written", writes);
  SpaceTraffic &own = taken.getTraffic(any.memorySpace, any.placement);
  own.bytesRead += reads.taken;
  own.bytesWritten += writes.taken;
  SpaceTraffic &least = certain.getTraffic(any.memorySpace, any.placement);
  least.bytesRead += CountRange(reads.certain, reads.taken.upper);
  least.bytesWritten += CountRange(writes.certain, writes.taken.upper);
  return {root, reads.taken, writes.taken, reads.certain};
}

KernelTraffic::KernelTraffic(Operation *kernel, StorageSizes &sizes,
                             ProgramContext &outside,
                             const Hypothesis *hypothesis)
    : impl(std::make_unique<Impl>(kernel, sizes, outside, hypothesis)) {}

KernelTraffic::KernelTraffic(KernelTraffic &&other) = default;

KernelTraffic::~KernelTraffic() = default;

Operation *KernelTraffic::getKernel() const { return impl->kernel; }

std::shared_ptr<LoopReuse> KernelTraffic::getReuse() {
  (void)impl->getReuse();
  return impl->reuse;
}

void KernelTraffic::add(KernelAccess access) {
  impl->accesses.push_back(std::move(access));
}

void KernelTraffic::setExecutions(Operation *op, const Count &executions,
                                  const WorkSummary &all) {
  if (executions.isZero())
    return;
  for (KernelAccess &access : llvm::reverse(impl->accesses)) {
    if (access.op != op)
      return;
    std::optional<CountRange> once = impl->sizes.getBytes(
        access.access.elementType, *access.access.elements);
    CountRange &bytes = access.bytes;
    Count most = once->upper * executions;
    if (most.isConstant() && bytes.upper.isConstant())
      bytes.upper = countMin(bytes.upper, most);
    // A transfer past the end of its storage moves more than all that has.
    if (executions.isConstant() && once->lower.isConstant() &&
        bytes.lower.isConstant())
      bytes.lower =
          countMax(bytes.lower, bytes.upper.isConstant()
                                    ? countMin(once->lower, bytes.upper)
                                    : once->lower);
    // A counter has no value for all executions.
    if (!ProgramContext::hasCounter(bytes.lower) &&
        !ProgramContext::hasCounter(bytes.upper))
      continue;
    bool reads = access.access.reads;
    CountRange together = reads ? all.getBytesRead() : all.getBytesWritten();
    bool isOnly =
        llvm::count_if(impl->accesses, [&](const KernelAccess &own) {
          return own.op == op && (reads ? own.access.reads : own.access.writes);
        }) == 1;
    bytes = CountRange(isOnly ? together.lower : Count(0), together.upper);
  }
}

KernelTraffic::Traffic KernelTraffic::compute() {
  llvm::MapVector<Value, SmallVector<const KernelAccess *, 4>> storages;
  for (const KernelAccess &access : impl->accesses) {
    Value root = traceToRoot(access.access.value, std::nullopt, impl->kernel,
                             impl->context)
                     .root;
    storages[root].push_back(&access);
  }
  DerivationLog::Scope scope(impl->kernel, "kernel");
  WorkSummary taken, certain;
  Traffic traffic;
  for (const auto &[root, all] : storages)
    traffic.storages.push_back(impl->addStorage(root, all, taken, certain));
  traffic.taken = std::move(taken.traffic);
  traffic.certain = std::move(certain.traffic);
  return traffic;
}
