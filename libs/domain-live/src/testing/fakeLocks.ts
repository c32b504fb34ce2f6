/** Locks shared by a browser's tabs, as far as used here: exclusive, shared, and `ifAvailable`. */
export function fakeLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    const { ifAvailable = false, mode = 'exclusive' } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    if (ifAvailable && held.has(name)) return work(null);
    while (held.has(name)) await held.get(name);
    const done = Promise.resolve(work({ name, mode }));
    if (mode === 'shared') return done;
    const over = done.finally(() => held.delete(name));
    held.set(name, over);
    return over;
  };
  return { request };
}
