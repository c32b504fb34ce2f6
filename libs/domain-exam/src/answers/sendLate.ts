import type { SentAnswer } from '@banyan/contracts/exam';
import type { SaveOutput } from '../api/sheetCalls.ts';
import type { AnswerShelf, AttemptKey } from './AnswerShelf.ts';
import { batchesOf } from './answerRules.ts';

interface LatePorts {
  readonly shelf: AnswerShelf;
  readonly key: AttemptKey;
  readonly send: (answers: readonly SentAnswer[]) => Promise<Pick<SaveOutput, 'kept'>>;
}

/**
 * Sends the answers that this device kept beyond the end of their attempt to its record; each leaves the device once it
 * is there. Returns their number, and rejects when some could not be sent.
 */
export async function sendLate({ shelf, key, send }: LatePorts): Promise<number> {
  // A browser that keeps nothing has nothing to send.
  const left = await shelf.read(key, Date.now()).catch(() => []);
  const answers = left.map(({ questionId, revision, value, flagged }) => ({ questionId, revision, value, flagged }));
  for (const batch of batchesOf(answers)) {
    const { kept } = await send(batch);
    await Promise.all(kept.map(({ questionId, revision }) => shelf.drop(key, questionId, revision)));
  }
  return answers.length;
}
