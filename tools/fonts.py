"""Reduce the client's fonts to the characters in use: `python -m tools.fonts` (needs fonttools and brotli)."""

import subprocess
import sys
import tempfile
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"
SOURCES = WEB / "node_modules"
FONTS = WEB / "src" / "shared" / "ui" / "fonts"
FACES = {
    "figtree": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    "figtree-ext": "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
    "bevan": "@fontsource/bevan/files/bevan-latin-400-normal.woff2",
    "patrick-hand": "@fontsource/patrick-hand/files/patrick-hand-latin-400-normal.woff2",
}
LETTERS = "U+0020-007E,U+00A0,U+00A1,U+00A9,U+00AB,U+00B0,U+00B2,U+00B7,U+00BB,U+00BD,U+00BF-00FF,U+0152,U+0153,U+0178"
SIGNS = "U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039,U+203A,U+20AC,U+2190-2193,U+2212"
"""The characters of English, Italian and French; rarer letters have a file of their own."""
FEATURES = "kern,liga,mark,ccmp,locl,tnum,lnum"
WEIGHTS = "wght=400:700"


def fonttools(*arguments: str) -> None:
    """Run a tool of fonttools."""
    subprocess.run([sys.executable, "-m", "fontTools", *arguments], check=True)


def cut(face: str, source: Path, scratch: Path) -> None:
    """Write one face: its characters without hinting; of a variable font, the weights in use."""
    whole = source
    if face.startswith("figtree"):
        whole = scratch / f"{face}.woff2"
        fonttools("varLib.instancer", str(source), WEIGHTS, "--quiet", "--output", str(whole))
    letters = "*" if face.endswith("-ext") else f"{LETTERS},{SIGNS}"
    output = FONTS / f"{face}.woff2"
    fonttools(
        "subset", str(whole), f"--unicodes={letters}", "--flavor=woff2", "--no-hinting", f"--layout-features={FEATURES}",
        f"--output-file={output}",
    )  # fmt: skip
    print(f"{face}: {source.stat().st_size} bytes, now {output.stat().st_size}")


def main() -> None:
    """Write all faces."""
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for face, source in FACES.items():
            cut(face, SOURCES / source, Path(scratch))


if __name__ == "__main__":
    main()
