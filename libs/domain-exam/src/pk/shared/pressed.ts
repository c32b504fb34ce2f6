/** State of the presses of a component, each by its subject. */
export interface Pressed {
  readonly isPending: (of?: number | string) => boolean;
  readonly failureOf: (of?: number | string) => unknown;
}
