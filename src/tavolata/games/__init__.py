"""The built-in games; all their folders have the same structure."""
