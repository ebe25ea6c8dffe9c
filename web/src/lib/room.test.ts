import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Seat, TableInfo, ToClient } from "../wire";
import { Room } from "./room.svelte";

class QuietSocket {
  static readonly OPEN = 1;
  static last: QuietSocket;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    QuietSocket.last = this;
  }

  close(): void {
    // nothing to close
  }
}

const news = (v: number): News => ({
  say: "news",
  v,
  steps: [{ v, seat: 0, told: { "0": [`passed 0`] }, film: 0, reasons: [] }],
  looks: [],
  waiting: [0],
  left: null,
  ago: 0,
  scores: null,
  winners: null,
  ack: null,
});
const hear = (message: ToClient): void => QuietSocket.last.onmessage?.({ data: JSON.stringify(message) });
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", QuietSocket);
  room = new Room("x", "ws://x");
  room.plan = () => ({ motion: false, dwell: 1000 });
});

afterEach(() => {
  room.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a room", () => {
  it("shows one version at a time", () => {
    [1, 2, 3].forEach((v) => hear(news(v)));
    expect(room.news?.v).toBe(2); // the first one is what was found
    hear(news(4));
    vi.advanceTimersByTime(1000);
    expect(room.news?.v).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(room.steps.map(({ v }) => v)).toEqual([1, 2, 3, 4]);
  });

  it("catches up when it is far behind, or when a move was stale", () => {
    [1, 2, 3, 4, 5, 6, 7].forEach((v) => hear(news(v)));
    expect(room.news?.v).toBe(7);
    [8, 9, 10].forEach((v) => hear(news(v)));
    hear({ say: "refused", id: "a", why: "stale", clause: "", detail: "", v: 10 });
    expect(room.news?.v).toBe(10);
  });

  it("shows nothing of a version before its motion has been seen", () => {
    room.plan = () => ({ motion: true, dwell: 0 });
    hear(news(1));
    hear({ ...news(2), left: 60 });
    expect([room.news?.v, room.playback.moving?.v, room.steps.length, room.deadline]).toEqual([1, 2, 1, undefined]);
    const received = performance.now();
    vi.advanceTimersByTime(3000);
    room.playback.finish();
    expect([room.news?.v, room.before?.v, room.steps.length]).toEqual([2, 1, 2]);
    expect(room.deadline).toBe(received + 60_000); // the time that the motion took is gone
  });

  it("says that the game is over when its end is on view", () => {
    room.plan = () => ({ motion: true, dwell: 0 });
    hear(news(1));
    hear({ ...news(2), scores: [1, 2], winners: [1] });
    hear({ say: "table", over: true, seats: [] as Seat[] } as TableInfo);
    expect([room.info?.over, room.news?.scores]).toEqual([false, null]);
    room.playback.finish();
    expect([room.info?.over, room.news?.scores]).toEqual([true, [1, 2]]);
  });

  it("cuts a motion short when somebody here has little time to answer", () => {
    room.plan = () => ({ motion: true, dwell: 0 });
    hear(news(1));
    hear({ ...news(2), left: 8, looks: [{ seat: 0, facts: {}, legal: [] }] });
    vi.advanceTimersByTime(1999);
    expect(room.news?.v).toBe(1);
    vi.advanceTimersByTime(1);
    expect(room.news?.v).toBe(2);
    hear({ ...news(3), left: 8, looks: [{ seat: 1, facts: {}, legal: [] }] }); // another's clock
    vi.advanceTimersByTime(8000);
    expect(room.news?.v).toBe(2);
    room.playback.finish();
    room.races = () => true;
    vi.advanceTimersByTime(1000);
    hear({ ...news(4), looks: [{ seat: 0, facts: {}, legal: [] }] }); // no clock, but others may be quicker
    vi.advanceTimersByTime(1500);
    expect(room.news?.v).toBe(4);
  });

  it("is at once up to date after a break in the line, and while something moves live", () => {
    room.plan = () => ({ motion: true, dwell: 0 });
    hear(news(1));
    hear(news(2));
    QuietSocket.last.onopen?.(); // the line is back: hello is said again
    hear(news(3));
    expect(room.news?.v).toBe(3);
    hear(news(4));
    hear({ say: "grasped", seat: 1, do: "season lemon", live: true, over: false });
    expect([room.news?.v, room.grip?.seat]).toEqual([4, 1]);
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
