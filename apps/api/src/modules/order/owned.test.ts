import { createOrder, orderList } from '@banyan/contracts/course';
import { beforeAll, expect, it, vi } from 'vitest';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { itemForSale } from '../course/orderItem.ts';
import { ownedItems } from '../course/ownedItems.ts';
import { coursePackages } from '../course/package.schema.ts';
import { courseProgress } from '../course/progress.schema.ts';
import { purchases } from '../course/purchase.schema.ts';
import { CourseWorld } from '../course/testing/world.ts';
import { allRoutes, orderNoticePorts } from '../index.ts';
import type { ItemKey, OrderPorts } from './order.ports.ts';
import { listOrders } from './order.service.ts';

let world: CourseWorld;
const sold = { fee: 'charged', price: 900, pointsPrice: 90 } as const;

beforeAll(async () => {
  world = await CourseWorld.open([1001], allRoutes);
});

/** Gives a person access to an item, for so long from now. */
const give = (userId: number, { kind, itemId }: ItemKey, ms: number) =>
  world.in(1001, (scope) =>
    scope.tx
      .insert(purchases)
      .values(
        scope.row(purchases, { userId, kind, itemId, from: new Date(world.now), until: new Date(world.now + ms) }),
      ),
  );

const addPackage = async (values: Partial<typeof coursePackages.$inferInsert>) => {
  const text = { title: { zh_cn: '包' }, intro: { zh_cn: '' }, motif: 'quality' as const };
  const [row] = await world.in(1001, (scope) =>
    scope.tx
      .insert(coursePackages)
      .values(scope.row(coursePackages, { ...text, price: 5000, publishedAt: new Date(world.now), ...values }))
      .returning(),
  );
  return row?.id ?? 0;
};

it('asks once for all orders of a page what of them can be studied, each thing once [PY-03]', async () => {
  const userId = await world.addLearner('lists');
  const [one, other] = [await world.addCourse(sold), await world.addCourse(sold)];
  for (const { id } of [one, other]) await world.ask(createOrder, { item: 'course', id }, { userId });
  const owned = vi.fn<OrderPorts['owned']>((_, items) => Promise.resolve(items.slice(0, 1)));
  const item = vi.fn<OrderPorts['item']>();
  const shown = await world.as({ userId }, (ctx) =>
    listOrders(ctx as CallContext<Learner>, { tab: 'all', size: 20 }, {
      ...orderNoticePorts,
      owned,
      item,
    } as unknown as OrderPorts),
  );
  expect(owned).toHaveBeenCalledOnce();
  expect(owned.mock.calls[0]?.[1]).toEqual([other, one].map(({ id }) => ({ kind: 'course', itemId: id })));
  expect(item).not.toHaveBeenCalled();
  expect(shown.items.map(({ itemId, owned: is }) => [itemId, is])).toEqual([
    [other.id, true],
    [one.id, false],
  ]);
  const nobody = await world.addLearner('has none');
  expect((await world.ask(orderList, { tab: 'all' }, { userId: nobody })).items).toEqual([]);
});

it('finds of many things those that the page of each would open [PY-02] [PY-03]', async () => {
  const userId = await world.addLearner('studies', '质量部');
  const add = async (values: Parameters<CourseWorld['addCourse']>[0]): Promise<ItemKey> => ({
    kind: 'course',
    itemId: (await world.addCourse(values)).id,
  });
  const full = { maxViewers: 1, learners: 1 } as const;
  const things: Readonly<Record<string, ItemKey>> = {
    free: await add({}),
    'free, full': await add(full),
    'free, full, with a seat': await add(full),
    'free, over': await add({}),
    'sold to others': await add(sold),
    bought: await add(sold),
    'bought, full': await add({ ...sold, ...full }),
    'ran out': await add(sold),
    demanded: await add({ ...sold, required: true }),
    'bought, off the shelf': await add({ ...sold, state: 'off_shelf' }),
    'bought, of others': await add({ ...sold, departments: ['生产部'] }),
    gone: { kind: 'course', itemId: 999_999 },
    'package, bought': { kind: 'package', itemId: await addPackage({}) },
    'package, ran out': { kind: 'package', itemId: await addPackage({}) },
    'package, not bought': { kind: 'package', itemId: await addPackage({}) },
    'package, free': { kind: 'package', itemId: await addPackage({ price: null }) },
    'package, bought, off the shelf': { kind: 'package', itemId: await addPackage({ onShelf: false }) },
  };
  for (const [name, key] of Object.entries(things)) {
    if (/bought/.test(name) && !/not/.test(name)) await give(userId, key, 1000);
    if (name.endsWith('ran out')) await give(userId, key, 0);
    const dueAt = name === 'free, over' ? new Date(world.now) : null;
    if (!/seat|free, over/.test(name)) continue;
    const row = {
      userId,
      courseId: key.itemId,
      state: 'learning' as const,
      leftS: 1,
      enrolledAt: new Date(world.now),
      dueAt,
    };
    await world.in(1001, (scope) => scope.tx.insert(courseProgress).values(scope.row(courseProgress, row)));
  }
  await give(await world.addLearner('paid for it'), things['sold to others']!, 1000);
  const [found, expected] = await world.as({ userId }, async (ctx) => {
    const opens = async ({ kind, itemId }: ItemKey) => {
      try {
        const { purchase } = await itemForSale(ctx, kind, itemId);
        return purchase === null || purchase.state === 'bought';
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
        return false;
      }
    };
    const names: string[] = [];
    for (const [name, key] of Object.entries(things)) if (await opens(key)) names.push(name);
    const owned = await ownedItems(ctx as CallContext<Learner>, Object.values(things));
    const nameOf = (one: ItemKey) =>
      Object.entries(things).find(([, key]) => key.kind === one.kind && key.itemId === one.itemId)?.[0];
    return [owned.map(nameOf), names];
  });
  expect(found).toEqual(expected);
  expect(found).toEqual([
    'free',
    'free, full, with a seat',
    'bought',
    'bought, full',
    'demanded',
    'bought, off the shelf',
    'bought, of others',
    'package, bought',
    'package, free',
    'package, bought, off the shelf',
  ]);
});
