import { type CallInput, type CallOutput } from '@banyan/contracts';
import { studyList } from '@banyan/contracts/course';
import { and, eq, inArray, ne, not, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { accessOf, opensFor } from './access.ts';
import { cardColumns, withCards } from './cards.ts';
import { chapters, courses } from './course.schema.ts';
import { resumeAt } from './credit.ts';
import { chapterProgress, courseProgress } from './progress.schema.ts';
import { outlinesOf } from './stands.ts';

type Context = CallContext<Learner>;
type Input = CallInput<typeof studyList>;
type Output = CallOutput<typeof studyList>;

/** Begun courses, last studied first. */
const lastStudiedFirst = keyset<{ readonly studiedAt: Date; readonly card: { readonly id: number } }>(
  [courseProgress.lastStudiedAt, courseProgress.courseId],
  ({ studiedAt, card }) => [studiedAt, card.id],
);

/** Courses that the learner has studied, latest first. Courses off the shelf stay in it, deleted ones do not. */
export async function listStudied(ctx: Context, input: Input): Promise<Output> {
  const page = await keysetPage(studyList, input, {
    by: lastStudiedFirst,
    read: ({ beyond, limit }) => studiedCourses(ctx, { state: input.state, limit, where: beyond }),
    items: (rows) => recordsOf(ctx, rows),
  });
  return { ...page, counts: await countsOf(ctx) };
}

/** Filter of begun courses. */
interface Studied {
  readonly state: Input['state'];
  readonly limit: number;
  /** A further condition on the course and its progress. */
  readonly where?: SQL | undefined;
}

/** Begun courses with their last chapter, last studied first. */
export async function studiedCourses(ctx: Context, { state, limit, where }: Studied) {
  const { scope, viewer } = ctx;
  const own = and(eq(courseProgress.userId, viewer.userId), inState(ctx, state));
  const rows = await scope.tx
    .select({
      card: cardColumns,
      field: courses.field,
      progress: courseProgress,
      chapter: {
        id: chapters.id,
        no: chapters.no,
        title: chapters.title,
        durationS: chapters.durationS,
        removedAt: chapters.removedAt,
      },
      watched: chapterProgress.watched,
      learned: chapterProgress.learned,
      access: accessOf(ctx),
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
    .where(scope.only(courseProgress, own, where))
    .orderBy(...lastStudiedFirst.orderBy())
    .limit(limit);
  return rows.flatMap((row) => {
    const { lastStudiedAt } = row.progress;
    return lastStudiedAt === null ? [] : [{ ...row, studiedAt: lastStudiedAt }];
  });
}

/** A begun course in a part of the record: one that no longer opens is not one to continue. */
function inState(ctx: Context, state: Input['state']): SQL | undefined {
  if (state === 'all') return inArray(courseProgress.state, ['learning', 'learned']);
  if (state === 'learned') return eq(courseProgress.state, 'learned');
  const opens = opensFor(ctx);
  return and(eq(courseProgress.state, 'learning'), state === 'learning' ? opens : not(opens));
}
export type StudiedCourse = Awaited<ReturnType<typeof studiedCourses>>[number];

/** Studied courses as lines of the learning record. */
export async function recordsOf(ctx: Context, rows: readonly StudiedCourse[]): Promise<Output['items']> {
  const next = await chaptersAfter(ctx, rows);
  return withCards(ctx, rows, (course, { access, card, progress, chapter, watched, studiedAt }) => {
    const goesOn = next.get(card.id) ?? { ...chapter, positionS: resumeAt(watched, chapter.durationS) };
    const { id, no, title, positionS } = goesOn;
    return {
      course,
      lastStudiedAt: studiedAt.getTime(),
      chapter: { id, no, title: localised(title, ctx.viewer.language) },
      positionS,
      studiedS: progress.studiedS,
      completedAt: progress.completedAt?.getTime() ?? null,
      access,
    };
  });
}

/** By course, the next chapter where the one studied last is learned or taken out, and the course is not learned. */
async function chaptersAfter({ scope, viewer }: Context, rows: readonly StudiedCourse[]) {
  const left = rows.filter(
    ({ chapter, learned, progress }) => (learned || chapter.removedAt !== null) && progress.state !== 'learned',
  );
  const outlines = await outlinesOf(scope, viewer.userId, new Map(left.map(({ card }) => [card.id, card.sequential])));
  const lines = [...outlines.values()].flatMap((outline) => outline.lines.filter(({ id }) => id === outline.current));
  if (lines.length === 0) return new Map<number, never>();
  const following = inArray(
    chapters.id,
    lines.map(({ id }) => id),
  );
  const found = await scope.tx
    .select({ courseId: chapters.courseId, id: chapters.id, no: chapters.no, title: chapters.title })
    .from(chapters)
    .where(scope.only(chapters, following));
  const positions = new Map(lines.map(({ id, positionS }) => [id, positionS]));
  return new Map(
    found.map(({ courseId, ...chapter }) => [courseId, { ...chapter, positionS: positions.get(chapter.id) ?? 0 }]),
  );
}

/** How many courses the learner studies, has finished, and was shut out of; one person's courses stay countable. */
export async function countsOf(ctx: Context): Promise<Output['counts']> {
  const { scope, viewer } = ctx;
  const begun = and(eq(courseProgress.userId, viewer.userId), inArray(courseProgress.state, ['learning', 'learned']));
  const [counted] = await scope.tx
    .select({
      all: sql<number>`count(*)::int`,
      learning: sql<number>`(count(*) filter (where ${inState(ctx, 'learning')}))::int`,
      learned: sql<number>`(count(*) filter (where ${inState(ctx, 'learned')}))::int`,
      ended: sql<number>`(count(*) filter (where ${inState(ctx, 'ended')}))::int`,
    })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.id, courseProgress.courseId), ne(courses.state, 'deleted')))
    .where(scope.only(courseProgress, begun));
  return counted ?? { all: 0, learning: 0, learned: 0, ended: 0 };
}
