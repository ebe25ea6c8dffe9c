import type { Component, Snippet } from "svelte";
import type { Ambience, Sound } from "../lib/sound";
import type { Grasped, Look, OptionAbout, Outcome, Reason, Seat, Tally } from "../wire";

/** What a game brings to the client. Everything else (rooms, hot seat, clocks, chat, log, replay,
 * hints, the rules panel, the lesson's frame) is shared and knows a game by this alone. */

/** The viewer of a replay who sees everything. */
export const ALL_OPEN = -3;

/** A game's facts before the game has read them. */
export type RawFacts = Look["facts"];
export type Options = Record<string, unknown>;

/** Somebody at the table as a live table shows them. Their `host` has a badge only where there are others to host. */
export interface Player extends Seat {
  /** A bot is about to act there. */
  thinking?: boolean;
  /** When the time of whoever is awaited there is up, on the clock of performance.now(). */
  deadline?: number | undefined;
}

/** A sentence about what happened. */
export interface Tale {
  text: string;
  /** How much it matters: small things are in the log only. */
  weight: "small" | "plain" | "big";
  seat: number;
}

/** Something held in the hand while the server moves it, seen by all. */
export interface Hands {
  /** Who holds what, and whether it moves live or is settled afterwards. */
  held: Grasped | undefined;
  /** What could not be grasped: it is done blindly instead. */
  denied: string | undefined;
  /** The latest frame from the server. */
  frame: ArrayBuffer | undefined;
  grasp: (action: string) => void;
  /** Tenths of a degree, and how strongly it is shaken. */
  tilt: (at: number, shake: number) => void;
  settle: () => void;
}

/** Something that happened and is being told: the board moves what moved, then calls `seen`. Until then
 * its `facts` prop says how things stood before, and nothing may be done. */
export interface Telling<Facts> {
  /** The version that is told. */
  v: number;
  told: string[];
  /** Where its film can be fetched, if there is one. */
  film: string | undefined;
  /** How things stand afterwards. The board shows nothing of it that the motion has not told yet. */
  facts: Facts;
  /** All has been seen, or somebody has seen enough. */
  seen: () => void;
}

/** How a version was told: not by motion, by the board's own motion, or by a film (or live, as it moved). */
export type ShownBy = "still" | "motion" | "film";

/** The board is all that a game brings for playing: a live table, a lesson, and a replay where another
 * motion is tried give it what is so, what may be done, and a way to do it. */
export interface BoardProps<Facts> {
  facts: Facts;
  /** The actions open to the viewer, as the server lists them; in a replay only motions are, where one
   * is tried, and what comes of it follows at once with its film. */
  legal: string[];
  /** The seats with the names to show: the reader's own is "You" in their language. */
  seats: Player[];
  /** Whose eyes: a seat, or somebody who looks on (negative). */
  viewer: number;
  /** Whom the page may call "you": the reader's seat; nobody (negative) where several people share the
   * screen, or in a replay. */
  me: number;
  options: Options;
  act: (action: string) => void;
  openRules: (clause: string) => void;
  /** The version that `facts` are of, what it told, and how things stood before it, where that is known. */
  v: number;
  told?: string[];
  before?: Facts | undefined;
  /** The next version, while it is told by motion; only a game with `moves` is asked to. */
  telling?: Telling<Facts> | undefined;
  /** The moment that everybody looks at (`GameClient.moment`): nobody is waited for, and its outcome is not shown yet. */
  moment?: unknown;
  /** The seats that the game waits for. */
  waiting?: number[];
  /** What everybody at a shared screen may see, for a board that cannot tell secrets apart; only while `covered`. */
  common?: Facts | undefined;
  /** An action of this seat is on its way. */
  busy?: boolean;
  /** Nobody's hand is to be seen: hot seat, between two people. */
  covered?: boolean;
  advised?: string;
  /** What people at a shared screen decide together. */
  below?: Snippet;
  /** Something was pressed that cannot be done now; a lesson answers that. */
  refuse?: () => void;
  /** Where a table lets things be moved live. */
  hands?: Hands;
  /** With the real box beside the screen: say what chance did. */
  answer?: (said: string) => void;
  /** The same events with what follows from them, before anybody has said that they happened. */
  implied?: (events: string[]) => Promise<string[]>;
}

