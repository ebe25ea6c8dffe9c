"""The rules of Spicy: pure, compiled and independent of any AI."""
