import { type CallInput, type CallOutput } from '@banyan/contracts';
import {
  gradeDimensions,
  lecturerComments as commentsCall,
  type LecturerComment,
  type lecturerDimensions,
  type lecturerGrades as gradesCall,
} from '@banyan/contracts/teaching';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { CallContext } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { nobody, peopleOf } from '../../platform/people.ts';
import { lecturerOf } from './cards.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerBookings, lecturerGrades, lecturerOpinions, type OpinionRow } from './lecturer.schema.ts';

const lastFirst = keyset<OpinionRow>([lecturerOpinions.at, lecturerOpinions.id], ({ at, id }) => [at, id]);

/** Means in tenths of opinions, by opinion. */
async function meansOf({ scope }: Pick<CallContext, 'scope'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>();
  const rows = await scope.tx
    .select({ id: lecturerGrades.opinionId, mean: sql<number>`round(avg(${lecturerGrades.grade}) * 10)::int` })
    .from(lecturerGrades)
    .where(scope.only(lecturerGrades, inArray(lecturerGrades.opinionId, [...ids])))
    .groupBy(lecturerGrades.opinionId);
  return new Map(rows.map(({ id, mean }) => [id, mean]));
}

/** Opinions for the page. */
export async function commentsOf(ctx: CallContext, rows: readonly OpinionRow[]): Promise<LecturerComment[]> {
  const people = await peopleOf(
    ctx,
    rows.map(({ userId }) => userId),
  );
  const means = await meansOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map(({ at, bookingId, id, text, userId }) => {
    const { name, department, image } = people.get(userId) ?? nobody;
    return {
      ...{ id, name, department, image, text },
      rating: means.get(id) ?? null,
      met: bookingId !== 0,
      own: userId === ctx.viewer.userId,
      at: at.getTime(),
    };
  });
}

/** Comments of learners on a lecturer, newest first; grades without a comment are counted and not listed. */
export async function listComments(
  ctx: CallContext,
  input: CallInput<typeof commentsCall>,
): Promise<CallOutput<typeof commentsCall>> {
  const { scope } = ctx;
  await lecturerOf(ctx, input.id);
  const where = and(eq(lecturerOpinions.lecturerId, input.id), ne(lecturerOpinions.text, ''));
  const page = await keysetPage(commentsCall, input, {
    by: lastFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(lecturerOpinions)
        .where(scope.only(lecturerOpinions, where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => commentsOf(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(lecturerOpinions, scope.only(lecturerOpinions, where)) };
}

/** Grades of a lecturer by dimension, beside the mean of all. */
export async function readGrades(
  ctx: CallContext,
  { id }: CallInput<typeof gradesCall>,
): Promise<CallOutput<typeof gradesCall>> {
  const { scope } = ctx;
  await lecturerOf(ctx, id);
  const [counted, means, people] = [
    await scope.tx
      .select({
        dimension: lecturerGrades.dimension,
        grade: lecturerGrades.grade,
        count: sql<number>`count(*)::int`,
      })
      .from(lecturerGrades)
      .where(scope.only(lecturerGrades, eq(lecturerGrades.lecturerId, id)))
      .groupBy(lecturerGrades.dimension, lecturerGrades.grade),
    await scope.tx
      .select({ dimension: lecturerGrades.dimension, mean: sql<number>`round(avg(${lecturerGrades.grade}) * 10)::int` })
      .from(lecturerGrades)
      .where(scope.only(lecturerGrades))
      .groupBy(lecturerGrades.dimension),
    await scope.tx
      .select({ people: sql<number>`count(distinct ${lecturerGrades.opinionId})::int` })
      .from(lecturerGrades)
      .where(scope.only(lecturerGrades, eq(lecturerGrades.lecturerId, id))),
  ];
  const items = gradeDimensions.map((dimension) => {
    const own = counted.filter((row) => row.dimension === dimension);
    const spread = [1, 2, 3, 4, 5].map((grade) => own.find((row) => row.grade === grade)?.count ?? 0);
    const all = spread.reduce((sum, count) => sum + count, 0);
    const points = spread.reduce((sum, count, index) => sum + count * (index + 1), 0);
    return {
      dimension,
      mean: all === 0 ? null : Math.round((points * 10) / all),
      average: means.find((row) => row.dimension === dimension)?.mean ?? null,
      spread,
    };
  });
  return { people: people[0]?.people ?? 0, items };
}

/** Whether a person has studied with a lecturer or met them. */
export async function hasMet(
  ctx: Pick<CallContext, 'scope'>,
  userId: number,
  lecturerId: number,
  { hasStudiedWith }: Pick<LecturerPorts, 'hasStudiedWith'>,
): Promise<boolean> {
  const { scope } = ctx;
  const took = or(eq(lecturerBookings.state, 'evaluate'), eq(lecturerBookings.state, 'ended'));
  const own = and(eq(lecturerBookings.userId, userId), eq(lecturerBookings.lecturerId, lecturerId), took);
  const met = await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, own));
  return met > 0 || hasStudiedWith(ctx, userId, lecturerId);
}

/** Dimensions in which lecturers are graded, and the reader's grades. */
export async function readDimensions(
  ctx: CallContext,
  { id }: CallInput<typeof lecturerDimensions>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof lecturerDimensions>> {
  const { scope, viewer } = ctx;
  const row = await lecturerOf(ctx, id);
  const dimensions = [...gradeDimensions];
  if (viewer.userId === null) return { dimensions, allowed: false, given: null, text: '' };
  const mine = and(
    eq(lecturerOpinions.lecturerId, id),
    eq(lecturerOpinions.userId, viewer.userId),
    eq(lecturerOpinions.bookingId, 0),
  );
  const [opinion] = await scope.tx.select().from(lecturerOpinions).where(scope.only(lecturerOpinions, mine));
  const grades =
    opinion === undefined
      ? []
      : await scope.tx
          .select({ dimension: lecturerGrades.dimension, grade: lecturerGrades.grade })
          .from(lecturerGrades)
          .where(scope.only(lecturerGrades, eq(lecturerGrades.opinionId, opinion.id)));
  const given = gradeDimensions.flatMap(
    (dimension) => grades.find((grade) => grade.dimension === dimension)?.grade ?? [],
  );
  return {
    dimensions,
    allowed: row.userId !== viewer.userId && (await hasMet(ctx, viewer.userId, id, ports)),
    given: given.length === gradeDimensions.length ? given : null,
    text: opinion?.text ?? '',
  };
}
