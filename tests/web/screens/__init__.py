"""Laws for screens: moments of every game, drawn by the page without a server and measured."""
