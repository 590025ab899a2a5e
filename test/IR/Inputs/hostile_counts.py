"""Prints a module with one count that is hostile: argv[1] names which."""

import sys

COUNTS = {
    # 10^4000: far past any machine integer, but a number.
    "digits": "1" + "0" * 4000,
    "too-many-digits": "1" + "0" * 5000,
    "digits-in-text": '"1' + "0" * 4096 + '"',
    "deep": '"' + "max(n, " * 50000 + "1" + ")" * 50000 + '"',
    "wide": '"' + " + ".join(f"n{i}" for i in range(20000)) + '"',
    "control": '"n\\00\\01\\FF"',
}
print(f'"op"() {{a = #roofline.work<vector(f32) = {COUNTS[sys.argv[1]]}>}} : () -> ()')
