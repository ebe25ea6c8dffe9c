import { describe, expect, it } from "vitest";
import { routeOf } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", { page: "landing" }],
    ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
    ["/r/abc", { page: "replay", id: "abc" }],
    ["/learn/spicy", { page: "learn", id: "spicy" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});
