//===- Mains.h - The mains of the tools -------------------------*- C++ -*-===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The mains of the tools, which also the Python package calls, from a library
// that has them all. So their options are registered when they run.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_TOOLS_MAINS_H
#define ROOFLINE_TOOLS_MAINS_H

int rooflineDiffMain(int argc, char **argv);
int rooflineGenMain(int argc, char **argv);
int rooflineOptMain(int argc, char **argv);

#endif // ROOFLINE_TOOLS_MAINS_H
