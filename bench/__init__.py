"""Benchmarks: each prints ratios against rivals that were measured in the same run."""
