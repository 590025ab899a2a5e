//===- RooflinePlugin.cpp - Plugin for mlir-opt -*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "roofline/IR/RooflineDialect.h"
#include "roofline/Models/Models.h"
#include "roofline/Passes/Passes.h"
#include "roofline/Transform/RooflineTransformOps.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Compiler.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Roofline", LLVM_VERSION_STRING,
          [] { roofline::registerAllRooflinePasses(); }};
}

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Roofline", LLVM_VERSION_STRING,
          [](DialectRegistry *registry) {
            registry->insert<roofline::RooflineDialect>();
            roofline::registerAllModels(*registry);
            roofline::registerTransformDialectExtension(*registry);
            roofline::registerAllRooflinePasses();
          }};
}
