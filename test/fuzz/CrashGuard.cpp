//===- CrashGuard.cpp - Survives crashes of upstream ----------------------===//

#include "CrashGuard.h"
#include "FuzzUtils.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <cerrno>
#include <csetjmp>
#include <csignal>
#include <dlfcn.h>
#include <execinfo.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#if LLVM_ADDRESS_SANITIZER_BUILD
#include <sanitizer/common_interface_defs.h>
#endif

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

//===----------------------------------------------------------------------===//
// A copy of the process
//===----------------------------------------------------------------------===//

/// How a copy ends that upstream's code crashed, or ours.
static constexpr int upstreamStatus = 113;
static constexpr int ownStatus = 114;

/// What a copy may take [s of processor time]: upstream unrolls a loop as often
/// as it is told to.
static constexpr rlim_t maxSeconds = 3;

/// Runs `body` in a copy of the process, in which `handler` takes the crash
/// signals, as well as that of too much time, and `onError` what a sanitizer
/// reports. Returns the copy's exit status, or -1 without one.
static int runInCopy(llvm::function_ref<void()> body, void (*handler)(int),
                     [[maybe_unused]] void (*onError)()) {
  pid_t copy = fork();
  if (copy == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL); // A hang is one of this process.
    for (int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGFPE, SIGXCPU})
      std::signal(signal, handler);
    rlimit limit{maxSeconds, RLIM_INFINITY};
    setrlimit(RLIMIT_CPU, &limit);
#if LLVM_ADDRESS_SANITIZER_BUILD
    __sanitizer_set_death_callback(onError);
#endif
    body();
    _exit(0);
  }
  int status = 0;
  while (copy > 0 && waitpid(copy, &status, 0) < 0 && errno == EINTR)
    ;
  return copy > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Returns whether `body` crashes in a copy of the process so that `handler`
/// leaves it with `upstreamStatus`: what crashes may have broken the heap, and
/// then libFuzzer's handler waits for malloc's lock. Not with AddressSanitizer,
/// since copies of such a process take long.
static bool crashesInCopy([[maybe_unused]] llvm::function_ref<void()> body,
                          [[maybe_unused]] void (*handler)(int)) {
#if LLVM_ADDRESS_SANITIZER_BUILD
  return false;
#else
  return runInCopy(body, handler, nullptr) == upstreamStatus;
#endif
}

bool fuzz::survives(llvm::function_ref<void()> body) {
  if (crashesInCopy(body, [](int) { _exit(upstreamStatus); }))
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

/// Returns whether the function of `name` in the executable is an entry of the
/// sanitizers' runtime, such as `free`, which calls what has no name.
static bool isRuntimeEntry(llvm::StringRef name) {
  return !name.contains("roofline") && !name.starts_with("_ZN") &&
         !name.starts_with("_ZSt");
}

/// Returns whether upstream's code, on the stack of a signal handler or of a
/// sanitizer's callback, was called by code that upstream's code called, or the
/// fault arose in such.
static bool hasOurCallee(bool hasSignal) {
  std::array<void *, maxDepth> frames;
  int depth = backtrace(frames.data(), maxDepth);
  // The innermost frames are those of the signal's handler; libc's calls it.
  int innermost = -1;
  llvm::StringRef name;
  if (hasSignal)
    do
      ++innermost;
    while (innermost < depth && isInExecutable(frames[innermost], name));
  int place = depth - outerDepth - 1;
  while (place > innermost && isOurs(frames[place]))
    --place;
  bool isInRuntime = false;
  for (; place > innermost; --place) {
    bool isInside = isInExecutable(frames[place], name);
    isInRuntime = isInside && (isInRuntime || isRuntimeEntry(name));
    if (isInside && !isInRuntime && name.contains("roofline"))
      return true;
  }
  return false;
}

static void leaveCopy(bool hasSignal) {
  _exit(hasOurCallee(hasSignal) ? ownStatus : upstreamStatus);
}

static void noteDepth() {
  std::array<void *, maxDepth> frames;
  // Without the frame of this function.
  outerDepth = backtrace(frames.data(), maxDepth) - 1;
}

bool fuzz::survivesUpstream(llvm::function_ref<void()> body) {
  noteDepth();
  // What is ours crashes again, in this process, where libFuzzer sees it.
  if (crashesInCopy(body, [](int) { leaveCopy(/*hasSignal=*/true); }))
    return false;
  Handlers handlers([](int signal, siginfo_t *info, void *context) {
    if (hasOurCallee(/*hasSignal=*/true))
      current->forward(signal, info, context);
    else
      leave(signal);
  });
  current = &handlers;
  return run(body);
}

std::optional<std::string>
fuzz::printInCopy(llvm::function_ref<void(llvm::raw_ostream &)> body) {
  static const int file = memfd_create("printed", 0);
  if (ftruncate(file, 0) != 0)
    fail("no file in memory");
  noteDepth();
  int status = runInCopy(
      [&]() {
        llvm::raw_fd_ostream os(file, /*shouldClose=*/false);
        os.seek(0);
        body(os);
      },
      [](int) { leaveCopy(/*hasSignal=*/true); },
      []() { leaveCopy(/*hasSignal=*/false); });
  if (status == ownStatus)
    body(llvm::nulls()); // Crashes again, where libFuzzer sees it.
  if (status != 0)
    return std::nullopt;
  std::string text(lseek(file, 0, SEEK_END), '\0');
  if (pread(file, text.data(), text.size(), 0) != ssize_t(text.size()))
    fail("a copy's text can't be read");
  return text;
}
