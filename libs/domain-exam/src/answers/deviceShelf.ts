import { v } from '@banyan/contracts';
import { sentAnswer } from '@banyan/contracts/exam';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { LeftAnswer } from './AnswersStore.ts';
import type { AnswerShelf, AttemptKey } from './AnswerShelf.ts';

interface Row extends LeftAnswer {
  readonly eid: number;
  readonly userId: string;
  readonly attemptId: number;
}

interface Schema extends DBSchema {
  answers: {
    key: [number, string, number, number];
    value: Row;
    indexes: { attempt: [number, string, number]; at: number };
  };
}

/** Answers older than this belong to an attempt that ended long ago. */
const keepMs = 30 * 86_400_000;

const attemptOf = ({ eid, userId, attemptId }: AttemptKey): [number, string, number] => [eid, userId, attemptId];

/** The shelf in the browser's own database, which a crash does not empty. */
export function deviceShelf(): AnswerShelf {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const open = () =>
    (opening ??= openShelf().catch((error: unknown) => {
      // The next answer tries again.
      opening = undefined;
      throw error;
    }));
  return {
    async read(key, now) {
      const old = (await open()).transaction('answers', 'readwrite');
      const gone = await old.store.index('at').getAllKeys(IDBKeyRange.upperBound(now - keepMs));
      await Promise.all(gone.map((row) => old.store.delete(row)));
      await old.done;
      const rows = await (await open()).getAllFromIndex('answers', 'attempt', attemptOf(key));
      return rows
        .filter(isLeft)
        .map(({ questionId, revision, value, flagged, at }) => ({ questionId, revision, value, flagged, at }));
    },
    async keep(key, answer) {
      const change = (await open()).transaction('answers', 'readwrite');
      const put = change.store.put({ ...answer, ...key });
      // Committed at once rather than by the browser: a page that crashes right after the answer must not lose it.
      change.commit();
      await Promise.all([put, change.done]);
    },
    async drop(key, questionId, revision) {
      const change = (await open()).transaction('answers', 'readwrite');
      const at: Schema['answers']['key'] = [...attemptOf(key), questionId];
      const row = await change.store.get(at);
      if (row !== undefined && row.revision <= revision) await change.store.delete(at);
      await change.done;
    },
    async clear(key) {
      const change = (await open()).transaction('answers', 'readwrite');
      const rows = await change.store.index('attempt').getAllKeys(attemptOf(key));
      await Promise.all(rows.map((row) => change.store.delete(row)));
      await change.done;
    },
  };
}

function openShelf(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('banyan-exam', 1, {
    upgrade(fresh) {
      const store = fresh.createObjectStore('answers', { keyPath: ['eid', 'userId', 'attemptId', 'questionId'] });
      store.createIndex('attempt', ['eid', 'userId', 'attemptId']);
      store.createIndex('at', 'at');
    },
    // A newer version of the portal in another window waits for this one to let go.
    blocking: (_, __, { target }) => (target as IDBDatabase | null)?.close(),
  });
}

/** A stored row may be from another version. */
const isLeft = (row: Row): boolean => v.safeParse(sentAnswer, row).success && Number.isFinite(row.at);
