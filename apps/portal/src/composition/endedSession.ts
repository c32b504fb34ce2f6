/** A session that has ended over typed text. */
export interface EndedSession {
  /** The one person who is let back in. */
  readonly userId: string;
  /** A login on another device has ended it. */
  readonly elsewhere: boolean;
  /** Where whoever gives the text up is led. */
  readonly leaveTo: string;
}
