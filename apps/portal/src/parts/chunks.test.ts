// @vitest-environment jsdom
import { memoryStorage } from '@banyan/core-session/testing';
import { loadPart, LostPart } from '@banyan/ui';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from './chunks.ts';
import { createReloadMemory } from './reloadOnce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(options: { online?: boolean; storage?: () => ReturnType<typeof memoryStorage> } = {}) {
  const kept = memoryStorage();
  let reloads = 0;
  const loader = (release = 'first') =>
    createChunkLoader({
      memory: createReloadMemory('chunk', options.storage ?? (() => kept), release),
      reload: () => (reloads += 1),
      isOnline: () => options.online ?? true,
    });
  return { loader, reloads: () => reloads };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
/** The current state of a promise. */
const settled = async (promise: Promise<unknown>) => {
  let state = 'pending';
  promise.then(
    () => (state = 'done'),
    (error: unknown) => (state = error instanceof LostPart ? error.reason : 'other'),
  );
  await vi.advanceTimersByTimeAsync(0);
  return state;
};

describe('a part of the program', () => {
  it('that is gone with an older release loads the page anew, once [SH-14]', async () => {
    const { loader, reloads } = setUp();
    expect(await settled(loader()(gone))).toBe('pending');
    expect(reloads()).toBe(1);
    // The same tab, after the reload: it did not help.
    expect(await settled(loader()(gone))).toBe('failed');
    expect(await settled(loader()(gone))).toBe('failed');
    expect(reloads()).toBe(1);
  });

  it('that arrives does not make a missing one reload again and again [SH-14]', async () => {
    const { loader, reloads } = setUp();
    void settled(loader()(gone));
    await vi.advanceTimersByTimeAsync(0);
    expect(await settled(loader()(() => Promise.resolve('shell')))).toBe('done');
    expect(await settled(loader()(gone))).toBe('failed');
    expect(reloads()).toBe(1);
  });

  it('may reload again once a newer release has come [SH-14]', async () => {
    const { loader, reloads } = setUp();
    void settled(loader('first')(gone));
    await vi.advanceTimersByTimeAsync(0);
    expect(await settled(loader('second')(gone))).toBe('pending');
    expect(reloads()).toBe(2);
  });

  it('that cannot come because the machine is offline does not reload [SH-14]', async () => {
    const { loader, reloads } = setUp({ online: false });
    expect(await settled(loader()(gone))).toBe('failed');
    expect(reloads()).toBe(0);
  });

  it('never reloads where that could not be remembered [SH-14]', async () => {
    const { loader, reloads } = setUp({
      storage: () => {
        throw new Error('storage is off');
      },
    });
    expect(await settled(loader()(gone))).toBe('failed');
    expect(reloads()).toBe(0);
  });

  it('that has not arrived after 120 s is a chunk-load error [SH-14]', async () => {
    const { loader, reloads } = setUp();
    const loading = loader()(() => new Promise(() => undefined));
    const end = loading.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await settled(loading)).toBe('pending');
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toMatchObject({ name: 'LostPart', reason: 'timeout' });
    expect(reloads()).toBe(0);
  });
});

describe('a part inside a screen', () => {
  it('that is missing is a chunk-load error, and the page stays [SH-14]', async () => {
    await expect(loadPart(gone)).rejects.toMatchObject({ name: 'LostPart', reason: 'failed' });
  });

  it('that has not arrived after 120 s is one too [SH-14]', async () => {
    const end = loadPart(() => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await end).toMatchObject({ name: 'LostPart', reason: 'timeout' });
  });
});
