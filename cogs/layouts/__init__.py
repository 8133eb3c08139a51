"""How everything looks: pure functions of (view, words, pictures) to Components V2 messages, ready to be sent."""
