import { describe, expect, it } from "vitest";
import { EDGES } from "./look";
import { LETTERS } from "./model";

describe("chips without colour", () => {
  it("have a rim and a letter of their own for each seat", () => {
    expect(new Set(EDGES).size).toBe(4);
    expect(new Set(LETTERS).size).toBe(4);
  });
});
