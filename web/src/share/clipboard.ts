/** Copies a text. Over plain http browsers have no clipboard API, only the old command. */
export async function copy(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  try {
    await (navigator as { clipboard?: Clipboard }).clipboard?.writeText(text);
    if ('clipboard' in navigator) return true;
  } catch {
    // not allowed: try the other way
  }
  field?.select();
  return document.execCommand('copy');
}
