"""The rules of the Fellowship, one module or package for each section of the rulebook."""
