import { ErrorCode } from '@banyan/contracts';
import { type AttendanceCounts } from '@banyan/contracts/training';
import { and, eq, sql } from 'drizzle-orm';
import type { CallContext, Viewer } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  activities,
  activityAttendances,
  activityRegistrations,
  activitySessions,
  type ActivityRow,
  type SessionRow,
} from './activity.schema.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

/** Whether a person sees the code and the attendance list: its organiser, and administrators. */
export const organises = ({ organiserId }: Pick<ActivityRow, 'organiserId'>, viewer: Viewer): boolean =>
  viewer.role === 'admin' || viewer.userId === organiserId;

/** An activity for its desk; not found for everybody else. */
export async function deskOf({ scope, viewer }: Ctx, id: number) {
  const [row] = await scope.tx
    .select()
    .from(activities)
    .where(scope.only(activities, eq(activities.id, id)));
  if (row === undefined || !organises(row, viewer)) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** A session of the activity, for its desk. */
export async function sessionAt({ scope }: Ctx, activityId: number, id: number): Promise<SessionRow> {
  const [session] = await scope.tx
    .select()
    .from(activitySessions)
    .where(scope.only(activitySessions, eq(activitySessions.id, id), eq(activitySessions.activityId, activityId)));
  if (session === undefined) throw new Refusal(ErrorCode.notFound);
  return session;
}

/** Counts of the attendance list of a session. */
export async function countsOf({ scope }: Ctx, session: SessionRow): Promise<AttendanceCounts> {
  const { waiting } = activityRegistrations;
  const here = sql`${activityAttendances.userId} is not null`;
  const [counts] = await scope.tx
    .select({
      all: sql<number>`(count(*) filter (where not ${waiting}))::int`,
      here: sql<number>`(count(*) filter (where not ${waiting} and ${here}))::int`,
      waiting: sql<number>`(count(*) filter (where ${waiting}))::int`,
    })
    .from(activityRegistrations)
    .leftJoin(
      activityAttendances,
      and(
        eq(activityAttendances.eid, activityRegistrations.eid),
        eq(activityAttendances.sessionId, session.id),
        eq(activityAttendances.userId, activityRegistrations.userId),
      ),
    )
    .where(scope.only(activityRegistrations, eq(activityRegistrations.activityId, session.activityId)));
  const { all = 0, here: present = 0, waiting: line = 0 } = counts ?? {};
  return { all, here: present, missing: all - present, waiting: line };
}
