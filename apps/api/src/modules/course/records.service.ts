import { type CallInput, type CallOutput, epochMs, ErrorCode, type studyList, z } from '@banyan/contracts';
import { and, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { cardColumns, courseCards } from './cards.ts';
import { chapters, courses } from './course.schema.ts';
import { resumeAt } from './credit.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { chapterProgress, courseProgress } from './progress.schema.ts';

type Context = CallContext<Learner>;
type Input = CallInput<typeof studyList>;
type Output = CallOutput<typeof studyList>;

const MOST_PER_PAGE = 60;
const key = z.tuple([epochMs, z.int()]);

/** What the learner has studied, last first. Courses off the shelf stay in it, deleted ones do not. [CO-05, CO-14] */
export async function listStudied(ctx: Context, input: Input): Promise<Output> {
  if (input.size < 1 || input.size > MOST_PER_PAGE) {
    throw new Refusal(ErrorCode.badRequest, { data: { fields: ['size'] } });
  }
  const order = `studied.${input.state}`;
  const cursor = decodeCursor(input.cursor, order, key);
  const { state, size } = input;
  const found = await studiedCourses(ctx, { state, limit: size + 1, beyond: cursor?.key });
  const rows = found.slice(0, input.size);
  const last = rows.at(-1);
  return {
    items: await recordsOf(ctx, rows),
    next:
      last !== undefined && found.length > input.size
        ? encodeCursor({ order, direction: 'next', key: [last.studiedAt.getTime(), last.card.id], position: null })
        : null,
    counts: await countsOf(ctx),
  };
}

/** Which begun courses to read. */
interface Studied {
  readonly state: Input['state'];
  readonly limit: number;
  /** Epoch ms and course id after which to go on. */
  readonly beyond?: z.output<typeof key> | undefined;
  /** A further condition on the course and its progress. */
  readonly where?: SQL | undefined;
}

/** Begun courses with their last chapter, last studied first. */
export async function studiedCourses({ scope, viewer }: Context, { state, limit, beyond, where }: Studied) {
  const from =
    beyond &&
    sql`(${courseProgress.lastStudiedAt}, ${courseProgress.courseId}) < (${new Date(beyond[0]).toISOString()}::timestamptz, ${beyond[1]}::bigint)`;
  const own = and(
    eq(courseProgress.userId, viewer.userId),
    state === 'all' ? inArray(courseProgress.state, ['learning', 'learned']) : eq(courseProgress.state, state),
  );
  const rows = await scope.tx
    .select({
      card: cardColumns,
      field: courses.field,
      progress: courseProgress,
      chapter: { id: chapters.id, no: chapters.no, title: chapters.title, durationS: chapters.durationS },
      watched: chapterProgress.watched,
      learned: chapterProgress.learned,
    })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.id, courseProgress.courseId), ne(courses.state, 'deleted')))
    .innerJoin(chapters, eq(chapters.id, courseProgress.lastChapterId))
    .innerJoin(
      chapterProgress,
      and(
        eq(chapterProgress.eid, courseProgress.eid),
        eq(chapterProgress.userId, courseProgress.userId),
        eq(chapterProgress.courseId, courseProgress.courseId),
        eq(chapterProgress.chapterId, courseProgress.lastChapterId),
      ),
    )
    .where(scope.only(courseProgress, own, from, where))
    .orderBy(desc(courseProgress.lastStudiedAt), desc(courseProgress.courseId))
    .limit(limit);
  return rows.flatMap((row) => {
    const { lastStudiedAt } = row.progress;
    return lastStudiedAt === null ? [] : [{ ...row, studiedAt: lastStudiedAt }];
  });
}
export type StudiedCourse = Awaited<ReturnType<typeof studiedCourses>>[number];

async function recordsOf(ctx: Context, rows: readonly StudiedCourse[]): Promise<Output['items']> {
  const cards = await courseCards(
    ctx,
    rows.map(({ card }) => card),
  );
  return rows.flatMap(({ progress, chapter, watched, studiedAt }, index) => {
    const course = cards[index];
    if (course === undefined) return [];
    const { id, no, title, durationS } = chapter;
    return [
      {
        course,
        lastStudiedAt: studiedAt.getTime(),
        chapter: { id, no, title: localised(title, ctx.viewer.language) },
        positionS: resumeAt(watched, durationS),
        studiedS: progress.studiedS,
        completedAt: progress.completedAt?.getTime() ?? null,
      },
    ];
  });
}

/** How many courses the learner is in and through; what one person studies stays countable. */
export async function countsOf({ scope, viewer }: Context): Promise<Output['counts']> {
  const begun = and(eq(courseProgress.userId, viewer.userId), inArray(courseProgress.state, ['learning', 'learned']));
  const [counted] = await scope.tx
    .select({
      all: sql<number>`count(*)::int`,
      learning: sql<number>`(count(*) filter (where ${courseProgress.state} = 'learning'))::int`,
      learned: sql<number>`(count(*) filter (where ${courseProgress.state} = 'learned'))::int`,
    })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.id, courseProgress.courseId), ne(courses.state, 'deleted')))
    .where(scope.only(courseProgress, begun));
  return counted ?? { all: 0, learning: 0, learned: 0 };
}
