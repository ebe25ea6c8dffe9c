import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, ToClient } from "../wire";
import { Room } from "./room.svelte";

class QuietSocket {
  static readonly OPEN = 1;
  static last: QuietSocket;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    QuietSocket.last = this;
  }

  close(): void {
    // nothing to close
  }
}

const news = (v: number): News => ({
  say: "news", v, steps: [{ v, seat: 0, told: { "0": [`passed 0`] }, film: 0 }], looks: [], waiting: [0], left: null, scores: null, winners: null, ack: null,
});
const hear = (message: ToClient): void => QuietSocket.last.onmessage?.({ data: JSON.stringify(message) });
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", QuietSocket);
  room = new Room("x", "ws://x");
  room.dwell = () => 1000;
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a room", () => {
  it("shows one version at a time", () => {
    [1, 2, 3].forEach((v) => hear(news(v)));
    expect(room.news?.v).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(room.news?.v).toBe(2);
    room.hurry();
    expect(room.news?.v).toBe(3);
    expect(room.steps.map(({ v }) => v)).toEqual([1, 2, 3]);
  });

  it("catches up when it is far behind, or when a move was stale", () => {
    [1, 2, 3, 4, 5, 6].forEach((v) => hear(news(v)));
    expect(room.news?.v).toBe(6);
    [7, 8].forEach((v) => hear(news(v)));
    hear({ say: "refused", id: "a", why: "stale", clause: "", detail: "", v: 8 });
    expect(room.news?.v).toBe(8);
  });

  it("is busy until an action was answered and its version is shown", () => {
    hear(news(1));
    const id = room.act(0, "pass");
    expect(room.busy).toBe(true);
    hear({ say: "ack", id: "another", v: 2 });
    expect(room.busy).toBe(true);
    hear({ say: "ack", id, v: 2 });
    expect(room.busy).toBe(true);
    hear(news(2));
    vi.advanceTimersByTime(1000);
    expect(room.busy).toBe(false);
    hear({ say: "refused", id: room.act(0, "pass"), why: "illegal", clause: "S9", detail: "", v: 2 });
    expect(room.busy).toBe(false);
  });

  it("never goes back, and tells nothing twice", () => {
    hear(news(3));
    vi.advanceTimersByTime(1000);
    hear(news(2));
    hear(news(3));
    vi.advanceTimersByTime(5000);
    expect(room.news?.v).toBe(3);
    expect(room.steps).toHaveLength(1);
  });
});
