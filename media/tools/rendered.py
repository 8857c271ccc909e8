"""rendered.py PICTURE COMMAND: writes into OUT/rendered.json which of the plant's figures a picture shows, as the note
FIGURES_DRAWN has them, and the command that renders it again. The build compares them with the plant's record."""

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
