import { defineEffect } from './effect.ts';

/** An administrator has agreed that somebody is erased [SE-12]. */
export interface DeletionApproved {
  readonly requestId: number;
}

export const deletionApproved = defineEffect<DeletionApproved>('deletion.approved');
