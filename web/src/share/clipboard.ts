/** Copies a text. Over plain http browsers have no clipboard, only the command of old. */
export async function copy(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | undefined,
): Promise<boolean> {
  try {
    await (navigator as { clipboard?: Clipboard }).clipboard?.writeText(text);
    if ('clipboard' in navigator) return true;
  } catch {
    // not allowed to: try the other way
  }
  field?.select();
  return document.execCommand('copy');
}
