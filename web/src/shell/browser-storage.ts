/**
 * Stores values in this browser between visits; without storage they are lost, and nothing else
 * breaks.
 */

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

export function forget(key: string): void {
  try {
    localStorage.removeItem(`ludoteca.${key}`);
  } catch {
    // there is nothing to forget
  }
}

const SETTINGS = ['language', 'theme', 'motion', 'taps', 'forced', 'keys', 'sound', 'volume'];

/**
 * Deletes everything but the settings of this browser: dice, talk, people, and other data of
 * tables.
 */
export function forgetTables(): void {
  try {
    const kept = SETTINGS.map((key) => `ludoteca.${key}`);
    for (const key of Object.keys(localStorage))
      if (key.startsWith('ludoteca.') && !kept.includes(key)) localStorage.removeItem(key);
  } catch {
    // storage is switched off in this browser: there is nothing to forget
  }
}
