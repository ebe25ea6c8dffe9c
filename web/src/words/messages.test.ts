import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** The check of the words on a copy of the client that somebody has spoiled. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const part of ["web/src", "web/tools", "web/package.json"]) {
    cpSync(resolve("..", part), join(folder, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "web/node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function check(): string {
  try {
    return execFileSync("node", ["tools/messages.js"], { cwd: join(folder, "web"), encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

function spoil(file: string, from: RegExp, to: string): string {
  const path = join(folder, "web/src", file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  const said = check();
  writeFileSync(path, text);
  return said;
}

describe("the check of the words", () => {
  it("is content with them as they are", () => expect(check()).toMatch(/^messages: \d+ in each of en, de, nl/));

  it.each([
    ["a missing message of the site", "words/nl.ftl", /^settings = .*$/m, "", "nl: 'settings' is missing"],
    [
      "a missing message of a game",
      "games/spicy/words/de/table.ftl",
      /^spi-let-go = .*$/m,
      "",
      "de: 'spi-let-go' is missing",
    ],
    [
      "another variable",
      "words/de.ftl",
      /\{ \$ms \}/,
      "{ $milliseconds }",
      "de: 'lag' speaks of [milliseconds], not of [ms]",
    ],
    [
      "a message that is nowhere",
      "pages/Lost.svelte",
      /t\("home"\)/,
      't("no-such-home")',
      't("no-such-home") has no message',
    ],
    [
      "a message that is never shown",
      "words/en.ftl",
      /^home = /m,
      "unwanted = Unwanted\nhome = ",
      "'unwanted' is never shown",
    ],
    [
      "a message of a game without its name",
      "games/spicy/words/en/table.ftl",
      /^spi-let-go = /m,
      "let-go = ",
      "en: 'let-go' does not say that it is of spicy",
    ],
    [
      "the quotation marks of another language",
      "games/alacarte/words/nl/table.ftl",
      /“\{ \$motion \}”/,
      "„{ $motion }”",
      "not the quotation marks of this language",
    ],
    [
      "a folder of a game that is not installed",
      "clauses.json",
      /"safranito"/,
      '"elsewhere"',
      "src/games/safranito: no game of this name is installed",
    ],
    [
      "a clause that was not translated",
      "games/spicy/rules/nl.md",
      /^- \*\*S12\*\*/m,
      "- S12",
      "its clauses are not those of RULES.md",
    ],
  ])("finds %s", (_, file, from, to, fault) => expect(spoil(file, from, to)).toContain(fault));
});

/** One word for one thing: these were once said for a blend, a bowl, a cup and a chip as well. */
it.each([/\bmelanges?\b/i, /\bschalen\b/i, /\bkop\b(?<!op zijn kop)/i, /\b(de|die|deze|elke|welke) fiche\b/i])(
  "Dutch says nowhere %s",
  (other) => {
    const files = readdirSync("src/games", { recursive: true, encoding: "utf8" })
      .filter((name) => /\/nl(\/\w+\.ftl|\.md)$/.test(name))
      .map((name) => `src/games/${name}`);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const said = readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => other.test(line));
      expect(said, file).toEqual([]);
    }
  },
);

/** One verb for a challenge, whatever the messages are called. */
it.each([
  ["en", /doubt/i],
  ["nl", /twijfel|beweer/i],
])("a challenge has one name in %s", (language, other) => {
  const spicy = ["table", "lesson", "landing"].map((part) => `src/games/spicy/words/${language}/${part}.ftl`);
  for (const file of [`src/words/${language}.ftl`, ...spicy]) {
    const said = readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.replace(/^[a-z][\w-]* =/, ""));
    expect(
      said.filter((line) => other.test(line)),
      file,
    ).toEqual([]);
  }
});
