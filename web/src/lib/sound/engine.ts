import { BEDS, SIZZLE, type Loop, type Place } from "./beds";
import type { Clip } from "./clip";
import { compose, type Sound } from "./cues";
import { around, hardness, loudness, sizzling, stepOf, volume } from "./mapping";
import { scrape, strike, type Contact } from "./materials";
import { mixer, type Mixer } from "./mixer";

/** Plays what the other files compute. */

/** What is heard all the time: where one is, and how hot one's pan is (0 to 1). */
export interface Ambience {
  place: Place;
  heat?: number;
}

const BUSES = ["effects", "ambience"] as const;
export type Bus = (typeof BUSES)[number];
/** Where the sliders are, from 0 to 1. */
export type Levels = Record<Bus, number>;

/** How many versions there are of each sound, and the longest that has more than one (seconds). */
const TAKES = 4;
const LONG = 1;
const NEXT_TAKE_MS = 300;
const MOST_VOICES = 28;
/** Contacts, compared with named sounds. */
const CONTACT = 0.8;
const SCRAPE = 0.16;
const DETUNE = 0.03;
const UNEVEN = 0.12;
/** How quickly volumes and beds change (seconds until two thirds are done). */
const SMOOTH = 0.05;
const GENTLE = 0.7;
/** How long after the last sound the context is put to sleep (ms). */
const IDLE_MS = 1500;
const BETWEEN_LOOPS_MS = 150;

/** The loops of a place while they are heard. */
interface Laid {
  place: Place;
  heat: (heat: number) => void;
  stop: (seconds: number) => void;
}

