//===- Main.cpp - The main of a tool --------------------------------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Mains.h"

int main(int argc, char **argv) { return ROOFLINE_MAIN(argc, argv); }
