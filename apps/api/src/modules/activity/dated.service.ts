import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { DatedItem, DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { activities, activityRegistrations, activitySessions } from './activity.schema.ts';
import { attendedColumns, isComplete, registeredBy, type AttendedActivity } from './activityRow.ts';
import { timesOf } from './times.ts';

/** Most activities passed to the task centre. */
const most = 200;

/** Last moment for an action: signing out is possible for a while after the end. */
export const lastMoment = ({ row, signedIn }: AttendedActivity) =>
  row.signOut && signedIn > 0 ? timesOf(row).signOutTo : row.endsAt.getTime();

function dueState(own: AttendedActivity, now: number): DueItem['state'] {
  const { row, signedIn } = own;
  if (isComplete(own)) return 'done';
  if (now >= lastMoment(own)) return 'missed';
  if (signedIn > 0) return 'begun';
  return now >= timesOf(row).signInFrom ? 'open' : 'waiting';
}

/** Attendance, percent: signing out is half of a session that requires it. */
function attended({ row, sessionCount, signedIn, signedOut }: AttendedActivity): number {
  const asked = sessionCount * (row.signOut ? 2 : 1);
  return Math.min(99, Math.round((100 * (signedIn + (row.signOut ? signedOut : 0))) / Math.max(1, asked)));
}

/** Activities that the learner has registered for, as tasks; the latest to begin first. */
export const dueActivities: DueItems = async (ctx) => {
  const now = ctx.now();
  const found = await ctx.scope.tx
    .select(attendedColumns(ctx))
    .from(activities)
    .where(ctx.scope.only(activities, registeredBy(ctx.viewer.userId, sql`not ${activityRegistrations.waiting}`)))
    .orderBy(sql`${activities.beginsAt} desc`, activities.id)
    .limit(most);
  return found.map((own): DueItem => {
    const { row } = own;
    const state = dueState(own, now);
    return {
      kind: 'activity',
      id: row.id,
      title: localised(row.title, ctx.viewer.language),
      cover: null,
      // The beginning, as the activity itself shows it; signing in opens a little earlier.
      opensAt: row.beginsAt.getTime(),
      dueAt: lastMoment(own),
      state,
      progress: state === 'done' ? 100 : attended(own),
    };
  });
};

/** Sessions of the learner's activities between two moments, for the calendar. */
export const datedActivities: DatedItems = async (ctx, { from, to }) => {
  const { scope, viewer } = ctx;
  const found = await scope.tx
    .select({ row: activities, session: activitySessions })
    .from(activitySessions)
    .innerJoin(
      activities,
      and(eq(activities.eid, activitySessions.eid), eq(activities.id, activitySessions.activityId)),
    )
    .where(
      scope.only(
        activitySessions,
        registeredBy(viewer.userId),
        lt(activitySessions.beginsAt, new Date(to)),
        gt(activitySessions.endsAt, new Date(from)),
      ),
    )
    .orderBy(activitySessions.beginsAt, activitySessions.id);
  return found.map(({ row, session }): DatedItem => ({
    kind: 'activity',
    id: row.id,
    part: `session-${session.id}`,
    title: localised(row.title, viewer.language),
    place: localised(row.place, viewer.language),
    from: session.beginsAt.getTime(),
    to: session.endsAt.getTime(),
    allDay: false,
  }));
};
