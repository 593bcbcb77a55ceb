/** Messages between the page and the worker that runs the rules. */
import type { LockfileInfo } from 'pyodide';
import type { Report } from './protocol.gen';

/** The files of Python for browsers: a folder of Pyodide's files, and msgspec. */
export interface PythonFiles {
  readonly folder: string;
  readonly msgspec: string;
  /** Pyodide's own description. */
  readonly info: LockfileInfo;
  /** Bytes of each file by name: unpacked, and as sent. */
  readonly files: Readonly<Record<string, { readonly size: number; readonly sent: number }>>;
}

export type Ask =
  /** Load the rules; answered by `Fetched`. */
  | { readonly type: 'load'; readonly python: PythonFiles }
  /** Check one line of a file of records; answered by reports. */
  | { readonly type: 'verify'; readonly line: Uint8Array }
  /** As `verify`, with snapshots of the view of `audience`. */
  | { readonly type: 'film'; readonly line: Uint8Array; readonly audience: number | null };

export interface Fetched {
  /** Bytes received. */
  readonly arrived: number;
  readonly all: number;
}

/** Requests have numbers; one can be cancelled. */
export type ToWorker =
  { readonly id: number; readonly ask: Ask } | { readonly id: number; readonly ask: null };

export type FromWorker =
  | { readonly id: number; readonly fetched: Fetched }
  | { readonly id: number; readonly report: Report }
  /** The last message of a request; with the error for the console when it failed. */
  | { readonly id: number; readonly done: true; readonly failed: string | null };
