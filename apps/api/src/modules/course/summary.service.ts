import type { MyStudyInfo } from '@banyan/contracts/account';
import { and, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { onShelfFor } from './audience.ts';
import { courseCards } from './cards.ts';
import { countShelf } from './counts.ts';
import { chapters, courseCategories, courses } from './course.schema.ts';
import { missedSpans } from './intervals.ts';
import { courseProgress } from './progress.schema.ts';
import { countsOf, type StudiedCourse, studiedCourses } from './records.service.ts';
import { outlinesOf } from './stands.ts';
import { studyTime } from './studyTime.ts';

type Context = CallContext<Learner>;

const MOST_OTHERS = 4;

/** The course to continue, and the recent study time. */
export async function readSummary(ctx: Context, weekGoalS: number): Promise<MyStudyInfo> {
  const begun = await studiedCourses(ctx, { state: 'learning', limit: 1 + MOST_OTHERS });
  const [latest, ...rest] = begun;
  const others = rest.map(({ card }) => card);
  const { learning, learned } = await countsOf(ctx);
  const { days, today, streakDays, weekS } = await studyTime(ctx);
  return {
    continue: latest ? await toContinue(ctx, latest) : null,
    days,
    today,
    streakDays,
    weekS,
    weekGoalS,
    others: await courseCards(ctx, others),
    counts: { learning, learned, requiredOpen: await countRequiredOpen(ctx) },
  };
}

async function toContinue(ctx: Context, { card, field, studiedAt }: StudiedCourse): Promise<MyStudyInfo['continue']> {
  const { scope, viewer } = ctx;
  const [course] = await courseCards(ctx, [card]);
  const outline = (await outlinesOf(scope, viewer.userId, new Map([[card.id, card.sequential]]))).get(card.id);
  const line = outline?.lines.find(({ id }) => id === outline.current);
  if (course === undefined || outline === undefined || line === undefined) return null;
  const [chapter] = await scope.tx
    .select({ title: chapters.title })
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.id, line.id)));
  const [category] = await scope.tx
    .select({ name: courseCategories.name })
    .from(courseCategories)
    .where(scope.only(courseCategories, eq(courseCategories.key, field)));
  // Skipped stretches of a chapter matter no more once it is learned.
  const [missed] = line.state === 'learned' ? [] : missedSpans(line.watched);
  return {
    course,
    categoryName: category ? localised(category.name, viewer.language) : '',
    chapter: {
      id: line.id,
      no: line.no,
      title: chapter ? localised(chapter.title, viewer.language) : '',
      durationS: line.durationS,
    },
    positionS: line.positionS,
    leftS: line.leftS,
    missed: missed ? [missed[0], missed[1]] : null,
    ribbon: outline.ribbon,
    lastStudiedAt: studiedAt.getTime(),
  };
}

/** Compulsory courses on the viewer's shelf that are not learned: all of them, less the learned ones. */
async function countRequiredOpen(ctx: Context): Promise<number> {
  const { scope, viewer } = ctx;
  const learnedByMe = and(eq(courseProgress.userId, viewer.userId), eq(courseProgress.state, 'learned'));
  const [learned] = await scope.tx
    .select({ required: sql<number>`count(*)::int` })
    .from(courseProgress)
    .innerJoin(courses, eq(courses.id, courseProgress.courseId))
    .where(scope.only(courseProgress, learnedByMe, eq(courses.required, true), onShelfFor(ctx)));
  return Math.max(0, (await countShelf(ctx, '', 'required')) - (learned?.required ?? 0));
}
