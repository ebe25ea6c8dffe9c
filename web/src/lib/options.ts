import type { Options } from "../games/contract";
import type { OptionAbout } from "../wire";

/** By which rules somebody wants to play, where that differs from the game's own: what was set in a field, and what was
 * picked where the rule book proposes something for a number of seats. */
export interface Wishes {
  own: Options;
  picked: Options;
}
export const NO_WISHES: Wishes = { own: {}, picked: {} };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options for which the rule book proposes something at this number of seats. */
export function proposalsAt(about: readonly OptionAbout[], seats: number): OptionAbout[] {
  return about.filter(({ proposed }) => String(seats) in proposed);
}

/** The options that a table of this size is opened with. A pick holds only where it is proposed, and a field that is
 * not shown there says nothing. */
export function optionsAt({ own, picked }: Wishes, about: readonly OptionAbout[], seats: number): Options {
  const chosen = about.filter(({ name, default: usual, proposed }) => {
    if (String(seats) in proposed) return name in picked && same(picked[name], proposed[seats]);
    return name in own && !same(own[name], usual);
  });
  return Object.fromEntries(
    chosen.map(({ name, proposed }) => [name, String(seats) in proposed ? picked[name] : own[name]]),
  );
}

/** The wishes with one option set, as a table of this size shows it; what is as the game has it is left out. */
export function withOption(
  wishes: Wishes,
  about: readonly OptionAbout[],
  seats: number,
  name: string,
  value: unknown,
): Wishes {
  const kind = proposalsAt(about, seats).some((option) => option.name === name) ? "picked" : "own";
  const others = Object.fromEntries(Object.entries(wishes[kind]).filter(([each]) => each !== name));
  const usual = same(value, about.find((option) => option.name === name)?.default);
  return { ...wishes, [kind]: usual ? others : { ...others, [name]: value } };
}
