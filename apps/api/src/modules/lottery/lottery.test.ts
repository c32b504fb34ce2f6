import { ErrorCode } from '@banyan/contracts';
import {
  exchangeList,
  lotteryDraw,
  lotteryDraws,
  lotteryHome,
  lotteryOpenSeed,
  productDetail,
} from '@banyan/contracts/mall';
import { asc, eq } from 'drizzle-orm';
import { createHash, createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { addProduct, openMall } from '../mall/testing/addProducts.ts';
import { balanceOf, earnPoints } from '../points/points.service.ts';
import { hashOf, prizeAt } from './fair.ts';
import { lotteryPrizes } from './lottery.schema.ts';
import { addLottery } from './testing/addLottery.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld(allRoutes);
  await openMall(world);
});

let people = 0;
async function learner(points = 1000): Promise<number> {
  const userId = await world.addLearner(`D${(people += 1)}`);
  const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
  if (points > 0) await world.in(1001, (scope) => earnPoints(scope, reason, points, world.now));
  return userId;
}
const balance = (userId: number) => world.in(1001, (scope) => balanceOf(scope, userId));
const prizesOf = (lotteryId: number) =>
  world.in(1001, (scope) =>
    scope.tx
      .select()
      .from(lotteryPrizes)
      .where(scope.only(lotteryPrizes, eq(lotteryPrizes.lotteryId, lotteryId)))
      .orderBy(asc(lotteryPrizes.position)),
  );
const own = '我的种子';
const no = (refusal: string) => ({ code: ErrorCode.lotteryRefused, data: { refusal } });

