/** Texts about sites, possible builds, players' sheets and the end. */
import type { SeatLook, Translate } from '$kit/board';
import { list, phrases } from '$kit/text/join';
import boards from './boards.json';
import { COLOURS } from './facade';
import type { End, Plan, Player, Roofing, View } from './types.gen';

/** "2 white and 1 grey". */
export function floors(counts: readonly number[], t: Translate): string {
  const parts = COLOURS.flatMap((colour, i) => {
    const count = counts[i] ?? 0;
    return count ? [t('board-floors', { count, colour_word: `colour-${colour}` })] : [];
  });
  return list(parts, t);
}

/** "Height 3, white locomotive 2 to 5, 3 points, extra turn". */
export function sayRoofing(roofing: Roofing, t: Translate): string {
  const { colour, height, start, end, points, extra, gains } = roofing;
  const parts = [t('board-would', { height, colour_word: `colour-${colour}`, start, end, points })];
  if (extra) parts.push(t('board-extra'));
  for (const { objective, chip } of gains) {
    parts.push(t('board-gain', { objective_word: `objective-${objective.toLowerCase()}`, chip }));
  }
  return phrases(parts, t);
}

/** "Grey costs 1 grey and 2 white, covers Ana’s roof". */
export function sayPlan({ colour, cost, covers }: Plan, t: Translate): string {
  const parts = [t('board-costs', { colour_word: `colour-${colour}`, floors: floors(cost, t) })];
  for (const seat of covers) parts.push(t('board-covers', { seat }));
  return phrases(parts, t);
}

/** Sentences about a site, the most important first. */
export function saySite(
  site: string,
  view: Pick<View, 'stage' | 'buildings' | 'plans' | 'refused' | 'open'>,
  t: Translate,
): string[] {
  const site_word = `site-${site.toLowerCase()}`;
  const building = view.buildings.find((one) => one.site === site);
  if (building) {
    const { colour, height, roofs, free } = building;
    return [
      t('board-building', { site_word, colour_word: `colour-${colour}`, height }),
      ...roofs.map(([floor, seat]) =>
        t(floor === height ? 'board-roof-seen' : 'board-roof-covered', { floor, seat }),
      ),
      t('board-free', { free }),
    ];
  }
  const refusal = view.refused.find((one) => one.site === site);
  if (refusal) {
    const why = view.stage === 'place' ? 'place' : refusal.why;
    return [
      t('board-refused', { site_word }),
      t(`board-refused-${why}`, { floors: floors(refusal.missing, t) }),
    ];
  }
  const plans = view.plans.filter((plan) => plan.site === site);
  if (plans.length) {
    const best = Math.max(...plans.flatMap(({ roofs }) => roofs.map(({ height }) => height)));
    return [
      t('board-can-build', { site_word }),
      ...plans.map((plan) => sayPlan(plan, t)),
      t('board-highest', { height: best }),
    ];
  }
  if (view.open.includes(site)) return [t('board-can-place', { site_word })];
  return [t('board-empty', { site_word })];
}

/**
 * Screen reader text for a site's surroundings: its neighbours, its parks, and the number of
 * buildings in its district and at each park with roofs of the reader; `me` is null for watchers.
 */
export function sayAround(
  site: string,
  view: Pick<View, 'board' | 'buildings'>,
  me: number | null,
  t: Translate,
): string {
  const { sites } = boards[view.board];
  const here = sites.find(({ id }) => id === site);
  if (!here) return '';
  const beside = here.neighbours.map((id) => {
    const site_word = `site-${id.toLowerCase()}`;
    const built = view.buildings.find((one) => one.site === id);
    if (!built) return t('board-beside-empty', { site_word });
    const { colour, height } = built;
    return t('board-beside-built', { site_word, colour_word: `colour-${colour}`, height });
  });
  const mine = (among: (one: (typeof sites)[number]) => boolean) =>
    view.buildings.filter(
      ({ site, roofs }) =>
        roofs.some(([, seat]) => seat === me) && sites.some((one) => one.id === site && among(one)),
    ).length;
  const parts = [t('board-beside', { sites: list(beside, t) })];
  const count = mine(({ district }) => district === here.district);
  const district_word = `district-${here.district.toLowerCase()}`;
  if (me !== null) parts.push(t('board-own-district', { district_word, count }));
  for (const park of here.parks) {
    const roofs = me === null ? 0 : mine(({ parks }) => parks.some((one) => one === park));
    parts.push(t('board-at-park', { park: park.slice(1), count: roofs }));
  }
  return phrases(parts, t);
}

/** Screen reader text for a player's sheet. */
export function saySheet(player: Player | undefined, t: Translate): string {
  return t('board-sheet', {
    white: player?.stock[0] ?? 0,
    grey: player?.stock[1] ?? 0,
    brown: player?.stock[2] ?? 0,
    black: player?.stock[3] ?? 0,
    white_at: player?.vehicles[0] ?? 0,
    grey_at: player?.vehicles[1] ?? 0,
    brown_at: player?.vehicles[2] ?? 0,
    black_at: player?.vehicles[3] ?? 0,
    roofs: player?.roofs ?? 0,
    visible: player?.visible ?? 0,
  });
}

/** Sentences about the end, once it is triggered: its cause, and the players with turns left. */
export function sayEnd({ by, seat, left }: End, seats: readonly SeatLook[], t: Translate): string {
  const names = left.map((one) => seats[one]?.name ?? '');
  return [
    t(`board-end-${by}`, { seat }),
    left.length ? t('board-last-turns', { names: list(names, t) }) : '',
  ].join(' ');
}
