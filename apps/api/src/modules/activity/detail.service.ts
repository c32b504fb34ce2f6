import type { CallInput, CallOutput } from '@banyan/contracts';
import type { activityDetail, ActivityInfo, ActivitySession, ActivityStanding } from '@banyan/contracts/training';
import { and, eq, lte, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import {
  activityAttendances,
  activityEvaluations,
  activityRegistrations,
  activitySeatsTaken,
  type SessionRow,
} from './activity.schema.ts';
import { cardOf, openActivity, sessionsOf, type OwnActivity } from './activityRow.ts';
import { organises } from './desk.ts';
import { stateOf, timesOf } from './times.ts';

type Attendance = typeof activityAttendances.$inferSelect;

/** A person's state in a session. */
export function standingIn(
  session: Pick<SessionRow, 'endsAt'>,
  waits: boolean | null,
  attendance: Pick<Attendance, 'signedOutAt'> | null | undefined,
  now: number,
): ActivityStanding {
  if (waits === null) return 'none';
  if (waits) return 'waiting';
  if (!attendance) return now < session.endsAt.getTime() ? 'registered' : 'absent';
  return attendance.signedOutAt === null ? 'signed_in' : 'signed_out';
}

async function sessionsFor(ctx: CallContext, { row, waits }: OwnActivity): Promise<ActivitySession[]> {
  const { scope, viewer } = ctx;
  const rows = await sessionsOf(scope, row.id);
  const own = await scope.tx
    .select()
    .from(activityAttendances)
    .where(
      scope.only(
        activityAttendances,
        eq(activityAttendances.activityId, row.id),
        sql`${activityAttendances.userId} = ${viewer.userId}::bigint`,
      ),
    );
  return rows.map((session, index) => {
    const attendance = own.find(({ sessionId }) => sessionId === session.id);
    return {
      id: session.id,
      title: localised(session.title, viewer.language),
      beginsAt: session.beginsAt.getTime(),
      endsAt: session.endsAt.getTime(),
      ...timesOf(session, rows[index - 1]),
      standing: standingIn(session, waits, attendance, ctx.now()),
      signedInAt: attendance?.signedInAt.getTime() ?? null,
      signedInBy: attendance?.signedInBy ?? null,
      signedOutAt: attendance?.signedOutAt?.getTime() ?? null,
    };
  });
}

async function evaluationOf(ctx: CallContext, { row, signedIn }: OwnActivity): Promise<ActivityInfo['evaluation']> {
  const { scope, viewer } = ctx;
  const ofRow = eq(activityEvaluations.activityId, row.id);
  const [sum] = await scope.tx
    .select({
      count: sql<number>`count(*)::int`,
      mean: sql<number>`coalesce(round(avg(${activityEvaluations.stars}) * 100), 0)::int`,
    })
    .from(activityEvaluations)
    .where(scope.only(activityEvaluations, ofRow));
  const [own] = await scope.tx
    .select({ stars: activityEvaluations.stars, words: activityEvaluations.words })
    .from(activityEvaluations)
    .where(scope.only(activityEvaluations, ofRow, sql`${activityEvaluations.userId} = ${viewer.userId}::bigint`));
  return {
    count: sum?.count ?? 0,
    mean: sum?.mean ?? 0,
    open: signedIn > 0 && stateOf(row, ctx.now()) === 'ended',
    own: own ?? null,
  };
}

/** The viewer's place in the waiting list, counted from 1. */
async function positionOf({ scope, viewer }: CallContext, { row, waits }: OwnActivity): Promise<number | null> {
  if (waits !== true) return null;
  const { activityId, id, userId, waiting } = activityRegistrations;
  const own = sql`(select ${id} from ${activityRegistrations} where ${activityRegistrations.eid} = ${scope.eid} and ${activityId} = ${row.id} and ${userId} = ${viewer.userId}::bigint)`;
  const [found] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(activityRegistrations)
    .where(scope.only(activityRegistrations, and(eq(activityId, row.id), eq(waiting, true), lte(id, own))));
  return found?.count ?? null;
}

/** All details of an activity, as of this transaction. */
export async function infoOf(ctx: CallContext, id: number): Promise<ActivityInfo> {
  const { scope, viewer } = ctx;
  const own = await openActivity(ctx, id);
  const { row } = own;
  const [organiser] = await scope.tx
    .select({ name: users.name })
    .from(users)
    .where(scope.only(users, eq(users.id, row.organiserId)));
  const [seat] = await scope.tx
    .select({ row: activitySeatsTaken.row, column: activitySeatsTaken.column })
    .from(activitySeatsTaken)
    .where(
      scope.only(
        activitySeatsTaken,
        eq(activitySeatsTaken.activityId, id),
        sql`${activitySeatsTaken.userId} = ${viewer.userId}::bigint`,
      ),
    );
  return {
    activity: cardOf(own, ctx),
    introduction: row.introduction.map((text) => localised(text, viewer.language)),
    organiser: organiser === undefined ? '' : localised(organiser.name, viewer.language),
    address: localised(row.address, viewer.language),
    radius: row.radius,
    ways: row.ways,
    signOut: row.signOut,
    sessions: await sessionsFor(ctx, own),
    seated: row.seatRows > 0,
    seat: seat ?? null,
    position: await positionOf(ctx, own),
    organises: organises(row, viewer),
    evaluation: await evaluationOf(ctx, own),
    now: ctx.now(),
  };
}

/** An activity with its sessions, and the viewer's state. */
export function readActivity(
  ctx: CallContext,
  { id }: CallInput<typeof activityDetail>,
): Promise<CallOutput<typeof activityDetail>> {
  return infoOf(ctx, id);
}
