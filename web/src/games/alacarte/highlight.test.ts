import { describe, expect, it } from "vitest";
import { highlightOf } from "./highlight";

const MENU = [{ dish: "trout-by-moonlight", points: 2 }];
const of = (...lines: string[]): ReturnType<typeof highlightOf> => highlightOf(lines, MENU, ["Ann", "Bea"], 0);

describe("what everybody looks up for", () => {
  it("is nothing small", () => {
    expect(of("rolled 0 2", "rose 0 2")).toBeUndefined();
    expect(of("fell 0 lemon 1 0")).toBeUndefined();
  });

  it("says whose it is, how it feels and what it is worth", () => {
    expect(of("fell 1 lemon 1 0", "served 1 trout-by-moonlight star")).toMatchObject({
      kind: "star",
      seat: 1,
      face: "glad",
      points: 2,
      last: false,
    });
    expect(of("served 0 crepe plain")).toMatchObject({ kind: "served", points: 5 });
    expect(of("binned 0 trout-by-moonlight")).toMatchObject({ kind: "binned", face: "hit", points: 0 });
  });

  it("is what weighs most", () => {
    expect(of("rolled 0 everybody", "all-rose 1", "burned 1 trout-by-moonlight")?.kind).toBe("burned");
    expect(of("binned 0 trout-by-moonlight", "served 1 trout-by-moonlight plain")?.kind).toBe("served");
  });

  it("belongs to nobody where it is everybody's, and knows the end", () => {
    expect(of("rolled 0 everybody", "all-rose 1")).toMatchObject({ kind: "all-rose", seat: -1 });
    expect(of("served 0 trout-by-moonlight star", "ended three-stars")?.last).toBe(true);
  });
});
