import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { DatedItem, DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { activities, activityRegistrations, activitySessions } from './activity.schema.ts';
import { attendedColumns, isComplete, registeredBy, type AttendedActivity } from './activityRow.ts';
import { timesOf } from './times.ts';

/** Most activities that the task centre is told of. */
const most = 200;

function dueState(own: AttendedActivity, now: number): DueItem['state'] {
  const { row, signedIn } = own;
  if (isComplete(own)) return 'done';
  const { signInFrom, signOutTo } = timesOf(row);
  const lastMoment = row.signOut && signedIn > 0 ? signOutTo : row.endsAt.getTime();
  if (now >= lastMoment) return 'missed';
  if (signedIn > 0) return 'begun';
  return now >= signInFrom ? 'open' : 'waiting';
}

/** Activities that the learner has registered for, as things to do [TR-01]; those that last are told first. */
export const dueActivities: DueItems = async (ctx) => {
  const now = ctx.now();
  const found = await ctx.scope.tx
    .select(attendedColumns(ctx))
    .from(activities)
    .where(ctx.scope.only(activities, registeredBy(ctx.viewer.userId, sql`not ${activityRegistrations.waiting}`)))
    .orderBy(sql`${activities.beginsAt} desc`, activities.id)
    .limit(most);
  return found.map((own): DueItem => {
    const { row, sessionCount, signedIn } = own;
    const state = dueState(own, now);
    return {
      kind: 'activity',
      id: row.id,
      title: localised(row.title, ctx.viewer.language),
      cover: null,
      opensAt: timesOf(row).signInFrom,
      dueAt: row.endsAt.getTime(),
      state,
      progress: state === 'done' ? 100 : Math.min(99, Math.round((100 * signedIn) / Math.max(1, sessionCount))),
    };
  });
};

/** Sessions of the learner's activities between two moments, for the calendar [TR-06]. */
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
