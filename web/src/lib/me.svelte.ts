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

  /** Make sure that the server knows us under this name. */
  async be(name: string): Promise<void> {
    const wanted = name.trim();
    if (this.known && wanted === this.name) return;
    const me = await api.rename(wanted);
    this.name = me.name;
    this.known = me.known;
  }
}

export const self = new Self();
