import type { FilmApi } from '../../api/liveCalls.ts';
import type { FilmScreen } from './FilmScreen.ts';
import type { PieceSource } from './PieceFeed.ts';

/** Network of the film: good, slow, or lost. */
export type FilmNetwork = 'good' | 'slow' | 'lost';

/** Events of a player. */
export interface FilmTold {
  /** The first piece is visible. */
  readonly shown: () => void;
  /** The browser does not support this type. */
  readonly unsupported: (mime: string) => void;
  readonly network: (state: FilmNetwork) => void;
  /** The newest second; `over`: nothing follows. */
  readonly edge: (seconds: number, over: boolean) => void;
}

/** Dependencies of a player. */
export interface FilmPorts {
  readonly source: PieceSource;
  readonly screen: FilmScreen;
  /** Fetches the bytes of a piece. */
  readonly bytes: (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;
  /** Resolves after this many ms, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly told: FilmTold;
}

/** Dependencies of a film. */
export interface FilmSurroundings {
  readonly api: FilmApi;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly now: () => number;
  /** Its display: the browser's MediaSource, or a drawing in stories. */
  readonly screenOf: (video: HTMLVideoElement) => FilmScreen;
}
