import type { LiveProvider, RoomPicture } from '@banyan/contracts/live';

/** A room as whoever carries its picture knows it. */
export interface CarriedRoom {
  readonly provider: LiveProvider;
  /** What the provider calls it: a channel of Polyv, an address of DingTalk. */
  readonly channel: string;
}

/** Who watches. */
export interface Watcher {
  /** Letters, digits and underscores, 64 at most; another one for each person. */
  readonly id: string;
  /** As others in the room see them. */
  readonly name: string;
}

/** How the picture of a room comes to people. */
export interface LivePages {
  /** Origins whose pages the portal may show in a frame. */
  readonly frameOrigins: readonly string[];
  /** Address for one watcher, good for a few minutes at most; empty where the room's channel is no such. */
  pictureOf(room: CarriedRoom, watcher: Watcher, now: number): Pick<RoomPicture, 'kind' | 'url'>;
}
