import type { changePassword } from '@banyan/contracts/account';
import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { passwordProblems } from '@banyan/contracts/account';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { attemptOf, forgetFailures } from './attempts.ts';
import { provePassword } from './entry.ts';
import { hashPassword } from './passwords.ts';
import { sessions } from '../../platform/session.schema.ts';

/**
 * Replaces the viewer's password and ends the logins on other devices. A wrong old one counts like a failed login, so
 * that a stranger at an open screen cannot keep guessing.
 */
export async function replacePassword(
  context: StepContext<Learner>,
  input: CallInput<typeof changePassword>,
): Promise<CallOutput<typeof changePassword>> {
  const { viewer } = context;
  if (input.password !== input.confirm) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'confirmation', data: { fields: ['confirm'] } });
  }
  const user = await provePassword(context, input.current, 'current');
  const policy = await context.inTenant(async (scope) => (await loadEnterprise(scope)).passwordPolicy);
  const rules: string[] = passwordProblems(policy, input.password);
  if (input.current === input.password) rules.push('unchanged');
  if (rules.length > 0) throw new Refusal(ErrorCode.weakPassword, { data: { rules } });
  const passwordHash = await hashPassword(input.password);
  return context.inTenant(async (scope) => {
    const changed = await scope.tx
      .update(users)
      .set({ passwordHash })
      .where(scope.only(users, and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash))))
      .returning({ id: users.id });
    // It was changed elsewhere meanwhile: the old one is not in force any more.
    if (changed.length === 0) throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { current: 'wrong' } } });
    await forgetFailures(scope, attemptOf(user.account, viewer.ip));
    const others = and(
      eq(sessions.userId, user.id),
      isNull(sessions.endedAt),
      ne(sessions.tokenHash, viewer.sessionId),
    );
    const ended = await scope.tx
      .update(sessions)
      .set({ endedAt: new Date(context.now()) })
      .where(scope.only(sessions, others))
      .returning({ id: sessions.tokenHash });
    return { ended: ended.length };
  });
}
