import { ErrorCode } from '@banyan/contracts';
import { setAudience, type ManagedThing } from '@banyan/contracts/organisation';
import { RefusedError } from '@banyan/core-http';
import { fakeApi } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { nobody } from './nobody.ts';
import { thingAudienceCalls, ThingAudienceStore } from './ThingAudienceStore.ts';

const thing: ManagedThing = {
  ...{ kind: 'room', id: 8, name: '夜校', audience: null, began: 0, people: 3, changedAt: null, own: true },
};
const some = { count: 0, people: [] };
const ofTwo = { ...nobody, departments: [2] };

function opened(give = vi.fn(() => Promise.resolve({ thing: { ...thing, audience: ofTwo, began: 5 } }))) {
  const effect = vi.fn(() => Promise.resolve({ comes: some, leaves: some, keeps: some }));
  const store = new ThingAudienceStore(
    { kind: 'room', id: 8 },
    fakeApi(thingAudienceCalls, {
      of: () => Promise.resolve({ thing, names: { groups: [], people: [] } }),
      effect,
      give,
    }),
  );
  return { store, effect, give };
}

it('asks for the effect of a change alone, and saves it from the version it began with [AC-10]', async () => {
  const { effect, give, store } = opened();
  await store.show();
  await store.look();
  expect([store.isChanged, store.maySave, effect.mock.calls.length]).toEqual([false, false, 0]);
  store.editor?.change(ofTwo);
  await store.look();
  expect([store.maySave, effect.mock.calls.length]).toEqual([true, 1]);
  expect(await store.save()).toBe(true);
  expect(give).toHaveBeenCalledWith({ kind: 'room', id: 8, began: 0, audience: ofTwo }, expect.anything());
  expect([store.isChanged, store.thing.value?.began]).toEqual([false, 5]);
});

it('keeps both versions when somebody else was faster, until one is chosen [AC-10]', async () => {
  const theirs = { ...thing, audience: { ...nobody, departments: [3] }, began: 7 };
  const conflict = new RefusedError(setAudience, { code: ErrorCode.conflict, msg: '', data: { thing: theirs } });
  const give = vi.fn(() => Promise.resolve({ thing: { ...thing, audience: ofTwo, began: 5 } }));
  give.mockImplementationOnce(() => Promise.reject(conflict));
  const { store } = opened(give);
  await store.show();
  store.editor?.change(ofTwo);
  expect(await store.save()).toBe(false);
  expect([store.conflict, store.editor?.audience]).toEqual([theirs, ofTwo]);
  expect(await store.keepMine()).toBe(true);
  expect(give).toHaveBeenLastCalledWith({ kind: 'room', id: 8, began: 7, audience: ofTwo }, expect.anything());
  give.mockImplementationOnce(() => Promise.reject(conflict));
  store.editor?.change({ departments: [4] });
  await store.save();
  store.takeTheirs();
  expect([store.conflict, store.editor?.audience, store.isChanged]).toEqual([null, theirs.audience, false]);
});
