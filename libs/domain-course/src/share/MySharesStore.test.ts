import type { SharedCourse } from '@banyan/contracts/course';
import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { mySharesCalls } from '../api/shareCalls.ts';
import { makeShares } from '../testing/shares.ts';
import { MySharesStore } from './MySharesStore.ts';

configure({ enforceActions: 'always' });

it('closes no question about another share when the one before has gone late [CO-14]', async () => {
  const [first, second] = makeShares().items as [SharedCourse, SharedCourse];
  const removed = deferred<{ removed: boolean }>();
  const store = new MySharesStore(
    fakeApi(mySharesCalls, { list: () => Promise.resolve(makeShares()), remove: () => removed.promise }),
  );
  store.show();
  store.ask(first);
  const removing = store.remove.run(first);
  store.ask(second);
  expect(store.remove.isPending(second.id)).toBe(false);
  removed.resolve({ removed: true });
  expect(await removing).toBe(true);
  expect(store.asked?.id).toBe(second.id);
});
