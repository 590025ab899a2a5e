//===- TilingBound.cpp - What no schedule beats -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Hong and Kung 1981; Irony, Toledo, Tiskin 2004: a schedule cut after every X
// loaded bits shows at most S + X bits of the operands to a segment. F(Y), the
// most points that operands of Y bits in total cover, bounds what a segment
// computes.
//
// F for three operands. Some dims are fixed, so that in each slice, a choice of
// all fixed indices, the operands are projections and each other dim indexes
// two of them (x: 0 and 2, y: 1 and 2, z: 0 and 1) or all (batch). There E_k,
// the points in slice k, and f_tk, the elements of operand t, obey
// E_k <= sqrt(f_0k f_1k f_2k) (Loomis, Whitney) and E_k <= f_tk N_t, with N_t
// the extent of the dim that t lacks. Over all slices, with weights l_k,
//   sum l_k E_k <= H sqrt(f_0 f_1 f_2),   sum l_k E_k <= A_t f_t N_t,
// with H and A_t from how the slices of an operand overlap (see FixedDim). The
// most weighted points for a total size Y are then H times the volume of a box
// with sides x <= A_1 N_x / H, y <= A_0 N_y / H, z <= A_2 N_z / H.
//
//===----------------------------------------------------------------------===//

#include "TilingProblem.h"
#include "roofline/Support/CutSearches.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;
using namespace mlir::roofline;
using namespace mlir::roofline::tiling;

/// Nests with more operands or windows take fewer choices into account.
static constexpr unsigned maxOperandsOfSubsets = 6, maxWindowChoices = 4;

//===----------------------------------------------------------------------===//
// Box
//===----------------------------------------------------------------------===//

namespace {
/// F(Y) = max H*x*y*z with w0*x*z + w1*y*z + w2*x*y <= Y, for each value of the
/// batch that all operands share.
struct BoxProgram {
  double x = 1, y = 1, z = 1, batch = 1;
  /// H, and the sizes of an element [bit].
  double height = 1;
  double weights[3] = {0, 0, 0};
  /// Weighted points of the nest.
  double points = 1;

  void prepare();
  Segments boundSegments(double capacity) const;

private:
  double invert(double target) const;
  double findBestPoints(double capacity) const;

  /// The sides scaled so that all weights are 1, the smallest first.
  double sides[3] = {0, 0, 0};
  double scale = 1, fullSize = 0, fullPoints = 0;
};
} // namespace

void BoxProgram::prepare() {
  double w0 = weights[0], w1 = weights[1], w2 = weights[2];
  sides[0] = x * std::sqrt(w0 * w2 / w1);
  sides[1] = y * std::sqrt(w1 * w2 / w0);
  sides[2] = z * std::sqrt(w0 * w1 / w2);
  std::sort(std::begin(sides), std::end(sides));
  scale = height / std::sqrt(w0 * w1 * w2);
  fullSize = w0 * x * z + w1 * y * z + w2 * x * y;
  fullPoints = height * x * y * z;
}

/// Y with F(Y) = `target`: a cube, then the smallest side at its limit, then
/// the two smallest, then full boxes.
double BoxProgram::invert(double target) const {
  if (target >= fullPoints)
    return fullSize * (target / fullPoints);
  double volume = target / scale;
  double cube = std::cbrt(volume);
  if (cube <= sides[0])
    return 3 * cube * cube;
  double square = std::sqrt(volume / sides[0]);
  if (square <= sides[1])
    return square * square + 2 * sides[0] * square;
  double rest = volume / (sides[0] * sides[1]);
  return sides[0] * sides[1] + rest * (sides[0] + sides[1]);
}

/// The F(Y) of which a nest has the most segments: Y - F(Y) / F'(Y) = S.
double BoxProgram::findBestPoints(double capacity) const {
  double cube = std::sqrt(capacity);
  if (cube <= sides[0])
    return scale * cube * cube * cube;
  double square = capacity / sides[0];
  if (square <= sides[1])
    return scale * sides[0] * square * square;
  return fullPoints;
}

