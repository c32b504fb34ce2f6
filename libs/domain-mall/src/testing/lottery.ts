import type { LotteryDraw, LotteryHome, LotteryPrize } from '@banyan/contracts/mall';
import type { StoryLanguage } from '@banyan/core-screen/stories';
import { fixtureNow } from './fixtures.ts';

const day = 86_400_000;
/** A seed and terms with their SHA-256, calculated once, so that a check of them succeeds. */
export const fixtureSeed = {
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  own: '我的种子',
  terms: '1:30 2:3500:consolation 3:100 4:700 5:900 6:70 7:200 8:4500',
  hash: '6dd5c1dde7c57fb931fda89d181b20cd23d662116ce46a7426e41a3f4472af76',
} as const;

const prizes = [
  ['保温杯 500 ml', 'Insulated bottle', 'product', 'bottle', 'malachite', 30, 3, 0],
  ['10 积分', '10 points', 'points', null, null, 3500, null, 10],
  ['《现场改善》', 'Gemba Kaizen', 'product', 'book', 'violet', 100, 0, 0],
  ['50 积分', '50 points', 'points', null, null, 700, null, 50],
  ['夜校直播优先席', 'Front seat', 'product', 'ticket', 'willow', 900, 200, 0],
  ['200 积分', '200 points', 'points', null, null, 70, 10, 200],
  ['陶瓷马克杯', 'Stoneware mug', 'product', 'mug', 'lotus', 200, 12, 0],
  ['没抽中', 'No prize', 'nothing', null, null, 4500, null, 0],
] as const;

/** Eight prizes, the second one the consolation. */
export const makePrizes = (language: StoryLanguage = 'zh'): LotteryPrize[] =>
  prizes.map(([zh, en, kind, art, pigment, share, left, points], index) => ({
    ...{ id: index + 1, kind, art, pigment, share, left, points },
    name: language === 'en' ? en : zh,
    consolation: index === 1,
  }));

/** A running lottery. */
export const makeLottery = (language: StoryLanguage = 'zh', mine: Partial<LotteryHome['mine']> = {}): LotteryHome => ({
  lottery: {
    id: 1,
    title: language === 'en' ? 'Year-end draw' : '年底抽奖',
    ...{ cost: 20, perDay: 5 },
    closesAt: fixtureNow + 30 * day,
    prizes: makePrizes(language),
  },
  mine: { person: '42', points: 1260, left: 3, next: { id: 2, hash: fixtureSeed.hash, draws: 1 }, ...mine },
});

/** A draw, overridden by `values`. */
export const makeDraw = (values: Partial<LotteryDraw> = {}): LotteryDraw => ({
  ...{ id: 1, person: '42', nonce: 1, number: 2_147_483_648, drawn: 8, given: 8, cost: 20, seedId: 1 },
  at: fixtureNow - day,
  own: fixtureSeed.own,
  terms: fixtureSeed.terms,
  hash: fixtureSeed.hash,
  seed: '',
  ...values,
});
