import { defineEffect } from './effect.ts';

/** Supervisors changed something about papers of an exam: the sheets of these people read it again. */
export interface SittingsChanged {
  readonly examId: number;
  readonly userIds: readonly number[];
  /** Papers with another end, and when it is, epoch ms. */
  readonly ends: readonly { readonly attemptId: number; readonly deadlineAt: number }[];
}

export const sittingsChanged = defineEffect<SittingsChanged>('sittingsChanged');
