/** Requests about reports and sanctions; refused ones throw `Refused`. */
import { call } from '../api/api';
import type { AuditLog, OwnSanction, Reports, ReportWish, SanctionWish } from './protocol.gen';

const MINE = '/api/me/sanctions';
const ALL = '/api/moderation';

const beyond = (before: number | null) => (before === null ? '' : `&before=${before}`);

export const moderation = {
  report: (wish: ReportWish) => call<null>('POST', '/api/reports', wish),
  mine: () => call<readonly OwnSanction[]>('GET', MINE),
  read: () => call<null>('POST', `${MINE}/read`),
  answer: (sanction: string, text: string) =>
    call<null>('POST', `${MINE}/${sanction}/answer`, { text }),

  reports: (closed: boolean, before: number | null) =>
    call<Reports>('GET', `${ALL}/reports?closed=${closed}${beyond(before)}`),
  close: (report: string, words: string) =>
    call<null>('POST', `${ALL}/reports/${report}/close`, { words }),
  impose: (report: string, wish: SanctionWish) =>
    call<null>('POST', `${ALL}/reports/${report}/sanctions`, wish),
  lift: (sanction: string, words: string) =>
    call<null>('POST', `${ALL}/sanctions/${sanction}/lift`, { words }),
  log: (before: number | null) =>
    call<AuditLog>('GET', `${ALL}/log${before === null ? '' : `?before=${before}`}`),
};
