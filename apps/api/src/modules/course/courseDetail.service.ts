import type { CallInput, CallOutput } from '@banyan/contracts';
import type { courseDetail } from '@banyan/contracts/course';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { rowsAsJson } from '../../db/rowsAsJson.ts';
import type { CallContext } from '../../http/context.ts';
import { countedFor } from './audience.ts';
import { courseCards } from './cards.ts';
import { isCollected } from './collection.service.ts';
import { inCourse } from './keepCourse.ts';
import { chapters, courseCategories, courseCounts, type courses } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { LEARNED_SHARE } from './credit.ts';
import { openCourse } from './openCourse.ts';
import { outlineOf } from './outline.ts';
import { pointsEarned } from './requirement.ts';
import { noteVisit } from './visit.service.ts';
import { standsOf } from './stands.ts';

type Detail = CallOutput<typeof courseDetail>;
type Course = typeof courses.$inferSelect;

/** A course with its catalogue and the viewer's progress. Refuses with the codes of CO-07. */
export async function readCourse(ctx: CallContext, { id }: CallInput<typeof courseDetail>): Promise<Detail> {
  const { scope, viewer } = ctx;
  const { course, seat, purchase } = await openCourse(ctx, id);
  await noteVisit(ctx, id);
  // Without what the chapters contain: that is asked for one by one.
  const { durationS, id: chapterId, kind, no, parts, section, title } = chapters;
  const columns = { id: chapterId, no, title, section, kind, parts, durationS };
  const [{ rows } = { rows: [] }] = await scope.tx
    .select({ rows: rowsAsJson(columns, asc(no)) })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, id), inCourse));
  const stands = viewer.userId === null || seat === null ? new Map() : await standsOf(scope, viewer.userId, [id]);
  const outline = outlineOf(rows, stands, course.sequential);
  const [card] = await courseCards(ctx, [course], new Map([[id, outline]]));
  if (card === undefined) throw new Error('a course without its card');
  return {
    course: card,
    introduction: localised(course.intro, viewer.language),
    outcomes: course.outcomes.map((outcome) => localised(outcome, viewer.language)),
    categories: await categoryPath(ctx, course),
    lecturer: await lecturerOf(ctx, course.lecturerId),
    chapters: outline.lines.map((line, index) => {
      const row = rows[index];
      return {
        id: line.id,
        no: line.no,
        title: row ? localised(row.title, viewer.language) : '',
        section: row?.section ? localised(row.section, viewer.language) : '',
        kind: row?.kind ?? 'video',
        parts: line.parts,
        durationS: line.durationS,
        state: line.state,
        lockedBy: line.lockedBy,
        intervals: line.watched.map(([from, to]) => [from, to]),
        positionS: line.positionS,
        leftS: line.leftS,
        seen: [...line.seen],
        place: line.place,
      };
    }),
    hits: course.hits,
    collected: await isCollected(ctx, id),
    current: outline.current,
    settings: {
      antiSkip: course.antiSkip,
      background: course.background,
      sequential: course.sequential,
      presence: course.presence,
      presenceMinutes: course.presenceMinutes,
    },
    learnedShare: LEARNED_SHARE,
    pointsPerChapter: course.pointsPerChapter,
    pointsEarned: pointsEarned(outline.learnedChapters, course.pointsPerChapter),
    dueAt: purchase === null ? (seat?.dueAt?.getTime() ?? null) : purchase.state === 'bought' ? purchase.until : null,
    purchase,
  };
}

async function categoryPath({ scope, viewer }: CallContext, { field, subject, topic }: Course) {
  const keys = [field, subject, topic].filter((key) => key !== null);
  const found = await scope.tx
    .select({ id: courseCategories.key, name: courseCategories.name })
    .from(courseCategories)
    .where(scope.only(courseCategories, inArray(courseCategories.key, keys)))
    .orderBy(asc(courseCategories.level));
  return found.map(({ id, name }) => ({ id, name: localised(name, viewer.language) }));
}

async function lecturerOf(ctx: CallContext, id: number): Promise<Detail['lecturer']> {
  const { scope, viewer } = ctx;
  const [found] = await scope.tx
    .select()
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, id)));
  if (found === undefined) throw new Error('a course without its lecturer');
  const own = and(eq(courseCounts.category, ''), eq(courseCounts.lecturerId, id));
  const [counted] = await scope.tx
    .select({ courses: sql<number>`coalesce(sum(${courseCounts.courses}), 0)::int` })
    .from(courseCounts)
    .where(scope.only(courseCounts, own, countedFor(ctx)));
  return {
    id,
    name: localised(found.name, viewer.language),
    title: localised(found.title, viewer.language),
    department: localised(found.department, viewer.language),
    bio: localised(found.bio, viewer.language),
    courses: counted?.courses ?? 0,
  };
}
