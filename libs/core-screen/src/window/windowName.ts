import { randomId } from '@banyan/core-http';

const name = 'banyan.window';
const form = /^[A-Za-z0-9_-]{16,64}$/;

type Locks = Pick<LockManager, 'request'>;

/**
 * The random name of this window, for calls allowed in one window at a time. It survives a reload, so that a learner is
 * not refused because of their own window; a duplicated window, whose storage is a copy, finds the name locked and gets
 * a new one.
 */
export async function readWindowName(storage: Pick<Storage, 'getItem' | 'setItem'>, locks?: Locks): Promise<string> {
  const known = storage.getItem(name) ?? '';
  if (form.test(known) && (locks === undefined || (await holds(locks, known)))) return known;
  const id = randomId();
  storage.setItem(name, id);
  if (locks !== undefined) await holds(locks, id);
  return id;
}

/** Locks the name while this window exists; false when another window has it. */
function holds(locks: Locks, id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const forEver = new Promise<void>(() => undefined);
    locks
      .request(`${name}.${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock === null ? undefined : forEver;
      })
      .catch(() => resolve(true));
  });
}

let own: Promise<string> | undefined;

/** The name of this window, determined once. */
export function windowName(): Promise<string> {
  // Locks exist on secure origins only; without them a duplicated window shares the name.
  own ??= readWindowName(windowStorage(), 'locks' in navigator ? navigator.locks : undefined);
  return own;
}

/** Without storage the name lasts as long as the page. */
function windowStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined };
  }
}
