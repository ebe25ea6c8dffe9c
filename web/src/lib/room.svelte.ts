import type { Hands } from "../games/seam";
import type { Advice, Grasped, Look, News, Refused, Said, Step, TableInfo, ToClient } from "../wire";
import { Connection, type Unsent } from "./connection.svelte";

export const ONLOOKER = -2;
const MOST_CHAT = 200;
/** More than this many versions behind, and the client catches up without ceremony. */
const MOST_BEHIND = 4;

/** How long the page wants to dwell on what just happened before it shows what came next (ms). */
export type Dwell = (news: News, before: Look | undefined) => number;

/** A table as this client knows it, shown version by version so that a person can follow. */
export class Room {
  info = $state.raw<TableInfo>();
  news = $state.raw<News>();
  steps = $state.raw<Step[]>([]);
  chat = $state.raw<Said[]>([]);
  advice = $state.raw<Advice>();
  refused = $state.raw<Refused>();
  frozen = $state("");
  /** Who holds something that moves live, and its latest frame. */
  grip = $state.raw<Grasped>();
  frame = $state.raw<ArrayBuffer>();
  private denied = $state<string>();
  /** When the present wait ends, on the clock of performance.now(). */
  deadline = $state<number>();
  readonly connection: Connection;
  dwell: Dwell = () => 0;
  private queue: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = 0;
  /** The action that was not answered yet, and the version that the last one became. */
  private asked = "";
  private became = 0;
  private grasping: { id: string; do: string } | undefined;

  constructor(
    readonly id: string,
    url: string,
    private readonly watch = false,
  ) {
    this.connection = new Connection(url, {
      hello: () => ({ say: "hello", since: this.held, watch: this.watch, folded: true }),
      heard: (message) => this.heard(message),
      seen: (frame) => (this.frame = frame),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  say(message: Unsent): string {
    return this.connection.send(message);
  }

  /** An action of a seat, against the version that its player sees. */
  act(seat: number, text: string): string {
    this.refused = undefined;
    this.advice = undefined;
    this.asked = this.say({ say: "do", seat, do: text, after: this.news?.v ?? 0 });
    return this.asked;
  }

  /** Whether the last action is still on its way, or done but not yet shown. */
  get busy(): boolean {
    return this.asked !== "" || this.became > (this.news?.v ?? 0);
  }

  /** What really happened on the table beside the screen. */
  answer(text: string): string {
    this.refused = undefined;
    return this.say({ say: "answer", do: text, after: this.news?.v ?? 0 });
  }

  /** The hands of a seat, for games in which something is moved live. */
  handsOf(seat: number): Hands {
    const grasp = (text: string): void => {
      this.refused = undefined;
      this.grip = undefined;
      this.denied = undefined;
      this.grasping = { id: `grasp ${seat} ${performance.now()}`, do: text };
      this.connection.cast({ say: "grasp", seat, ...this.grasping, after: this.news?.v ?? 0 });
    };
    const tilt = (at: number, shake: number): void => this.connection.cast({ say: "tilt", seat, at, shake });
    const settle = (): void => this.connection.cast({ say: "settle", seat });
    return { held: this.grip, denied: this.denied, frame: this.frame, grasp, tilt, settle };
  }

  look(seat: number): Look | undefined {
    return this.news?.looks.find((each) => each.seat === seat);
  }

  private heard(message: ToClient): void {
    if ((message.say === "ack" || message.say === "refused") && message.id === this.asked) {
      this.asked = "";
      if (message.say === "ack") this.became = message.v;
    }
    if (message.say === "table") this.info = message;
    else if (message.say === "news") this.enqueue(message);
    else if (message.say === "said") this.chat = [...this.chat, message].slice(-MOST_CHAT);
    else if (message.say === "advice") this.advice = message;
    else if (message.say === "refused") this.refuse(message);
    else if (message.say === "grasped") this.grip = "over" in message && message.over ? undefined : message;
    else if (message.say === "frozen") this.frozen = message.detail;
  }

  private refuse(message: Refused): void {
    if (message.id === this.grasping?.id && message.why === "not-now") {
      this.denied = this.grasping.do;
      return;
    }
    this.refused = message;
    if (message.why === "stale") this.catchUp();
  }

  private enqueue(news: News): void {
    if (news.v < this.held) return;
    this.held = news.v;
    this.queue.push(news);
    if (this.queue.length > MOST_BEHIND) this.catchUp();
    else if (this.timer === undefined) this.showNext();
  }

  private catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.show(this.queue.shift()!);
  }

  private showNext(): void {
    const news = this.queue.shift();
    if (!news) return;
    const wait = this.dwell(news, this.news?.looks[0]);
    this.show(news);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.showNext();
    }, wait);
  }

  /** Go on at once, where somebody has seen enough. */
  hurry(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.showNext();
  }

  private show(news: News): void {
    const last = this.steps.at(-1)?.v ?? -1;
    this.steps = [...this.steps, ...news.steps.filter((step) => step.v > last)];
    this.deadline = news.left === null ? undefined : performance.now() + news.left * 1000;
    this.news = news;
    this.advice = undefined;
    this.grip = undefined;
    this.frame = undefined;
  }
}
