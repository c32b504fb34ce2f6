import type { LeftAnswer } from './AnswersStore.ts';

/** Identifies an attempt by enterprise, person and id. */
export interface AttemptKey {
  readonly eid: number;
  readonly userId: string;
  readonly attemptId: number;
}

/** Stores answers on this device until the server has them. Each method rejects when the browser cannot keep them. */
export interface AnswerShelf {
  /** Stored answers of an attempt; `now`, epoch ms of the server, decides which are too old to keep. */
  read(key: AttemptKey, now: number): Promise<readonly LeftAnswer[]>;
  /** Stores an answer in place of an older one. */
  keep(key: AttemptKey, answer: LeftAnswer): Promise<void>;
  /** Removes an answer, unless a newer one is stored by now. */
  drop(key: AttemptKey, questionId: number, revision: number): Promise<void>;
  /** Removes all answers of an attempt. */
  clear(key: AttemptKey): Promise<void>;
}

/** A shelf that lives as long as the page: for tests, and for browsers that keep nothing. */
export function memoryShelf(): AnswerShelf {
  const kept = new Map<string, LeftAnswer>();
  const name = ({ eid, userId, attemptId }: AttemptKey) => `${eid}.${userId}.${attemptId}.`;
  const of = (key: AttemptKey) => [...kept].filter(([at]) => at.startsWith(name(key)));
  return {
    read: (key) => Promise.resolve(of(key).map(([, answer]) => answer)),
    keep: (key, answer) => Promise.resolve(void kept.set(`${name(key)}${answer.questionId}`, answer)),
    drop: (key, questionId, revision) => {
      const at = `${name(key)}${questionId}`;
      if ((kept.get(at)?.revision ?? 0) <= revision) kept.delete(at);
      return Promise.resolve();
    },
    clear: (key) => {
      for (const [at] of of(key)) kept.delete(at);
      return Promise.resolve();
    },
  };
}
