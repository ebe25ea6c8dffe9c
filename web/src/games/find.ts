import { speech } from "../lib/i18n.svelte";
import type { GameClient, Stall } from "./seam";

/** Games are found by looking: a folder with an `index.ts` is one. Each is loaded when it is needed. */
const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const found = import.meta.glob<{ default: Stall }>("./*/stall.ts", { eager: true });

const lessons = import.meta.glob("./*/lesson.ts");

/** Whether a game brings a lesson. */
export const hasLesson = (name: string): boolean => `./${name}/lesson.ts` in lessons;

/** The games that can be played here, as the landing page shows them. */
export const stalls: readonly Stall[] = Object.values(found)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/** A game's part of the client with its words; nothing if there is none. */
export async function findGame(name: string): Promise<GameClient | undefined> {
  const load = clients[`./${name}/index.ts`];
  if (!load) return undefined;
  const [client] = await Promise.all([load(), speech.learn(name)]);
  return client.default;
}
