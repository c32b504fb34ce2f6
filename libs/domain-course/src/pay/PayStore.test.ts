import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payCalls, type PayApi } from '../api/orderCalls.ts';
import { makeItem, makeOffer, makeOrder, makePaid } from '../testing/orders.ts';
import { PayStore } from './PayStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function opened(change: Partial<PayApi> = {}, onSpent?: () => void, id = 123): Promise<PayStore> {
  const api = fakeApi(payCalls, {
    item: () => Promise.resolve(makeItem()),
    create: () => Promise.resolve(makeOrder()),
    alipay: () => Promise.resolve(makeOffer()),
    balance: () => Promise.resolve({ order: makePaid({ method: 'balance' }) }),
    ...change,
  });
  const store = new PayStore({ item: 'course', id }, api, onSpent);
  store.show();
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

describe('paying', () => {
  it('offers the first way that is enough, and none that is not [PY-01]', async () => {
    const poor = await opened({
      item: () => Promise.resolve(makeItem({ methods: ['balance', 'points'], balance: 0 })),
    });
    expect(poor.method).toBeNull();
    const store = await opened();
    expect(store.method).toBe('alipay');
    store.pick('points');
    expect(store.method).toBe('alipay');
    store.pick('balance');
    expect(store.method).toBe('balance');
  });

  it('asks less and less often whether money has come, until it has [PY-01]', async () => {
    const times: number[] = [];
    const begun = Date.now();
    const check = vi.fn(() => {
      times.push(Date.now() - begun);
      const paid = times.length === 4;
      return Promise.resolve({ order: paid ? makePaid() : makeOrder(), payment: paid ? 'paid' : 'waiting' } as const);
    });
    const store = await opened({ check });
    await store.pay.run('alipay');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(times).toEqual([1500, 3500, 6500, 11_500]);
    expect(store.paid?.state).toBe('paid');
    expect(store.awaited).toBeNull();
  });

  it('stops asking when the money was refused, the hour is over, or the screen is left [PY-01]', async () => {
    const refused = vi.fn(() => Promise.resolve({ order: makeOrder(), payment: 'refused' } as const));
    const one = await opened({ check: refused });
    await one.pay.run('alipay');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.refused, refused.mock.calls.length]).toEqual([true, 1]);
    const late = vi.fn(() =>
      Promise.resolve({ order: makeOrder({ state: 'deleted', late: true }), payment: 'waiting' } as const),
    );
    const other = await opened({ check: late });
    await other.pay.run('alipay');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([other.over, late.mock.calls.length]).toEqual(['late', 1]);
    // Closed in another window, so not late.
    const closed = await opened({
      check: () => Promise.resolve({ order: makeOrder({ state: 'deleted' }), payment: 'waiting' } as const),
    });
    await closed.pay.run('alipay');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closed.over).toBe('closed');
    const never = vi.fn(() => Promise.resolve({ order: makeOrder(), payment: 'waiting' } as const));
    const third = await opened({ check: never });
    await third.pay.run('alipay');
    third.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(never).not.toHaveBeenCalled();
  });

  it('asks nothing of a payment whose screen was left before the provider’s page came [PY-01]', async () => {
    const came = deferred<ReturnType<typeof makeOffer>>();
    const check = vi.fn(() => Promise.resolve({ order: makeOrder(), payment: 'waiting' } as const));
    const store = await opened({ alipay: () => came.promise, check });
    const paying = store.pay.run('alipay');
    await vi.advanceTimersByTimeAsync(0);
    store.leave();
    came.resolve(makeOffer());
    await paying;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(check).not.toHaveBeenCalled();
  });

  it('says what was paid from the balance at once [PY-01]', async () => {
    const spent = vi.fn();
    const store = await opened({}, spent);
    await store.pay.run('balance');
    expect(store.paid?.method).toBe('balance');
    expect(spent).toHaveBeenCalledOnce();
  });

  it('leaves the next thing alone when the one before is paid late [PY-01]', async () => {
    let paidA: (order: { order: ReturnType<typeof makePaid> }) => void = () => undefined;
    const spent = vi.fn();
    const balance = () => new Promise<{ order: ReturnType<typeof makePaid> }>((resolve) => (paidA = resolve));
    const before = await opened({ balance }, spent);
    const paying = before.pay.run('balance');
    await vi.advanceTimersByTimeAsync(0);
    before.leave();
    const store = await opened({ balance }, spent, 124);
    expect(store.paying).toBe(false);
    paidA({ order: makePaid({ method: 'balance' }) });
    await paying;
    expect([store.paid, spent.mock.calls.length]).toEqual([null, 1]);
  });
});
