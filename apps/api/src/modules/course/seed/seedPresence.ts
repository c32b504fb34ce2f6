import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { inTenant } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { presenceChecks } from '../presence.schema.ts';

/** A question of the past; one without an answer still waits. */
interface DemoCheck {
  readonly eid: number;
  readonly account: string;
  readonly courseId: number;
  readonly way: 'prompt' | 'face';
  readonly hoursAgo: number;
  readonly afterS: number | null;
}

const li = { eid: 1001, account: 'H20381' } as const;
const mia = { eid: 1002, account: 'L1042' } as const;

/** Presence checks of demo learners. */
export const demoChecks: readonly DemoCheck[] = [
  { ...li, courseId: 121, way: 'prompt', hoursAgo: 51, afterS: 9 },
  { ...li, courseId: 121, way: 'prompt', hoursAgo: 50.9, afterS: 214 },
  { ...li, courseId: 121, way: 'prompt', hoursAgo: 26, afterS: null },
  { ...li, courseId: 117, way: 'face', hoursAgo: 27, afterS: null },
  { ...mia, courseId: 220, way: 'prompt', hoursAgo: 74, afterS: 12 },
  { ...mia, courseId: 220, way: 'prompt', hoursAgo: 49, afterS: 97 },
  { ...mia, courseId: 220, way: 'prompt', hoursAgo: 30, afterS: 6 },
];

const inTimeMs = { prompt: 60_000, face: 180_000 } as const;

export async function seedPresence(
  { db, now }: { readonly db: Database; readonly now: number },
  eid: number,
): Promise<void> {
  const checks = demoChecks.filter((one) => one.eid === eid);
  await inTenant(db, eid, async (scope) => {
    const accounts = [...new Set(checks.map(({ account }) => account))];
    const found = await scope.tx
      .select({ id: users.id, account: users.account })
      .from(users)
      .where(scope.only(users, inArray(users.account, accounts)));
    const ids = new Map(found.map(({ id, account }) => [account, id]));
    const rows = checks.map(({ account, courseId, way, hoursAgo, afterS }) => {
      const asked = now - hoursAgo * 3_600_000;
      return scope.row(presenceChecks, {
        ...{ userId: ids.get(account) ?? 0, courseId, way },
        askedAt: new Date(asked),
        until: new Date(asked + inTimeMs[way]),
        answeredAt: afterS === null ? null : new Date(asked + afterS * 1000),
      });
    });
    await scope.tx.insert(presenceChecks).values(rows);
  });
}
