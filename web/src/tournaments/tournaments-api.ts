/** Requests about tournaments; refused ones throw `Refused`. */
import { call } from '../api/api';
import type { NewTournament, TournamentLists, TournamentPage } from '../api/protocol.gen';

const ALL = '/api/tournaments';
const at = (id: string) => `${ALL}/${encodeURIComponent(id)}`;

export const tournamentsApi = {
  lists: () => call<TournamentLists>('GET', ALL),
  make: (wish: NewTournament) => call<TournamentPage>('POST', ALL, wish),
  look: (id: string) => call<TournamentPage>('GET', at(id)),
  cancel: (id: string) => call<TournamentPage>('DELETE', at(id)),
  start: (id: string) => call<TournamentPage>('POST', `${at(id)}/start`),
  enter: (id: string) => call<TournamentPage>('POST', `${at(id)}/entry`),
  withdraw: (id: string) => call<TournamentPage>('DELETE', `${at(id)}/entry`),
  remove: (id: string, number: number) =>
    call<TournamentPage>('DELETE', `${at(id)}/people/${number}`),
};
