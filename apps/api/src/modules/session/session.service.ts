import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type UserInfo } from '@banyan/contracts/account';
import type { loginType, logout, switchLanguage } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { describeEnterprise } from '../../platform/describeEnterprise.ts';
import { loadEnterprise, offeredLanguages } from '../../platform/enterprise.ts';
import { endSession } from './lasting.ts';
import { describeUser, findById, withRights } from './people.ts';
import { seenBy, serviceOf } from './service.ts';

/** Status of the enterprise and the current person: first call of every page. */
export async function readLoginType(context: CallContext): Promise<CallOutput<typeof loginType>> {
  const { viewer, scope } = context;
  const user = viewer.userId === null ? undefined : await findById(scope, viewer.userId);
  return {
    data: await describeEnterprise(context),
    userinfo: user ? await withStanding(context, describeUser(user, viewer.token, context)) : null,
    is_alpha: 'N',
  };
}

export async function readUserInfo(context: CallContext<Learner>): Promise<UserInfo> {
  const { scope, viewer } = context;
  const user = await findById(scope, viewer.userId);
  if (!user) throw new Refusal(ErrorCode.unauthenticated, { reason: 'user is gone' });
  return withStanding(context, describeUser(user, viewer.token, context));
}

/** The person, their rights in the console, and whether support or an administrator is here as them. */
async function withStanding(context: CallContext, user: UserInfo): Promise<UserInfo> {
  const { now, scope, viewer } = context;
  if (viewer.sessionId !== null && viewer.support?.type === 'seeing') {
    // No rights: the console is closed to who sees the academy as somebody.
    const seen = await seenBy(context, viewer.sessionId);
    return { ...user, ...(seen === undefined ? {} : { seenBy: seen }) };
  }
  const serviceUsers = viewer.sessionId === null ? undefined : await serviceOf(scope, viewer.sessionId);
  return { ...(await withRights(scope, user, now())), ...(serviceUsers === undefined ? {} : { serviceUsers }) };
}

/** Ends this session; its token is invalid from now on. */
export async function logOut({ scope, viewer, now }: CallContext<Learner>): Promise<CallOutput<typeof logout>> {
  const ended = await endSession(scope, viewer.sessionId, now());
  return { ended: ended.length > 0 ? 'Y' : 'N' };
}

/** Saves the chosen language; only one that the enterprise offers, or `auto` if it offers a choice. */
export async function chooseLanguage(
  { scope, viewer }: CallContext<Learner>,
  { to }: CallInput<typeof switchLanguage>,
): Promise<CallOutput<typeof switchLanguage>> {
  const offered = offeredLanguages(await loadEnterprise(scope));
  if (!offered.includes(to) && !(to === 'auto' && offered.length > 1)) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'language not offered', data: { fields: ['to'] } });
  }
  await scope.tx
    .update(users)
    .set({ language: to })
    .where(scope.only(users, eq(users.id, viewer.userId)));
  return { language: to };
}
