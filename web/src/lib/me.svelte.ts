import { api } from "./api";

/** Who this browser is to the server. A guest without a name takes one before sitting down. */
class Self {
  name = $state("");
  known = $state(false);

  async load(): Promise<void> {
    const me = await api.me();
    this.name = me.name;
    this.known = me.known;
  }

  /** Make sure that the server knows us under this name; whether it did not know us at all. */
  async be(name: string): Promise<boolean> {
    const wanted = name.trim();
    const stranger = !this.known;
    if (stranger || wanted !== this.name) {
      const me = await api.rename(wanted);
      this.name = me.name;
      this.known = me.known;
    }
    return stranger;
  }

  /** The same for whoever has no name yet; a name that the server knows is kept. */
  async introduce(name: string): Promise<boolean> {
    if (!this.known) await this.load();
    return this.be(this.name || name);
  }
}

export const self = new Self();
