//===- MachineTest.cpp - Machines read from folders -----------------------===//

#include "Machine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using llvm::StringRef;
using llvm::Twine;

namespace {

using Threads = std::vector<std::vector<unsigned>>;

/// A folder with the proc and sys of a machine.
class MachineTest : public ::testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> path;
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("machine", path));
    sources.root = path.str().str();
  }
  void TearDown() override { llvm::sys::fs::remove_directories(sources.root); }

  void write(const Twine &path, StringRef text) {
    llvm::SmallString<128> file(sources.root);
    llvm::sys::path::append(file, path);
    llvm::sys::fs::create_directories(llvm::sys::path::parent_path(file));
    std::error_code error;
    llvm::raw_fd_ostream(file, error) << text << '\n';
    ASSERT_FALSE(error) << file.c_str();
  }

  /// Adds a hardware thread.
  void addCPU(unsigned cpu, StringRef siblings) {
    sources.cpus.push_back(cpu);
    write(folder(cpu) + "topology/thread_siblings_list", siblings);
  }

  void addCache(unsigned cpu, unsigned index, unsigned level, StringRef type,
                StringRef size, StringRef shared) {
    std::string cache = folder(cpu) + "cache/index" + std::to_string(index);
    write(cache + "/level", std::to_string(level));
    write(cache + "/type", type);
    write(cache + "/size", size);
    write(cache + "/shared_cpu_list", shared);
    write(cache + "/coherency_line_size", "64");
    write(cache + "/ways_of_associativity", "12");
  }

  static bool hasNodeWarning(const Machine &machine) {
    return llvm::any_of(machine.warnings, [](StringRef warning) {
      return warning.contains("near and far are not measured");
    });
  }

  static std::string folder(unsigned cpu) {
    return "sys/devices/system/cpu/cpu" + std::to_string(cpu) + "/";
  }

  MachineSources sources;
};

} // namespace

TEST(CPUListTest, Lists) {
  EXPECT_EQ(parseCPUList("0-2,8\n"), (std::vector<unsigned>{0, 1, 2, 8}));
  EXPECT_EQ(parseCPUList("5"), (std::vector<unsigned>{5}));
  for (StringRef text : {"", "a", "1-", "-1", "3-1", "0-4294967295", "1,,2"})
    EXPECT_FALSE(parseCPUList(text)) << text.str();
}

/// Two processors of a virtual machine, like the one in docs/use/Calibrate.md.
TEST_F(MachineTest, TwoCoresThatShareALevel3) {
  write("proc/cpuinfo", "processor\t: 0\nvendor_id\t: AuthenticAMD\n"
                        "model name\t: AMD EPYC\nflags\t\t: fpu hypervisor\n"
                        "processor\t: 1\nmodel name\t: other");
  write("proc/meminfo", "MemTotal:       16384 kB\nMemFree:  1 kB");
  for (unsigned cpu : {0, 1}) {
    addCPU(cpu, std::to_string(cpu));
    addCache(cpu, 0, 1, "Data", "48K", std::to_string(cpu));
    addCache(cpu, 1, 1, "Instruction", "32K", std::to_string(cpu));
    addCache(cpu, 2, 2, "Unified", "1024K", std::to_string(cpu));
    addCache(cpu, 3, 3, "Unified", "8M", "0-1");
  }
  Machine machine = describeMachine(sources, 0);
  EXPECT_EQ(machine.cpuName, "AMD EPYC");
  EXPECT_EQ(machine.vendor, "AMD");
  EXPECT_TRUE(machine.isVirtual);
  EXPECT_EQ(machine.memoryBytes, 16 << 20);
  ASSERT_EQ(machine.caches.size(), 3u);
  EXPECT_EQ(machine.caches[0].capacityBytes, 48 << 10);
  EXPECT_EQ(machine.caches[1].capacityBytes, 1 << 20);
  EXPECT_EQ(machine.caches[2].capacityBytes, 8 << 20);
  EXPECT_EQ(machine.caches[0].instances, (Threads{{0}, {1}}));
  EXPECT_EQ(machine.caches[2].instances, (Threads{{0, 1}}));
  EXPECT_TRUE(machine.caches[1].isPrivate);
  EXPECT_FALSE(machine.caches[2].isPrivate);
  EXPECT_EQ(machine.caches[2].lineBytes, 64);
  EXPECT_EQ(machine.caches[0].associativity, 12);
  EXPECT_TRUE(machine.warnings.empty());

  // One thread has one instance of each; level 3 remains one that is shared.
  machine = describeMachine(sources, 1);
  EXPECT_EQ(machine.caches[0].instances, (Threads{{0}}));
  EXPECT_TRUE(machine.caches[0].isPrivate);
  EXPECT_FALSE(machine.caches[2].isPrivate);
}

/// Processors 0, 1 and 2, 3 are the threads of two cores.
TEST_F(MachineTest, ThreadsGetCoresOfTheirOwnFirst) {
  for (unsigned cpu : {0, 1, 2, 3}) {
    StringRef core = cpu < 2 ? "0-1" : "2-3";
    addCPU(cpu, core);
    addCache(cpu, 0, 1, "Data", "32K", core);
  }
  Machine machine = describeMachine(sources, 0);
  EXPECT_EQ(std::vector<unsigned>(machine.cpus.begin(), machine.cpus.end()),
            (std::vector<unsigned>{0, 2, 1, 3}));
  EXPECT_EQ(machine.caches[0].instances, (Threads{{0, 2}, {1, 3}}));
  EXPECT_TRUE(machine.caches[0].isPrivate);
  machine = describeMachine(sources, 2);
  EXPECT_EQ(machine.caches[0].instances, (Threads{{0}, {1}}));
}

