import { describe, expect, it } from "vitest";
import { announcer } from "./announce.svelte";
import { routeOf, router } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", { page: "landing" }],
    ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
    ["/r/abc", { page: "replay", id: "abc" }],
    ["/learn/spicy", { page: "learn", id: "spicy" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

it("takes nothing that was said along to another page", () => {
  announcer.say("Ann wins!");
  announcer.shout("Your turn.");
  router.go("/nowhere");
  expect([announcer.polite, announcer.urgent]).toEqual(["", ""]);
  announcer.say("Bea wins!");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(announcer.polite).toBe("");
});
