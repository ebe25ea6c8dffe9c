import type { Reach } from "../wire";

/** Where an invitation leads; and why other devices cannot follow it, if they cannot. */
export interface Invitation {
  origin: string;
  trouble?: "local" | "offline";
}

/** Whether a host name leads back to the machine that uses it. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}

/** The address that goes into a link: a public one first, then that of this page, unless it is only this machine's. */
export function invitation(page: Pick<Location, "origin" | "hostname">, reach: Reach): Invitation {
  if (reach.public) return { origin: reach.address };
  if (!isLoopback(page.hostname)) return { origin: page.origin };
  if (reach.address) return { origin: reach.address };
  return { origin: page.origin, trouble: reach.local ? "local" : "offline" };
}
