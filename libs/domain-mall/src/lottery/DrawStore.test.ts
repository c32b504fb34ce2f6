import { lotteryDraw, lotteryDraws, lotteryHome } from '@banyan/contracts/mall';
import { apiOf } from '@banyan/core-screen';
import { answer, fakeHttp } from '@banyan/core-screen/testing';
import { expect, it, vi } from 'vitest';
import { lotteryCalls } from '../api/lotteryCalls.ts';
import { fixtureSeed, makeDraw, makeLottery } from '../testing/lottery.ts';
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

it('sends a part of its own with each draw, and checks that it and the commitment shown before were used [MA-04]', async () => {
  const sent: string[] = [];
  let own = (given: string) => given;
  const http = fakeHttp([
    answer(lotteryHome, () => makeLottery()),
    answer(lotteryDraws, () => ({ items: [], next: null })),
    answer(lotteryDraw, ({ own: given }) => {
      sent.push(given);
      const draw = makeDraw({
        id: sent.length,
        seed: fixtureSeed.seed,
        number: 265_978_118,
        drawn: 2,
        own: own(given),
      });
      return { draw, points: 1240, left: 2, exchangeId: null };
    }),
  ]);
  const lottery = new DrawStore(apiOf(http, lotteryCalls));
  lottery.show();
  await vi.waitFor(() => expect(lottery.home.value?.mine?.points).toBe(1260));
  const drawAndCheck = async () => {
    await lottery.run();
    lottery.settle();
    if (lottery.drawn !== null) await lottery.checking.run(lottery.drawn.draw);
    return lottery.checked?.sound;
  };
  lottery.setOwn('我的种子');
  expect(await drawAndCheck()).toEqual({ hash: true, own: true, number: true, prize: true });
  own = () => '我的种子';
  lottery.setOwn(' ');
  expect(await drawAndCheck()).toMatchObject({ own: false });
  expect([sent[0], sent[1]?.length]).toEqual(['我的种子', 32]);
});
