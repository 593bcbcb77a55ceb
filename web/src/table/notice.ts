/** Something to tell the reader: a key of our words and its arguments. */
export interface Notice {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}