/** Several people at one screen decide together, without showing anybody's hand. */
export interface TogetherProps<Facts> {
  facts: Facts;
  looks: Look[];
  seats: Seat[];
  act: (seat: number, action: string) => void;
  uncover: (seat: number) => void;
}

/** Something so important that the table waits for it, such as a card turned up. It comes before the
 * board's own motion. */
export interface Moment<Facts, Seen> {
  of: (told: string[], before: Facts | undefined) => Seen | undefined;
  ms: number;
  /** What everybody knows when it begins, in a sentence: it gives nothing away. */
  say?: (seen: Seen, names: string[], me: number) => string;
  View: Component<{ seen: Seen; names: string[]; me: number; skip: () => void }>;
}

/** What came of a motion in a lesson: its words are `learn-GAME-WORD`. */
export interface Verdict {
  /** It is what the lesson asked for. */
  hit: boolean;
  word: string;
  values?: Record<string, string | number>;
}

/** A motion that is really made: the server settles it as in a game, and the next scene shows what came of it. */
export interface RealMotion<Facts> {
  /** What lies on the table, in the game's own numbers, as for practice. */
  lying: (facts: Facts) => number[][];
  judge: (told: string[], after: Facts) => Verdict;
  /** A scene with what the server says came of it. */
  merge: (scene: Facts, after: Facts) => Facts;
  /** A motion that hits, to be shown to whoever has missed often enough. */
  good: string;
}

/** One picture of a lesson: prepared facts, what may be done, and what is to be done. */
export interface LessonStep<Facts> {
  /** Its words are the message `learn-NAME`. */
  name: string;
  facts: Facts;
  legal: string[];
  /** The action that goes on; without one, the reader does. */
  expect?: string;
  /** Whether an action goes on, where more than one does. */
  meets?: (action: string) => boolean;
  /** What just happened, as a server would tell it. */
  told: string[];
  /** How things stood before it, where a moment needs to know. */
  before?: Facts;
  /** The motion that goes on is really made; without a server the next scene shows a good one. */
  real?: RealMotion<Facts>;
  /** What stays as it came about before this scene. */
  keeps?: (before: Facts) => Partial<Facts>;
}

export interface Lesson<Facts> {
  scenes: LessonStep<Facts>[];
  /** The others at the lesson's table; the reader has seat 0. */
  others: string[];
}

/** A motion without a game: `lying` is in the game's own numbers; without an action nothing moves. */
export interface PracticeProps {
  attempt: (lying: number[][], action?: string) => Promise<Outcome | undefined>;
  openRules: (clause: string) => void;
}

/** Fields for a game's own options: how they are set, and a way to set them. */
export interface ChoicesProps {
  seats: number;
  options: OptionAbout[];
  value: (option: string) => unknown;
  set: (option: string, value: unknown) => void;
}

