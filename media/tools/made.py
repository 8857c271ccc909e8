"""made.py SCENE [args]: prints a short hash of everything that a render depends on: the scene, all kit files that it
imports directly or indirectly, the plant’s figures where they are read, and the given arguments (size, samples)."""

import ast
import hashlib
import sys
from pathlib import Path

MEDIA = Path(__file__).parent.parent
FIGURES = ("day.json", "figures.json")


def imported(tree):
    """Files of kit and scenes that a module imports."""
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
