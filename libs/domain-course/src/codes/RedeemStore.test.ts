import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { describe, expect, it } from 'vitest';
import { codeCalls } from '../api/giftCalls.ts';
import { makeCodeOffer } from '../testing/gifts.ts';
import { RedeemStore } from './RedeemStore.ts';

describe('RedeemStore', () => {
  it('shows nothing of a code that is no longer the one that is typed [CO-08]', async () => {
    const late = deferred<ReturnType<typeof makeCodeOffer>>();
    const store = new RedeemStore(
      fakeApi(codeCalls, { look: () => late.promise, redeem: () => Promise.resolve(makeCodeOffer()) }),
    );
    store.type('ONE');
    const looking = store.look.run('ONE');
    store.type('TWO');
    late.resolve(makeCodeOffer());
    await looking;
    expect(store.offer).toBeNull();
    await store.redeem.run('TWO');
    expect([store.offer?.id, store.done]).toEqual([123, true]);
  });
});
