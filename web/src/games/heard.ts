/** Events as the server words them, typed by what a game's vocabulary says (`wire.ts` beside each board). */

/** A word as people read it: on the wire names are hyphenated, and the parts of one are joined by `+`. */
export type Plain<Word extends string> = Word extends `${infer Start}${"-" | "+"}${infer Rest}`
  ? Plain<`${Start} ${Rest}`>
  : Word;

type Read<Fields extends readonly string[]> = { [At in keyof Fields]: Plain<Fields[At]> };

/** What happened, by its name; `Events` has the open fields of each kind. */
export type Heard<
  Events extends { [Name in keyof Events]: readonly string[] },
  Name extends keyof Events = keyof Events,
> = {
  [Each in keyof Events]: { name: Each; words: Read<Events[Each]>; secret: string };
}[Name];

/** Something for each kind of event, or for some. */
export type Tellers<Events extends { [Name in keyof Events]: readonly string[] }, Rest extends unknown[], Told> = {
  [Name in keyof Events]?: (happening: Heard<Events, Name>, ...rest: Rest) => Told;
};
