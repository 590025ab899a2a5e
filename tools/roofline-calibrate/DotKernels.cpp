//===- DotKernels.cpp - Instructions that compute dot products ------------===//
//
// Kernels for VNNI, AVX512-BF16 and AMX: hardware that only executes
// multiply-adds of contractions, which makes it the "matrix" unit of a target.
//
//===----------------------------------------------------------------------===//

#include "KernelSets.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace mlir::roofline;

#define UNROLL _Pragma("GCC unroll 32")

static volatile int zero = 0;

/// Encodes a small integer as bf16, the upper half of the f32; exact up to 256.
static short encodeBF16(double value) {
  float narrow = static_cast<float>(value);
  uint32_t bits;
  memcpy(&bits, &narrow, sizeof(bits));
  return static_cast<short>(bits >> 16);
}

template <typename T>
static double sumAll(const T *values, int count) {
  double sum = 0;
  for (int i = 0; i < count; ++i)
    sum += values[i];
  return sum;
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

static constexpr int numChains512 = 24, numChains256 = 12;

/// Runs dot products of 16 lanes of f32, each with two products of bf16.
__attribute__((target("avx512f,avx512bf16"))) static double
runDotBF16(int64_t iterations, double multiplier, double addend) {
  auto left = (__m512bh)_mm512_set1_epi16(encodeBF16(multiplier));
  auto right = (__m512bh)_mm512_set1_epi16(encodeBF16(addend));
  __m512 chains[numChains512];
  UNROLL for (__m512 &x : chains) x = _mm512_set1_ps(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    UNROLL for (__m512 &x : chains) x = _mm512_dpbf16_ps(x, left, right);
  }
  float lanes[numChains512 * 16];
  UNROLL for (int i = 0; i < numChains512; ++i)
      _mm512_storeu_ps(lanes + i * 16, chains[i]);
  return sumAll(lanes, numChains512 * 16);
}

/// Runs dot products of 16 lanes of i32, each with four products of i8.
__attribute__((target("avx512f,avx512vnni"))) static double
runDotI8(int64_t iterations, double multiplier, double addend) {
  // GCC keeps an array of __m512i, whose lanes have 64 bits, in memory.
  typedef int32_t Lanes __attribute__((vector_size(64)));
  __m512i left = _mm512_set1_epi8(char(multiplier));
  __m512i right = _mm512_set1_epi8(char(addend));
  Lanes chains[numChains512];
  UNROLL for (Lanes &x : chains) x = Lanes{} + int32_t(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    UNROLL for (Lanes &x : chains) x =
        (Lanes)_mm512_dpbusd_epi32((__m512i)x, left, right);
  }
  int32_t lanes[numChains512 * 16];
  UNROLL for (int i = 0; i < numChains512; ++i)
      _mm512_storeu_si512(lanes + i * 16, (__m512i)chains[i]);
  return sumAll(lanes, numChains512 * 16);
}

/// Runs dot products of 8 lanes of i32, each with four products of i8.
__attribute__((target("avx2,avxvnni"))) static double
runDotI8In256Bits(int64_t iterations, double multiplier, double addend) {
  typedef int32_t Lanes __attribute__((vector_size(32)));
  __m256i left = _mm256_set1_epi8(char(multiplier));
  __m256i right = _mm256_set1_epi8(char(addend));
  Lanes chains[numChains256];
  UNROLL for (Lanes &x : chains) x = Lanes{} + int32_t(zero);
  for (int64_t i = 0; i < iterations; ++i) {
    UNROLL for (Lanes &x : chains) x =
        (Lanes)_mm256_dpbusd_avx_epi32((__m256i)x, left, right);
  }
  int32_t lanes[numChains256 * 8];
  UNROLL for (int i = 0; i < numChains256; ++i) _mm256_storeu_si256(
      reinterpret_cast<__m256i *>(lanes + i * 8), (__m256i)chains[i]);
  return sumAll(lanes, numChains256 * 8);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

static constexpr int tileRows = 16, tileRowBytes = 64, numTileChains = 6;

namespace {
/// The operand of LDTILECFG: Intel SDM, volume 1, 18.3.
struct alignas(64) TileConfig {
  uint8_t palette = 1;
  uint8_t startRow = 0;
  uint8_t reserved[14] = {};
  uint16_t columnBytes[16] = {};
  uint8_t rows[16] = {};
};
} // namespace

bool mlir::roofline::requestTiles() {
  constexpr long archRequestPermission = 0x1023, tileData = 18;
  return syscall(SYS_arch_prctl, archRequestPermission, tileData) == 0;
}

/// Zeroes the accumulators in tiles 0 to 5, and loads `left` and `right` into
/// tiles 6 and 7.
__attribute__((target("amx-tile"))) static void loadTiles(const void *left,
                                                          const void *right) {
  TileConfig config;
  for (int tile = 0; tile < 8; ++tile) {
    config.columnBytes[tile] = tileRowBytes;
    config.rows[tile] = tileRows;
  }
  _tile_loadconfig(&config);
  _tile_zero(0);
  _tile_zero(1);
  _tile_zero(2);
  _tile_zero(3);
  _tile_zero(4);
  _tile_zero(5);
  _tile_loadd(6, left, tileRowBytes);
  _tile_loadd(7, right, tileRowBytes);
}

template <typename T>
__attribute__((target("amx-tile"))) static double sumTiles() {
  constexpr int tileElements = tileRows * tileRowBytes / sizeof(T);
  alignas(64) T tiles[numTileChains * tileElements];
  _tile_stored(0, tiles, tileRowBytes);
  _tile_stored(1, tiles + tileElements, tileRowBytes);
  _tile_stored(2, tiles + 2 * tileElements, tileRowBytes);
  _tile_stored(3, tiles + 3 * tileElements, tileRowBytes);
  _tile_stored(4, tiles + 4 * tileElements, tileRowBytes);
  _tile_stored(5, tiles + 5 * tileElements, tileRowBytes);
  _tile_release();
  return sumAll(tiles, numTileChains * tileElements);
}

template <typename T>
static void fillTile(T *tile, T value) {
  for (int i = 0; i < tileRows * tileRowBytes / int(sizeof(T)); ++i)
    tile[i] = value;
}

/// Runs AMX products; each instruction computes 16x32 times 32x16 of bf16.
__attribute__((target("amx-tile,amx-bf16"))) static double
runTilesBF16(int64_t iterations, double multiplier, double addend) {
  alignas(64) short left[tileRows * tileRowBytes / 2];
  alignas(64) short right[tileRows * tileRowBytes / 2];
  fillTile(left, encodeBF16(multiplier));
  fillTile(right, encodeBF16(addend));
  loadTiles(left, right);
  for (int64_t i = 0; i < iterations; ++i) {
    _tile_dpbf16ps(0, 6, 7);
    _tile_dpbf16ps(1, 6, 7);
    _tile_dpbf16ps(2, 6, 7);
    _tile_dpbf16ps(3, 6, 7);
    _tile_dpbf16ps(4, 6, 7);
    _tile_dpbf16ps(5, 6, 7);
  }
  return sumTiles<float>();
}

/// Runs AMX products; each instruction computes 16x64 times 64x16 of i8.
__attribute__((target("amx-tile,amx-int8"))) static double
runTilesI8(int64_t iterations, double multiplier, double addend) {
  alignas(64) int8_t left[tileRows * tileRowBytes];
  alignas(64) int8_t right[tileRows * tileRowBytes];
  fillTile(left, int8_t(multiplier));
  fillTile(right, int8_t(addend));
  loadTiles(left, right);
  for (int64_t i = 0; i < iterations; ++i) {
    _tile_dpbssd(0, 6, 7);
    _tile_dpbssd(1, 6, 7);
    _tile_dpbssd(2, 6, 7);
    _tile_dpbssd(3, 6, 7);
    _tile_dpbssd(4, 6, 7);
    _tile_dpbssd(5, 6, 7);
  }
  return sumTiles<int32_t>();
}

// Operations: 2 * chains * accumulators per chain * products per accumulator.
const ComputeKernel mlir::roofline::dotBF16 = {"matrix",
                                               "bf16",
                                               "AVX512-BF16 dot products",
                                               StepKind::Accumulate,
                                               2 * numChains512 * 16 * 2,
                                               runDotBF16};
const ComputeKernel mlir::roofline::dotI8 = {"matrix",
                                             "i8",
                                             "AVX512-VNNI dot products",
                                             StepKind::Accumulate,
                                             2 * numChains512 * 16 * 4,
                                             runDotI8};
const ComputeKernel mlir::roofline::dotI8In256Bits = {"matrix",
                                                      "i8",
                                                      "AVX-VNNI dot products",
                                                      StepKind::Accumulate,
                                                      2 * numChains256 * 8 * 4,
                                                      runDotI8In256Bits};
const ComputeKernel mlir::roofline::tilesBF16 = {"matrix",
                                                 "bf16",
                                                 "AMX tiles",
                                                 StepKind::Accumulate,
                                                 2 * numTileChains * 16 * 16 *
                                                     32,
                                                 runTilesBF16};
const ComputeKernel mlir::roofline::tilesI8 = {"matrix",
                                               "i8",
                                               "AMX tiles",
                                               StepKind::Accumulate,
                                               2 * numTileChains * 16 * 16 * 64,
                                               runTilesI8};

#endif // defined(__x86_64__)
