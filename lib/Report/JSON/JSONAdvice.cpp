//===- JSONAdvice.cpp - Optional sections of JSON reports -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Writes the optional keys of a JSON report: tuning, fusion, remedies, measured
// points and further machines.
//
//===----------------------------------------------------------------------===//

#include "JSONWriter.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace mlir::roofline;

void JSONWriter::writeCandidates(StringRef key,
                                 ArrayRef<TilePrediction> candidates,
                                 const OpRow &row) {
  writeObjects(key, candidates, [&](const TilePrediction &candidate) {
    writeText("level", candidate.level);
    writeIntegers("tile", candidate.tiling.sizes);
    writeIntegers("tile_order", candidate.tiling.order);
    if (!candidate.packed.empty())
      writeIntegers("packed_operands", candidate.packed);
    writeInteger("tile_bytes", candidate.footprintBytes);
    writeObject("bytes", [&] {
      for (auto [level, bytes] :
           llvm::zip_equal(row.getEstimate().levels, candidate.levelBytes))
        writeNumber(level.level, bytes);
    });
    writeNumber("edge_waste", candidate.edgeWaste);
    writeNumber("occupancy", candidate.occupancy);
    writeNumber("time_seconds", candidate.seconds);
    writeText("bound", candidate.bound.str());
  });
}

void JSONWriter::writeTuning(const OpRow &row, const TuningRow &tuning) {
  writeObject("tuning", [&] {
    writeText("verdict", getTuningVerdictName(tuning.verdict));
    writeNumber("balance", tuning.balance);
    writeNumber("time_winnable_seconds", tuning.winnableSeconds);
    writeNumber("share", tuning.share);
    writeCandidates("candidates", tuning.candidates, row);
    writeCandidates("packed", tuning.packed, row);
    writeObjects("sizes", row.sizes, [&](const SizeAdvice &size) {
      writeText("dim", StringRef(&size.dim, 1));
      writeNumber("size", size.size);
      writeNumber("time_seconds", size.seconds);
      writeNumber("cut_size", size.cutSize);
      writeNumber("cut_time_seconds", size.cutSeconds);
      writeNumber("free_size", size.freeSize);
    });
  });
}

void JSONWriter::writeMeasured(const MeasuredPoint *point) {
  if (!point)
    return;
  writeObject("measured", [&] {
    writeNumber("time_seconds", point->seconds);
    writeNumber("operations", point->operations);
    writeNumber("bytes", point->bytes);
    writeNumber("intensity", point->intensity);
    writeNumber("ops_per_second", point->opsPerSecond);
    writeNumber("attainable_ops_per_second", point->attainableOpsPerSecond);
    writeNumber("achieved", point->achieved);
    writeNumber("time_ratio", point->timeRatio);
    writeTexts("notes", point->notes);
  });
}

/// Writes the comparison with the first machine; no keys on that machine
/// itself.
void JSONWriter::writeSideBySide(const SideBySide *sideBySide) {
  if (!sideBySide)
    return;
  writeNumber("speedup", sideBySide->speedup);
  writeNumber("speedup_ceiling", sideBySide->ceiling);
}

/// Writes what all executions take.
void JSONWriter::writePrice(const FusionRow &row) {
  const FusionPrice &price = *row.price;
  auto scale = [&](const Count &count) { return count * row.executions; };
  writeCount("bytes_before", scale(price.bytesBefore));
  writeCount("bytes_after", scale(price.bytesAfter));
  writeCount("bytes_saved", row.getBytesSaved());
  writeNumber("time_saved_seconds", row.getSecondsSaved());
  writeCount("flops_before", scale(price.workBefore.terms.getFlops()));
  writeCount("flops_after", scale(price.workAfter.terms.getFlops()));
  writeTexts("bounds_before",
             llvm::map_to_vector(price.boundsBefore, std::mem_fn(&Bound::str)));
  writeText("bound_after", price.boundAfter.str());
}

