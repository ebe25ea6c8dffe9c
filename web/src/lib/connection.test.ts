import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ToClient } from "../wire";
import { Connection, RESEND_MS } from "./connection.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (() => void) | null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said(kind: string): Array<Record<string, unknown>> {
    return this.sent.map((text) => JSON.parse(text) as Record<string, unknown>).filter(({ say }) => say === kind);
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
let heard: ToClient[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard = [];
  connection = new Connection("ws://x", {
    hello: () => ({ say: "hello", since: 5 }),
    heard: (message) => heard.push(message),
  });
  latest().open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says first which version it holds", () => {
    expect(latest().said("hello")).toEqual([{ say: "hello", since: 5 }]);
  });

  it("sends again, by the same id, what was not answered", () => {
    const id = connection.send({ say: "do", seat: 0, do: "pass", after: 5 });
    vi.advanceTimersByTime(RESEND_MS + 600);
    expect(
      latest()
        .said("do")
        .map((each) => each.id),
    ).toEqual([id, id]);
    latest().hear({ say: "ack", id, v: 6 });
    vi.advanceTimersByTime(2 * RESEND_MS);
    expect(latest().said("do")).toHaveLength(2);
  });

  it("asks less and less often where it is only ever told no", () => {
    for (let time = 0; time < 60_000; time += 100) {
      vi.advanceTimersByTime(100);
      if (latest().readyState !== 0) continue;
      latest().open();
      latest().hear({ say: "refused", id: "", why: "too-often", clause: "", detail: "", v: 0 });
      latest().close();
    }
    expect(FakeSocket.all.length).toBeLessThan(25);
  });

  it("hears the answer that comes folded into the news", () => {
    const id = connection.send({ say: "do", seat: 0, do: "pass", after: 5 });
    latest().hear({
      say: "news",
      v: 6,
      steps: [],
      looks: [],
      waiting: [],
      left: null,
      ago: 0,
      scores: null,
      winners: null,
      ack: { say: "ack", id, v: 6 },
    });
    expect(heard.map(({ say }) => say)).toEqual(["ack", "news"]);
    vi.advanceTimersByTime(2 * RESEND_MS);
    expect(latest().said("do")).toHaveLength(1);
  });

  it("comes back after a loss and repeats what is open", () => {
    const id = connection.send({ say: "start" });
    latest().close();
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
    latest().open();
    expect(connection.status).toBe("open");
    expect(
      latest()
        .said("start")
        .map((each) => each.id),
    ).toEqual([id]);
  });

  it("gives up a socket that says nothing", () => {
    vi.advanceTimersByTime(10_000);
    expect(connection.status).not.toBe("open");
  });

  it("echoes a pong at once", () => {
    latest().hear({ say: "pong", at: 0, mark: 42 });
    expect(latest().said("echo")).toEqual([{ say: "echo", mark: 42 }]);
    expect(heard).toEqual([]);
  });
});
