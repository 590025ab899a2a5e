"""usage: check_package.py RESNET50 GOLDEN SCRATCH: the package mlir_roofline."""

import concurrent.futures
import copy
import importlib.util
import json
import os
import pathlib
import pickle
import subprocess
import sys
import threading
import unittest

import mlir_roofline
from mlir_roofline import RooflineError, Target

RESNET, GOLDEN, SCRATCH = map(pathlib.Path, sys.argv[1:4])
# A matmul of 128 x 64 x 32 in f32: 2 * 128 * 64 * 32 = 524288 FLOP, and
# 4 * (128 * 64 + 64 * 32 + 128 * 32 * 2) B with the sum that it adds to.
MATMUL = mlir_roofline.matmul(128, 32, 64)
FLOPS, BYTES = 524288, 4 * (128 * 64 + 64 * 32 + 2 * 128 * 32)


class Rows(unittest.TestCase):
    def test_row(self):
        report = mlir_roofline.analyze(MATMUL, target="a100")
        row = report["matmul"]
        self.assertEqual((row.function, row.op, row.flops, row.bytes), ("matmul", "linalg.matmul", FLOPS, BYTES))
        self.assertEqual(row.shapes, "128x64xf32, 64x32xf32 -> 128x32xf32")
        self.assertEqual(row.work["matrix"], {"f32": FLOPS})
        self.assertEqual(row.levels[0].name, "hbm")
        self.assertEqual(row.levels[0].lower_bytes, BYTES)
        # hbm: 1.555e12 B/s.
        self.assertAlmostEqual(row.times_seconds["memory:hbm"], BYTES / 1.555e12, delta=1e-20)
        self.assertEqual(row.time_seconds, max(row.times_seconds.values()))
        self.assertEqual(row.data["op"], "linalg.matmul")
        self.assertEqual(report.totals.flops, FLOPS)
        self.assertEqual(report.functions[0].totals.peak_live_bytes, report.totals.peak_live_bytes)
        self.assertEqual((report.modelled_ops, report.unmodelled), (2, {}))
        self.assertEqual(report.machines[0].name, "a100-sxm4-40gb")

    def test_lookup(self):
        report = mlir_roofline.analyze(RESNET, target="a100")
        # A convolution, its padding and what it starts with: the slowest.
        self.assertEqual(len(report.find("convolution")), 3)
        self.assertEqual(report["convolution"].op, "linalg.conv_2d_nchw_fchw")
        self.assertEqual(report["convolution#0"].op, "tensor.pad")
        self.assertIn("linalg.conv_2d_nchw_fchw", report.explain("convolution"))
        with self.assertRaisesRegex(KeyError, "no row at 'convolutoin': did you mean 'convolution"):
            report["convolutoin"]
        with self.assertRaises(TypeError):
            report[3]
        with self.assertRaisesRegex(KeyError, "there are 'main'"):
            report.function("mian")
        self.assertEqual(len(report), len(report.function("main").rows))
        self.assertEqual([row.time_seconds for row in report],
                         sorted((row.time_seconds for row in report), reverse=True))

    def test_several_functions(self):
        # One name in two functions, of which g takes longer.
        f, g = (mlir_roofline.matmul(size, size, size).replace("@matmul", name) for size, name in ((512, "@f"), (1024, "@g")))
        report = mlir_roofline.analyze(f + g, target="a100")
        self.assertEqual([row.function for row in report], ["g", "f"])
        self.assertEqual(report["matmul"].function, "g")
        self.assertIn("1024x1024xf32", report.explain("matmul"))
        # An open time may be the longest.
        report = mlir_roofline.analyze(f + mlir_roofline.matmul("?", 8, 8), target="a100")
        self.assertEqual([row.function for row in report], ["matmul", "f"])

    def test_exact_counts(self):
        # 2 * (2^22)^3 = 2^67 FLOP: a string in JSON.
        size = 2**22
        report = mlir_roofline.analyze(mlir_roofline.matmul(size, size, size), target="a100")
        self.assertEqual(report["matmul"].flops, 2**67)

    def test_symbols(self):
        program = mlir_roofline.matmul("?", 32, 64)
        row = mlir_roofline.analyze(program, "a100")["matmul"]
        self.assertEqual((row.flops, row.bound), ("4096*arg0_d0", "symbolic"))
        bound = mlir_roofline.analyze(program, "a100", bind={"arg0_d0": 128})["matmul"]
        self.assertEqual(bound.flops, FLOPS)
        swept = mlir_roofline.analyze(program, "a100", sweep={"arg0_d0": [1, 128]})
        self.assertEqual(swept.document["sweep"]["symbol"], "arg0_d0")

    def test_several_machines(self):
        report = mlir_roofline.analyze(MATMUL, ["a100", "h100"])
        self.assertEqual([machine.name for machine in report.machines], ["a100-sxm4-40gb", "h100-sxm"])
        row = report.machines[1].functions[0].rows[0]
        self.assertGreater(row.data["speedup"], 1)

    def test_again_and_formats(self):
        report = mlir_roofline.analyze(MATMUL, "a100")
        self.assertEqual(report.again("h100").machines[0].name, "h100-sxm")
        self.assertIn("tuning", report.again(tuning=True)["matmul"].data)
        self.assertIn("explanation of matmul", report.explain("matmul"))
        self.assertIn("bound by memory:hbm", str(report))
        self.assertIn("<iframe", report._repr_html_())
        self.assertIn("bound by memory:hbm", repr(report))
        for name in ("r.html", "r.csv", "r.md", "r.json", "r.txt"):
            path = SCRATCH.with_suffix("." + name)
            report.save(path)
            self.assertTrue(path.stat().st_size)
        with self.assertRaises(ValueError):
            report.save(SCRATCH.with_suffix(".doc"))
        with self.assertRaisesRegex(TypeError, "Report.to"):
            report.again(report="csv")
        self.assertIn("no differences", report.diff(report))
        self.assertEqual(json.loads(report.again("h100").diff(report, "json"))["after"]["target"], "h100-sxm")

    def test_pickle(self):
        report = mlir_roofline.analyze(MATMUL, Target.load("a100"), fusion=True)
        again = pickle.loads(pickle.dumps(report))
        self.assertEqual(again.json, report.json)
        self.assertEqual(again["matmul"], report["matmul"])
        self.assertEqual(again.to("csv"), report.to("csv"))


