import type { LiveProvider, RoomPicture } from '@banyan/contracts/live';

/** A room by the provider of its picture. */
export interface CarriedRoom {
  readonly provider: LiveProvider;
  /** The provider's id of it: a channel of Polyv, an address of DingTalk. */
  readonly channel: string;
}

/** A viewer of a room. */
export interface Watcher {
  /** Letters, digits and underscores, 64 at most; another one for each person. */
  readonly id: string;
  /** The name that others in the room see. */
  readonly name: string;
}

/** Addresses of rooms' pictures. */
export interface LivePages {
  /** Origins with pages that the portal may show in a frame. */
  readonly frameOrigins: readonly string[];
  /** Address for one watcher, valid for a few minutes at most; empty for an invalid channel. */
  pictureOf(room: CarriedRoom, watcher: Watcher, now: number): Pick<RoomPicture, 'kind' | 'url'>;
}
