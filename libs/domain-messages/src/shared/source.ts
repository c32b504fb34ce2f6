/** Subject of a message. */
export interface MessageSource {
  /** Sort of thing: `course`, `exam`, `programme`. */
  readonly type: string;
  readonly id: string;
}
