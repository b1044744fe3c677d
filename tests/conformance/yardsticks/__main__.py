"""Record the yardsticks anew, which only a change of the rules is a reason for: python -m tests.conformance.yardsticks."""

from __future__ import annotations

import json

from engines.kernel.catalogue import title_of
from tests.conformance.yardsticks import HERE, MATCHES, answered

for name, matches in MATCHES.items():
    title = title_of(name)
    found = [list(answered(title, seats, written)) for seats, written in matches]
    lines = ",\n".join(json.dumps(match) for match in found)
    (HERE / f"{name}.json").write_text(f"[\n{lines}\n]\n")
