//===- CrashGuard.cpp - Survives crashes of upstream ----------------------===//

#include "CrashGuard.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Compiler.h"
#include <array>
#include <cerrno>
#include <csetjmp>
#include <csignal>
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::roofline;

static sigjmp_buf returnPoint;

static void leave(int /*signal*/) { siglongjmp(returnPoint, 1); }

namespace {
/// Takes the crash signals from libFuzzer during its lifetime.
class Handlers {
public:
  using Handler = void (*)(int, siginfo_t *, void *);

  explicit Handlers(Handler handler) {
    struct sigaction action = {};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < signals.size(); ++i)
      sigaction(signals[i], &action, &old[i]);
  }
  ~Handlers() {
    for (size_t i = 0; i < signals.size(); ++i)
      sigaction(signals[i], &old[i], nullptr);
  }

  /// Calls libFuzzer's handler.
  void forward(int signal, siginfo_t *info, void *context) const {
    for (size_t i = 0; i < signals.size(); ++i)
      if (signals[i] == signal && (old[i].sa_flags & SA_SIGINFO))
        old[i].sa_sigaction(signal, info, context);
  }

private:
  static constexpr std::array<int, 5> signals = {SIGSEGV, SIGBUS, SIGABRT,
                                                 SIGILL, SIGFPE};
  std::array<struct sigaction, signals.size()> old;
};
} // namespace

/// Runs `body` and returns false if a handler left it.
static bool run(llvm::function_ref<void()> body) {
  // The signal is blocked in its handler, so restore the mask as well.
  if (sigsetjmp(returnPoint, /*savemask=*/1))
    return false;
  body();
  return true;
}

/// Runs `body` in a copy of the process first, in which `handler` takes the
/// crash signals, and returns whether that left with `crashStatus`: what
/// crashes may have broken the heap, and then libFuzzer's handler waits for
/// malloc's lock. Not with AddressSanitizer: its heap has gaps, and copies of
/// such a process take long.
static constexpr int crashStatus = 113;
static bool crashesInCopy(llvm::function_ref<void()> body,
                          void (*handler)(int)) {
#if LLVM_ADDRESS_SANITIZER_BUILD
  return false;
#else
  pid_t copy = fork();
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL); // A hang is one of this process.
    for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE})
      std::signal(signal, handler);
    body();
    _exit(0);
  }
  int status = 0;
  while (copy > 0 && waitpid(copy, &status, 0) < 0 && errno == EINTR)
    ;
  return WIFEXITED(status) && WEXITSTATUS(status) == crashStatus;
#endif
}

bool fuzz::survives(llvm::function_ref<void()> body) {
  if (crashesInCopy(body, [](int) { _exit(crashStatus); }))
    return false;
  Handlers handlers([](int signal, siginfo_t *, void *) { leave(signal); });
  return run(body);
}

//===----------------------------------------------------------------------===//
// Crashes in code of ours
//===----------------------------------------------------------------------===//

static const Handlers *current = nullptr;
/// Frames of the stack around the guarded code.
static int outerDepth = 0;

static constexpr int maxDepth = 512;

/// Returns whether `address` is in this executable, and sets `name` to that of
/// the function, if it is known.
static bool isInExecutable(void *address, llvm::StringRef &name) {
  Dl_info own, other;
  if (!dladdr(reinterpret_cast<void *>(&leave), &own) ||
      !dladdr(address, &other) || own.dli_fbase != other.dli_fbase)
    return false;
  name = other.dli_sname ? other.dli_sname : "roofline";
  return true;
}

/// Returns whether `address` is in code of ours, all of which the executable
/// has. Upstream's templates that it exports replace those of upstream's
/// libraries.
static bool isOurs(void *address) {
  llvm::StringRef name;
  return isInExecutable(address, name) && name.contains("roofline");
}

/// Returns whether upstream's code, on the stack of a signal handler, was
/// called by code that upstream's code called, or the signal arose in such.
static bool hasOurCallee() {
  std::array<void *, maxDepth> frames;
  int depth = backtrace(frames.data(), maxDepth);
  // The innermost frames are those of the handler; libc's calls it.
  int innermost = 0;
  llvm::StringRef name;
  while (innermost < depth && isInExecutable(frames[innermost], name))
    ++innermost;
  int place = depth - outerDepth - 1;
  while (place > innermost && isOurs(frames[place]))
    --place;
  for (; place > innermost; --place)
    if (isOurs(frames[place]))
      return true;
  return false;
}

bool fuzz::survivesUpstream(llvm::function_ref<void()> body) {
  std::array<void *, maxDepth> frames;
  outerDepth = backtrace(frames.data(), maxDepth);
  // What is ours crashes again, in this process, where libFuzzer sees it.
  if (crashesInCopy(body, [](int) { _exit(hasOurCallee() ? 0 : crashStatus); }))
    return false;
  Handlers handlers([](int signal, siginfo_t *info, void *context) {
    if (hasOurCallee())
      current->forward(signal, info, context);
    else
      leave(signal);
  });
  current = &handlers;
  return run(body);
}
