//===- OutputFile.cpp - Writes a file whole or not at all -----------------===//
//
// Part of mlir-roofline, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Support/OutputFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <filesystem>

using namespace mlir;
using namespace mlir::roofline;
namespace fs = llvm::sys::fs;

using WriteFn = llvm::function_ref<void(raw_ostream &)>;

/// Writes to what `path` names. After an error a new file is removed, and an
/// old one loses what was appended to it.
static std::error_code writeInPlace(StringRef path, fs::OpenFlags flags,
                                    WriteFn write) {
  bool isNew = !fs::exists(path);
  uint64_t oldSize = 0;
  bool isFile = fs::is_regular_file(path) && !fs::file_size(path, oldSize);
  std::error_code error;
  llvm::raw_fd_ostream os(path, error, flags);
  if (error)
    return error;
  os.enable_colors(false); // Even with --color, which is about the terminal.
  write(os);
  os.close();
  error = os.error();
  os.clear_error();      // It would end the process.
  SmallString<128> file; // Where a link leads.
  if (!error || !(isNew || isFile) || fs::real_path(path, file))
    return error;
  std::error_code ignored;
  if (isNew)
    fs::remove(file);
  else
    std::filesystem::resize_file(file.str().str(), oldSize, ignored);
  return error;
}

/// Writes a file in the folder of `path`, which is a regular file and no link,
/// and renames it to `path` when it is complete.
static std::error_code replaceFile(StringRef path, fs::perms permissions,
                                   WriteFn write) {
  SmallString<128> model = llvm::sys::path::parent_path(path);
  llvm::sys::path::append(model, ".roofline-%%%%%%%%.tmp");
  llvm::Expected<fs::TempFile> temp = fs::TempFile::create(model);
  if (!temp)
    return llvm::errorToErrorCode(temp.takeError());
  llvm::raw_fd_ostream os(temp->FD, /*shouldClose=*/false);
  os.enable_colors(false);
  write(os);
  os.flush();
  std::error_code error = os.error();
  os.clear_error();
  if (!error)
    error = fs::setPermissions(temp->FD, permissions);
  if (!error)
    return llvm::errorToErrorCode(temp->keep(path));
  llvm::consumeError(temp->discard());
  return error;
}

std::error_code roofline::writeOutputFile(StringRef path, bool append,
                                          WriteFn write) {
  fs::file_status status;
  SmallString<128> file;
  bool isFile = !fs::status(path, status) && fs::is_regular_file(status) &&
                !fs::real_path(path, file);
  if (append || !isFile)
    return writeInPlace(path, append ? fs::OF_Append : fs::OF_None, write);
  if (std::error_code error = fs::access(file, fs::AccessMode::Write))
    return error;
  return replaceFile(file, status.permissions(), write);
}
