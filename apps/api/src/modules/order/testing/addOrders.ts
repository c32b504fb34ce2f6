import type { World } from '../../../testing/world.ts';
import { orders } from '../order.schema.ts';

/** Number of the order in calls with hostile input. */
export const hostileOrder = '13812347716';

/** Two orders of a person, both waiting to be paid. */
export async function addOrders(world: World, userId: number, eid = 1001): Promise<void> {
  await world.in(eid, (scope) =>
    scope.tx.insert(orders).values(
      [1, 2].map((itemId) =>
        scope.row(orders, {
          ...{ userId, itemId, kind: 'course' as const, price: 100, motif: 'quality' as const },
          number: itemId === 1 ? hostileOrder : '13812347717',
          title: { zh_cn: '课程' },
          at: new Date(world.now),
          payUntil: new Date(world.now + 3_600_000),
        }),
      ),
    ),
  );
}
