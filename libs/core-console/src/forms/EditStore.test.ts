import { expect, it, vi } from 'vitest';
import { EditStore } from './EditStore.ts';

interface Written {
  readonly title: string;
}
interface Thing extends Written {
  readonly revision: number;
}

/** A server that refuses an older revision with its own version. */
class Older extends Error {
  readonly thing = { title: 'theirs', revision: 5 };
}
const setUp = () => {
  const send = vi.fn((written: Written, revision: number): Promise<Thing> =>
    revision === 4 ? Promise.reject(new Older()) : Promise.resolve({ ...written, revision: revision + 1 }),
  );
  const store = new EditStore<Thing, Written>({
    send,
    theirs: (error) => (error instanceof Older ? error.thing : null),
  });
  store.begin({ title: 'before', revision: 4 });
  return { send, store };
};

it('keeps both versions of a conflict, and saves the own one from the other [AC-10]', async () => {
  const { store } = setUp();
  await expect(store.save({ title: 'mine' })).rejects.toBeInstanceOf(Older);
  expect(store.conflict).toEqual({ mine: { title: 'mine' }, theirs: { title: 'theirs', revision: 5 } });
  await expect(store.keepMine()).resolves.toEqual({ title: 'mine', revision: 6 });
  expect([store.conflict, store.begun]).toEqual([null, { title: 'mine', revision: 6 }]);
});

it('takes the other version, from which the form begins anew [AC-10]', async () => {
  const { store } = setUp();
  await store.save({ title: 'mine' }).catch(() => undefined);
  const { form } = store;
  store.takeTheirs();
  expect([store.conflict, store.begun, store.form]).toEqual([null, { title: 'theirs', revision: 5 }, form + 1]);
});
