//===- CrashGuard.cpp - Survives crashes of upstream ----------------------===//

#include "CrashGuard.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cerrno>
#include <csignal>
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace mlir::roofline;

using Handler = void (*)(int);
static constexpr int crashStatus = 113;

static void leave(int /*signal*/) { _exit(crashStatus); }

/// Runs `body` in a copy of the process, in which `handler` takes the crash
/// signals from libFuzzer, and then in this one: from the same frame, since
/// what upstream reads beyond its objects should be the same. Returns false
/// without the second run if the copy left with `crashStatus`.
static bool run(llvm::function_ref<void()> body, Handler handler) {
  pid_t copy = fork();
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL); // A hang is one of this process.
    for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE})
      std::signal(signal, handler);
  } else {
    int status = 0;
    while (copy > 0 && waitpid(copy, &status, 0) < 0 && errno == EINTR)
      ;
    if (WIFEXITED(status) && WEXITSTATUS(status) == crashStatus)
      return false;
  }
  body();
  if (copy == 0)
    _exit(0);
  return true;
}

bool fuzz::survives(llvm::function_ref<void()> body) {
  return run(body, leave);
}

//===----------------------------------------------------------------------===//
// Crashes in code of ours
//===----------------------------------------------------------------------===//

/// Frames of the stack around the guarded code.
static int outerDepth = 0;

static constexpr int maxDepth = 512;

/// Returns whether `address` is in this executable, which has all of our code.
/// Upstream's templates that it exports replace those of upstream's libraries.
static bool isOurs(void *address) {
  Dl_info own, other;
  return dladdr(reinterpret_cast<void *>(&leave), &own) &&
         dladdr(address, &other) && own.dli_fbase == other.dli_fbase &&
         (!other.dli_sname ||
          llvm::StringRef(other.dli_sname).contains("roofline"));
}

/// Returns whether upstream's code, on the stack of a signal handler, was
/// called by code that upstream's code called, or the signal arose in such.
static bool hasOurCallee() {
  std::array<void *, maxDepth> frames;
  int depth = backtrace(frames.data(), maxDepth);
  // The innermost frames are those of the handler and of the signal.
  constexpr int innermost = 2;
  int place = depth - outerDepth - 1;
  while (place >= innermost && isOurs(frames[place]))
    --place;
  for (; place >= innermost; --place)
    if (isOurs(frames[place]))
      return true;
  return false;
}

bool fuzz::survivesUpstream(llvm::function_ref<void()> body) {
  std::array<void *, maxDepth> frames;
  outerDepth = backtrace(frames.data(), maxDepth);
  // What is ours crashes again, in this process, where libFuzzer sees it.
  return run(body, [](int) { _exit(hasOurCallee() ? 0 : crashStatus); });
}
