/** Requests that end otherwise than with an answer. */
import { afterEach, expect, test, vi } from 'vitest';
import { api, PATIENCE_MS } from './api';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a request counts as lost when no answer has come after some time', async () => {
  const patience = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });

  const lost = expect(api.history('some-table', 0, 9)).rejects.toThrow('error-network');
  expect(limit).toHaveBeenCalledWith(PATIENCE_MS);
  patience.abort();

  await lost;
});

test('so does one whose answer breaks off', async () => {
  const half = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"moments": ['));
      stream.error(new TypeError('the connection was reset'));
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(half)));

  await expect(api.history('some-table', 0, 9)).rejects.toThrow('error-network');
});
