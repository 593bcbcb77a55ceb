/**
 * Makes the shapes of the maps: public-domain borders from `us-atlas` (US Census Bureau) and
 * `world-atlas` (Natural Earth), merged to the areas of the game, projected, simplified, and stored
 * with the facts that boards need. `node make.mjs` writes `usa.json` and `europe.json`; a test fails
 * when they are out of date.
 */
import { geoConicEqualArea, geoPath } from 'd3-geo';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';

const here = new URL('.', import.meta.url);
const package_ = (path) => new URL(`../../../../../node_modules/${path}`, here);
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));

/** Federal codes of the states, by area. */
const STATES = {
  al: ['01'], az: ['04'], ar: ['05'], ca: ['06'], co: ['08'], fl: ['12'], ga: ['13'], id: ['16'],
  il: ['17'], in: ['18'], ia: ['19'], ks: ['20'], ky: ['21'], la: ['22'], mi: ['26'], mn: ['27'],
  ms: ['28'], mo: ['29'], mt: ['30'], ne: ['31'], nv: ['32'], nm: ['35'], ny: ['36'], nc: ['37'],
  nd: ['38'], oh: ['39'], ok: ['40'], or: ['41'], pa: ['42'], sc: ['45'], sd: ['46'], tn: ['47'],
  tx: ['48'], ut: ['49'], va: ['51'], wa: ['53'], wv: ['54'], wi: ['55'], wy: ['56'],
  nwe: ['23', '33', '50', '25', '44', '09'], mc: ['34', '10', '24', '11'],
}; // prettier-ignore

/** Names of the countries in the source, by area. */
const COUNTRIES = {
  al: ['Albania'], at: ['Austria', 'Liechtenstein'], by: ['Belarus'], be: ['Belgium'],
  ba: ['Bosnia and Herz.'], bg: ['Bulgaria'], hr: ['Croatia'], cz: ['Czechia'], dk: ['Denmark'],
  ee: ['Estonia'], fi: ['Finland', 'Åland'], fr: ['France', 'Andorra', 'Monaco'], de: ['Germany'],
  gr: ['Greece'], hu: ['Hungary'], is: ['Iceland'], ie: ['Ireland'],
  it: ['Italy', 'San Marino', 'Vatican'], lv: ['Latvia'], lt: ['Lithuania'], lu: ['Luxembourg'],
  md: ['Moldova'], me: ['Montenegro'], nl: ['Netherlands'], mk: ['Macedonia'], no: ['Norway'],
  pl: ['Poland'], pt: ['Portugal'], ro: ['Romania'], ru: ['Russia'], rs: ['Serbia', 'Kosovo'],
  sk: ['Slovakia'], si: ['Slovenia'], es: ['Spain'], se: ['Sweden'], ch: ['Switzerland'],
  tr: ['Turkey'], ua: ['Ukraine'], gb: ['United Kingdom', 'Isle of Man', 'Jersey', 'Guernsey'],
}; // prettier-ignore

/** Positions of stops, for areas where the middle of the shape is not the best place. */
const MOVED = {
  usa: { wv: [755, 288], ky: [696, 317], va: [819, 316], mc: [866, 230], fl: [783, 512] },
  europe: {
    tr: [836, 732], no: [352, 124], se: [418, 196], lu: [264, 416], fr: [235, 514], md: [739, 501],
    it: [344, 627], gr: [610, 775], al: [542, 707],
  }, // prettier-ignore
};

/** Projected polygons as rings with whole coordinates, without islands and lakes too small to see. */
function rings(shape, { project, least, warp }) {
  const drawn = [];
  let x = [];
  const pen = {
    moveTo: (px, py) => (x = [[px, py]]),
    lineTo: (px, py) => x.push([px, py]),
    closePath: () => drawn.push(x.map(warp).map(([px, py]) => [Math.round(px), Math.round(py)])),
  };
  geoPath(project, pen)(shape);
  const sorted = drawn
    .map((ring) =>
      ring.filter((p, i) => i === 0 || p[0] !== ring[i - 1][0] || p[1] !== ring[i - 1][1]),
    )
    .filter((ring) => ring.length > 2)
    .sort((a, b) => Math.abs(size(b)) - Math.abs(size(a)));
  return sorted.filter((ring, i) => i === 0 || Math.abs(size(ring)) > least);
}

const size = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

