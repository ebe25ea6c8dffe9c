/** Where everything comes together: effects in a small room, ambience beside them, and a limiter over both. */

export interface Mixer {
  effects: GainNode;
  ambience: GainNode;
}

/** Two short echoes that feed back make a room: seconds, how much returns, and how loud they are. */
const ECHOES = [
  { delay: 0.023, feedback: 0.32, gain: 0.13 },
  { delay: 0.041, feedback: 0.28, gain: 0.09 },
] as const;
const ROOM_HZ = 3200;
/** However much sounds at once, it stays below this. */
const HEADROOM = 0.8;

export function mixer(audio: BaseAudioContext): Mixer {
  const [effects, ambience] = [audio.createGain(), audio.createGain()];
  const limiter = audio.createDynamicsCompressor();
  limiter.threshold.value = -8;
  limiter.knee.value = 6;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.12;
  effects.connect(limiter);
  ambience.connect(limiter);
  room(audio, effects, limiter);
  const out = audio.createGain();
  out.gain.value = HEADROOM;
  limiter.connect(out).connect(audio.destination);
  return { effects, ambience };
}

function room(audio: BaseAudioContext, from: AudioNode, to: AudioNode): void {
  const walls = audio.createBiquadFilter();
  walls.type = "lowpass";
  walls.frequency.value = ROOM_HZ;
  from.connect(walls);
  for (const { delay, feedback, gain } of ECHOES) {
    const [echo, back, out] = [audio.createDelay(0.1), audio.createGain(), audio.createGain()];
    echo.delayTime.value = delay;
    back.gain.value = feedback;
    out.gain.value = gain;
    walls.connect(echo).connect(back).connect(echo);
    echo.connect(out).connect(to);
  }
}
