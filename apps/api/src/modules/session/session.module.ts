import { lt, or } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { on } from '../../effects/effect.ts';
import { personInvited } from '../../effects/personInvited.ts';
import type { ServerModule } from '../module.ts';
import { sendInvitation } from './invite.ts';
import { sessionRoutes } from './session.routes.ts';
import { loginAttempts, passwordTickets, sessions } from '../../platform/session.schema.ts';
import { peopleSeed } from './session.seed.ts';
import { sessionPersonal } from './session.personal.ts';

const day = 86_400_000;
/** Time for which an expired session is distinguished from one that never existed. */
const keptSessionMs = 30 * day;

export const sessionModule: ServerModule = {
  personal: sessionPersonal,
  routes: sessionRoutes,
  seeds: [peopleSeed],
  jobs: [sendInvitation],
  handlers: [on(personInvited, ({ jobs, scope }, invited) => jobs.add(scope, sendInvitation, invited))],
  sweep: ({ inTenant, now }) => inTenant((scope) => sweepSessions(scope, now())),
};

async function sweepSessions(scope: TenantScope, now: number): Promise<void> {
  const { tx } = scope;
  const old = new Date(now - keptSessionMs);
  await tx.delete(sessions).where(scope.only(sessions, or(lt(sessions.expiresAt, old), lt(sessions.endedAt, old))));
  await tx.delete(loginAttempts).where(scope.only(loginAttempts, lt(loginAttempts.since, new Date(now - day))));
  await tx.delete(passwordTickets).where(scope.only(passwordTickets, lt(passwordTickets.expiresAt, new Date(now))));
}
