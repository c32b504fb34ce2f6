import { eq, sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { loginAttempts } from './session.schema.ts';

/** Failures are counted from the first one for this long, ms. */
const windowMs = 15 * 60_000;
/** Failures that are allowed in a window. */
const allowed = { account: 6, ip: 60 };

interface Attempt {
  readonly account: string;
  readonly ip: string;
}

const subjectsOf = ({ account, ip }: Attempt) => ({
  account: `account:${account.toLowerCase()}`,
  ip: `ip:${ip}`,
});

/**
 * Counts an attempt before it is made, so that guesses side by side cannot slip through; `forgiveAttempt` takes it back.
 * Answers null, or beyond the limit of the account or the address the seconds to wait [SE-16]. It answers and does not
 * throw, since the count must be kept.
 */
export async function countAttempt(scope: TenantScope, attempt: Attempt, now: number): Promise<number | null> {
  const subjects = subjectsOf(attempt);
  const since = new Date(now);
  const oldest = new Date(now - windowMs).toISOString();
  const isOver = sql`${loginAttempts.since} <= ${oldest}::timestamptz`;
  // In one order for everyone, so that two attempts never wait for each other.
  const rows = [subjects.account, subjects.ip].map((subject) =>
    scope.row(loginAttempts, { subject, failures: 1, since }),
  );
  const counted = await scope.tx
    .insert(loginAttempts)
    .values(rows)
    .onConflictDoUpdate({
      target: [loginAttempts.eid, loginAttempts.subject],
      set: {
        failures: sql`case when ${isOver} then 1 else ${loginAttempts.failures} + 1 end`,
        since: sql`case when ${isOver} then excluded.since else ${loginAttempts.since} end`,
      },
    })
    .returning({ subject: loginAttempts.subject, failures: loginAttempts.failures, since: loginAttempts.since });
  const over = counted.filter(
    ({ subject, failures }) => failures > (subject === subjects.account ? allowed.account : allowed.ip),
  );
  if (over.length === 0) return null;
  const end = Math.max(...over.map((row) => row.since.getTime())) + windowMs;
  return Math.max(1, Math.ceil((end - now) / 1000));
}

/** The attempt was right: the account starts anew, the address gets this one back. */
export async function forgiveAttempt(scope: TenantScope, attempt: Attempt): Promise<void> {
  const { account, ip } = subjectsOf(attempt);
  await scope.tx.delete(loginAttempts).where(scope.only(loginAttempts, eq(loginAttempts.subject, account)));
  await scope.tx
    .update(loginAttempts)
    .set({ failures: sql`greatest(${loginAttempts.failures} - 1, 0)` })
    .where(scope.only(loginAttempts, eq(loginAttempts.subject, ip)));
}
