import { beforeAll, expect, it } from "vitest";
import type { Tale } from "../games/contract";
import type { Change, Seat, TableInfo } from "../wire";
import { speech } from "./i18n.svelte";
import { mayChat, namesAt, withChanges } from "./seating";

beforeAll(() => speech.speak("en"));

const SEATS = [
  { seat: 0, name: "Ann" },
  { seat: 1, name: "Emma" },
];
const STOOD_IN: Change = { v: 2, seat: 1, kind: "stand-in", name: "Ben", was: "Ben" };
const BACK: Change = { v: 3, seat: 1, kind: "person", name: "Ben", was: "Ben" };
const REMOVED: Change = { v: 4, seat: 1, kind: "bot", name: "Emma", was: "Ben" };
const CHANGES = [STOOD_IN, BACK, REMOVED];
const tale = (text: string): Tale => ({ text, weight: "plain", seat: 0 });
const log = (...versions: number[]): Array<{ v: number; tales: Tale[] }> =>
  versions.map((v) => ({ v, tales: [tale(`step ${v}`)] }));
const said = (entries: Array<{ tales: Tale[] }>): string[] =>
  entries.flatMap(({ tales }) => tales.map(({ text }) => text));

it("calls seats what they were called then", () => {
  expect([1, 4, 5].map((v) => namesAt(SEATS, CHANGES, v)[1])).toEqual(["Ben", "Ben", "Emma"]);
  expect(namesAt(SEATS, CHANGES, 1)[0]).toBe("Ann");
});

it("tells of a seat after the version at which it changed hands, and not before that is shown", () => {
  expect(said(withChanges(log(1, 2, 3), CHANGES, 0))).toEqual([
    "step 1",
    "step 2",
    "A bot is playing for Ben.",
    "step 3",
    "Ben is back.",
  ]);
  expect(said(withChanges(log(4, 5), CHANGES, 0))).toEqual([
    "step 4",
    "The host removed Ben. Emma, a bot, plays on.",
    "step 5",
  ]);
});

it("speaks to whoever it happened to", () => {
  expect(said(withChanges(log(1, 2, 3), [STOOD_IN, BACK], 1))).toEqual([
    "step 1",
    "step 2",
    "A bot is playing for you.",
    "step 3",
    "You’re back.",
  ]);
});

it("offers a chat only where there is somebody who may talk and somebody to talk to", () => {
  const seat = (mine: boolean, kind: Seat["kind"]): Partial<Seat> => ({ mine, kind });
  const info = (seats: Array<Partial<Seat>>, more: Partial<TableInfo> = {}): TableInfo =>
    ({ seats, removed: "", started: true, ...more }) as TableInfo;
  expect(mayChat(info([seat(true, "person"), seat(false, "person")]))).toBe(true);
  expect(mayChat(info([seat(true, "person"), seat(false, "bot")]))).toBe(true);
  expect(mayChat(info([seat(true, "person"), seat(true, "person"), seat(false, "bot")]))).toBe(false);
  expect(mayChat(info([seat(true, "person"), seat(true, "person"), seat(false, "person")]))).toBe(true);
  expect(mayChat(info([seat(false, "person")], { removed: "banned" }))).toBe(false);
});
