import { ErrorCode } from '@banyan/contracts';
import { exchangeProduct, productDetail, productList } from '@banyan/contracts/mall';
import { expect, it } from 'vitest';
import { forDepartments } from '../../testing/audiences.ts';
import { openWorld } from '../../testing/world.ts';
import { allRoutes } from '../index.ts';
import { earnPoints } from '../points/points.service.ts';
import { findProducts } from './findProducts.ts';
import { addProduct, openMall } from './testing/addProducts.ts';

it('is on the shelf for its audience alone, in the list, the search, by its address and in an exchange [MA-01]', async () => {
  const world = await openWorld(allRoutes, { eids: [1001] });
  await openMall(world);
  const inside = { userId: await world.addLearner('W1', '焊接') };
  const outside = { userId: await world.addLearner('P1', '涂装') };
  const audienceId = await world.in(1001, (scope) => forDepartments(scope, ['焊接']));
  const id = await addProduct(world, { audienceId, name: { zh_cn: '焊工手套' } });
  for (const { userId } of [inside, outside]) {
    const reason = { userId, rule: 'test', source: { type: 'test', id: '1' } };
    await world.in(1001, (scope) => earnPoints(scope, reason, 500, world.now));
  }
  const seen = async (asker: typeof inside) => {
    const list = await world.ask(productList, { category: '', delivery: '', affordable: 'N', sort: 'default' }, asker);
    const found = await world.as(asker, async (ctx) => (await findProducts(ctx, { q: '手套', of: 'product' })).total);
    return [list.items.map((one) => one.id), list.total, list.affordable, list.categories.length, found];
  };
  expect(await seen(outside)).toEqual([[], 0, 0, 0, 0]);
  expect(await seen(inside)).toEqual([[id], 1, 1, 1, 1]);
  const wanted = { id, quantity: 1, delivery: 'virtual' as const, addressId: 0 };
  expect(await world.refusal(productDetail, { id }, outside)).toEqual({ code: ErrorCode.notFound });
  expect(await world.refusal(exchangeProduct, wanted, outside)).toMatchObject({ data: { refusal: 'gone' } });
  expect((await world.ask(exchangeProduct, wanted, inside)).points).toBe(400);
});
