import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { attendanceList, type AttendanceFilter, type AttendanceRow } from '@banyan/contracts/training';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { activityAttendances, activityRegistrations, activitySeatsTaken, type SessionRow } from './activity.schema.ts';
import { countsOf, deskOf, sessionAt } from './desk.ts';
import { standingIn } from './detail.service.ts';

type Ctx = CallContext<Learner>;

function peopleAt({ scope }: Ctx, session: SessionRow, where: SQL | undefined) {
  const { eid, userId, activityId } = activityRegistrations;
  return scope.tx
    .select({
      registration: activityRegistrations,
      person: { id: users.id, name: users.name, department: users.department },
      attendance: activityAttendances,
      seat: activitySeatsTaken,
    })
    .from(activityRegistrations)
    .innerJoin(users, and(eq(users.eid, eid), eq(users.id, userId)))
    .leftJoin(
      activityAttendances,
      and(
        eq(activityAttendances.eid, eid),
        eq(activityAttendances.sessionId, session.id),
        eq(activityAttendances.userId, userId),
      ),
    )
    .leftJoin(
      activitySeatsTaken,
      and(
        eq(activitySeatsTaken.eid, eid),
        eq(activitySeatsTaken.activityId, activityId),
        eq(activitySeatsTaken.userId, userId),
      ),
    )
    .where(scope.only(activityRegistrations, eq(activityId, session.activityId), where))
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof peopleAt>>[number];

function rowOf({ attendance, person, registration, seat }: Found, session: SessionRow, ctx: Ctx): AttendanceRow {
  const { language } = ctx.viewer;
  return {
    userId: person.id,
    own: person.id === ctx.viewer.userId,
    name: localised(person.name, language),
    department: localised(person.department, language),
    standing: standingIn(session, registration.waiting, attendance, ctx.now()),
    seat: seat === null ? null : { row: seat.row, column: seat.column },
    signedInAt: attendance?.signedInAt.getTime() ?? null,
    signedInBy: attendance?.signedInBy ?? null,
    distance: attendance?.distance ?? null,
    signedOutAt: attendance?.signedOutAt?.getTime() ?? null,
  };
}

/** A person in the attendance list; refused for one who has not registered. */
export async function attendanceOf(ctx: Ctx, session: SessionRow, userId: number): Promise<AttendanceRow> {
  const [found] = await peopleAt(ctx, session, eq(activityRegistrations.userId, userId));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return rowOf(found, session, ctx);
}

const registeredFirst = keyset<Found>([activityRegistrations.id], ({ registration }) => [registration.id], 'ascending');

const listed: Readonly<Record<AttendanceFilter, () => SQL | undefined>> = {
  all: () => eq(activityRegistrations.waiting, false),
  here: () => and(eq(activityRegistrations.waiting, false), isNotNull(activityAttendances.userId)),
  missing: () => and(eq(activityRegistrations.waiting, false), isNull(activityAttendances.userId)),
  waiting: () => eq(activityRegistrations.waiting, true),
};

/** The attendance list of a session, in the order of registration. */
export async function listAttendance(
  ctx: Ctx,
  input: CallInput<typeof attendanceList>,
): Promise<CallOutput<typeof attendanceList>> {
  await deskOf(ctx, input.id);
  const session = await sessionAt(ctx, input.id, input.session);
  const rows = await keysetPage(attendanceList, input, {
    by: registeredFirst,
    read: ({ beyond, limit }) =>
      peopleAt(ctx, session, and(listed[input.filter ?? 'all'](), beyond))
        .orderBy(...registeredFirst.orderBy())
        .limit(limit),
    items: (found) => found.map((one) => rowOf(one, session, ctx)),
  });
  return { ...rows, counts: await countsOf(ctx, session) };
}
