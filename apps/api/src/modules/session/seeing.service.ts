import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { seeingMs, type endSeeing } from '@banyan/contracts/account';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { sessions } from '../../platform/session.schema.ts';
import { endSession, isRemembered } from './lasting.ts';
import { describeUser, findById, withRights } from './people.ts';
import { openSession } from './tokens.ts';

type Ctx = CallContext<Learner>;
type Entered = NonNullable<CallOutput<typeof endSeeing>['entered']>;

/** Lets an administrator in as a person, to read alone; it is no login of the person. */
export async function openSeeing(ctx: Ctx, userId: number): Promise<Entered> {
  const { now, scope, viewer } = ctx;
  const user = await findById(scope, userId);
  if (user === undefined) throw new Refusal(ErrorCode.notFound);
  const seeing = { by: viewer.userId, from: viewer.sessionId, until: now() + seeingMs };
  const { expiresAt, token } = await openSession(scope, userId, { remember: false, viewer, now: now(), seeing });
  return { userinfo: describeUser(user, token, ctx), expiresAt, language: user.language };
}

/** Ends it. The administrator is in again by a new session, in place of the one from which it began. */
export async function stopSeeing(ctx: Ctx): Promise<CallOutput<typeof endSeeing>> {
  const { now, scope, viewer } = ctx;
  const [row] = await scope.tx
    .select({ seeing: sessions.seeing })
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.tokenHash, viewer.sessionId)));
  const seeing = row?.seeing ?? null;
  if (seeing === null) throw new Refusal(ErrorCode.notFound);
  await endSession(scope, viewer.sessionId, now());
  const still = await scope.tx.$count(
    sessions,
    scope.only(
      sessions,
      and(eq(sessions.tokenHash, seeing.from), eq(sessions.userId, seeing.by)),
      isNull(sessions.endedAt),
      gt(sessions.expiresAt, new Date(now())),
    ),
  );
  const user = await findById(scope, seeing.by);
  if (still === 0 || user === undefined || user.locked) return { entered: null };
  const remember = await isRemembered(scope, seeing.from);
  await endSession(scope, seeing.from, now());
  const { expiresAt, token } = await openSession(scope, user.id, { remember, viewer, now: now() });
  const userinfo = await withRights(scope, describeUser(user, token, ctx), ctx.now());
  return { entered: { userinfo, expiresAt, language: user.language } };
}
