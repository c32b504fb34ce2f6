import { eq, isNull, inArray, sql } from 'drizzle-orm';
import { oneMore } from '../../db/oneMore.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { loginAttempts, sessions } from '../../platform/session.schema.ts';

const second = 1000;
const minute = 60 * second;

/** Failures of an account from one address without a wait; the next ones wait. */
const freeFailures = 6;
/** The same during an attack from elsewhere: the owner's right password still works at once. */
const freeUnderAttack = 1;
/** Failures of an account from all addresses that count as an attack. */
const attackedAfter = 20;
/** First wait of an account at an address; each further failure doubles it, up to the longest. */
const firstWaitMs = 30 * second;
const longestWaitMs = 15 * minute;
/** Failures of an account expire after this time without another one. */
const forgottenAfterMs = 60 * minute;
/** Accounts that may fail from one address in one window: it may be that of a whole company. */
const accountsOfAddress = 300;
const addressWindowMs = 15 * minute;

/** An attempt to log in. */
export interface Attempt {
  /** In the form of the database: trimmed, lower case. */
  readonly account: string;
  /** See `countedAddress`. */
  readonly ip: string;
}

/** Attempt with the typed `account`: one account has one spelling here. */
export const attemptOf = (account: string, ip: string): Attempt => ({ account: account.trim().toLowerCase(), ip });

const subjectsOf = ({ account, ip }: Attempt) => ({
  pair: `pair:${ip} ${account}`,
  account: `account:${account}`,
  ip: `ip:${ip}`,
});

/**
 * Seconds until this account may be tried from this address, null when it may be now. Only failures count. Guessing
 * slows an account down and never locks it: from an address without failures its owner can log in. An address with too
 * many failed accounts is closed to accounts that never logged in from it; `userId` is the account's owner, null when
 * there is none.
 */
export async function secondsToWait(
  scope: TenantScope,
  attempt: Attempt,
  userId: number | null,
  now: number,
): Promise<number | null> {
  const subjects = subjectsOf(attempt);
  const rows = await scope.tx
    .select()
    .from(loginAttempts)
    .where(scope.only(loginAttempts, inArray(loginAttempts.subject, Object.values(subjects))));
  const counted = (subject: string, forMs: number) => {
    const row = rows.find((one) => one.subject === subject);
    return row !== undefined && row.since.getTime() + forMs > now ? row : { failures: 0, since: new Date(0) };
  };
  const pair = counted(subjects.pair, forgottenAfterMs);
  const attacked = counted(subjects.account, forgottenAfterMs).failures >= attackedAfter;
  const over = pair.failures - (attacked ? freeUnderAttack : freeFailures);
  const ends = over < 0 ? 0 : pair.since.getTime() + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(over, 10));
  const address = counted(subjects.ip, addressWindowMs);
  const isFull = address.failures >= accountsOfAddress && !(await enteredFrom(scope, userId, attempt.ip));
  const end = Math.max(ends, isFull ? address.since.getTime() + addressWindowMs : 0);
  return end > now ? Math.ceil((end - now) / second) : null;
}

async function enteredFrom(scope: TenantScope, userId: number | null, ip: string): Promise<boolean> {
  if (userId === null) return false;
  const found = await scope.tx
    .select({ ip: sessions.ip })
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.userId, userId), eq(sessions.ip, ip), isNull(sessions.seeing)))
    .limit(1);
  return found.length > 0;
}

/** Counts a wrong password, or an unknown account. */
export async function countFailure(scope: TenantScope, attempt: Attempt, now: number): Promise<void> {
  const subjects = subjectsOf(attempt);
  // In one order for everyone, so that two attempts never deadlock.
  const failures = await addOne(scope, subjects.pair, now, forgottenAfterMs, true);
  await addOne(scope, subjects.account, now, forgottenAfterMs, true);
  // An address is counted by accounts, not by attempts: many people behind one mistype once.
  if (failures === 1) await addOne(scope, subjects.ip, now, addressWindowMs, false);
}

/** Counts one more; `slides`: each one moves the window on. Returns the count. */
async function addOne(
  scope: TenantScope,
  subject: string,
  now: number,
  windowMs: number,
  slides: boolean,
): Promise<number | undefined> {
  const { failures: count, since } = loginAttempts;
  const more = oneMore({ count, since }, { now, windowMs });
  const [row] = await scope.tx
    .insert(loginAttempts)
    .values(scope.row(loginAttempts, { subject, failures: 1, since: new Date(now) }))
    .onConflictDoUpdate({
      target: [loginAttempts.eid, loginAttempts.subject],
      set: { failures: more.count, since: slides ? sql`excluded.since` : more.since },
    })
    .returning({ failures: loginAttempts.failures });
  return row?.failures;
}

/** The password was right: the account starts again at this address. Failures elsewhere still count. */
export async function forgetFailures(scope: TenantScope, attempt: Attempt): Promise<void> {
  await scope.tx
    .delete(loginAttempts)
    .where(scope.only(loginAttempts, eq(loginAttempts.subject, subjectsOf(attempt).pair)));
}