class Targets(unittest.TestCase):
    def test_builtin(self):
        self.assertEqual(mlir_roofline.targets()["a100-sxm4-40gb"], ("a100",))
        for name in mlir_roofline.targets():
            target = Target.load(name)
            # Written and read, it is the same, and so are all figures.
            path = SCRATCH.with_suffix(".mlir")
            target.save(path)
            self.assertEqual(Target.load(path), target)
            self.assertEqual(mlir_roofline.analyze(MATMUL, path).json, mlir_roofline.analyze(MATMUL, name).json)

    def test_change(self):
        target = Target.load("a100")
        slow = copy.deepcopy(target)
        slow["memory"]["hbm"]["bytes_per_second"] /= 2
        times = [mlir_roofline.analyze(MATMUL, each)["matmul"].times_seconds["memory:hbm"] for each in (target, slow)]
        self.assertEqual(times[1], 2 * times[0])

    def test_wrong(self):
        target = Target.load("a100")
        target["memory"]["hbm"]["bytes_per_second"] = -1
        with self.assertRaisesRegex(RooflineError, "memory.hbm.bytes_per_second"):
            target.check()
        with self.assertRaisesRegex(RooflineError, "memory.hbm.bytes_per_second"):
            mlir_roofline.analyze(MATMUL, target)
        target["memory"] = object()
        with self.assertRaisesRegex(TypeError, "got object"):
            target.check()
        with self.assertRaisesRegex(RooflineError, "did you mean"):
            Target.load("a10O")
        with self.assertRaisesRegex(RooflineError, "No such file"):
            Target.load("./none.mlir")


