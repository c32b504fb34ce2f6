import type { Audience, AudiencePreview } from '@banyan/contracts/organisation';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { audienceCalls, AudienceStore } from './AudienceStore.ts';
import { nobody } from './nobody.ts';

const answer = (count: number): AudiencePreview => ({
  ...{ all: 10, count, terms: [], people: [] },
  named: { groups: [{ id: 7, name: '班组长' }], people: [] },
});

function opened(audience: Audience | null = null) {
  const preview = vi.fn(() => Promise.resolve(answer(3)));
  const why = vi.fn(() => Promise.resolve({ people: [] }));
  return { preview, why, store: new AudienceStore(audience, fakeApi(audienceCalls, { preview, why })) };
}

it('counts whom it takes, and waits while a rule is not filled in [AC-10]', async () => {
  const { preview, store } = opened({ ...nobody, groups: [7] });
  await store.count();
  expect([store.shown?.count, store.nameOf('group', 7), store.nameOf('group', 8)]).toEqual([3, '班组长', '#8']);
  store.change({ rules: [[{ on: 'post', is: [] }]] });
  await store.count();
  expect(preview).toHaveBeenCalledOnce();
  expect(store.isWhole).toBe(false);
});

it('keeps its terms while everyone is chosen, and its exceptions beside them [AC-10]', () => {
  const { store } = opened({ ...nobody, departments: [2] });
  store.exclude({ people: [9] });
  store.chooseEveryone(true);
  expect(store.audience).toBeNull();
  store.chooseEveryone(false);
  expect(store.audience).toMatchObject({ departments: [2], except: { people: [9], groups: [] } });
});

it('forgets why somebody is in it once it changes [AC-10]', async () => {
  const { store } = opened(nobody);
  await store.reasons.load('张');
  expect(store.reasons.value).toEqual([]);
  store.change({ departments: [3] });
  expect(store.reasons.state).toBe('idle');
});
