import type { UserInfo } from '@banyan/contracts/account';
import { and, eq, gt, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
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

/** The administrator who sees the academy by this session; undefined for everybody's own. */
export async function seenBy(
  { scope, viewer }: Pick<CallContext, 'scope' | 'viewer'>,
  sessionId: string,
): Promise<UserInfo['seenBy']> {
  const [row] = await scope.tx
    .select({ seeing: sessions.seeing, name: users.name })
    .from(sessions)
    .innerJoin(users, and(eq(users.eid, sessions.eid), eq(users.id, sql`(${sessions.seeing} ->> 'by')::bigint`)))
    .where(scope.only(sessions, eq(sessions.tokenHash, sessionId)));
  return row === undefined || row.seeing === null
    ? undefined
    : { name: localised(row.name, viewer.language), until: row.seeing.until };
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
