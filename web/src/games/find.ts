import { api } from "../lib/api";
import { speech } from "../lib/i18n.svelte";
import { opponents } from "../lib/opponents.svelte";
import type { GameClient, Landing } from "./contract";

/** Games are found by looking: a folder with an `index.ts` is one. Each is loaded when it is needed. */
const clients = import.meta.glob<{ default: GameClient }>("./*/index.ts");
const found = import.meta.glob<{ default: Landing }>("./*/landing.ts", { eager: true });

const lessons = import.meta.glob("./*/lesson.ts");
const PLAIN = "_plain";
const plain = new Map<string, Promise<GameClient>>();

/** Whether a game brings a lesson. */
export const hasLesson = (name: string): boolean => `./${name}/lesson.ts` in lessons;

/** The games that have a part of the client, as the landing page shows them. */
export const landings: readonly Landing[] = Object.values(found)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/** A game's part of the client with its words; the plain board for a game that brings none. */
export async function findGame(name: string): Promise<GameClient> {
  const load = clients[`./${name}/index.ts`];
  if (!load) return plainGame(name);
  const [client] = await Promise.all([load(), speech.learn(name)]);
  return client.default;
}

/** The same one every time: what is on view is not made anew. */
function plainGame(name: string): Promise<GameClient> {
  if (!plain.has(name)) plain.set(name, loadPlain(name));
  return plain.get(name)!;
}

async function loadPlain(name: string): Promise<GameClient> {
  try {
    const [module, about] = await Promise.all([import("./_plain/plain"), opponents.about(name), speech.learn(PLAIN)]);
    if (!about) plain.delete(name); // nobody answered: ask again the next time
    return module.plainGame(about, about?.rules ? await api.rules(name) : "");
  } catch (error) {
    plain.delete(name);
    throw error;
  }
}
