import type { LiveEvent } from '@banyan/contracts/account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLiveChannel, type LiveChannelDeps, type LiveNews } from './LiveChannel.ts';

/** Opened streams, oldest first. */
let streams: FakeStream[] = [];
class FakeStream extends EventTarget {
  onerror: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
  close() {}
  ready(unchanged = false) {
    this.dispatchEvent(new MessageEvent('ready', { data: JSON.stringify({ unchanged }) }));
  }
  change(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(event) }));
  }
}

/** Locks of one browser; only one name is used. */
function makeLocks() {
  const waiting: (() => void)[] = [];
  let held = false;
  const hold = async (work: (lock: object | null) => Promise<unknown>) => {
    held = true;
    try {
      return await work({});
    } finally {
      held = false;
      waiting.shift()?.();
    }
  };
  return {
    async request(_: string, options: LockOptions, work: (lock: object | null) => Promise<unknown>) {
      if (!held) return hold(work);
      if (options.ifAvailable === true) return work(null);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return hold(work);
    },
    /** Pages that wait for the lock. */
    queued: () => waiting.length,
  } as Pick<LockManager, 'request'> & { queued: () => number };
}

const closing: (() => void)[] = [];
let name = '';
function openPage(locks: Pick<LockManager, 'request'>, known: Partial<LiveChannelDeps> = {}) {
  const heard: LiveNews[] = [];
  const http = { call: () => Promise.resolve({ ticket: 't' }) } as unknown as Parameters<
    typeof openLiveChannel
  >[0]['http'];
  const hear = (said: LiveNews) => heard.push(said);
  const { close } = openLiveChannel({ http, apiBase: '', name, locks, hear, pausesMs: [0], ...known });
  closing.push(close);
  return heard;
}

beforeEach((context) => {
  name = context.task.id;
  streams = [];
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

const missed = { kind: 'missed' } as const;
const user = { kind: 'user' } as const;

it('says that something may have been missed whenever the stream stands, for the first time too', async () => {
  const heard = openPage(makeLocks());
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(heard).toEqual([]);
  streams[0]?.ready();
  streams[0]?.change(user);
  expect(heard).toEqual([missed, user]);
  streams[0]?.onerror?.();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  streams[1]?.ready();
  expect(heard).toEqual([missed, user, missed]);
});

it('says it to a page that joins a stream which stands already, and passes on what is heard', async () => {
  const locks = makeLocks();
  openPage(locks);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.ready();
  const joined = openPage(locks);
  await vi.waitFor(() => expect(joined).toEqual([missed]));
  streams[0]?.change(user);
  await vi.waitFor(() => expect(joined).toEqual([missed, user]));
  expect(streams).toHaveLength(1);
});

it('has nothing read again where nothing has happened since the page was made [CO-05]', async () => {
  const heard = openPage(makeLocks(), { since: 1000 });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.url).toContain('since=1000');
  streams[0]?.ready(true);
  streams[0]?.onerror?.();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  expect([heard, streams[1]?.url.includes('since')]).toEqual([[], false]);
  // After an interruption nobody knows.
  streams[1]?.ready(true);
  expect(heard).toEqual([missed]);
});

it('has a page that joins read anew only if news came since it was made [CO-05]', async () => {
  const locks = makeLocks();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => void kept.set(key, to),
  };
  openPage(locks, { since: 1000, storage });
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.ready(true);
  const joined = openPage(locks, { since: 1000, storage });
  const [key = ''] = kept.keys();
  await vi.waitFor(() => expect(joined).toEqual([missed]));
  kept.set(key, String(performance.timeOrigin - 1));
  const quiet = openPage(locks, { since: 1000, storage });
  await vi.waitFor(() => expect(locks.queued()).toBe(2));
  streams[0]?.change(user);
  await vi.waitFor(() => expect(quiet).toEqual([user]));
});
