"""The Fellowship of the Ring Trick-Taking Game."""
