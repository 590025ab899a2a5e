//===- CrashGuard.cpp - Survives crashes of upstream ----------------------===//

#include "CrashGuard.h"
#include <array>
#include <csetjmp>
#include <csignal>

using namespace mlir::roofline;

static sigjmp_buf returnPoint;

static void leave(int /*signal*/) { siglongjmp(returnPoint, 1); }

namespace {
/// Takes the crash signals from libFuzzer during its lifetime.
class Handlers {
public:
  Handlers() {
    struct sigaction action = {};
    action.sa_handler = leave;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < signals.size(); ++i)
      sigaction(signals[i], &action, &old[i]);
  }
  ~Handlers() {
    for (size_t i = 0; i < signals.size(); ++i)
      sigaction(signals[i], &old[i], nullptr);
  }

private:
  static constexpr std::array<int, 5> signals = {SIGSEGV, SIGBUS, SIGABRT,
                                                 SIGILL, SIGFPE};
  std::array<struct sigaction, signals.size()> old;
};
} // namespace

bool fuzz::survives(llvm::function_ref<void()> body) {
  Handlers handlers;
  // The signal is blocked in its handler, so restore the mask as well.
  if (sigsetjmp(returnPoint, /*savemask=*/1))
    return false;
  body();
  return true;
}
