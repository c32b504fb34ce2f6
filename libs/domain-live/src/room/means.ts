import type { FilmingTabs } from './filmingTabs.ts';
import type { FilmScreen } from './film/FilmScreen.ts';
import type { Devices } from './studio/devices.ts';
import type { SendPiece } from './studio/StudioStore.ts';

/** Means of filming, sending and showing live rooms. */
export interface LiveMeans {
  /** Uploads a film piece; without it nobody can go on air. */
  readonly sendPiece: SendPiece;
  /** Cameras, microphones and screens. */
  readonly devices: Devices;
  /** Tells which tab of the browser films. */
  readonly tabs: FilmingTabs;
  /** Display of a film in a video element. */
  readonly screenOf: (video: HTMLVideoElement) => FilmScreen;
}
