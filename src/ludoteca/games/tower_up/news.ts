/** Changes since the reader's last turn, which the board marks. */
import type { Seat, SeatLook } from '$kit/board';
import type { Event } from './types.gen';

/** Sites where others have built, with the owner of the roof or building. */
export function builtByOthers(
  since: readonly Event[],
  seats: readonly SeatLook[],
  me: Seat | null,
): ReadonlyMap<string, SeatLook> {
  const built = new Map<string, SeatLook>();
  for (const event of since) {
    if (!['built', 'roofed', 'building_started'].includes(event.type)) continue;
    const { site, seat } = event as { site: string; seat: number };
    const look = seats[seat];
    if (look && seat !== me) built.set(site, look);
  }
  return built;
}

/** Cards that have come into the market. */
export const newCards = (since: readonly Event[]): ReadonlySet<string> =>
  new Set(since.flatMap((event) => (event.type === 'card_revealed' ? [event.card] : [])));
