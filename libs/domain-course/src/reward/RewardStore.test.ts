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
  const store = new RewardStore(
    fakeApi(rewardCalls, { list: () => Promise.resolve(makeRewards()), give: () => sent.promise }),
    () => (spent += 1),
  );
  store.show(101);
  const giving = store.give.run({ id: 101, points: 5 });
  store.leave();
  store.show(102);
  await expect.poll(() => store.list.state).toBe('ready');
  expect(store.give.isPending(102)).toBe(false);
  sent.resolve({ ...stand, gift: { ...items[0]!, id: 99 } });
  await giving;
  expect([store.newer, store.list.rows.length, spent]).toEqual([null, items.length, 1]);
});
