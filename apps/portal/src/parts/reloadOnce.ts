/** Remembers across one reload of this tab that it was done, so that a useless reload is not repeated. */
export interface ReloadMemory {
  /** True when the reload for this reason was tried already. */
  tried(): boolean;
  /** Records the reload; false when it cannot be recorded, and then it must not be done: it could loop. */
  note(): boolean;
  /** The reload helped: the next failure may reload again. */
  clear(): void;
}

/**
 * `reason` separates reloads; they are recorded in the tab's own storage. With `release` a reload counts for that
 * release of the program alone: the next one may reload again.
 */
export function createReloadMemory(
  reason: 'status' | 'chunk',
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  release = '1',
): ReloadMemory {
  const key = `banyan.reloaded.${reason}`;
  return {
    tried() {
      try {
        return storage().getItem(key) === release;
      } catch {
        return true;
      }
    },
    note() {
      try {
        storage().setItem(key, release);
        return storage().getItem(key) === release;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Without a storage nothing was recorded.
      }
    },
  };
}
