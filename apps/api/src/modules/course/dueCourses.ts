import { and, asc, desc, eq, gte, lte, ne, or, sql, isNull, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import type { DatedItems } from '../../due/datedItems.ts';
import type { DueItem, DueItems } from '../../due/dueItems.ts';
import { onShelfFor } from './audience.ts';
import { courses } from './course.schema.ts';
import { learnedAfterS } from './credit.ts';
import { courseProgress } from './progress.schema.ts';

const DAY_MS = 86_400_000;
const MOST = 200;
const MOST_OVER = 60;

/** Deadline of a course: the enterprise's, and never after the end of access. */
const due = sql<Date | null>`least(${courses.requiredUntil}, ${courseProgress.dueAt})`.mapWith(courses.requiredUntil);

const read = (ctx: CallContext<Learner>, where: SQL | undefined, order: SQL, limit: number) =>
  ctx.scope.tx
    .select({
      id: courses.id,
      title: courses.title,
      publishedAt: courses.publishedAt,
      durationS: courses.durationS,
      due,
      accessEnds: courseProgress.dueAt,
      state: courseProgress.state,
      leftS: courseProgress.leftS,
      completedAt: courseProgress.completedAt,
    })
    .from(courses)
    .leftJoin(
      courseProgress,
      and(
        eq(courseProgress.eid, courses.eid),
        eq(courseProgress.courseId, courses.id),
        eq(courseProgress.userId, ctx.viewer.userId),
      ),
    )
    .where(ctx.scope.only(courses, onShelfFor(ctx), eq(courses.required, true), where))
    .orderBy(order, asc(courses.id))
    .limit(limit);

type Row = Awaited<ReturnType<typeof read>>[number];

const notLearned = or(isNull(courseProgress.state), ne(courseProgress.state, 'learned'));

/** Compulsory courses that a learner has not learned, and those learned in the last month. */
export const dueCourses: DueItems = async (ctx) => {
  const open = await read(ctx, notLearned, sql`${due} asc nulls last`, MOST);
  const since = new Date(ctx.now() - 30 * DAY_MS);
  const learned = and(eq(courseProgress.state, 'learned'), gte(courseProgress.completedAt, since));
  const over = await read(ctx, learned, desc(courseProgress.completedAt), MOST_OVER);
  return [...open, ...over].map((row) => dueOf(ctx, row));
};

function dueOf({ viewer, now }: CallContext<Learner>, row: Row): DueItem {
  const { id, title, due: until, state, completedAt } = row;
  return {
    kind: 'course',
    id,
    title: localised(title, viewer.language),
    cover: null,
    opensAt: null,
    dueAt: until?.getTime() ?? null,
    doneAt: state === 'learned' ? (completedAt?.getTime() ?? null) : null,
    state: stateOf(row, now()),
    progress: progressOf(row),
  };
}

function stateOf({ state, accessEnds }: Row, now: number): DueItem['state'] {
  if (state === 'learned') return 'done';
  // After the end of access it cannot be learned any more; after the enterprise's own date it still can.
  if (accessEnds !== null && accessEnds.getTime() <= now) return 'missed';
  return state === null || state === 'not_studied' ? 'open' : 'begun';
}

/** Never 100 before the course is learned, and never 0 once it is begun. */
function progressOf({ state, leftS, durationS }: Row): number {
  if (state === 'learned') return 100;
  if (state === null || state === 'not_studied' || leftS === null) return 0;
  return Math.min(99, Math.max(1, Math.round(100 * (1 - leftS / Math.max(1, learnedAfterS(durationS))))));
}

/** Deadlines of compulsory courses, or when they were learned. */
export const datedCourses: DatedItems = async (ctx, { from, to }) => {
  const at = sql<Date | null>`coalesce(${courseProgress.completedAt}, ${due})`;
  const rows = await read(ctx, and(gte(at, new Date(from)), lte(at, new Date(to))), sql`${at}`, MOST);
  return rows.flatMap(({ id, title, due: until, completedAt }) => {
    const moment = (completedAt ?? until)?.getTime();
    if (moment === undefined) return [];
    const done = completedAt !== null;
    const named = { kind: 'course' as const, id, title: localised(title, ctx.viewer.language), place: null };
    return [{ ...named, part: done ? 'done' : 'end', from: moment, to: moment, allDay: false, done }];
  });
};