/// Writes the tiles of a fusion; no keys for one of single elements.
void JSONWriter::writeTiles(const FusionPrice &price) {
  if (price.level.empty())
    return;
  writeText("level", price.level);
  writeCount("on_chip_bytes", price.onChipBytes);
  writeIntegers("tile_sizes", price.tileSizes);
  writeIntegers("tile_order", price.interchange);
  if (price.kind == FusionKind::Chain) {
    writeText("schedule", price.schedule);
    writeInteger("block_rows", price.blockRows);
  }
}

/// Writes one edge or group; a refused fusion has only a reason.
void JSONWriter::writeFusionRow(const FusionRow &row, bool isEdge) {
  const FusionPrice &price = *row.price;
  stream.object([&] {
    writeObjects("ops", row.ops, [&](const OpName *name) {
      writeText("op", name->op);
      writeText("location", name->location);
    });
    if (!price.isLegal())
      return writeText("refused", price.whyNot);
    writeText("kind", getFusionKindName(price.kind));
    if (isEdge && row.group)
      writeInteger("group", *row.group);
    auto &[figures, tiles] = priceTexts[&price];
    if (row.executions == Count(1))
      writeShared(figures, [&] { writePrice(row); });
    else
      writePrice(row);
    writeCount("peak_live_change_bytes",
               row.peakLiveChange ? std::optional(Count(*row.peakLiveChange))
                                  : std::nullopt);
    writeShared(tiles, [&] { writeTiles(price); });
  });
}

void JSONWriter::writeFusionRows(StringRef key, ArrayRef<FusionRow> rows,
                                 bool areEdges) {
  stream.attributeArray(key, [&] {
    writeEntries(rows.size(), rowsPerBlock,
                 [&](JSONWriter &writer, size_t number) {
                   writer.writeFusionRow(rows[number], areEdges);
                 });
  });
}

void JSONWriter::writeFusion(const FusionReport &fusion) {
  writeObject("fusion", [&] {
    writeNumber("time_saved_seconds", fusion.secondsSaved);
    writeCount("bytes_saved", fusion.bytesSaved);
    writeFusionRows("groups", fusion.groups);
    writeFusionRows("rewrites", fusion.rewrites);
    writeFusionRows("edges", fusion.edges, /*areEdges=*/true);
  });
}

/// Writes the module on one of the further machines.
void JSONWriter::writeOther(const Report &other) {
  SideBySide total = compareModules(report, other);
  llvm::SaveAndRestore saved(machine, &other.target);
  clearTexts();
  stream.object([&] {
    writeMisfits(other);
    writeTarget(other.target);
    stream.attributeArray("functions", [&] {
      for (auto [first, function] :
           llvm::zip_equal(report.functions, other.functions)) {
        FunctionSideBySide sideBySide =
            compareFunctions(first, report, function, other);
        writeFunction(function, &sideBySide);
      }
    });
    writeTotals(other.moduleTotals, &total);
    writeSweep(other.sweep);
    writeWhatIf(other);
  });
}

/// Writes one object per remedy, with the functions under that remedy.
void JSONWriter::writeWhatIf(const Report &machineReport) {
  if (machineReport.whatIf.empty())
    return;
  writeObjects("what_if", machineReport.whatIf, [&](const WhatIf &remedy) {
    clearTexts();
    writeText("remedy", remedy.remedy);
    writeInteger("factor", remedy.factor);
    stream.attributeArray("functions", [&] {
      for (auto [function, refusal] :
           llvm::zip_equal(remedy.functions, remedy.refusals)) {
        if (refusal.empty())
          writeFunction(function);
        else
          stream.object([&] {
            writeText("name", function.name);
            writeText("refused", refusal);
          });
      }
    });
    stream.attributeArray("speedups", [&] {
      for (size_t number = 0; number < remedy.functions.size(); ++number)
        if (std::optional<double> speedUp =
                computeSpeedUp(machineReport, remedy, number))
          stream.number(*speedUp);
        else
          stream.rawValue("null");
    });
  });
}
