import { eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { deriveKeys, hashToken } from '../../envelope/index.ts';
import type { Viewer } from '../../http/context.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { sessions } from '../../platform/session.schema.ts';

const day = 86_400_000;
/** A session lasts 30 days; without "remember me" its cookie ends with the browser, and the session after a day. */
const lifetimeMs = { remembered: 30 * day, brief: day };

export interface NewSession {
  /** Given out once, never stored. */
  readonly token: string;
  /** Epoch ms. */
  readonly expiresAt: number;
}

/** Opens a session: 32 random bytes as token; only its hash and the keys derived from it are stored. */
export async function openSession(
  scope: TenantScope,
  userId: number,
  {
    now,
    remember,
    seeing = null,
    viewer,
  }: {
    readonly remember: boolean;
    readonly viewer: Viewer;
    readonly now: number;
    /** An administrator comes in as the person. */
    readonly seeing?: typeof sessions.$inferSelect.seeing;
  },
): Promise<NewSession> {
  const token = randomBytes(32).toString('base64url');
  const { kid, signKey, encC2s, encS2c } = deriveKeys(token, String(userId), String(scope.eid));
  const expiresAt =
    seeing === null ? now + (remember ? lifetimeMs.remembered : lifetimeMs.brief) : seeing.until + lifetimeMs.brief;
  const at = new Date(now);
  await scope.tx.insert(sessions).values(
    scope.row(sessions, {
      tokenHash: hashToken(token),
      kid,
      userId,
      signKey,
      encC2s,
      encS2c,
      createdAt: at,
      expiresAt: new Date(expiresAt),
      lastSeenAt: at,
      userAgent: viewer.userAgent,
      ip: viewer.ip,
      seeing,
    }),
  );
  if (seeing !== null) return { token, expiresAt };
  await scope.tx
    .update(users)
    .set({ lastLoginAt: at })
    .where(scope.only(users, eq(users.id, userId)));
  return { token, expiresAt };
}

/** Ends all sessions of a user. */
export async function endSessions(scope: TenantScope, userId: number, now: number): Promise<void> {
  await scope.tx
    .update(sessions)
    .set({ endedAt: new Date(now) })
    .where(scope.only(sessions, eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/**
 * Ends the other sessions of a user because of a new login, if the enterprise allows one device at a time. Their open
 * pages learn of it at once by the live channel, which gets it from the database, the others by their next call.
 */
export async function endOtherDevices(scope: TenantScope, userId: number, now: number): Promise<void> {
  await scope.tx
    .update(sessions)
    .set({ endedAt: new Date(now), endedElsewhere: true })
    .where(scope.only(sessions, eq(sessions.userId, userId), isNull(sessions.endedAt)));
}
