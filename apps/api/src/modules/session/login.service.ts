import { ErrorCode, type CallInput } from '@banyan/contracts';
import { passwordProblems } from '@banyan/contracts/account';
import type { login, updateInitialPassword } from '@banyan/contracts/account';
import { eq, gt, lt } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { type Attempt, attemptOf, countFailure, forgetFailures, secondsToWait } from './attempts.ts';
import { hashPassword, passwordHolds } from './passwords.ts';
import { admit, enter, type Entered } from './entry.ts';
import { findByName, findById } from './people.ts';
import { passwordTickets } from '../../platform/session.schema.ts';
import { endSessions } from './tokens.ts';
import { inOrder, turns } from '../../http/turns.ts';

/** Serialises attempts on one account from one address: simultaneous guesses are counted like any others. */
const oneByOne = inOrder(20);

/**
 * Queues a crowd before it costs the database anything. Several run at once, so that one is hashed while another is
 * looked up; a login that would wait longer than ten seconds, less than an answer may take, is refused.
 */
const entrance = turns({ atOnce: 4, longestWaitMs: 10_000, expectedMs: 60 });

/** Login with account and password. Throws Refusal `busy` when too many come at once. */
export function logIn(context: StepContext, input: CallInput<typeof login>): Promise<Entered> {
  const { eid, ip } = context.viewer;
  const attempt = attemptOf(input.account, ip);
  return oneByOne(`${eid} ${ip} ${attempt.account}`, () => entrance(() => tryToEnter(context, attempt, input)));
}

/** The hash is checked between two transactions: it takes long, and a failed attempt must stay counted. */
async function tryToEnter(context: StepContext, typed: Attempt, input: CallInput<typeof login>): Promise<Entered> {
  const { attempt, user, retryAfterS } = await context.inTenant(async (scope) => {
    const found = await findByName(scope, typed.account);
    // Attempts by phone and by account are attempts on one account.
    const tried = found === undefined ? typed : attemptOf(found.account, typed.ip);
    const wait = await secondsToWait(scope, tried, found?.id ?? null, context.now());
    return { attempt: tried, user: found, retryAfterS: wait };
  });
  if (retryAfterS !== null) throw new Refusal(ErrorCode.loginTooFrequent, { data: { retryAfterS } });
  if (!(await passwordHolds(user?.passwordHash, input.password)) || !user) {
    await context.inTenant((scope) => countFailure(scope, attempt, context.now()));
    throw new Refusal(ErrorCode.wrongCredentials, { reason: user ? 'password' : 'account' });
  }
  // Throwing in here would undo the forgetting.
  const entered = await context.inTenant(async (scope) => {
    await forgetFailures(scope, attempt);
    // Only a person with the password learns that the account is locked.
    return admit(scope, user, context, input.remember === 'Y');
  });
  if (entered instanceof Refusal) throw entered;
  return entered;
}

/**
 * Replaces the initial password, ends the sessions opened with it, and logs in. A refused password does not use the
 * ticket up.
 */
export async function replaceInitialPassword(
  context: StepContext,
  input: CallInput<typeof updateInitialPassword>,
): Promise<Entered> {
  if (input.password !== input.confirm) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'confirmation', data: { fields: ['confirm'] } });
  }
  const ticketHash = hashToken(input.ticket);
  const holder = await context.inTenant((scope) => ticketHolder(scope, ticketHash, context.now()));
  const rules: string[] = passwordProblems(holder.policy, input.password);
  if (await passwordHolds(holder.user.passwordHash, input.password)) rules.push('unchanged');
  if (rules.length > 0) throw new Refusal(ErrorCode.weakPassword, { data: { rules } });
  const passwordHash = await hashPassword(input.password);
  return context.inTenant(async (scope) => {
    const used = await scope.tx
      .delete(passwordTickets)
      .where(scope.only(passwordTickets, eq(passwordTickets.ticketHash, ticketHash)))
      .returning({ userId: passwordTickets.userId });
    if (used.length === 0) throw noTicket();
    await scope.tx
      .update(users)
      .set({ passwordHash, initialPassword: false })
      .where(scope.only(users, eq(users.id, holder.user.id)));
    await endSessions(scope, holder.user.id, context.now());
    await forgetFailures(scope, attemptOf(holder.user.account, context.viewer.ip));
    return enter(scope, holder.user, context, true);
  });
}

const noTicket = () => new Refusal(ErrorCode.unauthenticated, { reason: 'password ticket' });

async function ticketHolder(scope: TenantScope, ticketHash: string, now: number) {
  await scope.tx
    .delete(passwordTickets)
    .where(scope.only(passwordTickets, lt(passwordTickets.expiresAt, new Date(now))));
  const [ticket] = await scope.tx
    .select({ userId: passwordTickets.userId })
    .from(passwordTickets)
    .where(
      scope.only(
        passwordTickets,
        eq(passwordTickets.ticketHash, ticketHash),
        gt(passwordTickets.expiresAt, new Date(now)),
      ),
    );
  const user = ticket && (await findById(scope, ticket.userId));
  if (!user || user.locked || !user.initialPassword) throw noTicket();
  return { user, policy: (await loadEnterprise(scope)).passwordPolicy };
}
