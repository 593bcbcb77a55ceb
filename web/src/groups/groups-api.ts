/** Requests about groups; refused ones throw `Refused`. */
import { call } from '../api/api';
import type { GroupPage, MyGroups, TableGroup, TableInfo } from '../api/protocol.gen';

const ALL = '/api/groups';
const at = (link: string) => `${ALL}/${encodeURIComponent(link)}`;

export const groupsApi = {
  mine: () => call<MyGroups>('GET', ALL),
  make: (name: string) => call<GroupPage>('POST', ALL, { name }),
  look: (link: string) => call<GroupPage>('GET', at(link)),
  rename: (link: string, name: string) => call<GroupPage>('PUT', at(link), { name }),
  end: (link: string) => call<null>('DELETE', at(link)),
  linkAnew: (link: string) => call<GroupPage>('POST', `${at(link)}/link`),
  join: (link: string) => call<GroupPage>('POST', `${at(link)}/member`),
  leave: (link: string) => call<null>('DELETE', `${at(link)}/member`),
  remove: (link: string, person: string) =>
    call<GroupPage>('DELETE', `${at(link)}/members/${encodeURIComponent(person)}`),
  handOver: (link: string, person: string) =>
    call<GroupPage>('PUT', `${at(link)}/owner`, { person }),
  /** Shows a waiting table of the reader to the group. */
  addTable: (link: string, table: string) =>
    call<null>('PUT', `${at(link)}/tables/${encodeURIComponent(table)}`),
  /** Whether to tell the reader that a table waits for players. */
  tell: (link: string, told: boolean) => call<GroupPage>('PUT', `${at(link)}/told`, { told }),
  /** The group of a table, for its members. */
  ofTable: (table: string) =>
    call<TableGroup>('GET', `/api/tables/${encodeURIComponent(table)}/group`),
  /** The reader's only table in the round of this week. */
  week: (link: string) => call<TableInfo>('POST', `${at(link)}/week`),
};
