import { asc, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { localiser, type Localise } from '../../../db/seed/localiser.ts';
import { inTenant, type TenantScope } from '../../../db/tenant.ts';
import type { SeedStep } from '../../../seed/seedDemo.ts';
import { enterprises, users } from '../../enterprise/enterprise.schema.ts';
import { activities, activitySessions } from '../activity.schema.ts';
import { hengchuanActivities } from './hengchuan.ts';
import { larkfieldActivities } from './larkfield.ts';
import { addPeople, type People } from './people.ts';
import type { SeedActivity } from './types.ts';

const HOUR_MS = 3_600_000;

const all: Readonly<Record<number, readonly SeedActivity[]>> = { 1001: hengchuanActivities, 1002: larkfieldActivities };

/** Demo enterprises live by this zone, eight hours before UTC. */
const zoneMs = 8 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/** A moment some hours from now; from a day on it is so many days from today, at the hour `clock`. */
function moment(now: number, hours: number, clock: number): Date {
  if (Math.abs(hours) < 24) return new Date(Math.round((now + hours * HOUR_MS) / 300_000) * 300_000);
  const midnight = Math.floor((now + zoneMs) / DAY_MS) * DAY_MS - zoneMs;
  return new Date(midnight + Math.round(hours / 24) * DAY_MS + clock * HOUR_MS);
}

async function add(
  scope: TenantScope,
  seed: SeedActivity,
  { now, people, say }: { now: number; people: People; say: Localise },
): Promise<void> {
  const { at, id, kind, places, registers, seats, signOut = false } = seed;
  const begin = moment(now, seed.begins, seed.clock ?? 14).getTime();
  const sessions = seed.sessions.map(({ after, hours, title }) => ({
    activityId: id,
    title: say(title),
    beginsAt: new Date(begin + after * HOUR_MS),
    endsAt: new Date(begin + (after + hours) * HOUR_MS),
  }));
  await scope.tx.insert(activities).values(
    scope.row(activities, {
      ...{ id, kind, places, signOut },
      title: say(seed.title),
      introduction: seed.introduction.map(say),
      owner: say(seed.owner),
      organiserId: people.idOf(seed.organiser),
      place: say(seed.place),
      address: say(seed.address),
      latitude: at[0],
      longitude: at[1],
      radius: seed.radius ?? 200,
      registrationFrom: moment(now, registers[0], 9),
      registrationTo: moment(now, registers[1], 18),
      beginsAt: new Date(begin),
      endsAt: new Date(Math.max(...sessions.map(({ endsAt }) => endsAt.getTime()))),
      seatRows: seats?.rows ?? 0,
      seatColumns: seats?.columns ?? 0,
      aisles: [...(seats?.aisles ?? [])],
      closedSeats: seats?.closed ?? [],
      ways: [...(seed.ways ?? ['code', 'place', 'name'])],
      codeKey: randomBytes(32).toString('base64url'),
    }),
  );
  const added = await scope.tx
    .insert(activitySessions)
    .values(sessions.map((session) => scope.row(activitySessions, session)))
    .returning();
  await addPeople(scope, { seed, sessions: added, people });
}

/** Activities in every state, most of them with colleagues. */
export const activitySeeds: readonly SeedStep[] = [
  {
    name: 'activities',
    eids: Object.keys(all).map(Number),
    fills: activities,
    async work({ db, now }, { eid }) {
      await inTenant(db, eid, async (scope) => {
        const [enterprise] = await scope.tx
          .select({ languages: enterprises.languages })
          .from(enterprises)
          .where(scope.only(enterprises));
        const rows = await scope.tx
          .select({ id: users.id, account: users.account, passwordHash: users.passwordHash })
          .from(users)
          .where(scope.only(users, eq(users.locked, false)))
          .orderBy(asc(users.id));
        const people: People = {
          idOf: (account) => rows.find((one) => one.account === account)?.id ?? 0,
          // Colleagues are those whom nobody logs in as.
          colleagues: rows.filter(({ passwordHash }) => passwordHash === '').map(({ id }) => id),
        };
        const around = { say: localiser(enterprise?.languages ?? []), now, people };
        for (const seed of all[eid] ?? []) await add(scope, seed, around);
      });
    },
  },
];
