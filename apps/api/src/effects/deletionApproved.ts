import { defineEffect } from './effect.ts';

/** An administrator has agreed that somebody is erased. */
export interface DeletionApproved {
  readonly requestId: number;
}

export const deletionApproved = defineEffect<DeletionApproved>('deletion.approved');
