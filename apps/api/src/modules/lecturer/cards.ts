import { ErrorCode } from '@banyan/contracts';
import { type LecturerCard } from '@banyan/contracts/teaching';
import { and, countDistinct, eq, gt, inArray, notExists, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { peopleOf } from '../../platform/people.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerBookings, lecturerGrades, lecturerSlots } from './lecturer.schema.ts';

export type LecturerRow = typeof lecturers.$inferSelect;
type Ctx = Pick<CallContext, 'scope' | 'viewer' | 'contentUrl' | 'now'>;

/** A lecturer of the enterprise. */
export async function lecturerOf({ scope }: Pick<CallContext, 'scope'>, id: number): Promise<LecturerRow> {
  const [row] = await scope.tx
    .select()
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, id)));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Means of all grades in tenths, and the number of grades, by lecturer. */
async function ratingsOf({ scope }: Ctx, ids: readonly number[]) {
  const rows = await scope.tx
    .select({
      id: lecturerGrades.lecturerId,
      rating: sql<number>`round(avg(${lecturerGrades.grade}) * 10)::int`,
      ratings: countDistinct(lecturerGrades.opinionId),
    })
    .from(lecturerGrades)
    .where(scope.only(lecturerGrades, inArray(lecturerGrades.lecturerId, [...ids])))
    .groupBy(lecturerGrades.lecturerId);
  return new Map(rows.map(({ id, ...given }) => [id, given]));
}

/** A time that is booked. */
export const isTaken = ({ scope }: Pick<CallContext, 'scope'>) =>
  scope.tx
    .select({ id: lecturerBookings.id })
    .from(lecturerBookings)
    .where(
      scope.only(
        lecturerBookings,
        and(eq(lecturerBookings.slotId, lecturerSlots.id), sql`${lecturerBookings.state} <> 'cancelled'`),
      ),
    );

/** Future free times, by lecturer. */
async function freeTimes(ctx: Ctx, ids: readonly number[]) {
  const { scope, now } = ctx;
  const rows = await scope.tx
    .select({ id: lecturerSlots.lecturerId, free: sql<number>`count(*)::int` })
    .from(lecturerSlots)
    .where(
      scope.only(
        lecturerSlots,
        and(
          inArray(lecturerSlots.lecturerId, [...ids]),
          gt(lecturerSlots.begins, new Date(now())),
          notExists(isTaken(ctx)),
        ),
      ),
    )
    .groupBy(lecturerSlots.lecturerId);
  return new Map(rows.map(({ id, free }) => [id, free]));
}

/** Lecturers as lists show them, in the order given. */
export async function cardsOf(
  ctx: Ctx,
  rows: readonly LecturerRow[],
  { countTaught, photosOf }: Pick<LecturerPorts, 'countTaught' | 'photosOf'>,
): Promise<LecturerCard[]> {
  if (rows.length === 0) return [];
  const { language } = ctx.viewer;
  const ids = rows.map(({ id }) => id);
  const people = await peopleOf(
    ctx,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const [taught, ratings, free] = [await countTaught(ctx, ids), await ratingsOf(ctx, ids), await freeTimes(ctx, ids)];
  const photos = await photosOf(
    ctx,
    rows.flatMap(({ photo }) => photo ?? []),
  );
  return rows.map((row) => ({
    id: row.id,
    name: localised(row.name, language),
    image: photos.get(row.photo ?? '')?.url ?? people.get(row.userId ?? 0)?.image ?? '',
    title: localised(row.title, language),
    department: localised(row.department, language),
    kind: row.kind,
    labels: row.labels.map((label) => localised(label, language)),
    cities: row.cities.map((city) => localised(city, language)),
    courses: taught.get(row.id) ?? 0,
    rating: ratings.get(row.id)?.rating ?? null,
    ratings: ratings.get(row.id)?.ratings ?? 0,
    freeSlots: row.userId === null || row.endedAt !== null ? 0 : (free.get(row.id) ?? 0),
  }));
}
