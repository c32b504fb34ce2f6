// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readWindowName } from './windowName.ts';

/** Locks of one browser, shared by its windows. */
function browserLocks() {
  const held = new Set<string>();
  const request = (name: string, _: LockOptions, granted: LockGrantedCallback<unknown>) => {
    if (held.has(name)) return Promise.resolve(granted(null));
    held.add(name);
    return Promise.resolve(granted({ name, mode: 'exclusive' }));
  };
  return { locks: { request: request as LockManager['request'] }, release: () => held.clear() };
}

beforeEach(() => sessionStorage.clear());

describe('readWindowName', () => {
  it('keeps the id of a window that is loaded again [CO-06]', async () => {
    const { locks, release } = browserLocks();
    const first = await readWindowName(sessionStorage, locks);
    release();
    expect(await readWindowName(sessionStorage, locks)).toBe(first);
    expect(first).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('gives a duplicated window an id of its own [CO-06]', async () => {
    const { locks } = browserLocks();
    const first = await readWindowName(sessionStorage, locks);
    expect(await readWindowName(sessionStorage, locks)).not.toBe(first);
  });

  it('replaces an id that the server would not take [CO-06]', async () => {
    sessionStorage.setItem('banyan.window', 'short');
    expect(await readWindowName(sessionStorage)).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it('does without locks where there are none [CO-06]', async () => {
    const first = await readWindowName(sessionStorage);
    expect(await readWindowName(sessionStorage)).toBe(first);
  });
});
