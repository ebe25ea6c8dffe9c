import type { Echo, Grasp, Hello, Ping, Pong, Settle, Tilt, ToClient, ToServer } from "../wire";

export type Status = "connecting" | "open" | "lost";
/** A message that is answered: by an ack, a refusal or advice with the same id. */
export type Asking = Exclude<ToServer, Hello | Ping | Echo | Grasp | Tilt | Settle>;
/** The same before it was given an id. */
export type Unsent = Asking extends infer Each ? (Each extends Asking ? Omit<Each, "id"> : never) : never;

export const RESEND_MS = 2500;
const PING_MS = 2500;
const SILENCE_MS = 9000;
const LONGEST_WAIT_MS = 8000;

interface Handlers {
  hello: () => Hello;
  heard: (message: ToClient) => void;
  /** Bytes: a frame of something that moves live. */
  seen?: (frame: ArrayBuffer) => void;
}

/** A socket that comes back by itself and sends again what was not answered. */
export class Connection {
  status = $state<Status>("connecting");
  /** The way there and back, in milliseconds. */
  lag = $state(0);
  /** Messages of this person that nobody has answered yet. */
  waiting = $state(0);
  private socket: WebSocket | undefined;
  private readonly unanswered = new Map<string, { text: string; sent: number }>();
  private readonly timer: ReturnType<typeof setInterval>;
  private heardAt = 0;
  private pingedAt = 0;
  private failures = 0;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
  ) {
    this.open();
    this.timer = setInterval(() => this.tend(), 500);
  }

  /** Send a message; the id that its answer will carry. */
  send(message: Unsent): string {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
    const text = JSON.stringify({ ...message, id });
    this.unanswered.set(id, { text, sent: performance.now() });
    this.waiting = this.unanswered.size;
    this.post(text);
    return id;
  }

  /** Say what is soon out of date: it is not sent again. */
  cast(message: Grasp | Tilt | Settle): void {
    this.post(JSON.stringify(message));
  }

  /** Come back as whom the cookie now names; the server knows a socket by the cookie it began with. */
  renew(): void {
    const socket = this.socket;
    if (socket) socket.onclose = null;
    socket?.close();
    this.status = "connecting";
    this.open();
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => this.opened();
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
      data instanceof ArrayBuffer ? this.handlers.seen?.(data) : this.heard(JSON.parse(data) as ToClient);
    socket.onclose = () => this.lost(socket);
  }

  private opened(): void {
    this.status = "open";
    this.heardAt = performance.now();
    this.post(JSON.stringify(this.handlers.hello()));
    for (const each of this.unanswered.values()) this.repeat(each);
  }

  private heard(message: ToClient): void {
    this.heardAt = performance.now();
    if (message.say !== "refused" && message.say !== "frozen") this.failures = 0; // a no may be its last word
    if (message.say === "news" && message.ack) this.heard(message.ack); // folded into the news
    if ("id" in message && message.say !== "table") this.unanswered.delete(message.id);
    this.waiting = this.unanswered.size;
    if (message.say === "pong") this.echo(message);
    else this.handlers.heard(message);
  }

  private echo(pong: Pong): void {
    this.lag = Math.round(performance.now() - pong.at);
    this.post(JSON.stringify({ say: "echo", mark: pong.mark } satisfies Echo));
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.status = "lost";
    this.failures += 1;
    const wait = Math.min(LONGEST_WAIT_MS, 300 * 2 ** this.failures) * (0.5 + Math.random() / 2);
    setTimeout(() => !this.closed && this.open(), wait);
  }

  private tend(): void {
    if (this.status !== "open") return;
    const now = performance.now();
    if (now - this.heardAt > SILENCE_MS) return this.giveUp();
    if (now - this.pingedAt > PING_MS) {
      this.pingedAt = now;
      this.post(JSON.stringify({ say: "ping", at: now } satisfies Ping));
    }
    for (const each of this.unanswered.values()) if (now - each.sent > RESEND_MS) this.repeat(each);
  }

  /** A socket that says nothing is as good as closed, whatever it believes itself. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(socket);
  }

  private repeat(each: { text: string; sent: number }): void {
    each.sent = performance.now();
    this.post(each.text);
  }

  private post(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}
