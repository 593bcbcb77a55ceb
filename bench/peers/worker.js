/** The Node half of a worker; `worker.py` is the other. */

import { createInterface } from 'node:readline';

/** CPU seconds of this process, V8's own threads included. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// Whoever sat idle finds cold caches, and V8 throws compiled code away; so nobody is measured
// before it has played for a while.
const WARM_UP = 0.25;

/** Before the first round, until V8 has compiled what is hot. */
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
