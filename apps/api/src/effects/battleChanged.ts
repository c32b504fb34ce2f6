import { defineEffect } from './effect.ts';

/** A quiz battle has changed for these people: their pages read it again. */
export interface BattleChanged {
  readonly battleId: number;
  readonly userIds: readonly number[];
}

export const battleChanged = defineEffect<BattleChanged>('battleChanged');
