/** One's last throw, for the next one: its stroke, where it began, and where the chip came to rest. */
import { seenFrom, type Spot } from "./board";
import { restOf } from "./throwing";
import type { Made } from "./thrower.svelte";
import type { Chip } from "./wire";

/** As whoever threw sees the board. */
export interface Trace {
  stroke: readonly Spot[];
  /** Where the chip left the hand. */
  from: Spot;
  rest?: Spot;
}

interface Throw {
  made: Made;
  seat: number;
  side: number;
  rest?: Spot;
}

export class Ghost {
  private last = $state.raw<Throw>();

  /** A chip was thrown by a seat that stands at a side. */
  threw(made: Made, seat: number, side: number): void {
    this.last = { made, seat, side };
  }

  /** Look for the chip on the board, once it is there. */
  look(chips: readonly Chip[]): void {
    if (!this.last || this.last.rest) return;
    const { seat, side, made } = this.last;
    const chip = chips.find((each) => each.seat === seat && each.value === made.value);
    if (chip) this.last = { ...this.last, rest: seenFrom(side, { x: chip.at[0], y: chip.at[1] }) };
  }

  forget(): void {
    this.last = undefined;
  }

  /** What a seat at a side sees of its own last throw. */
  seenBy(seat: number, side: number): Trace | undefined {
    if (this.last?.seat !== seat || this.last.side !== side) return undefined;
    const { made, rest } = this.last;
    return { stroke: made.path, from: { x: made.release.x, y: made.release.y }, ...(rest ? { rest } : {}) };
  }
}

/** What would have brought a throw closer to a target. */
export interface Advice {
  pace: "faster" | "slower" | "same";
  side: "left" | "right" | "same";
}

const NEAR = 300; // tenths of a millimetre that nobody needs to be told about

/** How to come closer to a target next time; a chip off the board counts where it was thrown to. */
export function adviceOf({ release, far }: Made, rest: Spot | undefined, target: Spot): Advice {
  const speed = Math.hypot(release.vx, release.vy);
  const line = { from: release, way: { x: release.vx / speed, y: release.vy / speed } };
  const end = rest ?? restOf(line, far);
  const [dx, dy] = [target.x - end.x, target.y - end.y];
  const along = dx * line.way.x + dy * line.way.y;
  const across = dx * line.way.y - dy * line.way.x;
  return {
    pace: along >= NEAR ? "faster" : along <= -NEAR ? "slower" : "same",
    side: across >= NEAR ? "right" : across <= -NEAR ? "left" : "same",
  };
}
