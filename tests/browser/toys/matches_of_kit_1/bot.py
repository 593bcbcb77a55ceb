from ancient_nim.bot import KNOWLEDGE

__all__ = ["KNOWLEDGE"]
