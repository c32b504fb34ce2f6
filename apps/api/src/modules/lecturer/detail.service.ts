import type { CallInput, CallOutput } from '@banyan/contracts';
import type { lecturerDetail } from '@banyan/contracts/teaching';
import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { cardsOf, lecturerOf } from './cards.ts';
import type { LecturerPorts } from './lecturer.ports.ts';
import { lecturerBookings } from './lecturer.schema.ts';

/** A lecturer with figures and pictures. */
export async function readLecturer(
  ctx: CallContext,
  { id }: CallInput<typeof lecturerDetail>,
  ports: LecturerPorts,
): Promise<CallOutput<typeof lecturerDetail>> {
  const { scope, viewer } = ctx;
  const row = await lecturerOf(ctx, id);
  const [lecturer] = await cardsOf(ctx, [row], ports);
  if (lecturer === undefined) throw new Error('a lecturer without a card');
  const photos = await ports.photosOf(ctx, row.album);
  const took = and(eq(lecturerBookings.lecturerId, id), inArray(lecturerBookings.state, ['evaluate', 'ended']));
  // Only lecturers of the enterprise can receive points.
  const rewardable = row.kind === 'internal' && row.userId !== null && row.userId !== viewer.userId;
  const [course] = rewardable ? (await ports.coursesOf(ctx, { id, size: 1 })).items : [];
  return {
    lecturer,
    introduction: localised(row.bio, viewer.language),
    learners: await ports.learnersOf(ctx, id),
    met: await scope.tx.$count(lecturerBookings, scope.only(lecturerBookings, took)),
    price: row.bookingPrice,
    pictures: row.album.flatMap((one) => photos.get(one)?.url ?? []),
    own: row.userId !== null && row.userId === viewer.userId,
    rewardCourse: course?.id ?? null,
  };
}
