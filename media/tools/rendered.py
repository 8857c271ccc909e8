"""rendered.py PICTURE COMMAND: records in OUT/rendered.json the plant’s figures that a picture shows, as noted in the
file FIGURES_DRAWN, and the command that renders it. The build compares them with the plant’s data."""

import json
import os
import sys
from pathlib import Path

picture, command = sys.argv[1:]
record, note = Path(os.environ["OUT"]) / "rendered.json", Path(os.environ["FIGURES_DRAWN"])
rendered = json.loads(record.read_text()) if record.exists() else {}
rendered.pop(picture, None)
if note.exists():
    rendered[picture] = {"command": command, "figures": json.loads(note.read_text())}
record.write_text(json.dumps(dict(sorted(rendered.items())), ensure_ascii=False, indent=1) + "\n")
