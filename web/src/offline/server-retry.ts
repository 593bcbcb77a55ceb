/** Waits for a server that does not answer, with growing intervals. */
const FIRST_MS = 1500;
const LONGEST_MS = 15_000;

/** Calls `then` once, as soon as the server answers; the returned function cancels. */
export function onceItAnswers(then: () => void): () => void {
  const end = new AbortController();
  let tries = 0;
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    timer = setTimeout(() => void ask(), Math.min(FIRST_MS * 2 ** tries, LONGEST_MS));
    tries += 1;
  };
  const ask = async () => {
    clearTimeout(timer);
    const there = await answers();
    if (end.signal.aborted) return;
    if (!there) return later();
    end.abort();
    then();
  };
  const soon = () => {
    if (!document.hidden) void ask();
  };
  addEventListener('online', soon, { signal: end.signal });
  document.addEventListener('visibilitychange', soon, { signal: end.signal });
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  later();
  return () => end.abort();
}

/** Whether the server answers. */
export async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
