import { describe, expect, it } from "vitest";
import { dishPoints, forced, type Facts } from "./model";

const ending = (dish: string | null, stands: string): Facts =>
  ({ earned: [3], menu: [{ dish: "trout", points: 2 }], stoves: [{ dish, stands }] }) as unknown as Facts;

describe("points for dishes at the end", () => {
  it("count a dish that is ready in the pan, and no other", () => {
    expect(dishPoints(ending("trout", "ready"), 0)).toBe(5);
    expect(dishPoints(ending("crepe", "ready"), 0)).toBe(8);
    expect(dishPoints(ending("trout", "cooking"), 0)).toBe(3);
    expect(dishPoints(ending(null, "empty"), 0)).toBe(3);
  });
});

describe("what is done by itself", () => {
  it("is to cook the only dish that is left, not what a hand does", () => {
    const kitchen = ending(null, "empty");
    expect(forced(kitchen, ["cook trout"])).toEqual({ action: "cook trout", open: true });
    expect([["cook trout", "cook crepe"], ["heat"], []].map((legal) => forced(kitchen, legal))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
