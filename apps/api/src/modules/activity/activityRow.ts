import { ErrorCode } from '@banyan/contracts';
import { type ActivityCard, type ActivityStanding } from '@banyan/contracts/training';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { audienceThings } from '../../platform/audience/audienceThings.ts';
import { inAudience } from '../../platform/audience/inAudience.ts';
import {
  activities,
  activityAttendances,
  activityRegistrations,
  activitySessions,
  type ActivityRow,
  type SessionRow,
} from './activity.schema.ts';
import { registrationOf, stateOf } from './times.ts';

/** The caller; only the person is used. */
interface Asker {
  readonly scope: TenantScope;
  readonly viewer: Pick<Viewer, 'userId'>;
}

/** An activity and the viewer's state in it. */
export interface AttendedActivity {
  readonly row: ActivityRow;
  readonly sessionCount: number;
  /** Whether the viewer is on the waiting list; null when not registered. */
  readonly waits: boolean | null;
  readonly signedIn: number;
  readonly signedOut: number;
}

/** An activity with its numbers and the viewer's. */
export interface OwnActivity extends AttendedActivity {
  readonly taken: number;
  readonly waiting: number;
}

// Conditions are in an `sql` of their own: in the outermost one of a column, columns lose the names of their tables.
const ofActivity = (table: { readonly eid: PgColumn; readonly activityId: PgColumn }) =>
  sql`${table.eid} = ${activities.eid} and ${table.activityId} = ${activities.id}`;
const count = (from: SQL) => sql<number>`(select count(*)::int ${from})`;
const registered = (where: SQL) =>
  sql`from ${activityRegistrations} where ${ofActivity(activityRegistrations)} and ${where}`;

/** Columns of an activity for a viewer. */
export function ownColumns(asker: Pick<Asker, 'viewer'>) {
  const { waiting } = activityRegistrations;
  return {
    ...attendedColumns(asker),
    taken: count(registered(sql`not ${waiting}`)),
    waiting: count(registered(sql`${waiting}`)),
  };
}

/** Columns about the viewer alone: none grows with the number of participants. */
export function attendedColumns({ viewer }: Pick<Asker, 'viewer'>) {
  const mine = sql`${viewer.userId}::bigint`;
  const attended = (where: SQL) =>
    count(
      sql`from ${activityAttendances} where ${ofActivity(activityAttendances)} and ${activityAttendances.userId} = ${mine} and ${where}`,
    );
  const { waiting, userId } = activityRegistrations;
  return {
    row: activities,
    sessionCount: count(sql`from ${activitySessions} where ${ofActivity(activitySessions)}`),
    waits: sql<boolean | null>`(select ${sql`${waiting} ${registered(sql`${userId} = ${mine}`)}`})`,
    signedIn: attended(sql`true`),
    signedOut: attended(sql`${activityAttendances.signedOutAt} is not null`),
  };
}

/** An activity with its numbers; refused when it does not exist. */
export async function ownActivity(ctx: Asker, id: number): Promise<OwnActivity> {
  const [found] = await ctx.scope.tx
    .select(ownColumns(ctx))
    .from(activities)
    .where(ctx.scope.only(activities, eq(activities.id, id)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

/**
 * Activities of the viewer's lists: those for everyone or the viewer's audiences, and those that the viewer organises or
 * has registered for.
 */
export function activitiesFor(asker: Asker): SQL {
  const { userId } = asker.viewer;
  const meant = inAudience(asker, activities.audienceId);
  return userId === null
    ? meant
    : sql`(${meant} or ${activities.organiserId} = ${userId}::bigint or ${registeredBy(userId)})`;
}

/** An activity that the viewer may open: one of the own lists, for administrators any. Refused otherwise. */
export async function openActivity(ctx: Pick<CallContext, 'scope' | 'viewer'>, id: number): Promise<OwnActivity> {
  const [found] = await ctx.scope.tx
    .select(ownColumns(ctx))
    .from(activities)
    .where(
      ctx.scope.only(activities, eq(activities.id, id), ctx.viewer.role === 'admin' ? undefined : activitiesFor(ctx)),
    );
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return found;
}

/** Activities that are for audiences. */
export const activityAudiences = audienceThings({
  kind: 'activity',
  area: 'training',
  table: activities,
  name: activities.title,
  records: {
    table: activityRegistrations,
    thingId: activityRegistrations.activityId,
    userId: activityRegistrations.userId,
  },
});

/** The activity, locked until the transaction ends: requests for places wait for each other. */
export async function lockedActivity(scope: TenantScope, id: number): Promise<ActivityRow> {
  const [row] = await scope.tx
    .select()
    .from(activities)
    .where(scope.only(activities, eq(activities.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Activities that a person has registered for; `more` of the registration. */
export const registeredBy = (userId: number, more?: SQL): SQL =>
  sql`exists (select 1 from ${activityRegistrations} where ${activityRegistrations.eid} = ${activities.eid} and ${activityRegistrations.activityId} = ${activities.id} and ${activityRegistrations.userId} = ${userId}${more === undefined ? sql`` : sql` and ${more}`})`;

/** Its sessions in their order. */
export function sessionsOf(scope: TenantScope, activityId: number): Promise<SessionRow[]> {
  return scope.tx
    .select()
    .from(activitySessions)
    .where(scope.only(activitySessions, eq(activitySessions.activityId, activityId)))
    .orderBy(activitySessions.beginsAt, activitySessions.id);
}

/** A person's state in an activity as a whole. */
export function standingOf({ row, signedIn, signedOut, waits }: AttendedActivity, now: number): ActivityStanding {
  if (waits === null) return 'none';
  if (waits) return 'waiting';
  if (signedIn === 0) return stateOf(row, now) === 'ended' ? 'absent' : 'registered';
  return signedOut > 0 ? 'signed_out' : 'signed_in';
}

/** Whether a person has attended all of it. */
export function isComplete({ row, sessionCount, signedIn, signedOut }: AttendedActivity): boolean {
  return signedIn >= sessionCount && (!row.signOut || signedOut >= sessionCount);
}

/** An activity as lists show it. */
export function cardOf(own: OwnActivity, { viewer, now }: Pick<CallContext, 'viewer' | 'now'>): ActivityCard {
  const { row, sessionCount, taken, waiting } = own;
  const say = (text: ActivityRow['title']) => localised(text, viewer.language);
  const at = now();
  return {
    id: row.id,
    kind: row.kind,
    title: say(row.title),
    owner: say(row.owner),
    place: say(row.place),
    beginsAt: row.beginsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    state: stateOf(row, at),
    registration: {
      state: registrationOf(row, at),
      from: row.registrationFrom.getTime(),
      to: row.registrationTo.getTime(),
    },
    places: row.places,
    taken,
    waiting,
    sessionCount,
    standing: standingOf(own, at),
  };
}
