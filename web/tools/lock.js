// A lock from which npm silently dropped a platform's package fails `npm ci` elsewhere: find it here.
import { readFileSync } from "node:fs";

const text = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
const { packages } = JSON.parse(text);
const faults = text.includes('"resolved"') ? ["it holds registry addresses"] : [];
for (const [place, entry] of Object.entries(packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    const here = [`${place}/node_modules/${name}`, `node_modules/${name}`];
    if (!here.some((path) => path in packages)) faults.push(`${name}, wanted by ${place}, is missing`);
  }
}
if (faults.length) {
  console.error(faults.map((fault) => `package-lock.json: ${fault}`).join("\n"));
  process.exit(1);
}
