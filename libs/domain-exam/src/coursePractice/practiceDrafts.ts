import type { AnswerValue } from '@banyan/contracts/exam';
import type { WindowStorage } from '../shared/windowStorage.ts';

/** Answers of a run that the server has not kept yet, by question. */
export type PracticeDrafts = readonly (readonly [question: number, value: AnswerValue])[];

const nameOf = (run: number) => `banyan.coursePractice.${run}`;

/** What this window has kept of a run; empty where there is nothing, or nothing that can be read. */
export function readDrafts(storage: WindowStorage, run: number): PracticeDrafts {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameOf(run)) ?? '[]');
    return Array.isArray(kept) ? (kept as PracticeDrafts) : [];
  } catch {
    return [];
  }
}

/** Keeps what is not sent yet; where nothing is left, nothing is kept. */
export function keepDrafts(storage: WindowStorage, run: number, drafts: PracticeDrafts): void {
  try {
    if (drafts.length === 0) storage.removeItem(nameOf(run));
    else storage.setItem(nameOf(run), JSON.stringify(drafts));
  } catch {
    // Full or forbidden: it lives as long as the page.
  }
}
