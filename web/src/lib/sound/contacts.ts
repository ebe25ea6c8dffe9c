/** What is heard of things in motion, found from the motion alone: where a velocity changes suddenly,
 * something was hit; where a body moves along the ground, it slides. Metres and seconds throughout. */

export type Vector = readonly [x: number, y: number, z: number];

export interface Pose {
  at: Vector;
  /** A quaternion (w, x, y, z); its z axis is the axis of the disc. */
  turn: readonly [w: number, x: number, y: number, z: number];
}

/** Where a disc is in every frame; one that never moves needs a single pose. */
export interface Path {
  body: number;
  poses: readonly Pose[];
}

/** The size of the discs, and where the board gives way to the table. */
export interface Scale {
  /** Frames per second. */
  rate: number;
  radius: number;
  thickness: number;
  /** From the middle of the board to its edges. */
  half: number;
}

export interface Contact {
  ms: number;
  body: number;
  kind: "hit" | "slide";
  on: "board" | "table" | "chip";
  /** Metres per second: how fast the two met, or how fast one slides over the other. */
  speed: number;
}

/** Changes of velocity within one frame (m/s). Friction and gravity stay below this; contact doesn't. */
const KICK = 0.12;
/** The same for the other body of a collision, which may be hit at an angle. */
const NUDGE = 0.05;
/** A collision between two frames shows in two differences, and one within a frame in three. */
const SMEARED = 3;
/** Sliding: at least this fast, and hardly rising or falling (m/s). */
const SLIDING = 0.08;
const LEVEL = 0.06;
/** How often a body that slides is reported (frames). */
const GRAIN = 3;
/** How far apart two surfaces may seem while they touch (m). */
const SLACK = 0.003;
const LIFTED = 0.0015;

interface Track {
  body: number;
  poses: readonly Pose[];
  /** Between each frame and the next. */
  speeds: Vector[];
  /** By how much the velocity changes at each frame. */
  kicks: Vector[];
}

interface Hit {
  track: Track;
  /** The frame with the largest change, and the first one. */
  frame: number;
  first: number;
  kick: Vector;
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const plus = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const size = (a: Vector): number => Math.hypot(...a);
const REST: Vector = [0, 0, 0];

/** Falling is no contact: only what lifts a body, slows its fall or turns it aside counts. */
const force = ([x, y, z]: Vector): number => Math.hypot(x, y, Math.max(0, z));

const poseAt = ({ poses }: Pick<Track, "poses">, frame: number): Pose =>
  poses[Math.max(0, Math.min(poses.length - 1, frame))]!;

function track({ body, poses }: Path, rate: number): Track {
  const speeds = poses.slice(1).map(({ at }, frame) => {
    const [x, y, z] = minus(at, poses[frame]!.at);
    return [x * rate, y * rate, z * rate] as const;
  });
  const kicks = speeds.map((speed, frame) => (frame ? minus(speed, speeds[frame - 1]!) : REST));
  return { body, poses, speeds, kicks };
}

/** The sudden changes of velocity of one body, each summed over the frames that it is smeared over. */
function hitsOf(each: Track): Hit[] {
  const hits: Hit[] = [];
  for (let frame = 1; frame < each.kicks.length; frame++) {
    if (force(each.kicks[frame]!) < KICK) continue;
    const hit: Hit = { track: each, frame, first: frame, kick: REST };
    for (let more = 0; more < SMEARED && force(each.kicks[frame] ?? REST) >= NUDGE; more++, frame++) {
      hit.kick = plus(hit.kick, each.kicks[frame]!);
      if (force(each.kicks[frame]!) > force(each.kicks[hit.frame]!)) hit.frame = frame;
    }
    hits.push(hit);
  }
  return hits;
}

/** How far the lowest point of a disc is above the ground. */
function gap({ at, turn }: Pose, { radius, thickness }: Scale): number {
  const upright = Math.min(1, Math.abs(1 - 2 * (turn[1] ** 2 + turn[2] ** 2)));
  return at[2] - radius * Math.sqrt(1 - upright ** 2) - (thickness / 2) * upright;
}

/** The disc that this one ran into or came down on, if it was a disc. */
function partnerOf({ track: own, frame, first }: Hit, tracks: readonly Track[], scale: Scale): Track | undefined {
  const here = poseAt(own, frame);
  const lifted = gap(here, scale) > LIFTED;
  const near = tracks
    .filter((each) => each !== own)
    .map((each) => ({ each, off: minus(poseAt(each, frame).at, here.at) }))
    .filter(
      ({ off: [x, y, z] }) =>
        Math.hypot(x, y) < 2 * scale.radius + SLACK && Math.abs(z) < scale.radius + scale.thickness,
    )
    .sort((one, two) => size(one.off) - size(two.off));
  const kicked = ({ kicks }: Track): boolean =>
    kicks.slice(Math.max(0, first - 1), frame + 2).some((kick) => size(kick) > NUDGE && force(kick) > NUDGE);
  return near.find(({ each, off }) => kicked(each) || (lifted && off[2] < 0))?.each;
}

const speedBefore = ({ speeds }: Track, frame: number): Vector => speeds[frame - 1] ?? REST;

function grounds({ at }: Pose, { half }: Scale): "board" | "table" {
  return Math.max(Math.abs(at[0]), Math.abs(at[1])) > half ? "table" : "board";
}

/** The hits of all bodies; two that hit each other are heard once. */
function hits(tracks: readonly Track[], scale: Scale): Contact[] {
  const found: Contact[] = [];
  const met = new Map<string, number>();
  for (const hit of tracks.flatMap(hitsOf).sort((one, two) => one.frame - two.frame)) {
    const { track: own, frame, first, kick } = hit;
    const partner = partnerOf(hit, tracks, scale);
    const ms = (frame * 1000) / scale.rate;
    if (!partner) {
      found.push({ ms, body: own.body, kind: "hit", on: grounds(poseAt(own, frame), scale), speed: force(kick) });
      continue;
    }
    const pair = [own.body, partner.body].sort((one, two) => one - two).join();
    const again = frame - (met.get(pair) ?? -Infinity) <= SMEARED;
    met.set(pair, frame);
    if (again) continue;
    const speed = Math.max(size(minus(speedBefore(own, first), speedBefore(partner, first))), force(kick));
    found.push({ ms, body: own.body, kind: "hit", on: "chip", speed });
  }
  return found;
}

/** Where bodies slide over the ground, told every few frames as long as they do. */
function slides(tracks: readonly Track[], scale: Scale): Contact[] {
  return tracks.flatMap((each) => {
    const sliding = each.speeds.map(([x, y, z], frame) => {
      const along = Math.hypot(x, y);
      const grounded = gap(poseAt(each, frame), scale) < LIFTED;
      return along > SLIDING && Math.abs(z) < LEVEL && grounded ? along : 0;
    });
    return sliding.flatMap((speed, frame) => {
      if (frame % GRAIN || !speed || !sliding[frame + 1]) return [];
      const on = grounds(poseAt(each, frame), scale);
      return [{ ms: (frame * 1000) / scale.rate, body: each.body, kind: "slide", on, speed } as const];
    });
  });
}

/** All that is heard of a film of discs on a board, in the order in which it happens. */
export function contactsOf(paths: readonly Path[], scale: Scale): Contact[] {
  const tracks = paths.map((path) => track(path, scale.rate));
  return [...hits(tracks, scale), ...slides(tracks, scale)].sort((one, two) => one.ms - two.ms);
}
