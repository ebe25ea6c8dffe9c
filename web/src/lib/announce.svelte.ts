/** What a screen reader says: politely in turn, or at once. */
class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = this.polite === text ? `${text} ` : text;
  }

  /** What was urgent no longer is: nobody finds it when they look for it. */
  hush(): void {
    this.urgent = "";
  }

  /** Another page: nothing that was said of the last one is to be found on it. */
  clear(): void {
    this.polite = "";
    this.urgent = "";
  }

  shout(text: string): void {
    this.urgent = this.urgent === text ? `${text} ` : text;
  }
}

export const announcer = new Announcer();