/// Cut after Y loaded bits, then after each Y - S: with what is resident, each
/// of the n segments shows at most Y bits. If n segments of F(Y) points are all
/// points, Q >= n*Y - (n - 1)*S.
Segments BoxProgram::boundSegments(double capacity) const {
  double most = std::max(1.0, points / findBestPoints(capacity));
  Segments best;
  for (double number : {1.0, std::floor(most), std::ceil(most)}) {
    Segments own{number, invert(points / number), capacity};
    if (own.getBits() > best.getBits())
      best = own;
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Fixed dims
//===----------------------------------------------------------------------===//

namespace {
/// A dim that is fixed per slice. Slices of an operand share elements only if
/// their indices agree modulo the operand's modulus: 1 if it does not depend on
/// the dim, K (the extent) if all slices are disjoint, the stride of a window
/// with the dim in between.
struct FixedDim {
  int64_t extent = 1;
  int64_t moduli[3] = {1, 1, 1};

  void addTo(BoxProgram &box, double (&shares)[3], bool balance) const;

private:
  unsigned findPartial() const;
};
} // namespace

/// The operand with the largest modulus below K.
unsigned FixedDim::findPartial() const {
  unsigned partial = 0;
  int64_t best = 0;
  for (unsigned index = 0; index < 3; ++index)
    if (moduli[index] < extent && moduli[index] > best) {
      best = moduli[index];
      partial = index;
    }
  return partial;
}

/// Multiplies H and the A_t (`shares`) of one dim of extent K into the program.
/// D: operands with disjoint slices; the classes of the operand with modulus m
/// have n_r indices each, the other operands count as the same in all slices.
///   D = 3: a batch.
///   D = 2: by Cauchy and Schwarz H = 1; A = 1, 1, K.
///   D = 1: sum_r sqrt(f_r) sum_(k in r) l_k sqrt(g_k) with sum f_r <= f and
///     sum g_k <= g is at most max(l_r sqrt(n_r)) sqrt(f g); A = max l for the
///     disjoint one, max l_r n_r for m, sum l for the third. All l = 1, or, to
///     `balance` classes of unequal size, l_r = 1/sqrt(n_r).
///   D = 0: sum n_r sqrt(f_r) <= sqrt(sum n_r^2) sqrt(f); A = max n_r, K, K.
void FixedDim::addTo(BoxProgram &box, double (&shares)[3], bool balance) const {
  unsigned disjoint = 0;
  for (int64_t modulus : moduli)
    disjoint += modulus >= extent;
  double all = extent;
  if (disjoint == 3) {
    box.batch *= all;
    box.points *= all;
    return;
  }
  unsigned partial = findPartial();
  double modulus = disjoint == 2 ? 1 : moduli[partial];
  double small = std::floor(all / modulus), large = std::ceil(all / modulus);
  double numLarge = all - small * modulus, numSmall = modulus - numLarge;
  double total = all, most = 1;
  if (disjoint == 2) {
    large = all;
  } else if (disjoint == 0) {
    box.height *=
        std::sqrt(numLarge * large * large + numSmall * small * small);
  } else if (balance) {
    total = numLarge * std::sqrt(large) + numSmall * std::sqrt(small);
    most = 1 / std::sqrt(small);
    large = std::sqrt(large);
  } else {
    box.height *= std::sqrt(large);
  }
  for (unsigned index = 0; index < 3; ++index)
    shares[index] *= moduli[index] >= extent ? most
                     : index == partial      ? large
                                             : total;
  box.points *= total;
}

//===----------------------------------------------------------------------===//
// Program of three operands
//===----------------------------------------------------------------------===//

namespace {
/// Three operands of a problem and the dims fixed because of their windows.
struct Choice {
  const Problem &problem;
  std::array<unsigned, 3> operands;
  Mask fixed;
  bool balance;

  std::optional<BoxProgram> makeProgram() const;

private:
  unsigned getUsers(const Dim &dim) const {
    unsigned users = 0;
    for (unsigned index = 0; index < 3; ++index)
      users |= unsigned(contains(dim.users, operands[index])) << index;
    return users;
  }
  FixedDim describe(unsigned dim) const;
};
} // namespace

FixedDim Choice::describe(unsigned dim) const {
  FixedDim result;
  result.extent = problem.dims[dim].extent;
  for (unsigned index = 0; index < 3; ++index) {
    const Shape &shape = problem.shapes[operands[index]];
    if (llvm::is_contained(shape.dims, dim))
      result.moduli[index] = result.extent;
    for (const Window &window : shape.windows) {
      if (contains(fixed, window.spatial) && contains(fixed, window.kernel))
        continue;
      if (window.kernel == dim)
        result.moduli[index] = std::min(window.stride, result.extent);
      if (window.spatial == dim)
        result.moduli[index] = std::min(window.dilation, result.extent);
    }
  }
  return result;
}

std::optional<BoxProgram> Choice::makeProgram() const {
  BoxProgram box;
  for (unsigned index = 0; index < 3; ++index) {
    const Operand &operand = problem.operands[operands[index]];
    box.weights[index] = operand.isOutput()
                             ? std::min(operand.bits, operand.partialBits)
                             : operand.bits;
    if (box.weights[index] <= 0)
      return std::nullopt;
  }
  double shares[3] = {1, 1, 1};
  for (auto [position, dim] : llvm::enumerate(problem.dims)) {
    unsigned users = getUsers(dim);
    if (contains(fixed, position) || llvm::popcount(users) < 2) {
      describe(position).addTo(box, shares, balance);
      continue;
    }
    (users == 0b101   ? box.x
     : users == 0b110 ? box.y
     : users == 0b011 ? box.z
                      : box.batch) *= dim.extent;
    box.points *= dim.extent;
  }
  box.x *= shares[1] / box.height;
  box.y *= shares[0] / box.height;
  box.z *= shares[2] / box.height;
  box.prepare();
  return box;
}

//===----------------------------------------------------------------------===//
// Best choice
//===----------------------------------------------------------------------===//

/// Sets of dims that leave each window of a problem at most one loop: the
/// smaller loop of each, then all choices for the first few windows.
static SmallVector<Mask, 8> listFixedDims(const Problem &problem) {
  SmallVector<const Window *, 4> windows;
  for (const Shape &shape : problem.shapes)
    for (const Window &window : shape.windows)
      windows.push_back(&window);
  SmallVector<Mask, 8> choices;
  unsigned free = std::min<unsigned>(windows.size(), maxWindowChoices);
  if (free < windows.size())
    CutSearches::add(Search::LowerBound);
  for (unsigned choice = 0; choice < 1u << free; ++choice) {
    Mask fixed = 0;
    for (auto [index, window] : llvm::enumerate(windows)) {
      bool isKernelSmall = problem.dims[window->kernel].extent <=
                           problem.dims[window->spatial].extent;
      bool flip = choice >> std::min<size_t>(index, 31) & 1;
      fixed |=
          Mask(1) << (isKernelSmall != flip ? window->kernel : window->spatial);
    }
    if (!llvm::is_contained(choices, fixed))
      choices.push_back(fixed);
  }
  return choices;
}

static Segments takeMax(const Segments &a, const Segments &b) {
  return a.getBits() < b.getBits() ? b : a;
}

/// Bits that an operand moves at least on top of a bound on loads that charges
/// its first touch: results with data in them are loaded and stored.
static double countStores(const Problem &problem, unsigned index) {
  const Operand &operand = problem.operands[index];
  return operand.role == OperandRole::Update
             ? double(problem.elements[index]) * operand.bits
             : 0;
}

/// The three operands as in a nest of their own, which is a part of the
/// schedule, and the compulsory traffic of all others.
static Segments boundSubset(const Problem &problem,
                            std::array<unsigned, 3> subset,
                            ArrayRef<Mask> fixedDims, double capacity) {
  double rest = double(problem.computeCompulsoryBits()), stores = 0;
  for (unsigned index : subset) {
    rest -= double(problem.computeCompulsoryBits(index));
    stores += countStores(problem, index);
  }
  Segments best;
  for (Mask fixed : fixedDims)
    for (bool balance : {false, true})
      if (std::optional<BoxProgram> box =
              Choice{problem, subset, fixed, balance}.makeProgram())
        best = takeMax(best, box->boundSegments(capacity));
  best.restBits = rest + stores;
  return best;
}

Segments Problem::findSegments(int64_t capacityBits) const {
  unsigned number = operands.size();
  if (number > maxOperandsOfSubsets)
    CutSearches::add(Search::LowerBound);
  if (number < 3 || number > maxOperandsOfSubsets)
    return {};
  SmallVector<Mask, 8> fixedDims = listFixedDims(*this);
  double capacity = std::max<double>(capacityBits, 8);
  Segments best;
  for (unsigned first = 0; first < number; ++first)
    for (unsigned second = first + 1; second < number; ++second)
      for (unsigned third = second + 1; third < number; ++third)
        best = takeMax(best, boundSubset(*this, {first, second, third},
                                         fixedDims, capacity));
  return best;
}
