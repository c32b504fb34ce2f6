import { addUser } from '../../../testing/fixtures.ts';
import type { World } from '../../../testing/world.ts';
import { outsiderRequests } from '../outsider.schema.ts';

/** Id of the request in calls with hostile input. */
export const hostileOutsider = 900_001;

/** Two requests that wait, two that were refused, and two visitors who were let in. */
export async function addOutsiders(world: World): Promise<void> {
  const visitors = [
    await addUser(world.db, 1001, { account: 'visitor 1' }),
    await addUser(world.db, 1001, { account: 'visitor 2' }),
  ];
  await world.in(1001, (scope) =>
    scope.tx.insert(outsiderRequests).values(
      [0, 1, 2, 3, 4, 5].map((n) =>
        scope.row(outsiderRequests, {
          id: hostileOutsider + n,
          phone: `+861391234567${n}`,
          name: 'n',
          company: 'c',
          reason: 'r',
          language: 'zh_cn' as const,
          askedAt: new Date(world.now),
          ...(n < 2 ? {} : { decidedAt: new Date(world.now) }),
          ...(n < 2 ? {} : n < 4 ? { state: 'refused' as const, answer: 'a' } : { state: 'approved' as const }),
          userId: visitors[n - 4] ?? null,
        }),
      ),
    ),
  );
}
