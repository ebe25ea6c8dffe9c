import type { Hands } from "../games/contract";
import type { Advice, Grasped, Hello, Look, News, Refused, Said, Step, TableInfo, ToClient } from "../wire";
import { Connection, type Unsent } from "./connection.svelte";
import { Playback, type Plan } from "./playback.svelte";

export const ONLOOKER = -2;
const MOST_CHAT = 200;
/** Motion may use up this share of the time that somebody here has to answer. */
const SHARE_OF_CLOCK = 0.25;
/** The same where others may answer first, and no clock says until when (ms). */
const RACE_MS = 1500;
const AT_ONCE: Plan = { motion: false, dwell: 0 };

/** A table as this client knows it, shown version by version so that a person can follow. */
export class Room {
  private about = $state.raw<TableInfo>();
  /** A version is on view that is not the last one. */
  private readonly playing = $derived(this.news !== undefined && !this.news.scores);
  /** All about the table; that the game is over is told when its end is on view. */
  readonly info = $derived(this.about && { ...this.about, over: this.about.over && !this.playing });
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
  /** When the present question was put, when the person of each seat and the host were last connected (if they are
   * not), and when somebody first asked for another game; on the same clock. */
  askedAt = $state(0);
  goneAt = $state.raw<(number | undefined)[]>([]);
  hostGoneAt = $state<number>();
  wantedAt = $state<number>();
  private readonly answers = new Map<string, () => void>();
  readonly connection: Connection;
  /** How the page plays a version back, and whether several seats are awaited at once; until it says so, all is shown at once. */
  plan: (news: News) => Plan = () => AT_ONCE;
  races: (news: News) => boolean = () => false;
  readonly playback = new Playback<News>({ plan: (news) => this.plan(news), show: (news) => this.show(news) });
  /** How things stood before the version on view. */
  before = $state.raw<News>();
  private readonly deadlines = new WeakMap<News, number>();
  private held = 0;
  /** The next news is what was missed: there is nothing to wait for. */
  private returned = true;
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
      hello: () => this.hello(),
      heard: (message) => this.heard(message),
      seen: (frame) => (this.frame = frame),
    });
  }

  close(): void {
    this.playback.close();
    this.connection.close();
  }

  /** The version on view; a newer one may be known, whose motion is still being seen. */
  get news(): News | undefined {
    return this.playback.shown;
  }

  private hello(): Hello {
    this.returned = true;
    return { say: "hello", since: this.held, watch: this.watch, folded: true };
  }

  say(message: Unsent): string {
    return this.connection.send(message);
  }

  /** The same, until the server has taken it or refused it. */
  ask(message: Unsent): Promise<void> {
    return new Promise((resolve) => this.answers.set(this.say(message), resolve));
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

  look(seat: number, news = this.news): Look | undefined {
    return news?.looks.find((each) => each.seat === seat);
  }

  private heard(message: ToClient): void {
    if ((message.say === "ack" || message.say === "refused") && message.id === this.asked) {
      this.asked = "";
      if (message.say === "ack") this.became = message.v;
    }
    if (message.say === "ack" || message.say === "refused") {
      this.answers.get(message.id)?.();
      this.answers.delete(message.id);
    }
    if (message.say === "table") this.heardAbout(message);
    else if (message.say === "news") this.enqueue(message);
    else if (message.say === "said") this.chat = [...this.chat, message].slice(-MOST_CHAT);
    else if (message.say === "advice") this.advice = message;
    else if (message.say === "refused") this.refuse(message);
    else if (message.say === "grasped") this.grasped(message);
    else if (message.say === "frozen") this.frozen = message.detail;
  }

  private heardAbout(info: TableInfo): void {
    const now = performance.now();
    const then = (seconds: number | null): number | undefined => (seconds === null ? undefined : now - seconds * 1000);
    this.about = info;
    this.askedAt = now - info.ago * 1000;
    this.goneAt = info.seats.map(({ kind, gone }) => (kind === "person" ? then(gone) : undefined));
    this.hostGoneAt = then(info.away);
    this.wantedAt = then(info.wanted);
  }

  private refuse(message: Refused): void {
    if (message.id === this.grasping?.id && message.why === "not-now") {
      this.denied = this.grasping.do;
      return;
    }
    this.refused = message;
    if (message.why === "stale") this.playback.catchUp();
  }

  /** What moves live is seen as it moves, so all that came before it is shown first. */
  private grasped(message: Grasped): void {
    if (message.over) return void (this.grip = undefined);
    this.playback.catchUp();
    this.grip = message;
  }

  private enqueue(news: News): void {
    const returned = this.returned;
    this.returned = false;
    if (news.v < this.held) return;
    this.held = news.v;
    this.askedAt = performance.now() - news.ago * 1000;
    if (news.left !== null) this.deadlines.set(news, performance.now() + news.left * 1000);
    this.playback.receive(news, this.patience(news));
    if (returned) this.playback.catchUp();
  }

  /** How long motion may keep this version from somebody here who is to answer it (ms). */
  private patience(news: News): number | undefined {
    if (!news.looks.some(({ seat }) => news.waiting.includes(seat))) return undefined;
    if (news.left !== null) return news.left * 1000 * SHARE_OF_CLOCK;
    return this.races(news) ? RACE_MS : undefined;
  }

  private show(news: News): void {
    const last = this.steps.at(-1)?.v ?? -1;
    this.steps = [...this.steps, ...news.steps.filter((step) => step.v > last)];
    this.deadline = this.deadlines.get(news);
    if (news.v !== this.news?.v) this.before = this.news;
    this.advice = undefined;
    this.grip = undefined;
    this.frame = undefined;
  }
}
