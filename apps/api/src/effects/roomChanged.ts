import type { RoomPart } from '@banyan/contracts';
import { defineEffect } from './effect.ts';

/** Something in a live room has changed that those who are there see [LV-01]. */
export interface RoomChanged {
  readonly roomId: number;
  readonly part: RoomPart;
  /** Whose open pages read it anew. */
  readonly userIds: readonly number[];
}

export const roomChanged = defineEffect<RoomChanged>('roomChanged');
