/**
 * That's Life! in plain JavaScript, to measure other engines with the same game.
 *
 * The same data and the same decisions as `ludoteca.games.thats_life`; a test replays our records
 * here and compares after every entry. Tiles are numbers: 0 is Start, then 18 minus tiles,
 * 8 plus tiles, 6 lucky tiles, 4 action tiles, and 37 is Finish.
 */

const range = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);

export const START = 0;
const FIRST_PLUS = 19;
const FIRST_LUCKY = 27;
const FIRST_ACTION = 33;
export const FINISH = 37;

const FALL = range(1, 9);
const DEPTHS = range(9, FIRST_PLUS);
const PLUS = range(FIRST_PLUS, FIRST_LUCKY);
const LUCKY = range(FIRST_LUCKY, FIRST_ACTION);
const ACTION = range(FIRST_ACTION, FINISH);
const GUARDED = new Set([...LUCKY, ...PLUS.slice(-2)]);

export const IDS = [
  'start',
  ...FALL.map((_, at) => `a${at + 1}`),
  ...DEPTHS.map((_, at) => `b${at + 1}`),
  ...PLUS.map((_, at) => `p${at + 1}`),
  ...LUCKY.map((_, at) => `l${at + 1}`),
  ...ACTION.map((_, at) => `x${at + 1}`),
  'finish',
];

const VALUES = IDS.map((id) => {
  const size = Number(id.slice(1)) || 0;
  return { a: -size, b: -size, p: size }[id[0]] ?? 0;
});

/** The rank of a tile as a gift: its number, lucky tiles above +8. */
const WORTH = VALUES.map((value, tile) => (LUCKY.includes(tile) ? 9 : value));

const LAYOUTS = {
  standard: [...FALL, ...LUCKY, ...PLUS.toReversed(), ...DEPTHS],
  variant1: [...FALL, ...PLUS, ...LUCKY, ...DEPTHS],
  variant2: [...FALL, ...PLUS, ...DEPTHS, ...LUCKY],
};

export const DEFAULTS = {
  layout: 'shuffled',
  action_tiles: true,
  guards: false,
  scoring: 'basic',
  pieces: 'three',
};

/**
 * A new table without its first die. `below(n)` returns a number of `0..n-1`; it draws the start
 * player and then the shuffle.
 */
export function setup(options, seats, below) {
  const first = below(seats);
  const scoring = LAYOUTS[options.layout]?.slice() ?? shuffled(range(1, FIRST_ACTION), below);
  const path = options.action_tiles
    ? ACTION.flatMap((tile, at) => [...scoring.slice(at * 8, at * 8 + 8), tile])
    : scoring;
  const each = options.pieces === 'rulebook' && seats > 4 ? 2 : 3;
  const guards = options.guards ? path.filter((tile) => GUARDED.has(tile)) : [];
  const figures = new Array(FINISH).fill(0);
  figures[START] = each * seats;
  for (const tile of guards) figures[tile] += 1;
  return {
    first,
    expert: options.scoring === 'expert',
    path: [START, ...path, ...new Array(6).fill(FINISH)],
    sides: [0, 0, 0, 0],
    pieces: range(0, seats).map(() => new Array(each).fill(START)),
    guards,
    figures,
    towers: range(0, seats).map(() => []),
    die: 0,
    question: 0,
  };
}

function shuffled(tiles, below) {
  for (let last = tiles.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  return tiles;
}

/** Legal actions as `[move, argument]`, in the order of our rules. */
export function options(G, seat) {
  if (G.question) return targets(G, seat).map((target) => ['choosePlayer', target]);
  const found = [];
  let before = FINISH;
  for (const tile of G.pieces[seat]) {
    if (tile !== before) found.push(['movePiece', tile]);
    before = tile;
  }
  before = FINISH;
  for (const tile of G.guards) {
    if (tile !== before && guardMayLeave(G, tile)) found.push(['moveGuard', tile]);
    before = tile;
  }
  return found;
}

/** Changes `G`; returns false, without a change, for an illegal move. */
export function movePiece(G, seat, tile) {
  const at = G.pieces[seat].indexOf(tile);
  if (G.question || at < 0) return false;
  const place = G.path.indexOf(tile);
  step(G, G.pieces[seat], at, place);
  if (G.figures[tile] || tile === START) return true;
  if (tile < FIRST_ACTION) {
    G.path.splice(place, 1);
    G.towers[seat].push(tile);
    return true;
  }
  G.question = tile;
  const found = targets(G, seat);
  if (found.length === 1) handOver(G, seat, found[0]);
  if (found.length <= 1) turnOver(G);
  return true;
}

export function moveGuard(G, seat, tile) {
  const at = G.guards.indexOf(tile);
  if (G.question || at < 0 || !guardMayLeave(G, tile)) return false;
  step(G, G.guards, at, G.path.indexOf(tile));
  return true;
}

export function choosePlayer(G, seat, target) {
  if (!G.question || !targets(G, seat).includes(target)) return false;
  handOver(G, seat, target);
  turnOver(G);
  return true;
}

/** The next seat after `seat` with a piece short of Finish; -1 if there is none. */
export function following(G, seat) {
  const seats = G.pieces.length;
  for (let offset = 1; offset <= seats; offset += 1) {
    const next = (seat + offset) % seats;
    if (G.pieces[next].length) return next;
  }
  return -1;
}

export function scores(G) {
  return G.towers.map(G.expert ? expertScore : basicScore);
}

/** Moves one of `figures` (tiles, hindmost first) by the die and keeps their order. */
function step(G, figures, at, place) {
  const tile = figures[at];
  const reached = G.path[place + G.die];
  figures.splice(at, 1);
  G.figures[tile] -= 1;
  if (reached === FINISH) return;
  const passed = G.path.slice(place, place + G.die);
  while (at < figures.length && passed.includes(figures[at])) at += 1;
  figures.splice(at, 0, reached);
  G.figures[reached] += 1;
}

function guardMayLeave(G, tile) {
  return G.figures[tile] > G.guards.filter((other) => other === tile).length;
}

/** Who may receive the gift, or be stolen from, at the action tile in question. */
function targets(G, seat) {
  const others = range(0, G.towers.length).filter(
    (other) => other !== seat && G.towers[other].length,
  );
  if (G.sides[G.question - FIRST_ACTION]) return others;
  const own = G.towers[seat].at(-1);
  if (own === undefined) return [];
  const tops = others.map((other) => WORTH[G.towers[other].at(-1)]);
  const wanted = VALUES[own] < 0 ? Math.max(...tops) : Math.min(...tops);
  return others.filter((_, at) => tops[at] === wanted);
}

function handOver(G, seat, target) {
  const steal = G.sides[G.question - FIRST_ACTION];
  const [from, to] = steal ? [target, seat] : [seat, target];
  G.towers[to].push(G.towers[from].pop());
}

function turnOver(G) {
  G.sides[G.question - FIRST_ACTION] ^= 1;
  G.question = 0;
}

function basicScore(tower) {
  const values = tower.map((tile) => VALUES[tile]);
  const lucky = values.filter((value) => value === 0).length;
  const debts = values.filter((value) => value < 0).sort((one, other) => one - other);
  const turned = debts.slice(0, lucky).reduce((sum, value) => sum + value, 0);
  return values.reduce((sum, value) => sum + value, 0) - 2 * turned;
}

function expertScore(tower) {
  let total = 0;
  let below = 0;
  for (const tile of tower) {
    const value = VALUES[tile];
    total += value || -2 * below;
    below = value;
  }
  return total;
}
