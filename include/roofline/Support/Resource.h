//===- Resource.h - What work occupies, and what bounds it ----*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The resources of a machine that work takes time on (R21), and the bound of
// some work: the resource with the largest time (R22), two of them where
// traffic is an interval (R24), or why there is none. Estimates make bounds;
// `#roofline.bound`, reports and the reader of reports hold their text. All
// text of resources and bounds is printed and parsed here.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_SUPPORT_RESOURCE_H
#define ROOFLINE_SUPPORT_RESOURCE_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace mlir::roofline {

/// Kinds of resources, in the alphabetical order in which reports list them.
/// Launches bound ops in reports of schema version 1 only.
enum class ResourceKind { Compute, Launch, Memory, Network };

/// "compute", "launch", "memory", "network".
StringRef stringifyResourceKind(ResourceKind kind);
/// Returns nullopt if `text` is none of these.
std::optional<ResourceKind> parseResourceKind(StringRef text);

/// A part of a machine that is busy while work runs.
struct Resource {
  ResourceKind kind = ResourceKind::Compute;
  /// The compute unit, memory level or network link. Empty for launches, and
  /// for all resources of a kind together.
  std::string name;

  static Resource compute(StringRef unit) {
    return {ResourceKind::Compute, unit.str()};
  }
  static Resource memory(StringRef level) {
    return {ResourceKind::Memory, level.str()};
  }
  static Resource network(StringRef link) {
    return {ResourceKind::Network, link.str()};
  }
  static Resource launch() { return {ResourceKind::Launch, ""}; }

  /// "compute:matrix", "memory:hbm", "network:nvlink", "launch".
  std::string str() const;
  /// Returns nullopt unless `text` names one resource.
  static std::optional<Resource> parse(StringRef text);

  friend bool operator==(const Resource &lhs, const Resource &rhs) {
    return lhs.kind == rhs.kind && lhs.name == rhs.name;
  }
  friend bool operator!=(const Resource &lhs, const Resource &rhs) {
    return !(lhs == rhs);
  }
  /// The order of the texts.
  friend bool operator<(const Resource &lhs, const Resource &rhs) {
    return lhs.kind != rhs.kind ? lhs.kind < rhs.kind : lhs.name < rhs.name;
  }
};

/// What bounds some work.
class Bound {
public:
  /// No estimate has been made; the text is empty.
  Bound() = default;
  Bound(Resource resource) : Bound(resource, resource) {}
  /// `least` bounds with the least traffic, `most` with the most that is known
  /// to be enough (R24).
  Bound(Resource least, Resource most)
      : label(Label::Resources), least(std::move(least)),
        most(std::move(most)) {}

  /// There is no work.
  static Bound none() { return Bound(Label::None); }
  /// The work has symbols.
  static Bound symbolic() { return Bound(Label::Symbolic); }
  /// The machine has no rate for the work, or its executions have no bound.
  static Bound unknown() { return Bound(Label::Unknown); }

  bool isEmpty() const { return label == Label::Empty; }
  bool isNone() const { return label == Label::None; }
  bool isSymbolic() const { return label == Label::Symbolic; }
  bool isUnknown() const { return label == Label::Unknown; }
  /// True if the resource depends on the traffic (R24).
  bool isInterval() const { return least != most; }

  /// Null unless resources bound; equal unless the bound is an interval.
  const Resource *getLeast() const {
    return label == Label::Resources ? &least : nullptr;
  }
  const Resource *getMost() const {
    return label == Label::Resources ? &most : nullptr;
  }
  /// The kind of both resources; nullopt if there are none or they differ.
  std::optional<ResourceKind> getKind() const;

  /// True if the resource that bounds with the least traffic is `resource`, or
  /// is of that kind.
  bool isBy(const Resource &resource) const {
    return getLeast() && least == resource;
  }
  bool isBy(ResourceKind kind) const {
    return getLeast() && least.kind == kind;
  }

  /// "memory:hbm", "compute:matrix..memory:hbm", "none", "symbolic", "unknown".
  std::string str() const;
  /// Returns nullopt if `text` is no such text.
  static std::optional<Bound> parse(StringRef text);

  friend bool operator==(const Bound &lhs, const Bound &rhs) {
    return lhs.label == rhs.label && lhs.least == rhs.least &&
           lhs.most == rhs.most;
  }
  friend bool operator!=(const Bound &lhs, const Bound &rhs) {
    return !(lhs == rhs);
  }
  /// The order of the texts, with all bounds of a least resource together.
  friend bool operator<(const Bound &lhs, const Bound &rhs);

private:
  /// In the order of the texts.
  enum class Label { Empty, Resources, None, Symbolic, Unknown };
  explicit Bound(Label label) : label(label) {}

  Label label = Label::Empty;
  Resource least, most;
};

raw_ostream &operator<<(raw_ostream &os, const Resource &resource);
raw_ostream &operator<<(raw_ostream &os, const Bound &bound);

} // namespace mlir::roofline

#endif // ROOFLINE_SUPPORT_RESOURCE_H
