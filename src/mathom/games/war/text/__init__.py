"""What people read about War of the Ring: wording, catalogues, rules page."""
