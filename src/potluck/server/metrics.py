"""Figures for Prometheus, in its text format."""

from __future__ import annotations

from bisect import bisect_left

# Upper bounds in seconds: from reading a request to handing over its answer, disk included.
BOUNDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What a server counts."""

    def __init__(self) -> None:
        self.picks = 0
        self.refusals = 0
        self.messages_in = 0
        self.messages_out = 0
        self.refused_connections = 0
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def took(self, seconds: float) -> None:
        """A pick was answered after so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """The whole page."""
        lines: list[str] = []
        for name, (about, value) in gauges.items():
            lines += entry(name, "gauge", about, value)
        lines += entry("potluck_picks_total", "counter", "Picks made, by people and bots.", self.picks)
        lines += entry("potluck_refusals_total", "counter", "Commands that were refused.", self.refusals)
        lines += entry("potluck_messages_in_total", "counter", "Messages read from sockets.", self.messages_in)
        lines += entry("potluck_messages_out_total", "counter", "Messages sent to sockets.", self.messages_out)
        lines += entry(
            "potluck_refused_connections_total", "counter", "Sockets refused for limits.", self.refused_connections
        )
        name = "potluck_pick_seconds"
        lines += [
            f"# HELP {name} From reading a pick to handing over its answer, disk included.",
            f"# TYPE {name} histogram",
        ]
        total = 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound:g}"}} {total}')
        total += self.counts[-1]
        lines += [f'{name}_bucket{{le="+Inf"}} {total}', f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]
        return "\n".join(lines) + "\n"


def entry(name: str, kind: str, about: str, value: float) -> list[str]:
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
