import { eq } from 'drizzle-orm';
import { inTenant } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { shareArrivals, shares } from '../share.schema.ts';

const DAY_MS = 86_400_000;

/** A course shared by a demo person. */
interface Past {
  readonly courseId: number;
  readonly daysAgo: number;
  readonly came: number;
}

const demo: Readonly<Record<number, { readonly account: string; readonly pasts: readonly Past[] }>> = {
  0: {
    account: 'P30001',
    pasts: [
      { courseId: 1, daysAgo: 2, came: 6 },
      { courseId: 4, daysAgo: 19, came: 1 },
    ],
  },
  1001: {
    account: 'H20381',
    pasts: [
      { courseId: 101, daysAgo: 1, came: 4 },
      { courseId: 112, daysAgo: 6, came: 11 },
      { courseId: 190, daysAgo: 40, came: 2 },
      { courseId: 107, daysAgo: 64, came: 0 },
    ],
  },
  1002: {
    account: 'L1042',
    pasts: [
      { courseId: 201, daysAgo: 1, came: 5 },
      { courseId: 214, daysAgo: 9, came: 2 },
      { courseId: 299, daysAgo: 33, came: 1 },
    ],
  },
};

/** Shares of demo people. */
export const shareSeeds: readonly SeedStep[] = [
  {
    name: 'shares',
    eids: Object.keys(demo).map(Number),
    fills: shares,
    work: ({ db, now }, { eid }) =>
      inTenant(db, eid, async (scope) => {
        const { account, pasts } = demo[eid] ?? { account: '', pasts: [] };
        const [user] = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, eq(users.account, account)));
        if (user === undefined) return;
        for (const { came, courseId, daysAgo } of pasts) {
          const sharedAt = new Date(now - daysAgo * DAY_MS);
          const [share] = await scope.tx
            .insert(shares)
            .values(scope.row(shares, { userId: user.id, courseId, code: `demo${eid}x${courseId}`, sharedAt, came }))
            .returning({ id: shares.id });
          if (share === undefined || came === 0) continue;
          await scope.tx
            .insert(shareArrivals)
            .values(
              Array.from({ length: came }, (_, index) =>
                scope.row(shareArrivals, { shareId: share.id, who: `v${index}`, at: sharedAt }),
              ),
            );
        }
      }),
  },
];
