import type { World } from '../../../testing/world.ts';
import { enterpriseOrders } from '../enterpriseOrder.schema.ts';

/** Two orders of the enterprise. */
export async function addEnterpriseOrders(world: World, userId: number): Promise<void> {
  const at = new Date(world.now);
  for (const number of ['enterprise-1', 'enterprise-2'])
    await world.in(1001, (scope) =>
      scope.tx.insert(enterpriseOrders).values(
        scope.row(enterpriseOrders, {
          ...{ number, kind: 'course', itemId: 1, title: { zh_cn: '课' }, price: 100, people: 2, userId },
          ...{ at, accessUntil: at },
        }),
      ),
    );
}
