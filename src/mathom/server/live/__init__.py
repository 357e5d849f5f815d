"""Tables during play: cached, rendered for each seat, and sent over websockets."""