class Tuners(unittest.TestCase):
    def test_rank(self):
        predictor = mlir_roofline.Predictor(mlir_roofline.matmul(512, 11008, 4096, "f16", "f32"), "h100")
        tiles = [{"l2": [size, size, 64]} for size in (32, 64, 128, 4096)]
        ranked = predictor.rank(tiles)
        # The last one does not fit.
        self.assertEqual(sorted(each["l2"][0] for each, _ in ranked), [32, 64, 128])
        times = [prediction.time_seconds for _, prediction in ranked]
        self.assertEqual(times, sorted(times))
        self.assertEqual(predictor.predict(ranked[0][0]), ranked[0][1])
        # B, 4096 x 11008 numbers of 2 B, is read and written once more.
        packed = predictor.predict(ranked[0][0], pack=[1])
        self.assertEqual(packed.bytes["hbm"], ranked[0][1].bytes["hbm"] + 2 * 4096 * 11008 * 2)
        with self.assertRaisesRegex(RooflineError, "there is room for"):
            predictor.predict(tiles[3])
        with self.assertRaisesRegex(RooflineError, "can.t be tiled for .l9."):
            predictor.predict({"l9": [1, 1, 1]})
        self.assertEqual(mlir_roofline.predict(mlir_roofline.matmul(512, 11008, 4096, "f16", "f32"), ranked[0][0],
                                               "h100"), ranked[0][1])
        # The second-level cache of an H100 holds three matrices of 512 KiB.
        for steady in (False, True):
            cached = mlir_roofline.Predictor(mlir_roofline.matmul(512, 512, 512, "f16", "f16"), "h100", steady=steady)
            self.assertEqual(cached.predict({"l2": [64, 64, 64]}).bytes["hbm"] == 0, steady)
        # Knobs with a model that isn't there, and what isn't JSON.
        with self.assertRaises(TypeError):
            predictor.predict({"l2": [object()]})

    def test_wrong(self):
        with self.assertRaisesRegex(RooflineError, "expected a target"):
            mlir_roofline.Predictor(MATMUL)
        with self.assertRaises(RooflineError):
            mlir_roofline.Predictor("nonsense", "a100")