describe('a draw', () => {
  it('is bound before and can be checked after: the seed fits its hash, the number the seed, the prize the number [MA-04]', async () => {
    const lotteryId = await addLottery(world, [{ share: 3 }, { kind: 'points', points: 50, share: 6 }]);
    const userId = await learner();
    const shown = await world.ask(lotteryHome, {}, { userId });
    expect(shown.mine).toMatchObject({ points: 1000, left: 5, next: { draws: 0 } });
    // A seed is opened for its past draws, never to choose a better one.
    expect((await world.ask(lotteryOpenSeed, { lotteryId }, { userId })).next).toEqual(shown.mine?.next);
    for (const part of ['甲', '乙', '丙']) await world.ask(lotteryDraw, { lotteryId, own: part }, { userId });
    const before = await world.ask(lotteryDraws, { lotteryId }, { userId });
    expect(before.items.map(({ seed }) => seed)).toEqual(['', '', '']);
    const { next } = await world.ask(lotteryOpenSeed, { lotteryId }, { userId });
    expect(next.hash).not.toBe(shown.mine?.next.hash);
    const { items } = await world.ask(lotteryDraws, { lotteryId }, { userId });
    expect(items.map(({ nonce, own: part }) => [nonce, part])).toEqual([
      [3, '丙'],
      [2, '乙'],
      [1, '甲'],
    ]);
    const prizes = await prizesOf(lotteryId);
    for (const one of items) {
      // As anybody reckons it, without the server's own function.
      const bound = Buffer.concat([Buffer.from(one.seed, 'hex'), Buffer.from(one.terms)]);
      expect(createHash('sha256').update(bound).digest('hex')).toBe(shown.mine?.next.hash);
      const text = `${shown.mine?.person ?? ''}:${one.nonce}:${one.own}`;
      const signed = createHmac('sha256', Buffer.from(one.seed, 'hex')).update(text).digest();
      expect(signed.readUInt32BE(0)).toBe(one.number);
      expect(one.terms).toBe(
        prizes.map(({ id, share }, at) => `${id}:${share}${at === 0 ? ':consolation' : ''}`).join(' '),
      );
      expect(prizeAt(one.number, prizes).id).toBe(one.drawn);
    }
    await world.ask(lotteryDraw, { lotteryId, own }, { userId });
    expect((await world.ask(lotteryDraws, { lotteryId }, { userId })).items[0]).toMatchObject({ nonce: 4, seed: '' });
  });

  it('binds the draws to come to another seed where prizes or odds have changed, and opens the former one [MA-04]', async () => {
    const lotteryId = await addLottery(world, [{ share: 3 }]);
    const userId = await learner();
    const before = (await world.ask(lotteryHome, {}, { userId })).mine?.next;
    const { draw } = await world.ask(lotteryDraw, { lotteryId, own }, { userId });
    const [, prize] = await prizesOf(lotteryId);
    await world.in(1001, (scope) =>
      scope.tx
        .update(lotteryPrizes)
        .set({ share: 1 })
        .where(scope.only(lotteryPrizes, eq(lotteryPrizes.id, prize?.id ?? 0))),
    );
    const next = (await world.ask(lotteryHome, {}, { userId })).mine?.next;
    expect([draw.hash, next?.draws, next?.hash === before?.hash]).toEqual([before?.hash, 0, false]);
    const [old] = (await world.ask(lotteryDraws, { lotteryId }, { userId })).items;
    expect(hashOf(old?.seed ?? '', old?.terms ?? '')).toBe(before?.hash);
    expect(old?.terms).toContain(':3');
  });

  it('waits for those before it, a few at most: more at once are told to come again, and nothing is lost [MA-04] [ER-08]', async () => {
    const lotteryId = await addLottery(world, [], { cost: 1, perDay: 100 });
    const userId = await learner(100);
    const ends = await Promise.allSettled(
      Array.from({ length: 60 }, () => world.ask(lotteryDraw, { lotteryId, own }, { userId })),
    );
    const told = ends.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: number }).code] : []));
    expect(new Set(told)).toEqual(new Set([ErrorCode.busy]));
    const drawn = ends.length - told.length;
    expect(drawn).toBeGreaterThanOrEqual(20);
    const { items } = await world.ask(lotteryDraws, { lotteryId, size: 50 }, { userId });
    expect(items).toHaveLength(drawn);
  });

  it('takes points and gives what was won, as often a day as it says, and never below zero [MA-04]', async () => {
    const lotteryId = await addLottery(world, [], { cost: 20, perDay: 2 });
    const userId = await learner(100);
    const drawn = await world.ask(lotteryDraw, { lotteryId, own }, { userId });
    expect(drawn).toMatchObject({ points: 85, left: 1, exchangeId: null });
    // Won points are not earned.
    expect(await balance(userId)).toEqual({ lifetime: 100, spendable: 85 });
    await world.ask(lotteryDraw, { lotteryId, own }, { userId });
    expect(await world.refusal(lotteryDraw, { lotteryId, own }, { userId })).toEqual(no('limit'));
    const poor = await learner(10);
    expect(await world.refusal(lotteryDraw, { lotteryId, own }, { userId: poor })).toEqual(no('points'));
    expect((await world.ask(lotteryDraws, { lotteryId }, { userId: poor })).items).toEqual([]);
    const over = await addLottery(world, [], { closesAt: new Date(world.now) });
    expect(await world.refusal(lotteryDraw, { lotteryId: over, own }, { userId })).toEqual(no('closed'));
  });

  it('gives each piece once, however many draw at once, and the consolation to the others [MA-04]', async () => {
    const productId = await addProduct(world, { stock: 10, deliveries: ['pickup'], perPerson: 1 });
    const lotteryId = await addLottery(world, [{ kind: 'product', productId, share: 1_000_000, left: 3 }]);
    const drawers = await Promise.all(Array.from({ length: 12 }, () => learner(20)));
    const drawn = await Promise.all(drawers.map((userId) => world.ask(lotteryDraw, { lotteryId, own }, { userId })));
    const [consolation, prize] = await prizesOf(lotteryId);
    expect(prize?.left).toBe(0);
    const won = drawn.filter((one) => one.exchangeId !== null);
    expect(won).toHaveLength(3);
    for (const one of drawn) {
      expect(one.draw.drawn).toBe(prize?.id);
      expect(one.draw.given).toBe(one.exchangeId === null ? consolation?.id : prize?.id);
    }
    const winner = drawers[drawn.findIndex((one) => one.exchangeId !== null)] ?? 0;
    const { items } = await world.ask(exchangeList, { tab: 'all' }, { userId: winner });
    expect(items).toMatchObject([{ productId, points: 0, state: 'waiting', delivery: 'pickup', quantity: 1 }]);
    // A won product does not count against the limit of exchanges.
    expect(await world.ask(productDetail, { id: productId }, { userId: winner })).toMatchObject({ taken: 0 });
  });

  it('gives the consolation where the mall has sold the last piece, and of one person one after the other [MA-04]', async () => {
    const productId = await addProduct(world, { stock: 1 });
    const lotteryId = await addLottery(world, [{ kind: 'product', productId, share: 1_000_000, left: 5 }], {
      perDay: 3,
    });
    const userId = await learner(1000);
    const told = await Promise.all(
      Array.from({ length: 5 }, () => world.refusal(lotteryDraw, { lotteryId, own }, { userId })),
    );
    expect(told.filter((refusal) => refusal === undefined)).toHaveLength(3);
    const { items } = await world.ask(lotteryDraws, { lotteryId }, { userId });
    expect(items.map(({ nonce }) => nonce).sort()).toEqual([1, 2, 3]);
    const [consolation, prize] = await prizesOf(lotteryId);
    expect(items.filter(({ given }) => given === consolation?.id)).toHaveLength(2);
    expect(prize?.left).toBe(4);
  });

  it('gives the consolation where the mall has taken the product off its shelf [MA-04]', async () => {
    const productId = await addProduct(world, { stock: 5, onShelf: false });
    const lotteryId = await addLottery(world, [{ kind: 'product', productId, share: 1_000_000, left: 2 }]);
    const { draw, exchangeId } = await world.ask(lotteryDraw, { lotteryId, own }, { userId: await learner() });
    const [consolation, prize] = await prizesOf(lotteryId);
    expect([draw.given, exchangeId, prize?.left]).toEqual([consolation?.id, null, 2]);
  });
});
