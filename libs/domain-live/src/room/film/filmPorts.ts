import type { FilmApi } from '../../api/liveCalls.ts';
import type { FilmScreen } from './FilmScreen.ts';
import type { PieceSource } from './PieceFeed.ts';

/** How the film comes: as it should, slowly, or not at all. */
export type FilmNetwork = 'good' | 'slow' | 'lost';

/** What a player tells of itself. */
export interface FilmTold {
  /** The first piece is there. */
  readonly shown: () => void;
  /** The browser cannot show this type. */
  readonly unsupported: (mime: string) => void;
  readonly network: (state: FilmNetwork) => void;
  /** The newest moment, seconds; `over`: nothing follows. */
  readonly edge: (seconds: number, over: boolean) => void;
}

/** What a player needs of its surroundings. */
export interface FilmPorts {
  readonly source: PieceSource;
  readonly screen: FilmScreen;
  /** Fetches the bytes of a piece. */
  readonly bytes: (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** Resolves after so many ms, or when the signal says so. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly told: FilmTold;
}

/** What a film needs of its surroundings. */
export interface FilmSurroundings {
  readonly api: FilmApi;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
  /** What shows it; the browser's MediaSource, or a drawing in stories. */
  readonly screenOf: (video: HTMLVideoElement) => FilmScreen;
}