class Errors(unittest.TestCase):
    def test_program(self):
        with self.assertRaises(RooflineError) as caught:
            mlir_roofline.analyze("func.func @f() {\n  return %0 : f32\n}\n", "a100")
        diagnostic = caught.exception.diagnostics[0]
        self.assertEqual((diagnostic.severity, diagnostic.file, diagnostic.line, diagnostic.column),
                         ("error", "<string>", 2, 10))
        self.assertIn("<string>:2:10: error: ", str(caught.exception))
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual((str(again), again.diagnostics), (str(caught.exception), caught.exception.diagnostics))

    def test_input(self):
        for program, error in [
            (3, TypeError), (None, TypeError), (object(), TypeError),
            ("none.mlir", FileNotFoundError), (pathlib.Path("none"), FileNotFoundError),
            (b"\x00\xff" * 100, RooflineError), (b"ML\xefR" + b"\xff" * 100, RooflineError),
            ("?" * 10000, RooflineError), ("(" * 1000, RooflineError),
            (mlir_roofline.matmul(10**30, 2, 2), RooflineError),
            (mlir_roofline.matmul(-1, 2, 2), RooflineError),
            ('"other.op"() : () -> ()', RooflineError),
            ("module {" * 5000 + "}" * 5000, RooflineError), ("#a = " + "[" * 10**7, RooflineError),
            ("func.func private @f(" + "tuple<" * 5000, RooflineError), ("// \udc80\n", ValueError),
        ]:
            with self.subTest(program=str(program)[:20]), self.assertRaises(error):
                mlir_roofline.analyze(program, "a100")
        self.assertEqual(mlir_roofline.analyze("", "a100").rows, ())

    def test_nesting(self):
        # Brackets in text, arrows and comparisons do not count.
        flat = '// ((( {{{\nmodule {func.func private @f() -> ()} loc("[[[\\"<<<")\n'
        self.assertEqual(mlir_roofline.analyze(flat * 3000, "a100").rows, ())
        # Nearly as deep as is allowed, on a thread with little stack of its own.
        results = []
        before = threading.stack_size(1 << 18)
        thread = threading.Thread(target=lambda: results.append(
            mlir_roofline.analyze("module {" * 3990 + MATMUL + "}" * 3990, "a100")))
        thread.start()
        threading.stack_size(before)
        thread.join()
        self.assertEqual(results[0].unmodelled, {})
        with self.assertRaisesRegex(RooflineError, "<string>:1:32008: error: nested more than 4000 deep"):
            mlir_roofline.analyze("module {" * 4001, "a100")
        # What the parser calls itself for without a bracket.
        for text in ("-" * 100_000, "d0 + " * 3_000_000, "d0 mod 3 floordiv 2 + " * 1_000_000):
            with self.assertRaisesRegex(RooflineError, "an expression of more than 64000 characters"):
                mlir_roofline.analyze(f"#a = affine_map<(d0) -> ({text}d0)>", "a100")
        deep = SCRATCH.with_suffix(".deep.mlir")
        for text in ("module attributes {x = " + "[" * 200_000, f"#a = affine_map<(d0) -> ({'-' * 100_000}d0)>"):
            deep.write_text(text)
            for options in ({"target": str(deep)}, {"target": "a100", "models": [str(deep)]}):
                with self.assertRaisesRegex(RooflineError, "nested more than 100 deep|more than 1600 characters"):
                    mlir_roofline.analyze(MATMUL, **options)
        with self.assertRaisesRegex(RooflineError, "expected a float or integer type after .all:."):
            mlir_roofline.analyze(MATMUL, "a100", what_if=["all:" + "tuple<" * 100_000])

    def test_arrays_of_index(self):
        for text in ("array<index: 1>", "array // of\n<index>"):
            with self.assertRaisesRegex(RooflineError, "can't read arrays of 'index'"):
                mlir_roofline.analyze("module attributes {x.y = " + text + "} {}", "a100")
        with self.assertRaisesRegex(RooflineError, "can't read arrays of 'index'"):
            mlir_roofline.analyze("!i = index\nmodule attributes {x.y = array<!i: 1>} {}", "a100")
        self.assertEqual(mlir_roofline.analyze("module attributes {x.y = array<i32: 1>, x.z = \"array<index>\"} {}",
                                               "a100", allow_unregistered=True).rows, ())

    def test_options(self):
        for options, error, text in [
            ({"fusoin": True}, RooflineError, "unknown option 'fusoin'; did you mean 'fusion'"),
            ({"group": "shpae"}, RooflineError, "option: unknown value 'shpae'; expected one of 'shape'"),
            ({"fusion": "perhaps"}, RooflineError, "perhaps"),
            ({"rows": -1}, RooflineError, "expected a number of rows or 'all', got '-1'"),
            ({"bind": {"batch": 8}}, RooflineError, "batch"),
            ({"bind": {"batch": (1, 2, 3)}}, ValueError, "expected a pair"),
            ({"explain": ["a'\""]}, ValueError, "quotes of both kinds"),
            ({"explain": ["no such row"]}, RooflineError, "no such row"),
            ({"what_if": [3.5]}, RooflineError, "3.5"),
            ({"what_if": [object()]}, TypeError, "'what_if'.*got object"),
            ({"measured": "none.csv"}, RooflineError, "none.csv"),
            ({"report": "json"}, TypeError, "Report.to"),
            ({"output": "x"}, TypeError, "Report.to"),
            ({"fusion output": "x"}, ValueError, "no option is named 'fusion output'"),
        ]:
            with self.subTest(options=options), self.assertRaisesRegex(error, text):
                mlir_roofline.analyze(MATMUL, "a100", **options)

    def test_targets(self):
        for target, error, text in [
            (3, TypeError, "got int"), (["a100", None], TypeError, "got NoneType"),
            (None, RooflineError, "expected a target"), ("a10O", RooflineError, "did you mean 'a10'"),
            (["a100", "a100"], RooflineError, "a100"), ("a\0b", ValueError, "null"),
        ]:
            with self.subTest(target=target), self.assertRaisesRegex(error, text):
                mlir_roofline.analyze(MATMUL, target)

    def test_quoting(self):
        folder = SCRATCH.with_suffix(".it's, {here}")
        folder.mkdir(exist_ok=True)
        path = folder / "my machine.mlir"
        Target.load("a100").save(path)
        self.assertEqual(mlir_roofline.analyze(MATMUL, path).json, mlir_roofline.analyze(MATMUL, "a100").json)
        self.assertEqual(mlir_roofline.analyze(MATMUL, ["h100", path]).machines[1].name, "a100-sxm4-40gb")

    def test_warnings(self):
        program = MATMUL.replace("return", '"other.op"() : () -> ()\n  return')
        report = mlir_roofline.analyze(program, "a100", allow_unregistered=True)
        self.assertEqual(report.unmodelled, {"other.op": 1})
        with self.assertRaisesRegex(RooflineError, "no model for 'other.op'"):
            report.again(strict=True)


