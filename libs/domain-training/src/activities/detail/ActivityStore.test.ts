import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { activityCalls } from '../../api/activityCalls.ts';
import { makeActivityInfo } from '../../testing/activities.ts';
import { ActivityStore } from './ActivityStore.ts';

configure({ enforceActions: 'always' });

/** A page of a person on this device, opened at an activity. */
async function open(kept: Map<string, string>, id = 8001, userId: string | null = '20381') {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const info = () => Promise.resolve(makeActivityInfo({ standing: 'signed_in', begins: -30 }));
  const api = fakeApi(activityCalls, { detail: info, evaluate: info, seats: () => new Promise(() => undefined) });
  const store = new ActivityStore(id, api, { storage, eid: 1001, userId });
  await store.show();
  return store;
}

it('finds what was written of an activity on this device until it is sent, for its writer alone [AT-01]', async () => {
  const kept = new Map<string, string>();
  const written = { stars: 4, words: '案例讲得细' };
  expect((await open(kept)).keep(written)).toBe(true);
  const again = await open(kept);
  expect([again.draft, again.opinion]).toEqual([written, written]);
  expect([(await open(kept, 8002)).draft, (await open(kept, 8001, '20412')).draft]).toEqual([null, null]);
  expect(await again.evaluate.run()).toBe(true);
  expect([again.draft, (await open(kept)).draft]).toEqual([null, null]);
});

it('keeps what is written while what was written before is on its way [AT-01]', async () => {
  const kept = new Map<string, string>();
  const store = await open(kept);
  store.say({ stars: 4, words: '案例讲得细' });
  const sending = store.evaluate.run();
  const more = { stars: 4, words: '案例讲得细，再写一句' };
  store.say(more);
  store.keep(more);
  await sending;
  expect([store.draft, (await open(kept)).draft]).toEqual([more, more]);
  expect(await store.evaluate.run()).toBe(true);
  expect([store.draft, kept.size]).toEqual([null, 0]);
});

it('leaves the next activity alone when what was asked of the one before is answered late [AT-01]', async () => {
  const kept = new Map<string, string>();
  const info = (id: number) => {
    const made = makeActivityInfo({ standing: 'signed_in', begins: -30 });
    return { ...made, activity: { ...made.activity, id } };
  };
  const sent = deferred<ReturnType<typeof info>>();
  const api = fakeApi(activityCalls, {
    detail: ({ id }) => Promise.resolve(info(id)),
    evaluate: () => sent.promise,
    seats: () => new Promise(() => undefined),
  });
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const before = new ActivityStore(8001, api, { storage, eid: 1001, userId: '20381' });
  await before.show();
  before.keep({ stars: 4, words: '案例讲得细' });
  const sending = before.evaluate.run();
  before.leave();
  const store = new ActivityStore(8002, api, { storage, eid: 1001, userId: '20381' });
  await store.show();
  const other = { stars: 5, words: '另一场' };
  store.say(other);
  store.keep(other);
  expect(store.evaluate.isPending()).toBe(false);
  sent.resolve(info(8001));
  await sending;
  expect([store.info.value?.activity.id, store.draft, kept.size]).toEqual([8002, other, 1]);
});
