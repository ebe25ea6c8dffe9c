import { describe, expect, it } from "vitest";
import { BEDS, SIZZLE } from "./beds";
import { along, Clip, seeded } from "./clip";
import { compose, SOUNDS, type Sound } from "./cues";
import { STEPS } from "./mapping";
import { MATERIALS, scrape, strike } from "./materials";

const peak = ({ samples }: Clip): number => samples.reduce((top, each) => Math.max(top, Math.abs(each)), 0);
const rms = ({ samples }: Clip): number =>
  Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length);
const mean = ({ samples }: Clip): number => samples.reduce((sum, each) => sum + each, 0) / samples.length;
/** How often it crosses zero: roughly how bright it is. */
const crossings = ({ samples }: Clip): number =>
  samples.reduce((count, each, at) => count + Number(at > 0 && each * samples[at - 1]! < 0), 0);
/** The share of a clip's energy that has been heard after so many seconds. */
const energy = ({ samples, rate }: Clip, from: number, to: number): number =>
  samples.slice(from * rate, to * rate).reduce((sum, each) => sum + each * each, 0);

const EVERY: Sound[] = [...SOUNDS, ...([0, 1, 2, 3, 4, 5] as const).map((seat) => `claim-${seat}` as const)];

describe("every named sound", () => {
  it.each(EVERY)("%s can be heard, is not too loud, and ends", (sound) => {
    const clip = compose(sound, seeded(1));
    expect(clip.samples.every(Number.isFinite)).toBe(true);
    expect(peak(clip)).toBeGreaterThan(0.15);
    expect(peak(clip)).toBeLessThan(0.6);
    expect(rms(clip)).toBeGreaterThan(0.005);
    expect(Math.abs(mean(clip))).toBeLessThan(0.01);
    expect(clip.seconds).toBeLessThan(4);
    expect(Math.abs(clip.samples.at(-1)!)).toBeLessThan(1e-6);
    const all = energy(clip, 0, clip.seconds);
    expect(energy(clip, clip.seconds * 0.9, clip.seconds) / all).toBeLessThan(0.05); // nothing is cut off
  });

  it("is a little different each time, and the same for the same random numbers", () => {
    for (const sound of EVERY) {
      const [one, two, same] = [1, 2, 1].map((seed) => compose(sound, seeded(seed)).samples);
      const like = (other: typeof one): boolean => one!.every((sample, at) => sample === other![at]);
      expect([sound, like(same), like(two)]).toEqual([sound, true, false]);
    }
  });
});

describe("a contact", () => {
  it.each(MATERIALS)("with %s can be heard at every hardness", (material) => {
    for (const on of MATERIALS)
      for (let step = 0; step < STEPS; step++) {
        const clip = strike(material, on, step, seeded(3));
        expect(peak(clip)).toBeGreaterThan(0.2);
        expect(peak(clip)).toBeLessThanOrEqual(1.00001);
        expect(clip.samples.every(Number.isFinite)).toBe(true);
        expect(clip.seconds).toBeLessThan(1.5);
      }
    expect(peak(scrape(material, "board", seeded(3)))).toBeCloseTo(1, 5);
  });

  it("is brighter when it is harder", () => {
    for (const on of ["board", "glass", "pan"] as const) {
      const [soft, hard] = [0, STEPS - 1].map((step) => crossings(strike("chip", on, step, seeded(5))));
      expect(hard).toBeGreaterThan(soft!);
    }
  });

  it("rings longer on metal than on wood, and hardly on food", () => {
    const late = (on: "brass" | "board" | "food"): number => {
      const clip = strike("wood", on, 2, seeded(5));
      return energy(clip, 0.1, 1) / energy(clip, 0, 1);
    };
    expect(late("brass")).toBeGreaterThan(0.2);
    expect(late("board")).toBeLessThan(0.05);
    expect(late("food")).toBeLessThan(0.02);
  });
});

describe("ambience", () => {
  it.each([...Object.values(BEDS).flatMap(({ loops }) => loops), SIZZLE])(
    "$name repeats without a seam",
    ({ make }) => {
      const { samples } = make(seeded(2));
      const steps = samples.slice(1).map((each, at) => Math.abs(each - samples[at]!));
      const largest = steps.reduce((top, each) => Math.max(top, each), 0);
      expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThanOrEqual(largest);
      expect(peak({ samples } as Clip)).toBeCloseTo(0.5, 2);
    },
  );
});

describe("building blocks", () => {
  it("follow a curve by ratio", () => {
    const curve = [
      [0, 100],
      [0.5, 400],
      [1, 100],
    ] as const;
    expect([along(50, 0.3), along(curve, -1), along(curve, 0.5), along(curve, 2)]).toEqual([50, 100, 400, 100]);
    expect(along(curve, 0.25)).toBeCloseTo(200);
  });

  it("ring and sing at the pitch that was asked for", () => {
    const rung = new Clip(0.5, seeded(1)).ring(0, [{ hz: 440, gain: 1, decay: 1 }]);
    const sung = new Clip(0.5, seeded(1)).tone(0, { long: 0.5, hz: 440, fade: 0 });
    const plucked = new Clip(0.5, seeded(1)).pluck(0, 441, 2, 1, 1);
    for (const clip of [rung, sung]) expect(Math.abs(crossings(clip) - 440)).toBeLessThan(6);
    const lap = plucked.samples.slice(10_000, 10_100);
    lap.forEach((each, at) => expect(Math.abs(each - plucked.samples[10_100 + at]!)).toBeLessThan(0.05));
  });

  it("filter noise", () => {
    const noise = (kind: "low" | "high"): number =>
      crossings(new Clip(0.5, seeded(1)).noise(0, { long: 0.5, fade: 0, filter: { kind, hz: 1000 } }));
    expect(noise("low")).toBeLessThan(noise("high") / 3);
  });
});
