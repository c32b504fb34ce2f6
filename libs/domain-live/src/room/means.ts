import type { FilmingTabs } from './filmingTabs.ts';
import type { FilmScreen } from './film/FilmScreen.ts';
import type { Devices } from './studio/devices.ts';
import type { SendPiece } from './studio/Studio.ts';

/** What films, sends and shows live rooms. */
export interface LiveMeans {
  /** Sends a piece of film; without it nobody can go on air. */
  readonly sendPiece: SendPiece;
  /** Cameras, microphones and screens. */
  readonly devices: Devices;
  /** Which tab of the browser films. */
  readonly tabs: FilmingTabs;
  /** What shows a film in a video element. */
  readonly screenOf: (video: HTMLVideoElement) => FilmScreen;
}