TEST_F(MachineTest, CachesThatDiffer) {
  addCPU(0, "0");
  addCPU(1, "1");
  addCache(0, 0, 1, "Data", "48K", "0");
  addCache(1, 0, 1, "Data", "32K", "1");
  write("proc/meminfo", "MemTotal: 1048576 kB");
  Machine machine = describeMachine(sources, 0);
  EXPECT_EQ(machine.caches[0].capacityBytes, 32 << 10);
  ASSERT_EQ(machine.warnings.size(), 1u);
  EXPECT_EQ(machine.warnings[0],
            "caches of level 1 differ in size: the smallest counts");
}

TEST_F(MachineTest, AnOuterCacheThatIsNoLarger) {
  addCPU(0, "0");
  addCache(0, 0, 1, "Data", "32K", "0");
  addCache(0, 1, 2, "Unified", "1024K", "0");
  addCache(0, 2, 3, "Unified", "1M", "0");
  write("proc/meminfo", "MemTotal: 1048576 kB");
  Machine machine = describeMachine(sources, 0);
  EXPECT_EQ(machine.caches.size(), 2u);
  ASSERT_EQ(machine.warnings.size(), 1u);
  EXPECT_EQ(machine.warnings[0], "the system gives level 3 1048576 B, no more "
                                 "than level 2: left out");
}

TEST_F(MachineTest, NoCachesInSysfs) {
  addCPU(0, "0");
  addCPU(1, "1");
  write("proc/meminfo", "MemTotal: 1048576 kB");
  sources.fallbackCacheBytes = {32 << 10, 256 << 10, 8 << 20};
  Machine machine = describeMachine(sources, 0);
  ASSERT_EQ(machine.caches.size(), 3u);
  EXPECT_EQ(machine.caches[1].instances, (Threads{{0}, {1}}));
  EXPECT_EQ(machine.caches[2].instances, (Threads{{0, 1}}));
  EXPECT_FALSE(machine.caches[2].isPrivate);
  ASSERT_EQ(machine.warnings.size(), 1u);
  EXPECT_TRUE(StringRef(machine.warnings[0]).contains("those of sysconf"));

  sources.fallbackCacheBytes = {};
  machine = describeMachine(sources, 0);
  EXPECT_TRUE(machine.caches.empty());
  ASSERT_EQ(machine.warnings.size(), 1u);
  EXPECT_TRUE(StringRef(machine.warnings[0]).contains("names no caches"));
}

/// Text that is not a number is ignored.
TEST_F(MachineTest, MalformedSizes) {
  addCPU(0, "0");
  addCache(0, 0, 1, "Data", "32X", "0");
  addCache(0, 1, 2, "Unified", "-1K", "0");
  addCache(0, 2, 3, "Unified", "9223372036854775807M", "0");
  write("proc/meminfo", "MemTotal: much");
  Machine machine = describeMachine(sources, 0);
  EXPECT_TRUE(machine.caches.empty());
  EXPECT_FALSE(machine.memoryBytes);
  EXPECT_EQ(machine.warnings.size(), 2u);
}

TEST(SystemTest, ThisMachine) {
  MachineSources sources = getSystemSources();
  ASSERT_FALSE(sources.cpus.empty());
  Machine machine = describeMachine(sources, 1);
  EXPECT_FALSE(machine.cpuName.empty());
  EXPECT_EQ(machine.cpus.size(), 1u);
}

/// Two sockets of two processors; node 2 has memory alone, node 3 processors.
TEST_F(MachineTest, NodesOfTheMemory) {
  for (unsigned cpu : {0, 1, 2, 3})
    addCPU(cpu, std::to_string(cpu));
  std::string folder = "sys/devices/system/node/";
  write(folder + "has_memory", "0-2");
  write(folder + "node0/cpulist", "0-1");
  write(folder + "node1/cpulist", "2-3");
  write(folder + "node2/cpulist", "");
  write(folder + "node3/cpulist", "4");
  Machine machine = describeMachine(sources, 0);
  ASSERT_EQ(machine.nodes.size(), 2u);
  EXPECT_EQ(machine.nodes[1].number, 1u);
  EXPECT_EQ(machine.nodes[1].threads, (std::vector<unsigned>{2, 3}));
  // Threads beside one node only; different numbers of them.
  EXPECT_TRUE(describeMachine(sources, 2).nodes.empty());
  EXPECT_FALSE(hasNodeWarning(describeMachine(sources, 2)));
  EXPECT_TRUE(describeMachine(sources, 3).nodes.empty());
  EXPECT_TRUE(hasNodeWarning(describeMachine(sources, 3)));
}

TEST_F(MachineTest, NoNodes) {
  addCPU(0, "0");
  EXPECT_TRUE(describeMachine(sources, 0).nodes.empty());
  write("sys/devices/system/node/has_memory", "0");
  write("sys/devices/system/node/node0/cpulist", "0");
  EXPECT_TRUE(describeMachine(sources, 0).nodes.empty());
  write("sys/devices/system/node/has_memory", "?");
  EXPECT_TRUE(describeMachine(sources, 0).nodes.empty());
}
