/** What is written in a room of the demo. */
export interface SeedLine {
  /** Who wrote it: an account, or the place of a colleague whom nobody logs in as. */
  readonly by: string | number;
  readonly text: string;
  /** Second of the film; in a room that has not begun, minutes before now. */
  readonly at: number;
  /** A question, and how many others want it answered. */
  readonly wants?: number;
  readonly answered?: true;
}

/** Who was there: an account, and from which minute to which. */
type Attended = readonly [account: string, from: number, to: number];

/** A room for everybody of a demo enterprise, in its language. */
export interface SeedRoom {
  readonly id: number;
  readonly title: string;
  readonly introduction: string;
  /** Account of who hosts it. */
  readonly host: string;
  /** Begin: minutes from now, or days from today and the hour of the enterprise's clock. */
  readonly begins: { readonly inMinutes: number } | { readonly day: number; readonly hour: number };
  readonly minutes: number;
  /** Its parts, and at which minute each begins. */
  readonly agenda: readonly (readonly [title: string, minute: number])[];
  /** Tenths of a credit for so many minutes. */
  readonly credits: number;
  readonly neededMinutes: number;
  readonly notices: readonly string[];
  readonly lines: readonly SeedLine[];
  /** It took place: name of its film without an address, empty for none, and how many pieces that has. */
  readonly took?: {
    readonly film: string;
    readonly pieces: number;
    readonly attended: readonly Attended[];
    /** So many colleagues were there too. */
    readonly others: number;
  };
  /** Accounts that want to be told of the begin. */
  readonly reminded?: readonly string[];
}

/** Rooms of one enterprise. */
export interface SeedRooms {
  readonly eid: number;
  readonly rooms: readonly SeedRoom[];
}
