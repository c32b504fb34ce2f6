import type { World } from '../../../testing/world.ts';
import { outsiderRequests } from '../outsider.schema.ts';

/** Id of the request in calls with hostile input. */
export const hostileOutsider = 900_001;

/** Two requests that wait, and two that were decided. */
export async function addOutsiders(world: World): Promise<void> {
  await world.in(1001, (scope) =>
    scope.tx.insert(outsiderRequests).values(
      [0, 1, 2, 3].map((n) =>
        scope.row(outsiderRequests, {
          id: hostileOutsider + n,
          phone: `+861391234567${n}`,
          name: 'n',
          company: 'c',
          reason: 'r',
          language: 'zh_cn' as const,
          askedAt: new Date(world.now),
          ...(n < 2 ? {} : { state: 'refused' as const, answer: 'a', decidedAt: new Date(world.now) }),
        }),
      ),
    ),
  );
}
