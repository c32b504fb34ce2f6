import { memoryStorage } from '@banyan/core-session/testing';
import { describe, expect, it } from 'vitest';
import { AppearanceStore } from './AppearanceStore.ts';

/** The machine's preference, set by the test. */
function machine(dark: boolean) {
  const target = new EventTarget();
  const query = { matches: dark, addEventListener: target.addEventListener.bind(target) };
  const change = (next: boolean) => target.dispatchEvent(Object.assign(new Event('change'), { matches: next }));
  return { query: query as unknown as MediaQueryList, change };
}

describe('the appearance', () => {
  it('is the machine’s, also when that changes [SE-11]', () => {
    const { query, change } = machine(true);
    const store = new AppearanceStore({ storage: memoryStorage, prefersDark: query });
    expect(store.mode).toBe('dark');
    change(false);
    expect(store.mode).toBe('light');
  });

  it('is the reader’s once chosen, and on the next visit [SE-11]', () => {
    const storage = memoryStorage();
    const { query, change } = machine(false);
    new AppearanceStore({ storage: () => storage, prefersDark: query }).choose('dark');
    const next = new AppearanceStore({ storage: () => storage, prefersDark: query });
    expect(next.mode).toBe('dark');
    change(false);
    expect(next.mode).toBe('dark');
    next.choose('system');
    expect(next.mode).toBe('light');
  });

  it('holds for the page where nothing can be kept [SE-11]', () => {
    const off = () => {
      throw new Error('storage is off');
    };
    const store = new AppearanceStore({ storage: off, prefersDark: machine(false).query });
    store.choose('dark');
    expect(store.mode).toBe('dark');
  });
});
