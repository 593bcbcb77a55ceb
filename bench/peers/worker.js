/** The loop of a worker in Node; `worker.py` is the one in Python. */

import { createInterface } from 'node:readline';

/** CPU seconds of this process, V8's own threads included. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// Seconds of play before each measurement, because after a pause caches are cold and V8 has dropped
// compiled code.
const WARM_UP = 0.25;

/** The same before the first round, until V8 has compiled the hot code. */
const FIRST_WARM_UP = 1.5;

/** As `serve` in `worker.py`. */
export async function serve(versions, play) {
  await measure(play, FIRST_WARM_UP);
  console.log(JSON.stringify({ versions: { node: process.version.slice(1), ...versions } }));
  for await (const line of createInterface({ input: process.stdin })) {
    await measure(play, WARM_UP);
    console.log(JSON.stringify(await measure(play, JSON.parse(line).seconds)));
  }
}

async function measure(play, seconds) {
  const counts = {};
  const begin = cpu();
  let spent;
  do {
    for (const [what, count] of Object.entries(await play()))
      counts[what] = (counts[what] ?? 0) + count;
    spent = cpu() - begin;
  } while (spent < seconds);
  return { counts, seconds: spent };
}
