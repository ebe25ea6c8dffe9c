/** What a cat's face says. */
export const FACES = ["calm", "smug", "wary", "glad", "hit", "shocked", "sad"] as const;
export type Face = (typeof FACES)[number];

/** Which way a cat looks: right and down are positive, in units of the face (the whites of the eyes are 8 wide). */
export interface Gaze {
  x: number;
  y: number;
}

export const AHEAD: Gaze = { x: 0, y: 0.3 };
const REACH = 1.7;

/** From one spot of the scene to another, in percent: cats look at whoever matters. */
export function gazeTo(from: readonly [number, number], to: readonly [number, number]): Gaze {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(x, y) || 1;
  return { x: (x / far) * REACH, y: (y / far) * REACH };
}
