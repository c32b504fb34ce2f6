import type { RoomPart } from '@banyan/contracts/live';
import { defineEffect } from './effect.ts';

/** A change in a live room that its participants see, or those who are asked to a meeting. */
export interface RoomChanged {
  readonly roomId: number;
  readonly part: RoomPart;
  /** People whose open pages read it again. */
  readonly userIds: readonly number[];
}

export const roomChanged = defineEffect<RoomChanged>('roomChanged');
