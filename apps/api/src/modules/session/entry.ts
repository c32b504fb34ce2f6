import { ErrorCode, type CallOutput } from '@banyan/contracts';
import { passwordProblems, type login } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { rememberDevice } from '../../http/knownDevice.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { attemptOf, countFailure, forgetFailures, secondsToWait } from './attempts.ts';
import { hashPassword, passwordHolds } from './passwords.ts';
import { describeUser, findById, type UserRow, withRights } from './people.ts';
import { passwordTickets } from '../../platform/session.schema.ts';
import { endOtherDevices, endSessions, openSession } from './tokens.ts';

export type Entered = CallOutput<typeof login>;

/** Validity of the right to replace an initial password, ms. */
const ticketMs = 10 * 60_000;

/**
 * Logs in a person with a proved identity, by any way: unless the account is locked, or its password is an initial one.
 * Returns the refusal instead of throwing it, since earlier counts and used codes must stay.
 */
export async function admit(
  scope: TenantScope,
  user: UserRow,
  context: StepContext,
  remember: boolean,
): Promise<Entered | Refusal> {
  if (user.locked) return new Refusal(ErrorCode.accountLocked);
  if (!user.initialPassword) return enter(scope, user, context, remember);
  return new Refusal(ErrorCode.initialPassword, { data: { ticket: await giveTicket(scope, user, context.now()) } });
}

/** The same by the person's id, for other modules. */
export async function admitById(
  scope: TenantScope,
  userId: number,
  context: StepContext,
  remember: boolean,
): Promise<Entered | Refusal> {
  const user = await findById(scope, userId);
  return user === undefined ? new Refusal(ErrorCode.unauthenticated) : admit(scope, user, context, remember);
}

/** Opens a session, in place of the others if the enterprise allows one device. */
export async function enter(
  scope: TenantScope,
  user: UserRow,
  context: StepContext,
  remember: boolean,
): Promise<Entered> {
  const { viewer } = context;
  if ((await loadEnterprise(scope)).singleDevice) await endOtherDevices(scope, user.id, context.now());
  const { token, expiresAt } = await openSession(scope, user.id, { remember, viewer, now: context.now() });
  rememberDevice(context, user.id);
  return {
    userinfo: await withRights(scope, describeUser(user, token, context), context.now()),
    expiresAt,
    language: user.language,
  };
}

async function giveTicket(scope: TenantScope, user: UserRow, now: number): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await scope.tx.delete(passwordTickets).where(scope.only(passwordTickets, eq(passwordTickets.userId, user.id)));
  await scope.tx.insert(passwordTickets).values(
    scope.row(passwordTickets, {
      ticketHash: hashToken(ticket),
      userId: user.id,
      expiresAt: new Date(now + ticketMs),
    }),
  );
  return ticket;
}

/**
 * The caller, when the password is theirs; `field` names it in the refusal. A wrong one counts like a failed login, so
 * that a stranger at an open screen cannot keep guessing.
 */
export async function provePassword(context: StepContext<Learner>, password: string, field: string): Promise<UserRow> {
  const { viewer } = context;
  const { user, retryAfterS } = await context.inTenant(async (scope) => {
    const found = await findById(scope, viewer.userId);
    if (!found) throw new Refusal(ErrorCode.unauthenticated);
    const attempt = attemptOf(found.account, viewer.ip);
    return { user: found, retryAfterS: await secondsToWait(scope, attempt, found.id, context.now()) };
  });
  if (retryAfterS !== null) throw new Refusal(ErrorCode.loginTooFrequent, { data: { retryAfterS } });
  if (await passwordHolds(user.passwordHash, password)) return user;
  await context.inTenant((scope) => countFailure(scope, attemptOf(user.account, viewer.ip), context.now()));
  throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { [field]: 'wrong' } } });
}

/** Digest of a new password by the enterprise’s rules. */
export async function newPassword(context: StepContext, password: string): Promise<string> {
  const policy = await context.inTenant(async (scope) => (await loadEnterprise(scope)).passwordPolicy);
  const rules = passwordProblems(policy, password);
  if (rules.length > 0) throw new Refusal(ErrorCode.weakPassword, { data: { rules } });
  return hashPassword(password);
}

/** Replaces a forgotten or initial password; sessions opened with the old one end. */
export async function setPassword(
  scope: TenantScope,
  userId: number,
  passwordHash: string,
  { now, viewer }: StepContext,
): Promise<void> {
  const [changed] = await scope.tx
    .update(users)
    .set({ passwordHash, initialPassword: false })
    .where(scope.only(users, eq(users.id, userId)))
    .returning({ account: users.account });
  await endSessions(scope, userId, now());
  if (changed) await forgetFailures(scope, attemptOf(changed.account, viewer.ip));
}