export class Engine {
  private readonly mix: Mixer;
  private readonly takes = new Map<string, AudioBuffer[]>();
  private readonly voices = new Set<AudioBufferSourceNode>();
  private bed: Laid | undefined;
  private busyUntil = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    levels: Levels,
    private readonly audio = new AudioContext(),
  ) {
    this.mix = mixer(audio);
    for (const bus of BUSES) this.mix[bus].gain.value = volume(levels[bus]);
  }

  /** Volumes as the sliders say. */
  levels(levels: Levels): void {
    for (const bus of BUSES) this.turn(this.mix[bus].gain, volume(levels[bus]));
  }

  /** A named sound, now or some seconds later. */
  play(sound: Sound, after = 0, onto: Bus = "effects", gain = 1): void {
    this.start(
      this.take(sound, () => compose(sound)),
      gain * around(UNEVEN),
      onto,
      after,
    );
  }

  /** One thing hits another, or slides over it. */
  impact({ material, on, speed, sliding }: Contact): void {
    const gain = loudness(speed) * around(UNEVEN);
    if (gain <= 0) return;
    const step = stepOf(hardness(speed));
    const clip = sliding
      ? this.take(`${material}~${on}`, () => scrape(material, on))
      : this.take(`${material}/${on}/${step}`, () => strike(material, on, step));
    this.start(clip, gain * (sliding ? SCRAPE : CONTACT));
  }

  /** What is heard all the time, from now on; none: silence. */
  ambience(wanted: Ambience | undefined): void {
    if (this.bed?.place !== wanted?.place) {
      this.bed?.stop(GENTLE);
      this.bed = wanted && this.lay(wanted.place);
      this.wake();
    }
    if (wanted) this.bed?.heat(wanted.heat ?? 0);
  }

  /** The context runs as long as something is heard, and sleeps otherwise. */
  wake(): void {
    if (this.audio.state !== "running") this.audio.resume().catch(() => undefined); // the system may need it elsewhere
    clearTimeout(this.idle);
    if (this.bed) return;
    const left = Math.max(0, this.busyUntil - this.audio.currentTime) * 1000;
    this.idle = setTimeout(() => this.sleep(), left + IDLE_MS);
  }

  /** Everything stops at once. */
  halt(): void {
    this.bed?.stop(0);
    this.bed = undefined;
    for (const voice of this.voices) voice.stop();
    this.voices.clear();
    this.busyUntil = 0;
    this.sleep();
  }

  private start(buffer: AudioBuffer, gain: number, onto: Bus = "effects", after = 0): void {
    if (this.voices.size >= MOST_VOICES) return;
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = around(DETUNE);
    const level = this.audio.createGain();
    level.gain.value = gain;
    source.connect(level).connect(this.mix[onto]);
    this.voices.add(source);
    source.onended = () => {
      this.voices.delete(source);
      level.disconnect();
    };
    const at = this.audio.currentTime + after;
    source.start(at);
    this.busyUntil = Math.max(this.busyUntil, at + buffer.duration / (1 - DETUNE));
    this.wake();
  }

  /** One of several versions of a sound. The first is computed when it is needed, the others in due course. */
  private take(name: string, make: () => Clip): AudioBuffer {
    const takes = this.takes.get(name) ?? [this.bufferOf(make())];
    this.takes.set(name, takes);
    const most = takes[0]!.duration > LONG ? 1 : TAKES;
    if (takes.length < most) setTimeout(() => takes.length < most && takes.push(this.bufferOf(make())), NEXT_TAKE_MS);
    return takes[Math.floor(Math.random() * takes.length)]!;
  }

  private bufferOf({ samples, rate }: Clip): AudioBuffer {
    const buffer = this.audio.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  /** The loops of a place fade in, and fade out when they are stopped. */
  private lay(place: Place): Laid {
    const { loops, guest } = BEDS[place];
    const out = this.audio.createGain();
    out.gain.value = 0;
    out.connect(this.mix.ambience);
    this.turn(out.gain, 1, GENTLE);
    const sources: AudioBufferSourceNode[] = [];
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (ms: number, run: () => void): void => {
      const timer = setTimeout(() => (timers.delete(timer), run()), ms);
      timers.add(timer);
    };
    // One after the other: to compute them all at once might hold up what moves.
    loops.forEach((loop, at) => later(at * BETWEEN_LOOPS_MS, () => sources.push(this.repeat(loop, out))));
    let sizzle: { gain: GainNode; tone: BiquadFilterNode } | undefined;
    const heat = (hot: number): void => {
      if (!sizzle && hot <= 0) return;
      if (!sizzle) {
        sizzle = this.pan(out);
        sources.push(this.repeat(SIZZLE, sizzle.tone));
      }
      const { gain, hz } = sizzling(hot);
      this.turn(sizzle.gain.gain, gain, GENTLE);
      this.turn(sizzle.tone.frequency, hz, GENTLE);
    };
    const visit = (): void => {
      const [least, most] = guest.between;
      later((least + Math.random() * (most - least)) * 1000, () => {
        this.play(guest.sound, 0, "ambience", guest.gain);
        visit();
      });
    };
    visit();
    const stop = (seconds: number): void => {
      timers.forEach(clearTimeout);
      this.turn(out.gain, 0, seconds / 3);
      for (const source of sources) source.stop(this.audio.currentTime + seconds);
    };
    return { place, heat, stop };
  }

  /** Where a pan sizzles: its loudness and its brightness are set by its heat. */
  private pan(onto: AudioNode): { gain: GainNode; tone: BiquadFilterNode } {
    const [gain, tone] = [this.audio.createGain(), this.audio.createBiquadFilter()];
    gain.gain.value = 0;
    tone.type = "lowpass";
    tone.connect(gain).connect(onto);
    return { gain, tone };
  }

  private repeat({ name, make, gain }: Loop, onto: AudioNode): AudioBufferSourceNode {
    const source = this.audio.createBufferSource();
    source.buffer = this.take(name, make);
    source.loop = true;
    const level = this.audio.createGain();
    level.gain.value = gain;
    source.connect(level).connect(onto);
    source.start(0, Math.random() * source.buffer.duration);
    return source;
  }

  private turn(param: AudioParam, value: number, seconds = SMOOTH): void {
    param.setTargetAtTime(value, this.audio.currentTime, seconds);
  }

  private sleep(): void {
    clearTimeout(this.idle);
    this.audio.suspend().catch(() => undefined);
  }
}
