"""Consigliere: a neutral table, bank and referee for board games of hidden information."""

from importlib.util import find_spec

__version__ = "0.1.0.dev0"


def build_name() -> str:
    """Say which build runs: "compiled" when the kernel is an extension module, else "pure"."""
    spec = find_spec("consigliere.kernel.state")
    origin = spec.origin if spec is not None else None
    return "compiled" if origin is not None and origin.endswith((".so", ".pyd")) else "pure"
