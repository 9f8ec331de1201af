"""Input: from devices and bindings to inputs that know no device."""
