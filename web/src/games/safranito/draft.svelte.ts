import { fromSide, lies, type Place, type Spot } from "./board";
import type { Chip, Facts } from "./model";
import { CHIPS, FLAT } from "./wire";
import { isOnEdge, landText, onEdge, spotIn, type Rest } from "./real";

/** What somebody is about to say of a throw that was made with the real box. */
export class Draft {
  rests = $state.raw<Rest[]>([]);
  /** The chip that is spoken of. */
  chosen = $state(0);
  /** Whether the thrown chip has been spoken of. */
  said = $state(false);
  private facts: Facts | undefined;

  /** A throw was made: all others lie as they did, the thrown one is still to be laid down. */
  begin(facts: Facts): void {
    this.facts = facts;
    this.said = false;
    this.chosen = facts.flight?.token ?? 0;
    this.rests = [
      ...facts.chips.map(({ token, at, up }) => ({ token, at: { x: at[0], y: at[1] }, up })),
      { token: this.chosen, at: undefined, up: false },
    ];
  }

  get flying(): number {
    return this.facts?.flight?.token ?? -1;
  }

  rest(token: number): Rest | undefined {
    return this.rests.find((each) => each.token === token);
  }

  placeOf({ at }: Rest): Place {
    return at ? lies(at.x, at.y) : "off";
  }

  isOnEdge({ at }: Rest): boolean {
    return at !== undefined && isOnEdge(at);
  }

  /** The chosen chip lies where somebody at a side of the table points. */
  point(side: number, spot: Spot): void {
    const at = fromSide(side, spot);
    this.lay(this.chosen, { x: Math.round(at.x), y: Math.round(at.y) });
  }

  lay(token: number, at: Spot | undefined): void {
    this.change(token, (rest) => ({ ...rest, at: at && lies(at.x, at.y) !== "off" ? at : undefined }));
  }

  name(token: number, place: Place): void {
    const taken = this.rests.flatMap(({ token: other, at }) => (at && other !== token ? [at] : []));
    this.lay(token, spotIn(place, taken));
  }

  turn(token: number, up: boolean): void {
    this.change(token, (rest) => ({ ...rest, up }));
  }

  edge(token: number, on: boolean): void {
    this.change(token, (rest) => ({ ...rest, at: rest.at && (on ? onEdge(rest.at) : spotIn(this.placeOf(rest), [])) }));
  }

  /** The board as it is said to be; values that not everybody has seen stay away from a shared screen. */
  shown(facts: Facts): Facts {
    const chips = this.rests.flatMap(({ token, at, up }): Chip[] => {
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
          place: lies(at.x, at.y),
          "in doubt": isOnEdge(at),
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

  private change(token: number, how: (rest: Rest) => Rest): void {
    this.said ||= token === this.flying;
    this.rests = this.rests.map((rest) => (rest.token === token ? how(rest) : rest));
  }
}
