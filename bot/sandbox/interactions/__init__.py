"""Interactions of the loopback Discord: commands, components, modals, installs."""
