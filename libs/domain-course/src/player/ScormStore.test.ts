import { configure } from 'mobx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScormCommit } from '../api/courseApi.ts';
import { fakeCourseApi } from '../testing/fakeCourseApi.ts';
import { makeScorm } from '../testing/chapterKinds.ts';
import { ScormJournal } from './ScormJournal.ts';
import { readMessage } from './scormMessages.ts';
import { ScormStore } from './ScormStore.ts';

configure({ enforceActions: 'always' });

const key = { eid: 1001, userId: '7', courseId: 101, chapterId: 1005 };
const values = { status: 'incomplete', location: '5', suspend: 'a', score: null, seconds: 9 } as const;

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size;
  },
};
let sent: ScormCommit[];
let online: boolean;
const onFinished = vi.fn();

function opened(): ScormStore {
  const store = new ScormStore({
    api: fakeCourseApi({
      scorm: () => Promise.resolve(makeScorm()),
      commitScorm: (commit) => {
        if (!online) return Promise.reject(new Error('offline'));
        sent.push(commit);
        const { revision, status } = commit;
        return Promise.resolve({ revision, status, finished: status === 'passed', progress: null });
      },
    }),
    journal: new ScormJournal(storage),
    holder: () => Promise.resolve('window-one-aaaaaaaa'),
    onFinished,
    onRefused: vi.fn(),
  });
  store.open(key, vi.fn());
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  sent = [];
  online = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const hand = (store: ScormStore, change = {}, urgent = true) =>
  store.receive({ kind: 'commit', no: 1, values: { ...values, ...change }, urgent, ended: false });
const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends at once what is to be kept, the rest a little later, each with a higher revision than the server has [CO-05]', async () => {
  const store = opened();
  await settle();
  hand(store, {}, false);
  await settle();
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(3000);
  hand(store, { status: 'passed' });
  await settle();
  expect(sent.map(({ revision, status }) => [revision, status])).toEqual([
    [5, 'incomplete'],
    [6, 'passed'],
  ]);
  expect(onFinished).toHaveBeenLastCalledWith(1);
  expect(kept.size).toBe(0);
});

it('keeps what cannot be sent, goes on from it after a reload, and sends it then [CO-05]', async () => {
  online = false;
  const before = opened();
  await settle();
  hand(before);
  await settle();
  expect(before.waiting).toBe(true);
  online = true;
  const after = opened();
  await settle();
  expect(after.receive({ kind: 'ready' })?.part).toMatchObject({ location: '5', suspend: 'a' });
  await settle();
  expect(sent.at(-1)).toMatchObject({ location: '5', revision: 5 });
  expect(kept.size).toBe(0);
});

it('offers the part that comes next once the open one is finished [CO-03]', async () => {
  const store = opened();
  await settle();
  expect(store.next?.no).toBe(2);
  expect(store.allFinished).toBe(false);
});

it('keeps status and score of what is too long, with the place that was kept before, and says so [CO-03] [CO-05]', async () => {
  const store = opened();
  await settle();
  hand(store);
  for (const suspend of ['x'.repeat(64_001), '课'.repeat(60_000)]) {
    const message = { of: 'banyan.scorm', kind: 'commit', no: 1, urgent: true, ended: false };
    const read = readMessage({ ...message, values: { ...values, status: 'passed', score: 80, suspend } });
    if (read === null) throw new Error('the hand-over was lost');
    store.receive(read);
    await settle();
    expect(sent.at(-1)).toMatchObject({ status: 'passed', score: 80, suspend: 'a', location: '5' });
    expect(store.tooLong).toBe(true);
  }
  hand(store);
  expect(store.tooLong).toBe(false);
});

it('sends what a package hands over after its chapter was left, or keeps it for the next time [CO-05]', async () => {
  const store = opened();
  await settle();
  hand(store);
  await settle();
  const { visit } = store;
  if (visit === null) throw new Error('nothing is open');
  store.close();
  const late = {
    kind: 'commit',
    no: 1,
    values: { ...values, status: 'passed', suspend: 'late' },
    urgent: true,
    ended: true,
  } as const;
  store.receiveLate(visit, late);
  await settle();
  expect(sent.at(-1)).toMatchObject({ revision: 6, status: 'passed', suspend: 'late', ended: 'Y' });
  expect(kept.size).toBe(0);
  online = false;
  store.receiveLate(visit, late);
  await settle();
  online = true;
  opened();
  await settle();
  await settle();
  expect(sent.at(-1)).toMatchObject({ revision: 7, suspend: 'late' });
});

it('tells the page of a package how it hands over its last, and from which revision on [CO-05]', async () => {
  const store = opened();
  await settle();
  const told = () => store.receive({ kind: 'ready' });
  expect(told()).toMatchObject({ last: { ticket: 'ticket', holder: 'window-one-aaaaaaaa' }, part: { revision: 4 } });
  hand(store);
  // Revisions count per part: the page of this one counts as well.
  store.receive({ kind: 'commit', no: 2, values, urgent: true, ended: false });
  expect(told()).toMatchObject({ part: { revision: 5 } });
});

it('goes on from what was handed over last where the page of a package begins anew [CO-05]', async () => {
  const store = opened();
  await settle();
  hand(store, { location: '8', suspend: 'b' });
  await settle();
  expect(store.receive({ kind: 'ready' })?.part).toMatchObject({ location: '8', suspend: 'b' });
});
