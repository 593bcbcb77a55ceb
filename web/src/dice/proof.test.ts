import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundle, sentence } from '../i18n/bundle';
import { commitmentOf, derive, attempt, type Origin } from './derive';
import { proof, type Proof } from './proof';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

interface Example extends Origin {
  n: number;
  k: number;
  draws: { message: string; digest: string; value: string }[];
  outcome: number;
}

/** The worked examples of the document. */
const EXAMPLES = [...read('docs/fair-dice.md').matchAll(/^```json\n([^`]*)^```/gm)].map(
  ([, json]) => JSON.parse(json ?? '') as Example,
);

const LINE = read('tests/core/fixtures/proved.jsonl').trim();

interface Chance extends Origin {
  kind: string;
}
interface Entry {
  n: number;
  tape: number[];
  draws: [number, number][];
  body: { fair: Record<string, unknown> };
}
interface Opened {
  chance: Chance;
  entries: Entry[];
}
const RECORD = JSON.parse(LINE) as Opened;

const MINE = {
  commitment: RECORD.chance.commitment,
  before: true,
  entropy: RECORD.chance.entropies[0]?.bytes ?? '',
};
const NOTHING = { commitment: null, before: false, entropy: null };

/** The record with one thing changed. */
function forged(change: (record: Opened) => void): string {
  const record = structuredClone(RECORD);
  change(record);
  return JSON.stringify(record);
}

function proofOf(line: string, kept: Parameters<typeof proof>[1] = MINE): Proof {
  const found = proof(line, kept);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const faults = (found: Proof) => found.draws.map(({ fault }) => fault).filter(Boolean);

describe('a draw', () => {
  test('has three worked examples', () => {
    expect(EXAMPLES.map(({ draws }) => draws.length)).toEqual([1, 1, 2]);
  });

  test.each(EXAMPLES)('among $n outcomes is derived as the document says', (example) => {
    const { attempts, outcome } = derive(example, example.k, example.n);

    expect(commitmentOf(example.secret)).toBe(example.commitment);
    expect(outcome).toBe(example.outcome);
    expect(
      attempts.map(({ message, digest, value }) => ({ message, digest, value: String(value) })),
    ).toEqual(example.draws);
    expect(attempts.map(({ thrownAway }) => thrownAway)).toEqual(
      attempts.map((_, at) => at < attempts.length - 1),
    );
    expect(attempts.map(({ k }) => k)).toEqual(attempts.map((_, at) => example.k + at));
  });
});

describe('a record', () => {
  test('as it was written is right, and it is that of our table', () => {
    const found = proofOf(LINE);

    expect(found.good).toBe(true);
    expect([found.commitment, found.entropy]).toEqual(['same', 'there']);
    expect(found.draws).toHaveLength(RECORD.entries.flatMap(({ tape = [] }) => tape).length);
    expect(found.draws[0]).toMatchObject({ entry: 0, seat: null, k: 0, fault: null });
  });

  test('is right in itself for whoever kept nothing', () => {
    const found = proofOf(LINE, NOTHING);

    expect([found.commitment, found.entropy]).toEqual(['unknown', 'unknown']);
    expect([found.consistent, found.good]).toEqual([true, true]);
  });

  test('of another table is not ours, however right it is', () => {
    const other = proofOf(LINE, { ...MINE, commitment: '0'.repeat(64) });
    const without = proofOf(LINE, { ...MINE, entropy: '0'.repeat(32) });

    expect([other.commitment, other.consistent, other.good]).toEqual(['other', true, false]);
    expect([without.entropy, without.consistent, without.good]).toEqual(['missing', true, false]);
  });

  test('proves less to whoever heard of the commitment after the start', () => {
    expect(proofOf(LINE, { ...MINE, before: false }).commitment).toBe('late');
  });

  test('with another secret breaks the promise', () => {
    const found = proofOf(
      forged(({ chance }) => Object.assign(chance, { secret: 'ab'.repeat(32) })),
    );

    expect([found.secret, found.good]).toEqual([false, false]);
  });

  test('whose start says otherwise is wrong', () => {
    const found = proofOf(forged(({ chance }) => Object.assign(chance, { table: 'another' })));

    expect([found.start, found.good]).toEqual([false, false]);
  });

  test('with a changed outcome is wrong there', () => {
    const found = proofOf(
      forged(({ entries }) => {
        const [entry] = entries.filter(({ tape }) => tape).slice(1);
        if (entry) entry.tape[0] = ((entry.tape[0] ?? 0) + 1) % 6;
      }),
    );

    expect(faults(found)).toEqual(['outcome']);
    expect(found.good).toBe(false);
  });

  test('of dice that were thrown again is found out', () => {
    const found = proofOf(
      forged(({ entries }) => {
        const entry = entries.filter(({ draws }) => draws).at(-1);
        const [k, n] = entry?.draws[0] ?? [0, 0];
        if (!entry) return;
        entry.draws[0] = [k + 1, n];
        entry.tape[0] = Number(attempt(RECORD.chance, k + 1, n).value % BigInt(n));
      }),
    );

    expect(faults(found)).toEqual(['skipped']);
  });

  test('that uses a draw twice is found out', () => {
    const found = proofOf(
      forged(({ entries }) => {
        const entry = entries.filter(({ draws }) => draws).at(-1);
        if (entry) entry.draws[0] = [0, 3];
      }),
    );

    expect(faults(found)).toEqual(['repeated']);
  });

  test('that keeps a value which favours some outcomes is found out', () => {
    const { n, ...origin } = EXAMPLES[2] as Example;
    const biased = Array.from({ length: 50_000 }, (_, at) => ({ ...origin, table: `t${at}` })).find(
      (one) => attempt(one, 0, n).thrownAway,
    );
    if (!biased) throw new Error('not one in 2049');
    const { table, commitment, entropies, secret } = biased;
    const fixed = { protocol: 'fair-1', table, commitment, entropies };
    const tape = [Number(attempt(biased, 0, n).value % BigInt(n))];
    const line = JSON.stringify({
      chance: { kind: 'proved', ...fixed, secret },
      entries: [{ n: 0, body: { fair: fixed }, tape, draws: [[0, n]] }],
    });

    expect(faults(proofOf(line, NOTHING))).toEqual(['biased']);
  });

  test('that hides a draw is found out', () => {
    const found = proofOf(
      forged(({ entries }) => {
        const entry = entries.filter(({ draws }) => draws).at(-1);
        entry?.draws.pop();
      }),
    );

    expect([found.complete, found.good]).toEqual([false, false]);
    expect(found.record.unmatched).toHaveLength(1);
  });

  test('of a simulation cannot be proved', () => {
    expect(proof('{"chance":{"kind":"seeded","seed":"7/1"},"entries":[]}', NOTHING)).toBe('seeded');
  });

  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{"chance":null,"entries":[]}',
    '{"chance":{"kind":"proved"},"entries":[]}',
    LINE.slice(0, 900),
    LINE.replace('"fair-1"', '"fair-2"'),
    LINE.replace('"secret":"00', '"secret":"0'),
    LINE.replace('"secret":"00', '"secret":"ZZ'),
    LINE.replace('"draws":[[0,', '"draws":[[-1,'),
    LINE.replace('"draws":[[0,3]', '"draws":[[0,0]'),
    LINE.replace('"draws":[[0,3]', '"draws":[null'),
    LINE.replace('"entropies":[{', '"entropies":[null,{'),
  ])('that is no record is said to be unreadable (%#)', (line) => {
    expect(proof(line, NOTHING)).toBe('unreadable');
  });
});

describe('a draw after a move', () => {
  /** Seat 0 moves, and the die that falls then is the one of seat 1. */
  const draw = { entry: 65, seat: 0, number: 6, of: 6 };
  const seats = (reader: number) =>
    ['Dado', 'Anna'].map((name, i) => ({ name, you: i === reader }));

  test.each([
    ['en', 'Entry 65, after Dado’s move: 6 of 6', 'Entry 65, after your move: 6 of 6'],
    ['es', 'Entrada 65, tras la jugada de Dado: 6 de 6', 'Entrada 65, tras tu jugada: 6 de 6'],
    ['ko', '65번 항목, Dado 님의 행동 뒤: 6 중 6', '65번 항목, 내 행동 뒤: 6 중 6'],
    [
      'zh-Hant',
      '第\u00a065\u00a0筆，Dado行動之後：6\u00a0之 6',
      '第\u00a065\u00a0筆，你行動之後：6\u00a0之 6',
    ],
  ] as const)('is said to be in its entry, and not who rolled it, in %s', (language, of, yours) => {
    const words = [bundle(language, read(`web/src/i18n/${language}/record-pages.ftl`))];

    expect(sentence(words, 'proof-draw-in', draw, seats(1))).toBe(of);
    expect(sentence(words, 'proof-draw-in', draw, seats(0))).toBe(yours);
  });
});
