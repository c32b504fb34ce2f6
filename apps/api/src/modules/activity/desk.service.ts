import type { CallInput, CallOutput } from '@banyan/contracts';
import type { activityCode, markAttendance } from '@banyan/contracts/training';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { activityAttendances } from './activity.schema.ts';
import { sessionsOf } from './activityRow.ts';
import { depart, enter } from './attendance.ts';
import { attendanceOf } from './attendanceList.service.ts';
import { codeAt } from './code.ts';
import { countsOf, deskOf, sessionAt } from './desk.ts';
import { refused } from './refuse.ts';
import { sessionToSignIn, timesOf } from './times.ts';

type Ctx = CallContext<Learner>;

/** The current code; without an open session, the time of the next one. */
export async function readCode(
  ctx: Ctx,
  { id }: CallInput<typeof activityCode>,
): Promise<CallOutput<typeof activityCode>> {
  const row = await deskOf(ctx, id);
  const now = ctx.now();
  const sessions = await sessionsOf(ctx.scope, id);
  const session = sessionToSignIn(sessions, now);
  if (session !== undefined) return { sessionId: session.id, now, ...codeAt(row.codeKey, session.id, now) };
  const times = sessions.map((one, index) => timesOf(one, sessions[index - 1]).signInFrom);
  return { sessionId: null, code: '', number: '', changesAt: times.find((at) => at > now) ?? 0, now };
}

/** Ticks a name of the attendance list, or removes the tick. */
export async function mark(
  ctx: Ctx,
  { id, mark: wanted, session: sessionId, user }: CallInput<typeof markAttendance>,
): Promise<CallOutput<typeof markAttendance>> {
  const { scope } = ctx;
  await deskOf(ctx, id);
  mustNotBeOwn(ctx, user);
  const session = await sessionAt(ctx, id, sessionId);
  const before = await attendanceOf(ctx, session, user);
  if (before.standing === 'waiting') throw refused('waiting');
  if (wanted === 'none') {
    await scope.tx
      .delete(activityAttendances)
      .where(
        scope.only(
          activityAttendances,
          eq(activityAttendances.sessionId, session.id),
          eq(activityAttendances.userId, user),
        ),
      );
  } else {
    await enter(ctx, { session, userId: user, way: 'list' });
    if (wanted === 'out') await depart(ctx, session, user);
  }
  return { row: await attendanceOf(ctx, session, user), counts: await countsOf(ctx, session) };
}
