import type { AttemptKey } from './AnswerShelf.ts';

/** Distinguishes open windows of this browser from those that are gone, by a crash or closed without notice. */
export interface HeldHere {
  /** Claims the attempt for this window, for as long as this page lives. */
  hold(key: AttemptKey, window: string): Promise<void>;
  /** The window of this browser that answered last, if it is gone; null: it is open, or another device may have it. */
  gone(key: AttemptKey): Promise<string | null>;
  /** Forgets an attempt that is over. */
  forget(key: AttemptKey): void;
}

const nameOf = ({ eid, userId, attemptId }: AttemptKey) => `banyan.exam.held.${eid}.${userId}.${attemptId}`;
const lockOf = (window: string) => `banyan.exam.window.${window}`;

/**
 * The name of the window is stored in the browser, and the window keeps a lock on it, which only its end releases.
 * Without locks, which exist on secure origins alone, no window is ever taken for gone.
 */
export function heldHere(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  locks: Pick<LockManager, 'request' | 'query'> | undefined,
): HeldHere {
  return {
    async hold(key, window) {
      if (locks === undefined) return;
      try {
        const untilTheEnd = new Promise<void>(() => undefined);
        locks.request(lockOf(window), () => untilTheEnd).catch(() => undefined);
        // Locks answer in turn: by then the request is known, so that nobody takes this window for gone.
        await locks.query();
        storage.setItem(nameOf(key), window);
      } catch {
        // Forbidden or full: later windows ask the learner.
      }
    },
    async gone(key) {
      try {
        const window = storage.getItem(nameOf(key));
        if (window === null || locks === undefined) return null;
        const { held = [], pending = [] } = await locks.query();
        return [...held, ...pending].some(({ name }) => name === lockOf(window)) ? null : window;
      } catch {
        return null;
      }
    },
    forget(key) {
      try {
        storage.removeItem(nameOf(key));
      } catch {
        // Forbidden: nothing is stored.
      }
    },
  };
}
