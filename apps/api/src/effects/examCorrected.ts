import { defineEffect } from './effect.ts';

/** A question of an exam was struck or its key mended, or that is taken back: its papers are to be marked anew. */
export interface ExamCorrected {
  readonly correctionId: number;
}

export const examCorrected = defineEffect<ExamCorrected>('examCorrected');
