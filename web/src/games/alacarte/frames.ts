import { FRAME } from "./wire";

/** Frames of a shaker that somebody moves: where the bottle and every piece are, sixty times a second. */

export interface Frame {
  /** The thumb is on the mouth: it is being shaken. */
  closed: boolean;
  done: boolean;
  number: number;
  /** Degrees. */
  tilt: number;
  /** Millimetres, as everything here; z is up, 0 is the pan, y is away from whoever looks. */
  x: number;
  z: number;
  /** A film knows which are salt; live, the spices come first. */
  pieces: Array<{ x: number; y: number; z: number; turn: number; out: boolean; salt?: boolean }>;
}

const { piece: PIECE, closed: CLOSED, done: DONE } = FRAME;
/** Before the frame itself goes a byte that says what the message is. */
const LIVE_SHAKER = 1;
const HEAD = 1 + FRAME.head;

/** A frame from the socket; nothing if these bytes are another kind, or cut short. */
export function frameOf(bytes: ArrayBuffer): Frame | undefined {
  const view = new DataView(bytes);
  if (view.byteLength < HEAD || view.getUint8(0) !== LIVE_SHAKER) return undefined;
  const flags = view.getUint8(1);
  const out = view.getUint32(10, true);
  const count = view.getUint8(14);
  if (view.byteLength < HEAD + count * PIECE) return undefined;
  const pieces = Array.from({ length: count }, (_, at) => {
    const from = HEAD + at * PIECE;
    const [x = 0, y = 0, z = 0] = [0, 2, 4].map((offset) => view.getInt16(from + offset, true) / 10);
    return { x, y, z, turn: lean(view.getUint32(from + 6, true)), out: ((out >>> at) & 1) === 1 };
  });
  return {
    closed: (flags & CLOSED) !== 0,
    done: (flags & DONE) !== 0,
    number: view.getUint16(2, true),
    tilt: view.getUint16(4, true) / 100,
    x: view.getInt16(6, true) / 10,
    z: view.getInt16(8, true) / 10,
    pieces,
  };
}

/** How far a turn in 32 bits leans to the right, in degrees, as seen from the front. */
function lean(packed: number): number {
  const parts = [(packed >>> 20) & 1023, (packed >>> 10) & 1023, packed & 1023].map(
    (part) => (part / 511.5 - 1) / Math.SQRT2,
  );
  const largest = packed >>> 30;
  parts.splice(largest, 0, Math.sqrt(Math.max(0, 1 - parts.reduce((sum, part) => sum + part * part, 0))));
  const [w = 1, x = 0, y = 0, z = 0] = parts;
  return (Math.atan2(2 * (w * y + x * z), 1 - 2 * (x * x + y * y)) * 180) / Math.PI;
}
