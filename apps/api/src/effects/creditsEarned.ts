import { defineEffect } from './effect.ts';

/** Someone has earned credits. One source gives them once, however often it is emitted. */
export interface CreditsEarned {
  readonly userId: number;
  readonly source: { readonly type: 'course' | 'exam' | 'live' | 'training'; readonly id: number };
  /** Tenths of a credit, above 0. */
  readonly tenths: number;
}

export const creditsEarned = defineEffect<CreditsEarned>('creditsEarned');
