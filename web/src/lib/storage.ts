/** What this browser remembers; a browser that forbids it forgets, and all else still works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`spicery.${key}`);
  } catch {
    return null;
  }
}

/** The same, where it was kept as JSON; nothing if it cannot be read. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`spicery.${key}`, value);
  } catch {
    // private mode: the choice holds until the page is left
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`spicery.${key}`);
  } catch {
    // nothing was kept
  }
}
