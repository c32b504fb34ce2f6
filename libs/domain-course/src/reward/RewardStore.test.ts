import { deferred, fakeApi } from '@banyan/core-screen/testing';
import { configure } from 'mobx';
import { expect, it } from 'vitest';
import { rewardCalls } from '../api/giftCalls.ts';
import { makeRewards } from '../testing/gifts.ts';
import { RewardStore } from './RewardStore.ts';

configure({ enforceActions: 'always' });

it('leaves the next course alone when points for the one before arrive late [CO-09]', async () => {
  const { items, leftToday, people, points, refusal, spendable } = makeRewards();
  const stand = { leftToday, people, points, refusal, spendable };
  const sent = deferred<typeof stand & { gift: (typeof items)[number] }>();
  let spent = 0;
  const api = fakeApi(rewardCalls, { list: () => Promise.resolve(makeRewards()), give: () => sent.promise });
  const open = (course: number) => {
    const store = new RewardStore(course, api, () => (spent += 1));
    store.show();
    return store;
  };
  const before = open(101);
  const giving = before.give.run(5);
  before.leave();
  const store = open(102);
  await expect.poll(() => store.list.state).toBe('ready');
  expect(store.give.isPending()).toBe(false);
  sent.resolve({ ...stand, gift: { ...items[0]!, id: 99 } });
  await giving;
  expect([store.newer, store.list.rows.length, spent]).toEqual([null, items.length, 1]);
});