const outline = (drawn) =>
  drawn
    .map((ring) => {
      const [start, ...rest] = ring;
      let [x, y] = start;
      const steps = rest.map(([nx, ny]) => {
        const step = `${nx - x} ${ny - y}`;
        [x, y] = [nx, ny];
        return step;
      });
      return `M${start.join(' ')}l${steps.join(' ')}z`;
    })
    .join('')
    .replaceAll(' -', '-');

/** Distance of a point from the border of a ring; negative outside. */
function depth(x, y, ring) {
  let inside = false;
  let near = Infinity;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i];
    const [dx, dy] = [ring[j][0] - ax, ring[j][1] - ay];
    if (ay > y !== ay + dy > y && x < (dx * (y - ay)) / dy + ax) inside = !inside;
    const far = dx * dx + dy * dy;
    const along = far && Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / far));
    near = Math.min(near, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  }
  return inside ? near : -near;
}

/** The point inside the largest ring that is farthest from its border, and that distance. */
function middle([ring]) {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best = { x: 0, y: 0, room: -Infinity };
  for (const step of [Math.max(6, (box[2] - box[0]) / 20), 4, 1]) {
    for (let x = box[0]; x <= box[2]; x += step)
      for (let y = box[1]; y <= box[3]; y += step) {
        const room = depth(x, y, ring);
        if (room > best.room) best = { x, y, room };
      }
    box = [best.x - step, best.y - step, best.x + step, best.y + step];
  }
  return { x: Math.round(best.x), y: Math.round(best.y), room: Math.round(best.room) };
}

/**
 * Enlarges the surroundings of a point and shrinks distant parts, with the frame's sides kept,
 * because the small countries lie close together and the large ones around them.
 */
const bulge =
  ({ x, y, width, height, by }) =>
  ([px, py]) => {
    const along = (at, middle, size) => {
      const room = at < middle ? middle : size - middle;
      const far = Math.abs(at - middle) / room;
      return middle + (Math.sign(at - middle) * room * (by + 1) * far) / (by * far + 1);
    };
    return [along(px, x, width), along(py, y, height)];
  };

function atlas(land, { topology, objects, members, by, detail, frame, ...drawing }) {
  const simple = simplify(presimplify(topology), detail);
  const found = simple.objects[objects].geometries;
  const of = (id) => {
    const wanted = members[id];
    const parts = found.filter((one) => wanted.includes(by(one)));
    if (parts.length < 1) throw new Error(`nothing drawn for ${id}`);
    return rings(merge(simple, parts), drawing);
  };
  const areas = land.areas.map((area) => {
    const drawn = of(area.id);
    const { x, y, room } = middle(drawn);
    const [mx, my] = MOVED[land.id][area.id] ?? [x, y];
    return {
      id: area.id,
      sector: area.sector,
      regions: area.regions,
      col: area.tile.col,
      row: area.tile.row,
      x: mx,
      y: my,
      room,
      d: outline(drawn),
    };
  });
  return {
    ...frame,
    cols: land.tile_grid.cols,
    rows: land.tile_grid.rows,
    links: land.links.map(({ a, b }) => [a, b]),
    areas,
  };
}

export function make() {
  const [usa, europe] = read(new URL('../maps.json', here)).maps;
  const frame = { width: 1000, height: 840 };
  const cut = geoConicEqualArea()
    .parallels([40, 62])
    .rotate([-15, 0])
    .center([0, 52])
    .fitExtent([[20, 20], [960, 830]], {
      type: 'MultiPoint',
      coordinates: [[-24, 64.5], [-10, 36.5], [24, 34.6], [42, 39], [38, 55], [25, 71], [30, 71], [-9, 38]],
    })
    .clipExtent([[0, 0], [frame.width, frame.height]]); // prettier-ignore
  return {
    usa: atlas(usa, {
      topology: read(package_('us-atlas/states-albers-10m.json')),
      objects: 'states',
      members: STATES,
      by: (one) => one.id,
      detail: 3,
      project: null,
      warp: (point) => point,
      frame: { width: 975, height: 610 },
      least: 14,
    }),
    europe: atlas(europe, {
      topology: read(package_('world-atlas/countries-50m.json')),
      objects: 'countries',
      members: COUNTRIES,
      by: (one) => one.properties.name,
      detail: 0.012,
      project: cut,
      warp: bulge({ ...frame, x: 600, y: 640, by: 0.8 }),
      frame,
      least: 14,
    }),
  };
}

export const written = (map) =>
  `${JSON.stringify(map).replaceAll('},{', '},\n{').replaceAll('],[', '],[')}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, map] of Object.entries(make()))
    writeFileSync(new URL(`${name}.json`, here), written(map));
