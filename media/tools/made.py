"""made.py SCENE [words]: a short hash of everything a render is made of: the scene, each file of the kit that it
imports, directly or not, the plant's figures where they read them, and the words given (size, samples)."""

import ast
import hashlib
import sys
from pathlib import Path

MEDIA = Path(__file__).parent.parent
FIGURES = ("day.json", "figures.json")


def imported(tree):
    """The files of kit and scenes that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for module in [node.module] + [f"{node.module}.{name.name}" for name in node.names]:
                file = MEDIA / (module.replace(".", "/") + ".py")
                if file.exists():
                    yield file


seen, todo = set(), [MEDIA / "scenes" / f"{sys.argv[1]}.py"]
while todo:
    path = todo.pop()
    if path in seen:
        continue
    seen.add(path)
    text = path.read_text()
    todo += imported(ast.parse(text))
    seen |= {MEDIA / "film" / name for name in FIGURES if name in text}
digest = hashlib.sha1(" ".join(sys.argv[2:]).encode())
for path in sorted(seen):
    digest.update(path.read_bytes())
print(digest.hexdigest()[:12])
