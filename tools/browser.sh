#!/bin/sh
# Ensures that a Chromium is available for the browser tests: the system's, Debian's or Playwright's.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null && exit 0
done
ls "$HOME"/.cache/ms-playwright/chromium-* >/dev/null 2>&1 && exit 0
if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
  echo "spicery: installing Chromium for the browser tests"
  apt-get update -qq && apt-get install -y -qq --no-install-recommends \
    chromium fonts-dejavu-core fonts-liberation >/dev/null && exit 0
fi
echo "spicery: fetching Playwright's Chromium for the browser tests"
.venv/bin/playwright install chromium && exit 0
echo "spicery: could not install Chromium; install it yourself (Debian: apt-get install chromium)" >&2
exit 1
