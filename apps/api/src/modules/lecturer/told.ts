import type { Learner, CallContext } from '../../http/context.ts';
import { messageSent } from '../../effects/messageSent.ts';
import { tellAdministrators } from '../../platform/tellAdministrators.ts';
import { shownName } from '../../platform/people.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { lecturers } from '../../platform/lecturer.schema.ts';
import { eq } from 'drizzle-orm';
import { lecturerApplications, type ApplicationRow, type BookingRow } from './lecturer.schema.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'emit' | 'viewer'>;

/** Notifies the lecturer of a new or a cancelled booking. */
export async function tellLecturer(ctx: Ctx, row: BookingRow, what: 'lessonAsked' | 'lessonOff'): Promise<void> {
  const { scope, viewer } = ctx;
  const [lecturer] = await scope.tx
    .select({ userId: lecturers.userId })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, row.lecturerId)));
  const [learner] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)));
  if (lecturer === undefined || lecturer.userId === null || learner === undefined) return;
  await ctx.emit(scope, messageSent, {
    userIds: [lecturer.userId],
    kind: 'personal',
    source: { type: what, id: `${row.id}` },
    params: {
      from: shownName(learner, viewer.language),
      lessonAt: row.begins.getTime(),
      place: row.place,
      ...(what === 'lessonAsked' ? { text: row.note } : {}),
    },
  });
}

/** Notifies the learner of the lecturer's answer to the booking. */
export async function tellLearner(ctx: Ctx, row: BookingRow): Promise<void> {
  const { scope } = ctx;
  const [lecturer] = await scope.tx
    .select({ name: lecturers.name })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, row.lecturerId)));
  const what = { confirmed: 'lessonConfirmed', cancelled: 'lessonRefused', evaluate: 'lessonOver' } as const;
  if (lecturer === undefined || row.state === 'waiting' || row.state === 'ended') return;
  await ctx.emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'personal',
    source: { type: what[row.state], id: `${row.id}` },
    params: {
      [row.cancelledBy === 'withdrawn' ? 'withdrawn' : 'title']: lecturer.name,
      ...{ lessonAt: row.begins.getTime(), place: row.place, text: row.answer },
    },
  });
}

/** Notifies administrators of an application to become a lecturer. */
export async function tellDesk(ctx: Ctx & Pick<CallContext, 'now'>, row: ApplicationRow): Promise<void> {
  const { scope } = ctx;
  const [person] = await scope.tx
    .select({ name: users.name, nickname: users.nickname })
    .from(users)
    .where(scope.only(users, eq(users.id, row.userId)));
  if (person === undefined) return;
  const waits = scope.only(lecturerApplications, eq(lecturerApplications.state, 'waiting'));
  await tellAdministrators(ctx, {
    type: 'lecturerApplied',
    waiting: await scope.tx.$count(lecturerApplications, waits),
    params: { from: person.nickname || person.name },
  });
}

/** Notifies an applicant of the decision. */
export async function tellApplicant({ emit, scope }: Ctx, row: ApplicationRow): Promise<void> {
  await emit(scope, messageSent, {
    userIds: [row.userId],
    kind: 'personal',
    source: { type: row.state === 'passed' ? 'lecturerPassed' : 'lecturerRejected', id: `${row.id}` },
    params: { reason: row.reason },
  });
}