def analyze_size(size):
    """One task of a sweep: a good program or a wrong one."""
    program = mlir_roofline.matmul(size, size, size) if size % 7 else "wrong"
    try:
        return mlir_roofline.analyze(program, "a100")
    except RooflineError as error:
        return error


class Executors(unittest.TestCase):
    def check(self, executor):
        sizes = range(1, 120)
        for size, result in zip(sizes, executor.map(analyze_size, sizes)):
            if size % 7:
                self.assertEqual(result["matmul"].flops, 2 * size**3)
            else:
                self.assertIn("<string>:1:1", str(result))

    def test_threads(self):
        with concurrent.futures.ThreadPoolExecutor(8) as executor:
            self.check(executor)

    def test_first_use_of_machines(self):
        # Each machine is read once in a process, here by several threads at once.
        names = [*mlir_roofline.targets()] * 4
        code = ("import concurrent.futures, mlir_roofline as m\n"
                "with concurrent.futures.ThreadPoolExecutor(16) as executor:\n"
                f"    reports = executor.map(lambda name: m.analyze(m.matmul(8, 8, 8), name).json, {names})\n"
                "    print(*(hash(report) for report in reports))")
        hashes = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True,
                                env={**os.environ, "PYTHONHASHSEED": "0"}).stdout.split()
        self.assertEqual(len(hashes), len(names))
        for number, name in enumerate(names):
            self.assertEqual(hashes[number], hashes[number % (len(names) // 4)], name)

    def test_processes(self):
        with concurrent.futures.ProcessPoolExecutor(2) as executor:
            self.check(executor)

    @unittest.skipUnless(importlib.util.find_spec("distributed"), "needs Dask")
    def test_dask(self):
        from distributed import Client, LocalCluster

        with LocalCluster(n_workers=2, threads_per_worker=2, dashboard_address=None) as cluster, Client(cluster) as client:
            sizes = [5, 6, 7, 8]
            self.assertEqual([result["matmul"].flops if size % 7 else type(result)
                              for size, result in zip(sizes, client.gather(client.map(analyze_size, sizes)))],
                             [250, 432, RooflineError, 1024])


if __name__ == "__main__":
    unittest.main(argv=["check_package.py"])
