import { announcer } from "../lib/announce.svelte";
import { t } from "../lib/i18n.svelte";
import { sayChange } from "../lib/seating";
import type { Seat } from "../wire";

/** How long it is told that a seat changed hands (ms). */
const TOLD_MS = 8000;

/** Who was replaced, who is back and who is the host now, as long as that is told; which waits somebody has read and put away. */
export class Company {
  told = $state<string>();
  private read = $state.raw<readonly string[]>([]);
  private before: Seat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Say which seats, and the table, have changed hands since the table was told of last. */
  tell(seats: Seat[]): void {
    const changes = seats.flatMap((seat) =>
      [change(this.before[seat.seat], seat), hosting(this.before[seat.seat], seat)].filter(
        (text) => text !== undefined,
      ),
    );
    this.before = seats;
    if (!changes.length) return;
    this.told = [...new Set(changes)].join(" ");
    announcer.say(this.told);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hush(), TOLD_MS);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.told = undefined;
  }

  /** A wait is put away until the table has moved on. */
  putAway(seat: number, v: number): void {
    this.read = [`${seat} ${v}`, ...this.read].slice(0, 20);
  }

  isPutAway(seat: number, v: number): boolean {
    return this.read.includes(`${seat} ${v}`);
  }
}

function change(was: Seat | undefined, seat: Seat): string | undefined {
  if (!was || was.kind === seat.kind || seat.mine || was.mine) return undefined;
  if (seat.kind === "free" || (seat.kind === "person" && !seat.here)) return undefined;
  return sayChange({ kind: seat.kind, name: seat.name, was: was.name });
}

function hosting(was: Seat | undefined, seat: Seat): string | undefined {
  if (!was || was.host || !seat.host) return undefined;
  return seat.mine ? t("company-host-you") : t("company-host", { name: seat.name });
}
