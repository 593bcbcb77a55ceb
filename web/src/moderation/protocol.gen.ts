// Generated from the Python types by `npm run types`; do not edit.

export interface AuditLog {
  entries: AuditEntry[];
  more: boolean;
}
/**
 * Something that a moderator did, or the host (``by`` is empty then); ``group`` is the name of
 * the group that was ended, as it is now. ``undone_by`` and
 * ``undone_at`` are those who took it back, if anybody did.
 */
export interface AuditEntry {
  id: string;
  at: number;
  by: string;
  action: string;
  person: string | null;
  name: string;
  reason: string;
  words: string;
  until: number | null;
  table: string | null;
  line: number | null;
  group: string | null;
  sanction: string | null;
  undone_by: string | null;
  undone_at: number | null;
}
/**
 * A sanction as its person sees it: who imposed or reported it is not told. ``name`` is the one
 * that was taken away, or of the group that was ended; ``line`` what was said in the line that was
 * removed.
 */
export interface OwnSanction {
  id: string;
  kind: 'ban' | 'close_table' | 'end_group' | 'mute' | 'remove_line' | 'rename' | 'warn';
  at: number;
  until: number | null;
  lifted_at: number | null;
  reason: 'hate' | 'imitation' | 'insult' | 'other' | 'sexual' | 'spam' | 'threat' | 'unfair';
  words: string;
  name: string | null;
  line: string | null;
  read: boolean;
  answer: string | null;
}
/**
 * Some reports; ``more`` is whether there are others after them.
 */
export interface Reports {
  reports: Report[];
  more: boolean;
}
/**
 * A report as moderators see it. ``person`` is the reported one, called ``name`` then and
 * ``now`` now; of a report about a ``group`` (its link) ``name`` is that of the group. ``by`` and
 * ``by_name`` are the reporter, None once deleted. ``around`` is what was said around;
 * ``sanctions`` are the latest of the person.
 */
export interface Report {
  id: string;
  at: number;
  kind: 'conduct' | 'group' | 'line' | 'name';
  reason: 'hate' | 'imitation' | 'insult' | 'other' | 'sexual' | 'spam' | 'threat' | 'unfair';
  person: string;
  name: string;
  now: string;
  by: string | null;
  by_name: string | null;
  table: string | null;
  line: number | null;
  around: LineAround[];
  closed_at: number | null;
  group: string | null;
  sanctions: Sanction[];
}
/**
 * A copy of a line of talk. ``person`` is the public id of the speaker; ``body`` of a phrase or
 * reaction is its key.
 */
export interface LineAround {
  n: number;
  at: number;
  person: string;
  name: string;
  kind: ('emoji' | 'phrase' | 'text') | 'removed';
  body: string;
}
/**
 * A sanction as moderators see it.
 */
export interface Sanction {
  id: string;
  kind: 'ban' | 'close_table' | 'end_group' | 'mute' | 'remove_line' | 'rename' | 'warn';
  at: number;
  until: number | null;
  lifted_at: number | null;
  reason: 'hate' | 'imitation' | 'insult' | 'other' | 'sexual' | 'spam' | 'threat' | 'unfair';
  words: string;
  report: string | null;
  name: string | null;
  read_at: number | null;
  answer: string | null;
  answered_at: number | null;
}
/**
 * What somebody reports: of the person ``about``, line ``line`` of the talk at ``table``, their
 * name, or their conduct (at ``table``, if it was there); or the name of the group with the link
 * ``group``, which is its owner's.
 */
export interface ReportWish {
  kind: 'conduct' | 'group' | 'line' | 'name';
  reason: 'hate' | 'imitation' | 'insult' | 'other' | 'sexual' | 'spam' | 'threat' | 'unfair';
  about: string | null;
  table: string | null;
  line: number | null;
  group: string | null;
}
/**
 * What a moderator imposes on the person of a report. ``seconds`` is for a mute or a ban, None
 * for ever; ``name`` is the new one of somebody who is renamed, None for any. ``close`` closes the
 * report, too.
 */
export interface SanctionWish {
  kind: 'ban' | 'close_table' | 'end_group' | 'mute' | 'remove_line' | 'rename' | 'warn';
  reason: 'hate' | 'imitation' | 'insult' | 'other' | 'sexual' | 'spam' | 'threat' | 'unfair';
  words: string;
  seconds: number | null;
  name: string | null;
  close: boolean;
}
