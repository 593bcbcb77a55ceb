/** The order of running tables for somebody who would like to watch. */
import type { TableCard } from '../api/protocol.gen';

const people = ({ seats }: TableCard): number =>
  seats.filter(({ kind }) => kind === 'person').length;

/**
 * Tables with most people first, and of those the ones that most people watch; others stay in
 * their order. How many are there at this moment does not count: it changes under the finger.
 */
export const bestFirst = (tables: readonly TableCard[]): TableCard[] =>
  [...tables].sort((a, b) => people(b) - people(a) || b.watchers - a.watchers);
