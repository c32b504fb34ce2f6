import { defineEffect } from './effect.ts';

/** An administrator has approved a person's erasure. */
export interface DeletionApproved {
  readonly requestId: number;
}

export const deletionApproved = defineEffect<DeletionApproved>('deletion.approved');
