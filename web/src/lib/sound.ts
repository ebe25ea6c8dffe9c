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

const tone = (from: number, to: number, at: number, long: number, wave: OscillatorType = "sine", loud = 0.12): Tone => ({
  from, to, at, long, wave, loud,
});

const SOUNDS = {
  card: [tone(420, 160, 0, 0.07, "triangle", 0.16)],
  turn: [tone(523, 523, 0, 0.12), tone(784, 784, 0.1, 0.18)],
  doubt: [tone(180, 320, 0, 0.14, "sawtooth", 0.07), tone(320, 240, 0.14, 0.16, "sawtooth", 0.06)],
  win: [tone(523, 523, 0, 0.12), tone(659, 659, 0.1, 0.12), tone(784, 784, 0.2, 0.25)],
  lose: [tone(330, 300, 0, 0.16, "triangle"), tone(262, 196, 0.16, 0.3, "triangle")],
  trophy: [tone(659, 659, 0, 0.1), tone(784, 784, 0.1, 0.1), tone(1047, 1047, 0.2, 0.35)],
  refuse: [tone(160, 130, 0, 0.18, "square", 0.05)],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Browsers give sound only after a gesture; until then there is none. */
export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
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
