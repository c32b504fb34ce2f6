import type { MeetingInfo } from '@banyan/contracts/live';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { meetingCalls } from '../api/meetingCalls.ts';
import { makeMeeting } from '../testing/meetings.ts';
import { valuesOf } from './meetingRules.ts';
import { MeetingStore } from './MeetingStore.ts';
import { sendMeeting } from './sendMeeting.ts';

configure({ enforceActions: 'always' });

it('leaves the next meeting alone when the one before is answered or called off late [LV-02]', async () => {
  const answered = deferred<MeetingInfo>();
  const cancelled = deferred<MeetingInfo>();
  const store = new MeetingStore(
    fakeApi(meetingCalls, {
      detail: ({ id }) => Promise.resolve(makeMeeting('zh', { id })),
      answer: () => answered.promise,
      cancel: () => cancelled.promise,
    }),
  );
  store.show(1);
  const changing = [store.answer.run({ id: 1, answer: 'accepted' }), store.cancel.run({ id: 1, following: 'N' })];
  store.leave();
  store.show(2);
  await expect.poll(() => store.detail.value?.meeting.id).toBe(2);
  store.ask(true);
  expect([store.answer.isPending(2), store.cancel.isPending(2)]).toEqual([false, false]);
  answered.resolve(makeMeeting('zh', { id: 1 }));
  cancelled.resolve(makeMeeting('zh', { id: 1 }));
  await Promise.all(changing);
  expect([store.detail.value?.meeting.id, store.asking]).toEqual([2, true]);
});

it('leaves the next meeting alone when a change of the one before is answered late [LV-02]', async () => {
  const store = new MeetingStore(
    fakeApi(meetingCalls, { detail: ({ id }) => Promise.resolve(makeMeeting('zh', { id })) }),
  );
  store.show(1);
  store.show(2);
  await expect.poll(() => store.detail.value?.meeting.id).toBe(2);
  store.take(makeMeeting('zh', { id: 1 }));
  expect(store.detail.value?.meeting.id).toBe(2);
});

it('changes the next meeting while a change of the one before is under way [LV-02]', async () => {
  const first = deferred<MeetingInfo>();
  const store = new MeetingStore(
    fakeApi(meetingCalls, {
      detail: ({ id }) => Promise.resolve(makeMeeting('zh', { id })),
      people: () => Promise.resolve({ items: [], total: 0, missing: [] }),
      change: ({ id }) => (id === 1 ? first.promise : Promise.resolve(makeMeeting('zh', { id }))),
    }),
  );
  const open = async (id: number) => {
    store.show(id);
    await expect.poll(() => store.detail.value?.meeting.id).toBe(id);
    store.open();
    const before = makeMeeting('zh', { id });
    return sendMeeting(store.writer, before, valuesOf(before));
  };
  const late = open(1);
  await expect.poll(() => store.writer.change.isPending(1)).toBe(true);
  expect(await open(2)).toBe('done');
  expect(store.writer.saved?.meeting.id).toBe(2);
  first.resolve(makeMeeting('zh', { id: 1 }));
  expect(await late).toBe('done');
  expect(store.writer.saved?.meeting.id).toBe(2);
});
