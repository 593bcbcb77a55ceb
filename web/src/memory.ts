/** What this browser remembers between visits; without storage it forgets, and nothing else breaks. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`ludoteca.${key}`);
  } catch {
    return null; // storage is switched off in this browser
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`ludoteca.${key}`, value);
  } catch {
    // storage is switched off in this browser, or full
  }
}
