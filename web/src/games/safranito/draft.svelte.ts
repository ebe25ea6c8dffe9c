import { fromSide, type Place, type Spot } from "./board";
import type { Chip, Facts } from "./model";
import { CHIPS, FLAT } from "./wire";
import { judgedBy, landedText, landText, OFF, onEdge, spotIn, type Rest } from "./real";

/** What somebody is about to say of a throw that was made with the real box. */
export class Draft {
  rests = $state.raw<Rest[]>([]);
  /** The chip that is spoken of. */
  chosen = $state(0);
  /** Whether the thrown chip has been spoken of. */
  said = $state(false);
  private facts: Facts | undefined;
  private judging = false;

  /** `tell` asks the server what follows from events; it fails where the server can't be reached. */
  constructor(private readonly tell: (events: string[]) => Promise<string[]>) {}

  /** A throw was made: all others lie as they did, the thrown one is still to be laid down. */
  begin(facts: Facts): void {
    this.facts = facts;
    this.said = false;
    this.chosen = facts.flight?.token ?? 0;
    this.rests = [
      ...facts.chips.map(({ token, at, up, place, "in doubt": doubt }) => ({
        token,
        at: { x: at[0], y: at[1] },
        up,
        judged: { place, doubt },
      })),
      { token: this.chosen, at: undefined, up: false, judged: OFF },
    ];
  }

  get flying(): number {
    return this.facts?.flight?.token ?? -1;
  }

  rest(token: number): Rest | undefined {
    return this.rests.find((each) => each.token === token);
  }

  /** The chosen chip lies where somebody at a side of the table points; `settle` when the hand is lifted. */
  point(side: number, spot: Spot): void {
    const at = fromSide(side, spot);
    this.lay(this.chosen, { x: Math.round(at.x), y: Math.round(at.y) });
  }

  name(token: number, place: Place): void {
    const taken = this.rests.flatMap(({ token: other, at }) => (at && other !== token ? [at] : []));
    this.lay(token, spotIn(place, taken));
    void this.settle();
  }

  turn(token: number, up: boolean): void {
    this.change(token, (rest) => ({ ...rest, up }));
  }

  edge(token: number, on: boolean): void {
    const rest = this.rest(token);
    if (!rest?.at) return;
    const place = rest.judged?.place ?? "nowhere";
    this.lay(token, on ? onEdge(rest.at, place) : spotIn(place, []));
    void this.settle();
  }

  /** Ask the server where chips count that were moved; those that are moved meanwhile are asked for again. */
  async settle(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    try {
      for (let open = this.unjudged; open.length; open = this.unjudged) {
        const told = await this.tell(open.map(landedText));
        this.rests = this.rests.map((rest) => (open.includes(rest) ? judge(rest, told[open.indexOf(rest)]!) : rest));
      }
    } catch {
      // Nobody knows yet where they count; it can be said all the same, and the server decides then.
    } finally {
      this.judging = false;
    }
  }

  /** The board as it is said to be; values that not everybody has seen stay away from a shared screen. */
  shown(facts: Facts): Facts {
    const chips = this.rests.flatMap(({ token, at, up, judged }): Chip[] => {
      if (!at) return [];
      const old = facts.chips.find((chip) => chip.token === token);
      const known = old?.shown ? old.value : "?";
      return [
        {
          token,
          seat: Math.floor(token / CHIPS),
          value: known,
          shown: Boolean(old?.shown),
          up,
          place: judged?.place ?? "off",
          "in doubt": Boolean(judged?.doubt),
          at: [at.x, at.y, FLAT],
          lean: [0, 0],
        },
      ];
    });
    return { ...facts, chips };
  }

  get text(): string {
    return landText(this.flying, this.rests, this.facts?.chips ?? []);
  }

  private get unjudged(): Rest[] {
    return this.rests.filter(({ judged }) => !judged);
  }

  private lay(token: number, at: Spot | undefined): void {
    this.change(token, (rest) => ({ ...rest, at, judged: at ? undefined : OFF }));
  }

  private change(token: number, how: (rest: Rest) => Rest): void {
    this.said ||= token === this.flying;
    this.rests = this.rests.map((rest) => (rest.token === token ? how(rest) : rest));
  }
}

/** A chip as the server sees it; what is off the board has no spot there. */
function judge(rest: Rest, told: string): Rest {
  const judged = judgedBy(told);
  return { ...rest, judged, at: judged.place === "off" ? undefined : rest.at };
}
