import { fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { activityCalls } from '../../api/activityCalls.ts';
import { makeActivityInfo } from '../../testing/activities.ts';
import { ActivityStore } from './ActivityStore.ts';

configure({ enforceActions: 'always' });

/** A page of somebody on this device, opened at an activity. */
async function open(kept: Map<string, string>, id = 8001, userId: string | null = '20381') {
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const info = () => Promise.resolve(makeActivityInfo({ standing: 'signed_in', begins: -30 }));
  const api = fakeApi(activityCalls, { detail: info, evaluate: info, seats: () => new Promise(() => undefined) });
  const store = new ActivityStore(api, { storage, eid: 1001, userId });
  await store.show(id);
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
