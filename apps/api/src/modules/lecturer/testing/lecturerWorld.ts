import { eq } from 'drizzle-orm';
import type { Asker } from '../../../testing/world.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { CourseWorld } from '../../course/testing/world.ts';
import { lecturerApplications, lecturerBookings, lecturerOpinions, lecturerSlots } from '../lecturer.schema.ts';

const DAY_MS = 86_400_000;
let made = 0;

/** A lecturer with an account, and its person. */
export async function addTeacher(
  world: CourseWorld,
  values: Partial<typeof lecturers.$inferInsert> = {},
  eid = 1001,
): Promise<{ readonly id: number; readonly who: Asker }> {
  made += 1;
  const id = await world.addLecturer(`讲师${made}`, eid);
  const who = await world.addPerson('lecturer', `teacher${made}`, eid);
  await world.in(eid, (scope) =>
    scope.tx
      .update(lecturers)
      .set({ userId: who.userId, ...values })
      .where(scope.only(lecturers, eq(lecturers.id, id))),
  );
  return { id, who };
}

/** Adds a time of a lecturer, so many days from now. Returns its id. */
export async function addTime(world: CourseWorld, lecturerId: number, days = 2, eid = 1001): Promise<number> {
  const begins = new Date(world.now + days * DAY_MS);
  const row = { lecturerId, begins, ends: new Date(begins.getTime() + 5_400_000), place: '302' };
  const [added] = await world.in(eid, (scope) =>
    scope.tx.insert(lecturerSlots).values(scope.row(lecturerSlots, row)).returning(),
  );
  return added?.id ?? 0;
}

/**
 * Adds a lecturer with the account of `userId` and two courses, with two bookings and two comments of `learner`; and
 * two waiting applications and two answered ones. Returns the lecturer's id.
 */
export async function addLecturing(world: CourseWorld, userId: number, learner: number, eid = 1001): Promise<number> {
  const { id } = await addTeacher(world, { userId }, eid);
  const at = new Date(world.now);
  for (const days of [3, 4]) {
    const slotId = await addTime(world, id, days, eid);
    const begins = new Date(world.now + days * DAY_MS);
    const time = { lecturerId: id, slotId, begins, ends: new Date(begins.getTime() + 5_400_000), place: '' };
    const said = { lecturerId: id, userId: learner, bookingId: days, text: 'good', at };
    await world.in(eid, async (scope) => {
      const booking = { ...time, userId: learner, price: 0, note: '', at };
      await scope.tx.insert(lecturerBookings).values(scope.row(lecturerBookings, booking));
      await scope.tx.insert(lecturerOpinions).values(scope.row(lecturerOpinions, said));
    });
    await world.addCourse({ lecturerId: id }, eid);
    for (const state of ['waiting', 'rejected'] as const) {
      const applicant = await world.addLearner(`applicant-${state}-${days}`, '', eid);
      const asked = { userId: applicant, gender: 'unsaid' as const, expertise: 'e', introduction: 'i', at };
      const lists = { labels: [], cities: [], images: [] };
      const answered = state === 'waiting' ? {} : { state, reason: 'r', reviewedAt: at };
      await world.in(eid, (scope) =>
        scope.tx
          .insert(lecturerApplications)
          .values(scope.row(lecturerApplications, { ...asked, ...lists, ...answered })),
      );
    }
  }
  return id;
}
