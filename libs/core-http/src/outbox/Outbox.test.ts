import { configure } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeyedItems } from './KeyedItems.ts';
import { Outbox, type AfterFailure } from './Outbox.ts';

configure({ enforceActions: 'always' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Item {
  readonly key: number;
  readonly text: string;
}

/** A server that can be cut off or kept waiting, and a storage that survives the page. */
function world() {
  const heard: string[] = [];
  const leavings: boolean[] = [];
  let kept: readonly Item[] = [];
  let failure: Error | null = null;
  let after: AfterFailure = 'retry';
  let gate: Promise<void> = Promise.resolve();
  const open = (settings: { sendAfterMs?: number; quietMs?: number } = {}) => {
    const items = new KeyedItems<Item>(({ key }) => key, { read: () => kept, write: (all) => (kept = all) });
    const outbox = new Outbox<Item>({
      items,
      send: async ({ text }, leaving) => {
        const error = failure;
        leavings.push(leaving);
        await gate;
        if (error !== null) throw error;
        heard.push(text);
      },
      onFailed: () => after,
      backOff: (failures) => failures * 1000,
      ...settings,
    });
    const put = (key: number, text: string) => {
      items.put({ key, text });
      outbox.changed();
    };
    return { outbox, put };
  };
  return {
    heard,
    leavings,
    open,
    kept: () => kept.map(({ text }) => text),
    fail: (error: Error | null, then: AfterFailure = 'retry') => {
      failure = error;
      after = then;
    },
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

it('sends one item after the other, and the newest of those that wait under one key [HT-06]', async () => {
  const { heard, hold, kept, open } = world();
  const { put } = open();
  const release = hold();
  put(1, 'a');
  put(2, 'b');
  put(1, 'a again');
  put(2, 'b again');
  release();
  await pass();
  expect([heard, kept()]).toEqual([['a', 'a again', 'b again'], []]);
});

it('repeats what failed with growing pauses, says that it is late, and goes at once when asked [HT-06]', async () => {
  const { fail, heard, leavings, open } = world();
  const { outbox, put } = open();
  fail(new Error('offline'));
  put(1, 'a');
  await pass(999);
  expect([leavings.length, outbox.delayed]).toEqual([1, true]);
  await pass(1);
  expect(leavings).toHaveLength(2);
  await pass(1999);
  expect(leavings).toHaveLength(2);
  fail(null);
  outbox.flush();
  await pass();
  expect([heard, outbox.delayed]).toEqual([['a'], false]);
});

it('finds after a crash what was not acknowledged [HT-06]', async () => {
  const { fail, heard, open } = world();
  fail(new Error('offline'));
  open().put(1, 'a');
  await pass();
  fail(null);
  open().outbox.flush();
  await pass();
  expect(heard).toEqual(['a']);
});

it('gives up what is never taken, and rests where nothing is taken now [HT-06]', async () => {
  const { fail, heard, kept, leavings, open } = world();
  const { outbox, put } = open();
  fail(new Error('refused'), 'drop');
  put(1, 'a');
  await pass();
  expect(kept()).toEqual([]);
  fail(new Error('elsewhere'), 'rest');
  put(2, 'b');
  await pass(60_000);
  expect([leavings.length, kept(), outbox.delayed]).toEqual([2, ['b'], false]);
  fail(null);
  outbox.flush();
  await pass();
  expect(heard).toEqual(['b']);
});

it('lets items join each other, and asks in a quiet time [HT-06]', async () => {
  const { heard, open } = world();
  const { put } = open({ sendAfterMs: 1500 });
  put(1, 'a');
  await pass(1000);
  put(1, 'ab');
  await pass(500);
  expect(heard).toEqual(['ab']);
  const send = vi.fn(() => Promise.resolve());
  const items = { waits: () => false, next: () => null };
  new Outbox({ items, send, onFailed: () => 'rest', backOff: () => 0, quietMs: 45_000 }).release();
  await pass(90_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends nothing while it is held [HT-06]', async () => {
  const { heard, open } = world();
  const { outbox, put } = open();
  void outbox.hold();
  put(1, 'a');
  await pass(60_000);
  expect(heard).toEqual([]);
  outbox.release();
  await pass();
  expect(heard).toEqual(['a']);
});

it('says its last words by calls that outlive the page, each once [HT-06]', async () => {
  const { fail, heard, hold, kept, leavings, open } = world();
  const { outbox, put } = open();
  const release = hold();
  put(1, 'a');
  put(2, 'b');
  const closed = outbox.close();
  release();
  await closed;
  expect([heard, leavings]).toEqual([
    ['a', 'b'],
    [false, true],
  ]);
  fail(new Error('offline'));
  put(3, 'c');
  await pass(60_000);
  expect([leavings.length, kept()]).toEqual([3, ['c']]);
});
