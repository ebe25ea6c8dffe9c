"""`python -m spicery` is the command line."""

from spicery.cli import main

if __name__ == "__main__":
    main()
