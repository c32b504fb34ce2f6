import { v } from '@banyan/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftStore, type EditedThing } from './DraftStore.ts';

interface Draft {
  readonly title: string;
}
const edited = (title: string, revision = 1): EditedThing<Draft> => ({
  ...{ draft: { title }, revision, version: 1, savedAt: null, savedBy: '' },
});
const never = () => Promise.reject(new Error('lost'));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('saves what was written when giving it up is lost on the way [AC-10]', async () => {
  const save = vi.fn(({ draft }: { draft: Draft }) => Promise.resolve(edited(draft.title, 2)));
  const store = new DraftStore(7, {
    api: {
      ...{ read: () => Promise.resolve(edited('before')), save, discard: never, publish: never, bringBack: never },
      versions: () => Promise.resolve({ items: [] as { no: number }[], next: null }),
    },
    present: v.object({}),
    editedIn: () => edited('theirs'),
  });
  await store.request.load();
  store.change({ title: 'written' });
  await expect(store.discard()).rejects.toThrow('lost');
  expect([store.draft?.title, save.mock.calls.length]).toEqual(['written', 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([store.state, save.mock.calls.map(([{ draft }]) => draft.title)]).toEqual(['saved', ['written']]);
});
