import { settings } from "../lib/settings.svelte";

/** Single keys press the button that bears them; never while somebody types or a dialog is open.
 * Whoever speaks to the machine can switch single letters off; arrows, Enter and Escape stay. */
export function pressShortcut(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  if (event.repeat || !isFree(event)) return;
  if (event.key.startsWith("Arrow") && !target.closest("[role=group]")) {
    document.querySelector<HTMLElement>("[data-arrows] button")?.focus();
    return;
  }
  if (!settings.keys) return;
  const found = [
    ...document.querySelectorAll<HTMLButtonElement>(`[data-shortcut="${CSS.escape(event.key.toLowerCase())}"]`),
  ];
  const button = found.find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Whether a key is the table's to use: nobody types, no dialog is open, and single keys are on. */
export function isOwnKey(event: KeyboardEvent, key: string): boolean {
  return settings.keys && event.key.toLowerCase() === key && isFree(event);
}

function isFree(event: KeyboardEvent): boolean {
  const typing = (event.target as HTMLElement).matches("input:not([type=checkbox]), textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !document.querySelector("dialog[open], [role=dialog]");
}
