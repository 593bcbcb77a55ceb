// Checks the dice of a record of Ludoteca as docs/fair-dice.md says, and believes nothing else.
// Paste it into a browser's console (of any https page), then: await checkDice('{"format":…}')
// Or in a terminal: node check-dice.js records.jsonl
globalThis.checkDice = async function (line) {
  const unhex = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
  const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const must = (holds, otherwise) => {
    if (!holds) throw new Error(otherwise);
  };
  const { chance, entries } = JSON.parse(line);
  must(chance.kind === 'proved' && chance.protocol === 'fair-1', 'these draws are not proved');
  const { kind, secret, ...told } = chance;
  must(JSON.stringify(told) === JSON.stringify(entries[0].body.fair), 'entry 0 says otherwise');
  const commitment = await crypto.subtle.digest('SHA-256', unhex(secret));
  must(hex(new Uint8Array(commitment)) === chance.commitment, 'the secret is not the promised one');
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', unhex(secret), hmac, false, ['sign']);
  const contributed = chance.entropies.map(({ seat, bytes }) => `${seat}:${bytes}`).join(',');
  const value = async (k) => {
    const message = new TextEncoder().encode(`fair-1/${chance.table}/${contributed}/${k}`);
    return new DataView(await crypto.subtle.sign('HMAC', key, message)).getBigUint64(0);
  };
  let next = 0;
  for (const { n: entry, tape = [], draws = [] } of entries) {
    must(tape.length === draws.length, `entry ${entry}: draws and tape do not match`);
    for (const [at, [k, n]] of draws.entries()) {
      const limit = 2n ** 64n - (2n ** 64n % BigInt(n));
      must(k >= next, `entry ${entry}: draw ${k} was used before`);
      for (; next < k; next++) must((await value(next)) >= limit, `draw ${next} was left out`);
      const drawn = await value(next++);
      must(drawn < limit, `entry ${entry}: draw ${k} should have been thrown away`);
      const right = drawn % BigInt(n);
      must(right === BigInt(tape[at]), `entry ${entry}: draw ${k} is ${tape[at]}, not ${right}`);
    }
  }
  return { ...told, kind, draws: entries.flatMap(({ draws = [] }) => draws).length };
};
if (globalThis.process?.argv[2]) {
  const check = async ({ readFileSync }) => {
    for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n'))
      console.log(JSON.stringify(await globalThis.checkDice(line)));
  };
  import('node:fs').then(check).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
