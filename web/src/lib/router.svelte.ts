import { announcer } from "./announce.svelte";

export type Route =
  | { page: "landing" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "learn"; id: string }
  | { page: "practice"; id: string }
  | { page: "rules"; id: string }
  | { page: "lost" };

const PATTERNS: Array<[RegExp, (id: string) => Route]> = [
  [/^\/$/, () => ({ page: "landing" })],
  [/^\/t\/([\w-]+)$/, (id) => ({ page: "table", id })],
  [/^\/r\/([\w-]+)$/, (id) => ({ page: "replay", id })],
  [/^\/learn\/([\w-]+)$/, (id) => ({ page: "learn", id })],
  [/^\/practice\/([\w-]+)$/, (id) => ({ page: "practice", id })],
  [/^\/rules\/([\w-]+)$/, (id) => ({ page: "rules", id })],
];

export function routeOf(path: string): Route {
  for (const [pattern, make] of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return make(match[1] ?? "");
  }
  return { page: "lost" };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));
  private path = location.pathname;

  constructor() {
    addEventListener("popstate", () => {
      if (location.pathname !== this.path) this.show(location.pathname); // else another place of the same page
    });
  }

  /** Go to a page; behind a # there may be a place on it. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.show(location.pathname);
    scrollTo(0, 0);
  }

  private show(path: string): void {
    announcer.clear();
    this.path = path;
    this.route = routeOf(path);
  }

  /** Links within the site change the page without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented) return; // the page has followed it itself
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = (event.target as Element).closest("a");
    if (!plain || !link || link.origin !== location.origin || link.target || link.download) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
