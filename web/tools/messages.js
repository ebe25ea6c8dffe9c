// Every message exists in every language with the same variables, every message that the source
// names exists, none lies about unused, those of a game bear its name, no % stands on a line without its number,
// quotation marks are those of the language, and translated rules have the clauses of the game's own.  Otherwise
// the build fails.
// What clauses a game has, wherever it is installed, is in src/clauses.json (tools/types.py).
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { FluentParser, Visitor } from "@fluent/syntax";

const root = new URL("../", import.meta.url);
const languages = ["en", "de", "nl"];
/** Quotation marks of other languages, and straight ones. */
const foreign = { en: /["„]/, de: /["”]/, nl: /["„]/ };
const faults = [];
const games = readdirSync(new URL("src/games/", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

class Variables extends Visitor {
  names = new Set();

  visitVariableReference(node) {
    this.names.add(node.id.name);
  }
}

/** A message of a game begins with the game's name or its first three letters, or says what it is for. */
function isNamedAfter(game, id) {
  const name = game.replace("_", "");
  const kinds = ["landing", "level", "learn", "option", "rules"].map((kind) => `${kind}-${name}`);
  return [name, name.slice(0, 3), ...kinds].some((start) => id.startsWith(`${start}-`));
}

/** The site's words and those of every game; an id is told once among all of them. */
function read(language) {
  const found = new Map();
  readAll([new URL(`src/words/${language}.ftl`, root)], language, found);
  for (const game of games) {
    const known = new Set(found.keys());
    readAll(filesOf(new URL(`src/games/${game}/words/${language}/`, root)), language, found);
    for (const id of found.keys())
      if (!known.has(id) && !isNamedAfter(game, id))
        faults.push(`${language}: '${id}' does not say that it is of ${game}`);
  }
  return found;
}

function readAll(files, language, found) {
  for (const file of files) {
    const place = file.pathname.slice(root.pathname.length);
    const text = readFileSync(file, "utf8");
    for (const line of text.split("\n"))
      if (foreign[language].test(line)) faults.push(`${place}: not the quotation marks of this language: '${line}'`);
    for (const line of text.split("\n"))
      if (line.includes(" %")) faults.push(`${place}: a line may break before the % of '${line}'`);
    for (const entry of new FluentParser().parse(text).body) note(entry, place, found);
  }
}

function filesOf(folder) {
  if (!existsSync(folder)) {
    faults.push(`${folder.pathname.slice(root.pathname.length)} is missing`);
    return [];
  }
  return readdirSync(folder).map((name) => new URL(name, folder));
}

function note(entry, place, found) {
  if (entry.type === "Junk") faults.push(`${place}: cannot be read: ${entry.content.split("\n")[0]}`);
  if (entry.type !== "Message") return;
  if (found.has(entry.id.name)) faults.push(`${place}: '${entry.id.name}' is there twice`);
  const variables = new Variables();
  variables.visit(entry);
  found.set(entry.id.name, [...variables.names].sort().join(" "));
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    return /(?<!\.test)\.(ts|svelte)$/.test(entry.name) ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

const [reference, ...others] = languages.map((language) => [language, read(language)]);
for (const [language, messages] of others) {
  for (const [id, variables] of reference[1]) {
    if (!messages.has(id)) faults.push(`${language}: '${id}' is missing`);
    else if (variables !== messages.get(id)) {
      faults.push(`${language}: '${id}' speaks of [${messages.get(id)}], not of [${variables}]`);
    }
  }
  for (const id of messages.keys())
    if (!reference[1].has(id)) faults.push(`${language}: '${id}' is not in ${reference[0]}`);
}

const source = sources(new URL("src/", root)).join("\n");
const named = new Set([...source.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map((match) => match[1]));
const beginnings = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1]);
const endings = [...source.matchAll(/`\$\{[^}`]+\}(-[\w-]+)`/g)].map((match) => match[1]);
for (const id of named) if (!reference[1].has(id)) faults.push(`source: t("${id}") has no message`);
const isNamed = (id) =>
  named.has(id) ||
  source.includes(`"${id}"`) ||
  beginnings.some((start) => id.startsWith(start)) ||
  endings.some((end) => id.endsWith(end));
for (const id of reference[1].keys()) if (!isNamed(id)) faults.push(`'${id}' is never shown`);

const installed = JSON.parse(readFileSync(new URL("src/clauses.json", root), "utf8"));
const clauses = (file) =>
  [...readFileSync(new URL(file, root), "utf8").matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)]
    .map((match) => match[1])
    .join(" ");
// A folder with `_` before its name is no game: `_plain` is for all that have none here.
for (const game of games.filter((name) => !name.startsWith("_"))) {
  const rules = installed[game]?.join(" ");
  if (rules === undefined) faults.push(`src/games/${game}: no game of this name is installed`);
  for (const language of languages.slice(1)) {
    const file = `src/games/${game}/rules/${language}.md`;
    if (rules !== undefined && existsSync(new URL(file, root)) && clauses(file) !== rules)
      faults.push(`${file}: its clauses are not those of RULES.md`);
  }
}

if (faults.length) {
  console.error(faults.map((fault) => `messages: ${fault}`).join("\n"));
  process.exit(1);
}
console.log(`messages: ${reference[1].size} in each of ${languages.join(", ")}`);
