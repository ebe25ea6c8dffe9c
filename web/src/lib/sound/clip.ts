/** A sound in the making: samples that noises, ringing bodies, tones and strings are added to. Everything that
 * is heard is computed here, so it can be tested without a browser. */

export type Random = () => number;

export const RATE = 44_100;
const SILENT = 1e-4;
/** Filters follow their path in steps of this many samples. */
const STRIDE = 32;
const END_FADE = 0.006;
/** Samples in one period of a computed wave. */
const PERIOD = 4096;

/** A frequency or level over the course of a sound: fixed, or points of [share of its time, value]. */
export type Curve = number | ReadonlyArray<readonly [share: number, value: number]>;

export interface Filter {
  kind: "low" | "band" | "high";
  hz: Curve;
  /** Resonance; 0.7 is flat. */
  q?: number;
}

/** How something sounds over time: it fades in and out like a breath (`swell`), or starts and dies away. */
export interface Shape {
  long: number;
  gain?: number;
  attack?: number;
  swell?: boolean;
  /** How quickly it dies away; 0 keeps its level and only releases at the end. */
  fade?: number;
  filter?: Filter;
}

export interface Tone extends Shape {
  hz: Curve;
  /** The levels of the harmonics, from the first. */
  partials?: readonly number[];
  vibrato?: { hz: number; depth: number };
}

/** One way in which a body rings. */
export interface Mode {
  hz: number;
  gain: number;
  /** Seconds until it has fallen to a third. */
  decay: number;
}

/** The value of a curve at a share of its time; frequencies and levels are interpolated by ratio. */
export function along(curve: Curve, share: number): number {
  if (typeof curve === "number") return curve;
  const after = curve.findIndex(([at]) => at >= share);
  if (after <= 0) return (after ? curve.at(-1) : curve[0])?.[1] ?? 0;
  const [[from, low], [to, high]] = [curve[after - 1]!, curve[after]!];
  return low * (high / low) ** ((share - from) / (to - from));
}

/** A curve through these values at even distances. */
export function glide(...values: number[]): Curve {
  return values.map((value, at) => [at / (values.length - 1), value] as const);
}

/** Repeatable random numbers, for tests. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A state-variable filter whose frequency may move. */
function filtering({ kind, hz, q = 0.7 }: Filter, rate: number): (sample: number, share: number, at: number) => number {
  const k = 1 / q;
  let [g, a, low, band] = [0, 0, 0, 0];
  return (sample, share, at) => {
    if (at % STRIDE === 0) {
      g = Math.tan((Math.PI * Math.min(along(hz, share), rate * 0.45)) / rate);
      a = 1 / (1 + g * (g + k));
    }
    const high = (sample - (k + g) * band - low) * a;
    const mid = band + g * high;
    const deep = low + g * mid;
    band = mid + g * high;
    low = deep + g * mid;
    return kind === "band" ? mid * k : kind === "low" ? deep : high;
  };
}

/** One period of a wave with these harmonics. */
function period(partials: readonly number[]): Float32Array {
  return Float32Array.from({ length: PERIOD }, (_, at) =>
    partials.reduce((sum, level, each) => sum + level * Math.sin((2 * Math.PI * at * (each + 1)) / PERIOD), 0),
  );
}

export class Clip {
  readonly samples: Float32Array<ArrayBuffer>;

  constructor(
    readonly seconds: number,
    readonly random: Random = Math.random,
    readonly rate = RATE,
  ) {
    this.samples = new Float32Array(Math.ceil(seconds * rate));
  }

  /** A number between two. */
  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  noise(at: number, shape: Shape): this {
    return this.add(at, shape, () => this.random() * 2 - 1);
  }

  tone(at: number, { hz, partials = [1], vibrato, ...shape }: Tone): this {
    const highest = typeof hz === "number" ? hz : Math.max(...hz.map(([, value]) => value));
    const wave = period(partials.filter((_, each) => highest * (each + 1) < this.rate / 2));
    let [turns, trill] = [this.random(), 0];
    return this.add(at, shape, (share) => {
      if (vibrato) trill += (2 * Math.PI * vibrato.hz) / this.rate;
      const now = along(hz, share) * (vibrato ? 1 + vibrato.depth * Math.sin(trill) : 1);
      turns = (turns + now / this.rate) % 1;
      return wave[Math.floor(turns * PERIOD)]!;
    });
  }