export interface GameClient<Facts = RawFacts, Seen = unknown> {
  Board: Component<BoardProps<Facts>>;
  /** What only a replay with everything open shows. */
  Open: Component<{ facts: Facts; names: string[]; told: string[] }>;
  Together?: Component<TogetherProps<Facts>>;
  /** The options of a new table that need more than a number, a tick or a choice; `taken` names them. */
  Choices?: { taken: string[]; View: Component<ChoicesProps> };
  /** The options in force, where they change how one plays. */
  Terms: Component<{ options: Options; openRules: (clause: string) => void }>;
  /** How a player has done so far, as far as everybody could see: for the list of players, and `brief` for a seat. It
   * reads what has happened from `lib/history`. */
  SoFar?: Component<{ seat: number; brief?: boolean }>;
  moment?: Moment<Facts, Seen>;
  /** Whether the board tells this by motion (`telling`); without it a version is shown at once. */
  moves?: (told: string[], filmed: boolean) => boolean;
  /** Whether this lays a game out: whoever is there when it begins sees it, though nothing was on view before. */
  deals?: (told: string[]) => boolean;
  /** What a winner holds up at the end. */
  Prize?: Component<{ facts: Facts; seat: number }>;
  /** What happened, in sentences; `past` is what was told before it, for those that need to know. */
  tales: (told: string[], names: string[], me: number, past?: () => string[]) => Tale[];
  /** What a replay says of a step of this seat that the log leaves out; empty where there are no words for it. */
  sayQuiet?: (told: string[], seat: number, names: string[], me: number) => string;
  /** How long a person needs to take in a version (ms), with its film if there is one. */
  dwell: (told: string[], filmed?: boolean) => number;
  /** What is heard when its motion begins; it gives nothing away. */
  opening?: (told: string[]) => Sound | undefined;
  /** What is heard of the outcome, once it is shown; what was heard as it moved is not heard again. */
  sound: (told: string[], me: number, how: ShownBy) => Sound | undefined;
  /** What is heard all the time from where a viewer sits. */
  ambience?: (facts: Facts, viewer: number) => Ambience;
  /** Whether all who are awaited answer at once, rather than one on turn. */
  together: (facts: Facts) => boolean;
  /** Nothing is hidden from anybody: one screen needs no curtain. */
  open?: boolean;
  /** An action in words; `names` are those of the seats, and `reasons` what a bot that proposes it gave for it. */
  sayAction: (action: string, names: string[], reasons?: readonly Reason[]) => string;
  /** The same of an action that was done, where it can say more: `before` is what was done before it, the latest first. */
  sayDone?: (
    action: string,
    names: string[],
    before: ReadonlyArray<{ seat: number; played: string }>,
  ) => string | undefined;
  /** Why the rules forbid something, by the clause; empty where the clause must do. */
  sayClause?: (clause: string) => string;
  /** Why a hint says so, from the server's word for it and its named values; empty where there are no words. */
  sayReason: (reason: Reason) => string;
  /** What seats think about in a replay that is looked back at, such as a claim: said once, before what each thinks. */
  sayTopic?: (reason: Reason) => string;
  /** What a count of a game that is over is called, from the server's word for it; empty where there are no words. */
  sayTally?: (tally: Tally) => string;
  /** What the points of a seat are made of, column by column. */
  scores: (facts: Facts, seat: number) => Array<{ title: string; value: string }>;
  /** What points are called here, if not points. */
  sayPoints?: () => string;
  /** The one thing a seat can do where that decides nothing: it is done without a press. Where not everybody at the
   * table can see that there is no other (`open`), it is done after as long as somebody might have thought about it. */
  forced?: (
    facts: Facts,
    legal: string[],
    seat: number,
    options: Options,
  ) => { action: string; open: boolean } | undefined;
  /** Whether "let it go ahead" means something here. */
  ahead: boolean;
  /** Keys that only this game has, each with the message that says what it does. */
  keys: ReadonlyArray<readonly [string, string]>;
  lesson?: () => Promise<{ default: Lesson<Facts> }>;
  /** A place to practise motions without an opponent; its landing says so too. */
  practice?: () => Promise<{ default: Component<PracticeProps> }>;
  /** What is practised there, as the menu of a table says it. */
  sayPractice?: () => string;
}

/** How a game is played in two minutes: the `how.ts` of its folder. A step's words are `rules-GAME-STEP` and
 * `rules-GAME-STEP-title`. */
export interface HowTo {
  /** The steps in their order, each with the clause that says it in full. */
  steps: ReadonlyArray<{ name: string; clause: string }>;
  /** The shapes that the pictures are made of. */
  Sprites: Component;
  /** The picture of a step; three wide to two high, whatever room it is given. */
  Picture: Component<{ step: string }>;
}

/** A game's place on the landing page: loaded at once, so it must be small. */
export interface Landing {
  name: string;
  /** Lower comes first. */
  order: number;
  Picture: Component;
  /** Seats of a quick game against bots. */
  seats: number;
  /** Its motions can be practised. */
  practice?: boolean;
}

/** The one place where a game's own types are hidden from the shared part. */
export function defineGame<Facts, Seen>(game: GameClient<Facts, Seen>): GameClient {
  return game as unknown as GameClient;
}
