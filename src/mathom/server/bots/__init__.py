"""Process pools beside the server: for bots, and for checks of uploads."""
