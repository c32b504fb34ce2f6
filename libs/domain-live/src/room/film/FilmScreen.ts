import type { Range } from './filmPlan.ts';

/** Display of pieces: the browser's MediaSource, or a fake in tests. */
export interface FilmScreen {
  /** Whether it can show this type. */
  supports(mime: string): boolean;
  /** Opens it, again after a failure. */
  open(): Promise<void>;
  /** Appends bytes at a second. Rejects with `ScreenFull` when full; after other failures it must be reopened. */
  append(bytes: ArrayBuffer, mime: string, atS: number): Promise<void>;
  /** Drops a range. */
  drop(range: Range): Promise<void>;
  /** Playable ranges. */
  ranges(): readonly Range[];
  /** Current second. */
  time(): number;
  /** Seeks to a second. */
  goTo(atS: number): void;
  /** Sets the known total length, seconds. */
  setLength(seconds: number): void;
  /** No more pieces follow. */
  finish(): void;
  close(): void;
}

/** There is no room for more pieces. */
export class ScreenFull extends Error {
  override readonly name = 'ScreenFull';
}
