"""The rules of Safranito: pure, compiled and independent of any AI."""
