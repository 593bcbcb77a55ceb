from ancient_nim.rules import GAME, META

__all__ = ["GAME", "META"]
