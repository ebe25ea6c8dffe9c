"""Benchmarks; each prints ratios against other engines measured in the same run."""
