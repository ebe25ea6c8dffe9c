// What a first visit loads (the page, its scripts, styles and font, one language), gzipped.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT_KB = 120;
const dist = new URL("../dist/", import.meta.url);
const html = readFileSync(new URL("index.html", dist), "utf8");
const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const language = readdirSync(new URL("assets/", dist)).filter((name) => /^en-.*\.js$|\.woff2$/.test(name));
const files = ["index.html", ...linked, ...language.map((name) => `assets/${name}`)];
const bytes = files.map((name) => gzipSync(readFileSync(new URL(name, dist))).length);
const total = bytes.reduce((sum, size) => sum + size, 0) / 1000;
console.log(`first load: ${total.toFixed(1)} kB gzipped (${files.length} files)`);
if (total > LIMIT_KB) {
  console.error(`that is more than ${LIMIT_KB} kB`);
  process.exit(1);
}
