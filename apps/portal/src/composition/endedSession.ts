/** A session that has ended over typed text. */
export interface EndedSession {
  /** The only person who may log in again. */
  readonly userId: string;
  /** Whether a login on another device has ended it. */
  readonly elsewhere: boolean;
  /** Address for a person who gives the input up. */
  readonly leaveTo: string;
}