  /** A body that was struck: a sum of sines that die away. */
  ring(at: number, modes: readonly Mode[], gain = 1): this {
    const start = Math.round(at * this.rate);
    for (const { hz, gain: own, decay } of modes) {
      const turn = (2 * Math.PI * hz) / this.rate;
      const keep = Math.exp(-1 / (decay * this.rate));
      if (hz >= this.rate / 2 || own * gain < SILENT) continue;
      const long = Math.ceil(decay * this.rate * Math.log((own * gain) / SILENT));
      const [b, c] = [2 * keep * Math.cos(turn), keep * keep];
      const side = this.random() < 0.5 ? -1 : 1; // or all modes would begin with one common spike
      let [older, old] = [0, side * own * gain * Math.sin(turn)];
      for (let n = start + 1; n < Math.min(start + long, this.samples.length); n++) {
        this.samples[n]! += old;
        [older, old] = [old, b * old - c * older];
      }
    }
    return this;
  }

  /** A plucked string (Karplus and Strong): noise in a loop that loses its edge; `damp` from 0 to 1. */
  pluck(at: number, hz: number, long: number, gain = 1, damp = 0.5): this {
    const size = Math.max(2, Math.round(this.rate / hz));
    const loop = Float32Array.from({ length: size }, () => this.random() * 2 - 1);
    const mean = loop.reduce((sum, each) => sum + each, 0) / size;
    const keep = 0.001 ** (1 / (hz * long));
    const start = Math.round(at * this.rate);
    const end = Math.min(this.samples.length, start + Math.ceil(long * this.rate));
    for (let n = start, spot = 0; n < end; n++, spot = (spot + 1) % size) {
      const here = loop[spot]!;
      this.samples[n]! += gain * (here - mean);
      loop[spot] = mean + keep * ((1 - damp / 2) * (here - mean) + (damp / 2) * (loop[(spot + 1) % size]! - mean));
    }
    return this;
  }

  /** Another sound laid over this one. */
  mix(at: number, other: Clip, gain = 1): this {
    const start = Math.round(at * this.rate);
    const end = Math.min(this.samples.length - start, other.samples.length);
    for (let n = 0; n < end; n++) this.samples[start + n]! += gain * other.samples[n]!;
    return this;
  }

  /** Bring its peak to a level and let its end fade, so that nothing clicks or is too loud. */
  level(peak: number): this {
    return this.scale(peak / this.peak());
  }

  /** Make its beginning as loud as others of the kind, by its power; no peak exceeds 1. */
  even(power: number, seconds: number): this {
    const start = this.samples.subarray(0, Math.round(seconds * this.rate));
    const mean = Math.sqrt(start.reduce((sum, each) => sum + each * each, 0) / start.length) || 1;
    return this.scale(Math.min(power / mean, 1 / this.peak()));
  }

  /** The same without a seam when it is repeated: its last seconds are blended into its first. */
  loop(blend: number): Clip {
    const lap = Math.round(blend * this.rate);
    const made = new Clip(this.seconds - blend, this.random, this.rate);
    const { samples } = made;
    for (let n = 0; n < samples.length; n++) {
      const share = Math.min(1, n / lap);
      const tail = n < lap ? (this.samples[samples.length + n] ?? 0) : 0;
      samples[n] = this.samples[n]! * Math.sqrt(share) + tail * Math.sqrt(1 - share);
    }
    return made;
  }

  private peak(): number {
    return this.samples.reduce((top, each) => Math.max(top, Math.abs(each)), 0) || 1;
  }

  private scale(by: number): this {
    const { samples, rate } = this;
    const fade = Math.min(samples.length, Math.round(END_FADE * rate));
    for (let n = 0; n < samples.length; n++) samples[n]! *= by * Math.min(1, (samples.length - 1 - n) / fade);
    return this;
  }

  private add(at: number, shape: Shape, source: (share: number) => number): this {
    const { long, gain = 1, attack = 0.002, swell = false, fade = 5 } = shape;
    const filter = shape.filter && filtering(shape.filter, this.rate);
    const start = Math.round(at * this.rate);
    const count = Math.min(Math.round(long * this.rate), this.samples.length - start);
    const [rise, fall] = [attack * this.rate, Math.min(0.02, long / 2) * this.rate];
    const full = long * this.rate;
    for (let n = 0; n < count; n++) {
      const share = n / full;
      const level = swell
        ? Math.sin(Math.PI * share) ** 2
        : Math.min(1, n / rise, (full - n) / fall) * Math.exp(-fade * share);
      const sample = source(share);
      this.samples[start + n]! += gain * level * (filter ? filter(sample, share, n) : sample);
    }
    return this;
  }
}
