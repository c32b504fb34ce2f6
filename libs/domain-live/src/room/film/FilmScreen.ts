import type { Range } from './filmPlan.ts';

/** What shows pieces: the browser's MediaSource, or what a test has in its place. */
export interface FilmScreen {
  /** Whether it can show this type. */
  supports(mime: string): boolean;
  /** Makes itself ready, anew after a failure. */
  open(): Promise<void>;
  /** Puts bytes at a second. Rejects with `ScreenFull` where there is no room, otherwise it has to be opened anew. */
  append(bytes: ArrayBuffer, mime: string, atS: number): Promise<void>;
  /** Drops a stretch. */
  drop(range: Range): Promise<void>;
  /** What can be shown. */
  ranges(): readonly Range[];
  /** The second that is shown. */
  time(): number;
  /** Goes to a second. */
  goTo(atS: number): void;
  /** Its whole length is known, seconds. */
  setLength(seconds: number): void;
  /** Nothing follows. */
  finish(): void;
  close(): void;
}

/** There is no room for more. */
export class ScreenFull extends Error {
  override readonly name = 'ScreenFull';
}
