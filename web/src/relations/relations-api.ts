/** What the reader has to do with others: follows, blocks, and what others may do. */
import { call } from '../api/api';
import type { BlockedPeople, FollowedPeople, Relation, RelationWishes } from '../api/protocol.gen';

export type Kind = 'follows' | 'blocks';

export const relationsApi = {
  followed: () => call<FollowedPeople>('GET', '/api/me/follows').then(({ people }) => people),
  blocked: () => call<BlockedPeople>('GET', '/api/me/blocks').then(({ people }) => people),
  relation: (person: string) =>
    call<Relation>('GET', `/api/me/relations/${encodeURIComponent(person)}`),
  /** Follows or blocks a person, or no longer. */
  set: (kind: Kind, person: string, on: boolean) =>
    call<null>(on ? 'PUT' : 'DELETE', `/api/me/${kind}/${encodeURIComponent(person)}`),
  wishes: () => call<RelationWishes>('GET', '/api/me/relations'),
  wish: (wishes: RelationWishes) => call<RelationWishes>('PUT', '/api/me/relations', wishes),
};
