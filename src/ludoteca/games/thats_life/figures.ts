/**
 * Figures with names, so that a drawn piece can be seen to walk.
 *
 * A view only counts pieces per tile. From one view to the next, figures stay where they are
 * still counted; the others take the places that are left, both in path order.
 */
import type { View } from './types.gen';

export const GUARD = -1;

export interface Figure {
  readonly name: string;
  /** A seat, or `GUARD`. */
  readonly owner: number;
  /** A tile's id, `start` or `finish`. */
  readonly at: string;
}

export function follow(before: readonly Figure[], view: View): Figure[] {
  const owners = [...view.start.keys(), GUARD];
  return owners.flatMap((owner) => {
    const open = stands(view, owner);
    const known = before.filter((figure) => figure.owner === owner);
    const placed: Figure[] = known.map((figure) => {
      const place = open.indexOf(figure.at);
      if (place < 0) return { ...figure, at: '' };
      open.splice(place, 1);
      return figure;
    });
    const moved = placed.map((figure) =>
      figure.at ? figure : { ...figure, at: open.shift() ?? '' },
    );
    const fresh = open.map((at, i) => ({ name: `${owner}/${known.length + i}`, owner, at }));
    return [...moved.filter((figure) => figure.at), ...fresh];
  });
}

/** Function that names the figures of each view in turn; it remembers those of the view before. */
export function follower(): (view: View) => Figure[] {
  let known: Figure[] = [];
  return (view) => {
    known = follow(known, view);
    return known;
  };
}

/** Tiles on which an owner's figures stand, in path order, once per figure. */
function stands(view: View, owner: number): string[] {
  const places: string[] = [];
  const add = (at: string, count: number) => {
    for (let i = 0; i < count; i++) places.push(at);
  };
  if (owner !== GUARD) add('start', view.start[owner] ?? 0);
  for (const stone of view.path) {
    add(stone.id, owner === GUARD ? stone.guards : (stone.pieces[owner] ?? 0));
  }
  add('finish', owner === GUARD ? view.guards_home : (view.finish[owner] ?? 0));
  return places;
}
