import { lotteryDraw, lotteryDraws, lotteryHome } from '@banyan/contracts/mall';
import { apiOf } from '@banyan/core-screen';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { lotteryCalls } from '../api/lotteryCalls.ts';
import { makeDraw, makeLottery } from '../testing/lottery.ts';
import { DrawStore } from './DrawStore.ts';

it('tells what a draw brings when the drum has come to rest, not before [MA-04]', async () => {
  const http = fakeHttp([
    answer(lotteryHome, () => makeLottery()),
    answer(lotteryDraws, () => ({ items: [], next: null })),
    answer(lotteryDraw, () => ({ draw: makeDraw({ drawn: 6, given: 6 }), points: 1440, left: 2, exchangeId: null })),
  ]);
  const lottery = new DrawStore(apiOf(http, lotteryCalls));
  lottery.show();
  await vi.waitFor(() => expect(lottery.home.value?.mine?.points).toBe(1260));
  await lottery.run();
  expect([lottery.home.value?.mine?.points, lottery.prize(6)?.left]).toEqual([1240, 10]);
  lottery.settle();
  expect([lottery.home.value?.mine?.points, lottery.prize(6)?.left]).toEqual([1440, 9]);
});

it('draws once however often it is pressed while the drum turns [MA-04]', async () => {
  let draws = 0;
  const http = fakeHttp([
    answer(lotteryHome, () => makeLottery()),
    answer(lotteryDraws, () => ({ items: [], next: null })),
    answer(lotteryDraw, () => {
      draws += 1;
      return { draw: makeDraw({ id: draws }), points: 1240, left: 2, exchangeId: null };
    }),
  ]);
  const lottery = new DrawStore(apiOf(http, lotteryCalls));
  lottery.show();
  await vi.waitFor(() => expect(lottery.home.value?.mine?.points).toBe(1260));
  await lottery.run();
  await lottery.run();
  expect([draws, lottery.turning]).toEqual([1, true]);
  lottery.settle();
  await lottery.run();
  expect(draws).toBe(2);
});
