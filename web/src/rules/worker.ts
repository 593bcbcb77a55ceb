/** The worker that runs the rules: requests come in, reports go out, some entries at a time. */
import type { Ask, FromWorker, ToWorker } from './messages';
import { start, type Desk } from './python';

/** Milliseconds of work before new messages are handled. */
const TURN_MS = 40;

const say = (message: FromWorker) => postMessage(message);

let desk: Promise<Desk> | undefined;
const calledOff = new Set<number>();

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.ask === null) calledOff.add(data.id);
  else
    answer(data.id, data.ask).then(
      () => say({ id: data.id, done: true, failed: null }),
      (reason: unknown) => say({ id: data.id, done: true, failed: String(reason) }),
    );
});

async function answer(id: number, ask: Ask): Promise<void> {
  if (ask.type === 'load') {
    desk ??= start(ask.python, (fetched) => say({ id, fetched }));
    await desk;
    return;
  }
  if (!desk) throw new Error('not loaded');
  const audience = ask.type === 'film' ? ask.audience : null;
  const checking = (await desk).check(ask.line, ask.type === 'film', audience);
  let entries = 8;
  while (!calledOff.has(id)) {
    const began = performance.now();
    const report = checking.go(entries);
    say({ id, report });
    if (report.done) break;
    const took = Math.max(1, performance.now() - began);
    entries = Math.max(1, Math.min(4 * entries, Math.round((entries * TURN_MS) / took)));
    await others();
  }
  calledOff.delete(id);
  checking.close();
}

/** Lets new messages be handled; timers would wait longer. */
function others(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
