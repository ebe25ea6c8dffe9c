import { settings } from "./settings.svelte";

/** Small sounds made on the spot; no recordings. */
interface Tone {
  from: number;
  to: number;
  at: number;
  long: number;
  wave: OscillatorType;
  loud: number;
}

const tone = (
  from: number,
  to: number,
  at: number,
  long: number,
  wave: OscillatorType = "sine",
  loud = 0.12,
): Tone => ({
  from,
  to,
  at,
  long,
  wave,
  loud,
});

const SOUNDS = {
  card: [tone(420, 160, 0, 0.07, "triangle", 0.16)],
  turn: [tone(523, 523, 0, 0.12), tone(784, 784, 0.1, 0.18)],
  doubt: [tone(180, 320, 0, 0.14, "sawtooth", 0.07), tone(320, 240, 0.14, 0.16, "sawtooth", 0.06)],
  win: [tone(523, 523, 0, 0.12), tone(659, 659, 0.1, 0.12), tone(784, 784, 0.2, 0.25)],
  lose: [tone(330, 300, 0, 0.16, "triangle"), tone(262, 196, 0.16, 0.3, "triangle")],
  trophy: [tone(659, 659, 0, 0.1), tone(784, 784, 0.1, 0.1), tone(1047, 1047, 0.2, 0.35)],
  die: [
    tone(300, 180, 0, 0.05, "square", 0.05),
    tone(340, 200, 0.11, 0.05, "square", 0.05),
    tone(280, 150, 0.2, 0.06, "square", 0.06),
  ],
  hiss: [tone(2400, 900, 0, 0.3, "sawtooth", 0.012), tone(180, 320, 0, 0.25, "triangle", 0.08)],
  rattle: [0, 0.07, 0.14, 0.21].map((at) => tone(1800, 1300, at, 0.04, "square", 0.025)),
  sprinkle: [
    tone(1500, 900, 0, 0.06, "triangle"),
    tone(1250, 800, 0.12, 0.06, "triangle"),
    tone(1400, 850, 0.2, 0.06, "triangle"),
  ],
  plop: [tone(320, 110, 0, 0.14, "sine", 0.2)],
  whoosh: [tone(200, 900, 0, 0.25, "sine", 0.05)],
  cup: [tone(1900, 1850, 0, 0.16, "sine", 0.06), tone(2500, 2450, 0.05, 0.14, "sine", 0.04)],
  bell: [tone(1319, 1319, 0, 0.5, "sine", 0.12), tone(2637, 2637, 0, 0.35, "sine", 0.04)],
  burn: [tone(900, 140, 0, 0.5, "sawtooth", 0.04), tone(110, 70, 0.1, 0.6, "square", 0.05)],
  refuse: [tone(160, 130, 0, 0.18, "square", 0.05)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers give sound only after a gesture; until then there is none. */
export function play(sound: Sound | undefined): void {
  if (!sound || !settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const each of SOUNDS[sound]) strike(context, each);
}

function strike(audio: AudioContext, { from, to, at, long, wave, loud }: Tone): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + long);
}
