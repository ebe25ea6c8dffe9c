import type { Seat, TableInfo } from "../wire";

/** Somebody the table waits for, and how long until this client may let a bot play for them. */
export interface Wait {
  seat: Seat;
  away: boolean;
  /** Milliseconds; 0: now; undefined: a clock runs, so it is not for this client to say. */
  left: number | undefined;
}

/** A page that is being reloaded is not away yet (ms). */
const BLINK_MS = 5000;
/** Whoever is there is not spoken of before they have held up the table for long. */
const quiet = ({ away, left }: Wait): boolean => !away && left !== 0;

export interface Times {
  now: number;
  /** When the present question was put. */
  asked: number;
  /** When the person of each seat was last connected, if they are not. */
  gone: readonly (number | undefined)[];
}

/** When somebody may start the game in the host's place: milliseconds from now; undefined while the host is here. */
export function startLeft({ patience }: TableInfo, now: number, hostGone: number | undefined): number | undefined {
  return hostGone === undefined ? undefined : Math.max(0, hostGone + patience.away * 1000 - now);
}

/** Those whom the table waits for although they are away or do nothing; as the server's `patience.py` sees it. */
export function waitsAt(info: TableInfo, waiting: readonly number[], { now, asked, gone }: Times): Wait[] {
  const seated = info.seats.some(({ mine }) => mine);
  if (!info.started || info.over || !(info.host || seated)) return [];
  const untimed = info.clock.kind === "none";
  const { away: patience, here } = info.patience;
  const wait = (seat: Seat): Wait => {
    const left = gone[seat.seat];
    const away = left !== undefined;
    if (away && info.host) return { seat, away, left: 0 };
    if (!untimed) return { seat, away, left: undefined };
    const seconds = away || info.host ? patience : here;
    return { seat, away, left: Math.max(0, Math.max(asked, left ?? 0) + seconds * 1000 - now) };
  };
  return info.seats
    .filter(({ seat, kind, mine }) => kind === "person" && !mine && waiting.includes(seat))
    .filter(({ seat }) => now - (gone[seat] ?? -Infinity) >= Math.min(BLINK_MS, patience * 1000))
    .map(wait)
    .filter((each) => !quiet(each));
}
