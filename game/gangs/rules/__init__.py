"""The rules that hidden-gang games share: pure functions over a state folded in place."""
