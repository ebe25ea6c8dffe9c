/** Copy a text; whether that worked. `from` shows the same text, and is selected. */
export async function copyText(text: string, from?: HTMLElement): Promise<boolean> {
  if (from instanceof HTMLInputElement) from.select();
  else if (from) getSelection()?.selectAllChildren(from);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return from ? document.execCommand("copy") : copyHidden(text); // a page of the house's own network may use no other way
  }
}

function copyHidden(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
