import { describe, expect, it } from "vitest";
import { announcer } from "./announce.svelte";
import { routeOf, router } from "./router.svelte";

describe("routes", () => {
  it.each([
    ["/", { page: "landing" }],
    ["/t/aB3-_x", { page: "table", id: "aB3-_x" }],
    ["/r/abc", { page: "replay", id: "abc" }],
    ["/learn/spicy", { page: "learn", id: "spicy" }],
    ["/rules/spicy", { page: "rules", id: "spicy" }],
    ["/elsewhere", { page: "lost" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

it("takes nothing that was said along to another page", () => {
  announcer.say("Ann wins!");
  announcer.shout("Your turn.");
  router.go("/nowhere");
  expect([announcer.polite, announcer.urgent]).toEqual(["", ""]);
  announcer.say("Bea wins!");
  history.replaceState(null, "", "/");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(announcer.polite).toBe("");
});

it("keeps what an address asks for, and leaves alone what a page has followed itself", () => {
  const link = document.createElement("a");
  link.href = "/r/abc?step=7&seat=1";
  document.body.append(link);
  link.addEventListener("click", router.follow);
  link.click();
  expect([location.pathname, location.search]).toEqual(["/r/abc", "?step=7&seat=1"]);
  expect(router.route).toEqual({ page: "replay", id: "abc" });
  const { route } = router;
  link.addEventListener("click", (event) => event.preventDefault(), { capture: true });
  link.click();
  expect(router.route).toBe(route);
  link.remove();
});

it("goes to a place on a page, and leaves the page as it is where only the place changes", () => {
  router.go("/rules/spicy#S8");
  const { route } = router;
  expect([route, location.hash]).toEqual([{ page: "rules", id: "spicy" }, "#S8"]);
  history.replaceState(null, "", "#S9");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(router.route).toBe(route);
});

it("leaves a link alone that somebody else has followed", () => {
  router.go("/");
  const link = Object.assign(document.createElement("a"), { href: "/rules/spicy" });
  const click = new MouseEvent("click", { cancelable: true });
  Object.defineProperty(click, "target", { value: link });
  click.preventDefault();
  router.follow(click);
  expect(router.route.page).toBe("landing");
});
