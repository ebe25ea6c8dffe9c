/** Pointers over the table: what they say to the hand. */
import type { Spot } from "./board";
import type { Thrower } from "./thrower.svelte";
import type { Pointer, Touch } from "./throwing";

/** The place of the board under a point of the screen; nothing where the table doesn't reach. */
export type Locate = (left: number, top: number) => Spot | undefined;

const ABOVE_FINGER_PX = 40; // where a held chip is drawn, so that the finger doesn't hide it

const pointerOf = ({ pointerType }: PointerEvent): Pointer =>
  pointerType === "mouse" || pointerType === "pen" ? pointerType : "touch";

/** A pointer went down; true if the hand took the chip. */
export function pressed(event: PointerEvent, thrower: Thrower, locate: Locate): boolean {
  if (!event.isPrimary) {
    thrower.cancel();
    return false;
  }
  const touch = event.button === 0 ? touchOf(event, locate) : undefined;
  if (touch) thrower.grasp(touch, pointerOf(event), drawnAt(event, locate));
  return touch !== undefined && thrower.holding;
}

/** A pointer moved: every point that it went through counts, those between two frames too. */
export function moved(event: PointerEvent, thrower: Thrower, locate: Locate): void {
  if (!event.isPrimary) return;
  const all = event.getCoalescedEvents?.() ?? [];
  for (const each of all.length ? all : [event]) {
    const touch = touchOf(each, locate);
    if (touch) thrower.move(touch, drawnAt(each, locate));
  }
}

function touchOf({ clientX, clientY, timeStamp }: PointerEvent, locate: Locate): Touch | undefined {
  const spot = locate(clientX, clientY);
  return spot && { ...spot, left: clientX, top: clientY, ms: timeStamp };
}

function drawnAt(event: PointerEvent, locate: Locate): Spot | undefined {
  return locate(event.clientX, event.clientY - (pointerOf(event) === "touch" ? ABOVE_FINGER_PX : 0));
}
