import type { World } from '../../../testing/world.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import { earnPoints } from '../../points/points.service.ts';
import { exchanges, products } from '../mall.schema.ts';

type NewProduct = Partial<typeof products.$inferInsert>;

/** Opens the mall of an enterprise. */
export async function openMall(world: World, eid = 1001): Promise<void> {
  await world.in(eid, (scope) => scope.tx.update(enterprises).set({ pointsMall: true }).where(scope.only(enterprises)));
}

/** Adds a product with every way of delivery, unless `values` say otherwise. Returns its id. */
export async function addProduct(world: World, values: NewProduct = {}, eid = 1001): Promise<number> {
  const pickup = { place: { zh_cn: '服务台' }, from: 690, to: 780, workdays: true, days: 14 };
  const [added] = await world.in(eid, (scope) =>
    scope.tx
      .insert(products)
      .values(
        scope.row(products, {
          name: { zh_cn: '保温杯' },
          about: { zh_cn: '' },
          category: 'life' as const,
          art: 'bottle' as const,
          pigment: 'indigo' as const,
          points: 100,
          stock: 5,
          deliveries: ['mail', 'pickup', 'virtual'] as const,
          pickup,
          returnDays: 7,
          position: 1,
          ...values,
        }),
      )
      .returning({ id: products.id }),
  );
  if (added === undefined) throw new Error('no product added');
  return added.id;
}

/** Id of the product in calls with hostile input. */
export const hostileProduct = 777;

/** A mall with three products, and three exchanges of a person. */
export async function addExchanges(world: World, userId: number, eid = 1001): Promise<void> {
  await openMall(world, eid);
  for (const [index, id] of [hostileProduct, hostileProduct + 1, hostileProduct + 2].entries()) {
    await addProduct(world, { id, position: index, exchanged: 5 }, eid);
    await world.in(eid, (scope) =>
      scope.tx.insert(exchanges).values(
        scope.row(exchanges, {
          ...{ id, userId, productId: id, quantity: 1, points: 100 },
          number: String(id),
          state: 'waiting' as const,
          delivery: 'mail' as const,
          at: new Date(world.now),
          recipient: { name: 'n', phone: '+8613812347716', address: 'a' },
        }),
      ),
    );
    const reason = { userId, rule: 'test', source: { type: 'test', id: String(id) } };
    await world.in(eid, (scope) => earnPoints(scope, reason, 100, world.now));
  }
}
