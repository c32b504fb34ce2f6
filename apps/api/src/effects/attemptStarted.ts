import { defineEffect } from './effect.ts';

/** An attempt at an exam was begun, which ends by itself. */
export interface AttemptStarted {
  readonly attemptId: number;
  /** Epoch ms. */
  readonly deadlineAt: number;
}

export const attemptStarted = defineEffect<AttemptStarted>('exam.attemptStarted');
