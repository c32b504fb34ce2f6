import type { MeetingInfo } from '@banyan/contracts/live';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { meetingCalls, type MeetingApi } from '../api/meetingCalls.ts';
import { makeMeeting } from '../testing/meetings.ts';
import { valuesOf } from './meetingRules.ts';
import { MeetingStore } from './MeetingStore.ts';
import { sendMeeting } from './sendMeeting.ts';

configure({ enforceActions: 'always' });

/** Opens a meeting, as its screen does. */
const opening = (answers: Partial<MeetingApi>) => async (id: number) => {
  const detail = () => Promise.resolve(makeMeeting('zh', { id }));
  const people = () => Promise.resolve({ items: [], total: 0, missing: [] });
  const store = new MeetingStore(id, fakeApi(meetingCalls, { detail, people, ...answers }));
  store.show();
  await expect.poll(() => store.detail.value?.meeting.id).toBe(id);
  return store;
};

it('leaves the next meeting alone when the one before is answered or called off late [LV-02]', async () => {
  const answered = deferred<MeetingInfo>();
  const cancelled = deferred<MeetingInfo>();
  const open = opening({ answer: () => answered.promise, cancel: () => cancelled.promise });
  const before = await open(1);
  const changing = [before.answer.run('accepted'), before.cancel.run('N')];
  before.leave();
  const store = await open(2);
  store.ask(true);
  expect([store.answer.isPending(), store.cancel.isPending()]).toEqual([false, false]);
  answered.resolve(makeMeeting('zh', { id: 1 }));
  cancelled.resolve(makeMeeting('zh', { id: 1 }));
  await Promise.all(changing);
  expect([store.detail.value?.meeting.id, store.asking]).toEqual([2, true]);
});

it('changes the next meeting while a change of the one before is under way, which leaves it alone [LV-02]', async () => {
  const first = deferred<MeetingInfo>();
  const open = opening({
    change: ({ id }) => (id === 1 ? first.promise : Promise.resolve(makeMeeting('zh', { id }))),
  });
  const change = (store: MeetingStore, id: number) => {
    store.open();
    const before = makeMeeting('zh', { id });
    return sendMeeting(store.writer, before, valuesOf(before));
  };
  const before = await open(1);
  const late = change(before, 1);
  expect(before.writer.change.isPending()).toBe(true);
  before.leave();
  const store = await open(2);
  expect(await change(store, 2)).toBe('done');
  expect(store.writer.saved?.meeting.id).toBe(2);
  first.resolve(makeMeeting('zh', { id: 1 }));
  expect(await late).toBe('done');
  before.take(makeMeeting('zh', { id: 1 }));
  expect([store.writer.saved?.meeting.id, store.detail.value?.meeting.id]).toEqual([2, 2]);
});
