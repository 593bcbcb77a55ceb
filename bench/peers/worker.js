/** The Node half of a worker; `worker.py` is the other. */

import { createInterface } from 'node:readline';

/** CPU seconds of this process, V8's own threads included. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** As `serve` in `worker.py`. */
export async function serve(versions, play) {
  await measure(play, 1); // so that the first round finds compiled code, as the later ones do
  console.log(JSON.stringify({ versions: { node: process.version.slice(1), ...versions } }));
  for await (const line of createInterface({ input: process.stdin })) {
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
