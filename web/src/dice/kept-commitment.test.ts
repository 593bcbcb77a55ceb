import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../api/protocol.gen';

/** A browser's storage; what the module itself remembers is forgotten with `visit`. */
class Storage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
}

const told = (commitment: string | null, status: TableInfo['status'] = 'waiting') =>
  ({ id: 't', commitment, status }) as TableInfo;

/** The module as a newly loaded page has it. */
async function visit() {
  vi.resetModules();
  return import('./kept-commitment');
}

describe('what a browser keeps of the dice of a table', () => {
  let storage: Storage;

  beforeEach(() => {
    storage = new Storage();
    vi.stubGlobal('localStorage', storage);
  });

  afterEach(() => vi.unstubAllGlobals());

  test('nothing of a table that it never saw', async () => {
    const { kept } = await visit();

    expect(kept('t')).toEqual({ commitment: null, before: false, entropy: null });
  });

  test('the commitment as it was told first, whatever is told later', async () => {
    const first = await visit();
    first.keepCommitment(told('c0'));
    const later = await visit();
    later.keepCommitment(told('c1', 'over'));

    expect(later.kept('t')).toEqual({ commitment: 'c0', before: true, entropy: null });
  });

  test('that it was told after the start only', async () => {
    const { kept, keepCommitment } = await visit();
    keepCommitment(told(null));
    keepCommitment(told('c0', 'running'));

    expect(kept('t')).toMatchObject({ commitment: 'c0', before: false });
  });

  test('its entropy: 16 bytes, the same for a table each time, another for each table', async () => {
    const first = await visit();
    const mine = first.entropyFor('t');
    const again = (await visit()).entropyFor('t');

    expect(mine).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(mine);
    expect(first.entropyFor('u')).not.toBe(mine);
  });

  test('the same while the page is open when storage is switched off', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { kept, keepCommitment, entropyFor } = await visit();
    keepCommitment(told('c0'));

    expect(entropyFor('t')).toBe(entropyFor('t'));
    expect(kept('t')).toEqual({ commitment: 'c0', before: true, entropy: entropyFor('t') });
  });

  test('nothing when somebody else wrote there', async () => {
    storage.setItem('ludoteca.dice.t', '{{');
    const { kept, entropyFor } = await visit();

    expect(kept('t').entropy).toBeNull();
    expect(entropyFor('t')).toMatch(/^[0-9a-f]{32}$/);
  });
});
