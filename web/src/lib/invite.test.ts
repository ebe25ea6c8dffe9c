import { describe, expect, it } from "vitest";
import { inviteOf } from "./invite";

const HERE = "localhost:8000";
const ID = "a-B3_xYz012";

describe("an invitation", () => {
  it.each([
    ID,
    ` ${ID} `,
    `/t/${ID}`,
    `t/${ID}`,
    `http://${HERE}/t/${ID}`,
    `https://${HERE}/t/${ID}/`,
    `${HERE}/t/${ID}`,
    `HTTP://LOCALHOST:8000/t/${ID}?x=1#y`,
    `<http://${HERE}/t/${ID}>`,
    `Join me: http://${HERE}/t/${ID}!`,
    `“${ID}”.`,
  ])("%s leads to the table", (typed) => expect(inviteOf(typed, HERE)).toEqual({ page: "t", id: ID }));

  it("may lead to a replay", () => expect(inviteOf(`http://${HERE}/r/${ID}`, HERE)).toEqual({ page: "r", id: ID }));

  it("may lead to another site", () => {
    expect(inviteOf(`https://spicery.example/t/${ID}`, HERE)).toEqual({
      page: "t",
      id: ID,
      elsewhere: `https://spicery.example/t/${ID}`,
    });
    expect(inviteOf(`192.168.0.7:8000/t/${ID}`, HERE)?.elsewhere).toBe(`http://192.168.0.7:8000/t/${ID}`);
  });

  it.each([
    "",
    "  ",
    "???",
    "hello there",
    "abc",
    "http://localhost:8000/",
    "http://localhost:8000/learn/spicy",
    "javascript:alert(1)",
    "ö-ä-ü-ß-ñ",
  ])("%s is none", (typed) => expect(inviteOf(typed, HERE)).toBeUndefined());
});
