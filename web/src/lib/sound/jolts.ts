/** Sudden changes of velocity, found while frames come in: for things whose motion isn't known in advance. */

/** Where something is, in a vertical plane (m). */
export interface Spot {
  x: number;
  z: number;
}

export interface Jolt {
  /** Which of the things that are watched. */
  index: number;
  /** By how much its velocity changed (m/s), apart from what gravity may have done. */
  speed: number;
  /** How fast it had been going upwards, and how fast it goes now. */
  before: number;
  after: number;
}

const GRAVITY = 9.81;
/** What is left of a jolt below this is tremor (m/s). */
const TREMOR = 0.06;
/** After a gap of this length motion is looked at afresh (seconds). */
const GAP = 0.1;

export class Jolts {
  private at: number | undefined;
  private spots: readonly Spot[] = [];
  private speeds: Spot[] | undefined;

  /** Everything at a time (seconds); the jolts since the last look. */
  look(at: number, spots: readonly Spot[]): Jolt[] {
    const seconds = at - (this.at ?? at);
    if (this.at !== undefined && seconds === 0) return [];
    const [last, old] = [this.spots, this.speeds];
    this.at = at;
    this.spots = spots;
    this.speeds = undefined;
    if (seconds <= 0 || seconds > GAP || last.length !== spots.length) return [];
    const speeds = spots.map(({ x, z }, index) => ({
      x: (x - last[index]!.x) / seconds,
      z: (z - last[index]!.z) / seconds,
    }));
    this.speeds = speeds;
    if (!old) return [];
    return speeds.flatMap(({ x, z }, index) => {
      const { x: ox, z: before } = old[index]!;
      const speed = Math.hypot(x - ox, z - before) - GRAVITY * seconds;
      return speed > TREMOR ? [{ index, speed, before, after: z }] : [];
    });
  }
}
