import { describe, expect, test, vi } from 'vitest';
import { Counting } from './counting';
import type { Fetched } from './messages';

const FILES = { 'a.wasm': { size: 8, sent: 4 }, 'b.mjs': { size: 10, sent: 6 } };

function answer(pieces: (Uint8Array | Error)[], status = 200): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(through) {
      const piece = pieces.shift();
      if (piece === undefined) through.close();
      else if (piece instanceof Error) through.error(piece);
      else through.enqueue(piece);
    },
  });
  return new Response(body, { status, headers: { 'content-type': 'application/wasm' } });
}

function counting(...answers: Response[]) {
  const told: Fetched[] = [];
  const get = vi.fn(() => Promise.resolve(answers.shift() ?? Response.error()));
  return { told, counting: new Counting(FILES, (fetched) => told.push(fetched), get) };
}

describe('files that are fetched', () => {
  test('are counted as they are sent, while they come in', async () => {
    const { told, counting: given } = counting(answer([new Uint8Array(2), new Uint8Array(6)]));

    const got = await given.fetch('/python/a.wasm');
    const whole = await got.arrayBuffer();
    given.has('/python/b.mjs');

    expect(whole.byteLength).toBe(8);
    expect(got.headers.get('content-type')).toBe('application/wasm');
    expect(told.map(({ arrived }) => arrived)).toEqual([1, 4, 10]);
    expect(told.every(({ all }) => all === 10)).toBe(true);
  });

  test('that break off are told of, though whoever reads them may not tell', async () => {
    const { counting: given } = counting(answer([new Uint8Array(2), new Error('cut')]));

    const got = await given.fetch('/python/a.wasm');
    await expect(got.arrayBuffer()).rejects.toThrow('cut');

    await expect(given.broken).rejects.toThrow('cut');
  });

  test('that are not there are told of', async () => {
    const { counting: given } = counting(answer([], 404));

    await expect(given.fetch('/python/a.wasm')).rejects.toThrow('404');

    await expect(given.broken).rejects.toThrow('404');
  });
});
