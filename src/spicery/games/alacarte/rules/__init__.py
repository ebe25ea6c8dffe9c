"""The rules of A la carte: pure, compiled and independent of any AI."""
