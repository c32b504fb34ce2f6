import type { RoomPart } from '@banyan/contracts/live';
import { defineEffect } from './effect.ts';

/** Something in a live room has changed that those who are there see, or those who are asked to a meeting. */
export interface RoomChanged {
  readonly roomId: number;
  readonly part: RoomPart;
  /** Whose open pages read it anew. */
  readonly userIds: readonly number[];
}

export const roomChanged = defineEffect<RoomChanged>('roomChanged');
