/** Sound: everything is synthesised here, nothing is recorded or fetched. Boards and pages import this file alone;
 * the synthesis behind it is loaded after it, so that no page waits for sound. */
import type { Sound } from "./cues";
import type { Ambience, Bus } from "./engine";
import type { Contact } from "./materials";
import { player } from "./player.svelte";

export type { Ambience, Bus, Contact, Sound };

/** A named sound, now or some seconds later. */
export const play = (sound: Sound | undefined, after = 0): void => player.play(sound, after);

/** One thing hits another, or slides over it: its speed makes it loud and bright. */
export const impact = (contact: Contact): void => player.impact(contact);

/** What is heard all the time from now on: a place, and a pan as hot as one's own; none: silence. */
export const ambience = (around: Ambience | undefined): void => player.ambience(around);

/** What a volume sounds like. */
export const preview = (bus: Bus): void => player.preview(bus);
