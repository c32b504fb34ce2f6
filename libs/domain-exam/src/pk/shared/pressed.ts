/** Where presses stand that a component shows, each by what it is about. */
export interface Pressed {
  readonly isPending: (of?: number | string) => boolean;
  readonly failureOf: (of?: number | string) => unknown;
}
