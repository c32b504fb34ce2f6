import { eq } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { keepConsent } from '../../platform/consent.service.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { deletionRequests } from './privacy.schema.ts';

const DAY_MS = 86_400_000;

interface Demo {
  /** Account that has agreed to page views under its name. */
  readonly agreed: string;
  /** Account that requests its erasure. */
  readonly leaves: string;
  readonly reason: string;
}

const demo: Readonly<Record<number, Demo>> = {
  1001: { agreed: 'H20381', leaves: 'H20777', reason: '月底离职，不再使用学习平台。' },
  1002: { agreed: 'L1042', leaves: 'L1013', reason: 'I am leaving the company at the end of the month.' },
};

/** A consent and a request for deletion, so that screen and review desk have something to show. */
export const privacySeed: SeedStep = {
  name: 'privacy',
  eids: Object.keys(demo).map(Number),
  fills: deletionRequests,
  work: ({ db, now }, { eid }) =>
    inTenant(db, eid, async (scope) => {
      const of = demo[eid];
      if (of === undefined) return;
      const idOf = async (account: string) => {
        const [row] = await scope.tx
          .select({ id: users.id })
          .from(users)
          .where(scope.only(users, eq(users.account, account)));
        return row?.id;
      };
      const [agreed, leaves] = [await idOf(of.agreed), await idOf(of.leaves)];
      if (agreed !== undefined) {
        await keepConsent(scope, { userId: agreed, kind: 'terms', given: true }, now - 210 * DAY_MS);
        await keepConsent(scope, { userId: agreed, kind: 'analytics', given: true }, now - 40 * DAY_MS);
      }
      if (leaves === undefined) return;
      const row = { userId: leaves, state: 'waiting' as const, reason: of.reason, askedAt: new Date(now - 2 * DAY_MS) };
      await scope.tx.insert(deletionRequests).values(scope.row(deletionRequests, row));
    }),
};
