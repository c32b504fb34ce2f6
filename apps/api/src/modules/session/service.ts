import type { UserInfo } from '@banyan/contracts/account';
import { and, eq, gt } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { sessions } from '../../platform/session.schema.ts';

type Service = NonNullable<UserInfo['serviceUsers']>;

/** Account of the support that opened a session; undefined for everybody's own. */
export async function serviceOf(scope: TenantScope, sessionId: string): Promise<Service | undefined> {
  const [row] = await scope.tx
    .select({ service: sessions.service })
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.tokenHash, sessionId)));
  return row?.service ?? undefined;
}

/** Marks a session as support's; it ends then, whatever its original end. */
export async function markService(
  scope: TenantScope,
  sessionId: string,
  service: Service,
  endsAt: number,
): Promise<void> {
  await scope.tx
    .update(sessions)
    .set({ service, expiresAt: new Date(endsAt) })
    .where(scope.only(sessions, eq(sessions.tokenHash, sessionId)));
}

/** Shortens a session to this end at the latest. */
export async function shortenSession(scope: TenantScope, sessionId: string, endsAt: number): Promise<void> {
  const expiresAt = new Date(endsAt);
  await scope.tx
    .update(sessions)
    .set({ expiresAt })
    .where(scope.only(sessions, and(eq(sessions.tokenHash, sessionId), gt(sessions.expiresAt, expiresAt))));
}
