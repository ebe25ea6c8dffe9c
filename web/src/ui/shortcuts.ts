/** Single keys press the button that bears them; never while somebody types or a dialog is open. */
export function pressShortcut(event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const typing = target.matches("input:not([type=checkbox]), textarea, select");
  if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open], [role=dialog]")) return;
  if (event.key.startsWith("Arrow") && !target.closest("[role=group]")) {
    document.querySelector<HTMLElement>(".hand button")?.focus();
    return;
  }
  const found = [...document.querySelectorAll<HTMLButtonElement>(`[data-shortcut="${CSS.escape(event.key.toLowerCase())}"]`)];
  const button = found.find((each) => each.checkVisibility());
  if (!button) return;
  event.preventDefault();
  button.click();
}
