import type { CourseCard } from '@banyan/contracts/course';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { courses } from './course.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { categoryPictures, pictureOf } from './categoryPictures.ts';
import { learnedAfterS } from './credit.ts';
import type { Outline } from './outline.ts';
import { courseProgress } from './progress.schema.ts';
import { boughtCourses } from './purchase.ts';
import { courseStand, leftInCourse } from './requirement.ts';
import { outlinesOf } from './stands.ts';

/** A page that is open for longer has the picture already. */
const coverShownMs = 86_400_000;

/** Columns that a card needs. Lists read these and not the long texts. */
export const cardColumns = {
  id: courses.id,
  title: courses.title,
  motif: courses.motif,
  coverKey: courses.coverKey,
  field: courses.field,
  subject: courses.subject,
  topic: courses.topic,
  lecturerId: courses.lecturerId,
  chapterCount: courses.chapterCount,
  durationS: courses.durationS,
  credits: courses.credits,
  requiredStudyS: courses.requiredStudyS,
  fee: courses.fee,
  price: courses.price,
  required: courses.required,
  rating: courses.rating,
  ratings: courses.ratings,
  learners: courses.learners,
  publishedAt: courses.publishedAt,
  sequential: courses.sequential,
};
export type CardRow = Pick<typeof courses.$inferSelect, keyof typeof cardColumns>;

/** Context of cards. */
type CardContext = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/**
 * Courses as lists show them, in the order given, in the viewer's language, with the viewer's progress. `known`: progress
 * that was read already, by course.
 */
export async function courseCards(
  ctx: CardContext,
  rows: readonly CardRow[],
  known: ReadonlyMap<number, Outline> = new Map(),
): Promise<CourseCard[]> {
  if (rows.length === 0) return [];
  const names = await lecturerNames(ctx, rows);
  const seats = await begunSeats(ctx, rows);
  const bought = await boughtCourses(ctx, rows);
  const pictures = await categoryPictures(ctx.scope, rows);
  const begun = rows.filter(({ id }) => seats.has(id));
  const asked = new Map(begun.filter(({ id }) => !known.has(id)).map(({ id, sequential }) => [id, sequential]));
  const read = await outlinesOf(ctx.scope, ctx.viewer.userId ?? 0, asked);
  const outlines = new Map(begun.map(({ id }) => [id, known.get(id) ?? read.get(id)]));
  return rows.map((row) => {
    const { state, studiedS } = seats.get(row.id) ?? notBegun;
    const outline = outlines.get(row.id);
    const leftS = state === 'learned' ? 0 : (outline?.leftS ?? learnedAfterS(row.durationS));
    const { studyLeftS } = courseStand(state, row.requiredStudyS, studiedS, state === 'learned');
    return {
      id: row.id,
      title: localised(row.title, ctx.viewer.language),
      coverUrl: coverUrlOf(ctx, pictureOf(row, pictures)),
      motif: row.motif,
      lecturer: { id: row.lecturerId, name: names.get(row.lecturerId) ?? '' },
      chapterCount: row.chapterCount,
      durationS: row.durationS,
      credits: row.credits,
      fee: row.fee,
      price: row.price,
      bought: bought.has(row.id),
      required: row.required,
      rating: row.ratings > 0 ? row.rating : null,
      learners: row.learners,
      publishedAt: row.publishedAt.getTime(),
      state,
      learnedChapters: outline?.learnedChapters ?? 0,
      ribbon: outline?.ribbon ?? [],
      leftS: leftInCourse({ leftS }, { studyLeftS }),
      requiredStudyS: row.requiredStudyS,
      studyLeftS,
    };
  });
}

const coverUrlOf = ({ contentUrl }: Pick<CallContext, 'contentUrl'>, key: string | null) =>
  key === null ? null : contentUrl(key, coverShownMs).url;

/** Rows of a list with their courses as lists show them: an item each. */
export async function withCards<Row extends { readonly card: CardRow }, Item>(
  ctx: CardContext,
  rows: readonly Row[],
  itemOf: (course: CourseCard, row: Row) => Item,
): Promise<Item[]> {
  const cards = await courseCards(
    ctx,
    rows.map(({ card }) => card),
  );
  return rows.flatMap((row, index) => {
    const course = cards[index];
    return course === undefined ? [] : [itemOf(course, row)];
  });
}

async function lecturerNames({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>, rows: readonly CardRow[]) {
  const ids = [...new Set(rows.map(({ lecturerId }) => lecturerId))];
  const found = await scope.tx
    .select({ id: lecturers.id, name: lecturers.name })
    .from(lecturers)
    .where(scope.only(lecturers, inArray(lecturers.id, ids)));
  return new Map(found.map(({ id, name }) => [id, localised(name, viewer.language)]));
}

type Seat = Pick<typeof courseProgress.$inferSelect, 'state' | 'studiedS'>;
const notBegun: Seat = { state: 'not_studied', studiedS: 0 };

async function begunSeats({ scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>, rows: readonly CardRow[]) {
  if (viewer.userId === null) return new Map<number, Seat>();
  const ids = rows.map(({ id }) => id);
  const begun = and(
    eq(courseProgress.userId, viewer.userId),
    inArray(courseProgress.courseId, ids),
    ne(courseProgress.state, 'not_studied'),
  );
  const found = await scope.tx
    .select({ courseId: courseProgress.courseId, state: courseProgress.state, studiedS: courseProgress.studiedS })
    .from(courseProgress)
    .where(scope.only(courseProgress, begun));
  return new Map(found.map(({ courseId, ...seat }) => [courseId, seat]));
}
