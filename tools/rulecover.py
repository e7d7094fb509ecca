"""Check that every rule of docs/rules is cited by a test.

    python tools/rulecover.py [GAME ...] [--missing] [--report]

A rule is a paragraph of docs/rules/<game>.md that begins with its id in bold: **CON-4.2**, or **CON-X12**
for an example. It is cited when its id stands in a text file below tests/. With --missing the uncited
ids are listed; the exit code is 1 if there are any, and 0 with --report.
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ID = r"[A-Z]{2,}-[A-Z]?\d+[a-z]?(?:\.\d+[a-z]?)*"
RULE = re.compile(rf"^[\s>*+-]*\*\*({ID})\.?\*\*", re.MULTILINE)
CITATION = re.compile(rf"(?<![\w-]){ID}")
TEXTS = {".py", ".md", ".toml", ".txt", ".json", ".game", ".ts"}


def citations(tests: Path) -> dict[str, Path]:
    """Every id that stands below tests/, with one file it stands in."""
    found: dict[str, Path] = {}
    for path in sorted(tests.rglob("*")):
        if path.suffix in TEXTS and path.is_file():
            for match in CITATION.finditer(path.read_text("utf-8")):
                found.setdefault(match[0], path)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Which rules are cited by a test?")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--missing", action="store_true", help="list the ids without a test")
    parser.add_argument("--report", action="store_true", help="only report: exit code 0 in any case")
    options = parser.parse_args()

    cited = citations(ROOT / "tests")
    uncited = 0
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        if options.games and page.stem not in options.games:
            continue
        text = page.read_text("utf-8")
        rules = list(dict.fromkeys(RULE.findall(text)))
        missing = [rule for rule in rules if rule not in cited]
        uncited += len(missing)
        if rules:
            print(f"{page.stem}: {len(rules) - len(missing)} of {len(rules)} rules cited by a test")
        if missing and options.missing:
            print("  without a test: " + " ".join(missing))

        # A test may name an id that does not exist on purpose, so this is a hint and no fault.
        known, codes = set(CITATION.findall(text)), {rule.split("-")[0] for rule in rules}
        for rule in sorted(set(cited) - known):
            if rule.split("-")[0] in codes:
                print(f"  {cited[rule].relative_to(ROOT)} cites {rule}, which {page.name} does not have")
    return 1 if uncited and not options.report else 0


if __name__ == "__main__":
    sys.exit(main())
