/** What the page and the worker that runs the rules say to each other. */
import type { LockfileInfo } from 'pyodide';
import type { Report } from './protocol.gen';

/** Where the Python for browsers is: a folder of Pyodide's files, and msgspec. */
export interface PythonFiles {
  readonly folder: string;
  readonly msgspec: string;
  /** What Pyodide says of itself. */
  readonly info: LockfileInfo;
  /** Bytes of each by name: as they are, and as they are sent. */
  readonly files: Readonly<Record<string, { readonly size: number; readonly sent: number }>>;
}

export type Ask =
  /** Get ready. Told about by `Fetched`. */
  | { readonly type: 'load'; readonly python: PythonFiles }
  /** Check one line of a file of records. Told about by reports. */
  | { readonly type: 'verify'; readonly line: Uint8Array }
  /** As `verify`, with frames of what `audience` would have seen. */
  | { readonly type: 'film'; readonly line: Uint8Array; readonly audience: number | null };

export interface Fetched {
  /** Bytes that have arrived. */
  readonly arrived: number;
  readonly all: number;
}

/** Questions have numbers; one can be called off. */
export type ToWorker =
  { readonly id: number; readonly ask: Ask } | { readonly id: number; readonly ask: null };

export type FromWorker =
  | { readonly id: number; readonly fetched: Fetched }
  | { readonly id: number; readonly report: Report }
  /** Nothing more will come; when it failed, why, for the console. */
  | { readonly id: number; readonly done: true; readonly failed: string | null };
