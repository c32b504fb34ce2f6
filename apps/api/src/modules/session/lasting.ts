import { eq, isNull, max } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { sessions } from '../../platform/session.schema.ts';

const day = 86_400_000;

/** Time of a person's last call, epoch ms; null for never. */
export async function lastSeen(scope: TenantScope, userId: number): Promise<number | null> {
  const [row] = await scope.tx
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.userId, userId), isNull(sessions.seeing)));
  return row?.at?.getTime() ?? null;
}

/** Whether a session outlasts the browser: others last a day. */
export async function isRemembered(scope: TenantScope, sessionId: string): Promise<boolean> {
  const [row] = await scope.tx
    .select()
    .from(sessions)
    .where(scope.only(sessions, eq(sessions.tokenHash, sessionId)));
  return row !== undefined && row.expiresAt.getTime() - row.createdAt.getTime() > day;
}

/** Ends one session; its token is invalid from now on. */
export function endSession(scope: TenantScope, sessionId: string, now: number) {
  return scope.tx
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(scope.only(sessions, eq(sessions.tokenHash, sessionId)))
    .returning({ userId: sessions.userId });
}
