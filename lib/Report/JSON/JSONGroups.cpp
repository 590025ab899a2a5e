//===- JSONGroups.cpp - Groups of rows as JSON ----------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"
#include "roofline/Report/Groups.h"

using namespace mlir;
using namespace mlir::roofline;

void JSONWriter::writeGroup(const RowGroup &group) {
  stream.object([&] {
    writeCount("rows", group.rows);
    if (group.layers != 0)
      writeCount("layers", Count(group.layers));
    writeText("op", group.op);
    writeTexts("locations", group.locations);
    writeText("shapes", group.shapes);
    writeCount("flops", group.work.terms.getFlops());
    writeCount("transcendentals",
               group.work.terms.getClass(WorkClass::Special));
    writeCount("int_ops", group.work.terms.getIntOps());
    CountRange bytes = group.work.getBytes();
    writeCount("bytes", bytes.lower);
    writeUpper("bytes_upper", bytes);
    writeNumber("time_seconds", group.seconds);
    writeText("bound", group.bound.str());
    writeNumber("bound_share", group.boundShare);
    writeIntegers("members",
                  llvm::map_range(group.members, [](const OpRow *row) {
                    return int64_t(row->index);
                  }));
  });
}

/// Writes the groups of the rows of a function; no key without groups.
void JSONWriter::writeGroups(const FunctionReport &function) {
  if (report.grouping == Grouping::None)
    return;
  SmallVector<ProgramRow, 0> rows;
  for (const OpRow &row : function.rows)
    rows.push_back({&row, 1});
  SmallVector<RowGroup, 0> groups = groupRows(rows, report.grouping);
  stream.attributeArray("groups", [&] {
    writeEntries(groups.size(), rowsPerBlock,
                 [&](JSONWriter &writer, size_t number) {
                   writer.writeGroup(groups[number]);
                 });
  });
}
