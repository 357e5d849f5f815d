"""The page in a real browser. One server and one browser serve all tests of this package."""
