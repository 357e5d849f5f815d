"""What the lines of abilities do, a file for each subject; `reading.py` makes them from data."""
