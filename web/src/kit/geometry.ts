/** Points and boxes of drawings; y runs down, and a box has its upper left corner at x, y. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
