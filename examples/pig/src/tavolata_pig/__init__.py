"""Pig for Tavolata."""
