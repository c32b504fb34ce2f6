import { asc, eq } from 'drizzle-orm';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import { demoFile } from '../../../seed/demoFolder.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { bringDemo } from '../../../platform/bringDemo.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { activities, activitySessions } from '../activity.schema.ts';
import { activitiesKind } from '../import/activities.import.ts';
import { comers } from './comers.ts';
import { addPeople, type People } from './people.ts';

/** Activities of the demo have ids of their own. */
const firstIds: Readonly<Record<number, number>> = { 1001: 8001, 1002: 8501 };

async function peopleOf(scope: TenantScope): Promise<People> {
  const rows = await scope.tx
    .select({ id: users.id, account: users.account, passwordHash: users.passwordHash })
    .from(users)
    .where(scope.only(users, eq(users.locked, false)))
    .orderBy(asc(users.id));
  return {
    idOf: (account) => rows.find((one) => one.account === account)?.id ?? 0,
    // Colleagues are the people without a password.
    colleagues: rows.filter(({ passwordHash }) => passwordHash === '').map(({ id }) => id),
  };
}

/** Activities in every state, most of them with colleagues. */
export const activitySeeds: readonly SeedStep[] = [
  {
    name: 'activities',
    eids: Object.keys(firstIds).map(Number),
    fills: activities,
    async work(ports, { eid }) {
      const { db, now } = ports;
      const path = demoFile('activities.yaml', eid);
      await bringDemo(activitiesKind, ports, { eid, path, firstId: firstIds[eid] ?? 0 });
      await inTenant(db, eid, async (scope) => {
        const people = await peopleOf(scope);
        const rows = await scope.tx.select().from(activities).where(scope.only(activities)).orderBy(asc(activities.id));
        const sessions = await scope.tx
          .select()
          .from(activitySessions)
          .where(scope.only(activitySessions))
          .orderBy(asc(activitySessions.beginsAt), asc(activitySessions.id));
        for (const row of rows) {
          const own = sessions.filter(({ activityId }) => activityId === row.id);
          await addPeople(scope, { row, seed: comers[row.id] ?? {}, sessions: own, people, now });
        }
      });
    },
  },
];
