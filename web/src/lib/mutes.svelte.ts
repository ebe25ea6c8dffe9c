import { keep, recall } from "./storage";

/** Whom this browser does not want to hear, at whatever table; by the mark that the server tells. */
class Mutes {
  private marks = $state.raw<string[]>(recall("muted")?.split(" ").filter(Boolean) ?? []);

  has(who: string): boolean {
    return this.marks.includes(who);
  }

  add(who: string): void {
    this.hold([...this.marks, who]);
  }

  drop(these: string[]): void {
    this.hold(this.marks.filter((mark) => !these.includes(mark)));
  }

  private hold(marks: string[]): void {
    this.marks = marks;
    keep("muted", marks.join(" "));
  }
}

export const mutes = new Mutes();
