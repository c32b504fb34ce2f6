import { faceTrustMs, mostFaceDevices } from '@banyan/contracts/account';
import { and, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { TenantScope } from '../../db/tenant.ts';
import { hashToken } from '../../envelope/index.ts';
import type { Viewer } from '../../http/context.ts';
import type { DeviceCookies } from '../../http/deviceCookies.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { faceTrusts } from './face.schema.ts';

export type Trust = typeof faceTrusts.$inferSelect;

/** One host may serve several enterprises. */
const cookieName = (eid: number) => `banyan_face_${eid}`;

/** Hash of the token of this device, as it is stored; null when it has none. */
export function knownAs(device: DeviceCookies, eid: number): string | null {
  const token = device.get(cookieName(eid));
  return token === undefined ? null : hashToken(token);
}

const ofPerson = (userId: number) => and(eq(faceTrusts.userId, userId), eq(users.id, userId));
const inForce = (now: number) => gt(faceTrusts.expiresAt, new Date(now));

/** The person's devices, latest trust first; none after a new password. */
export async function listTrusts(scope: TenantScope, userId: number, now: number): Promise<readonly Trust[]> {
  const found = await scope.tx
    .select({ trust: faceTrusts, passwordHash: users.passwordHash })
    .from(faceTrusts)
    .innerJoin(users, scope.only(users, ofPerson(userId)))
    .where(scope.only(faceTrusts, inForce(now)))
    .orderBy(desc(faceTrusts.since), desc(faceTrusts.id));
  return found.flatMap(({ trust, passwordHash }) => (trust.passwordStamp === hashToken(passwordHash) ? [trust] : []));
}

/** The trust of the device with this token, locked until the transaction ends. */
export async function findTrust(scope: TenantScope, tokenHash: string, now: number) {
  const [found] = await scope.tx
    .select({ trust: faceTrusts, user: users })
    .from(faceTrusts)
    .innerJoin(users, scope.only(users, eq(users.id, faceTrusts.userId)))
    .where(scope.only(faceTrusts, and(eq(faceTrusts.tokenHash, tokenHash), inForce(now))))
    .for('update', { of: faceTrusts });
  return found !== undefined && found.trust.passwordStamp === hashToken(found.user.passwordHash) ? found : undefined;
}

export interface NewTrust {
  readonly viewer: Pick<Viewer, 'eid' | 'userAgent'> & { readonly userId: number };
  readonly device: DeviceCookies;
  readonly now: number;
}

/** Trusts a device in place of the person trusted there before; above the limit, those unused longest end. */
export async function addTrust(scope: TenantScope, { device, now, viewer }: NewTrust): Promise<void> {
  const before = knownAs(device, viewer.eid);
  if (before !== null) {
    await scope.tx.delete(faceTrusts).where(scope.only(faceTrusts, eq(faceTrusts.tokenHash, before)));
  }
  const [user] = await scope.tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(scope.only(users, eq(users.id, viewer.userId)));
  const token = randomBytes(32).toString('base64url');
  await scope.tx.insert(faceTrusts).values(
    scope.row(faceTrusts, {
      userId: viewer.userId,
      tokenHash: hashToken(token),
      passwordStamp: hashToken(user?.passwordHash ?? ''),
      userAgent: viewer.userAgent,
      since: new Date(now),
      expiresAt: new Date(now + faceTrustMs),
    }),
  );
  const used = sql`coalesce(${faceTrusts.usedAt}, ${faceTrusts.since})`;
  const kept = await scope.tx
    .select({ id: faceTrusts.id })
    .from(faceTrusts)
    .where(scope.only(faceTrusts, eq(faceTrusts.userId, viewer.userId)))
    .orderBy(desc(used), desc(faceTrusts.id));
  const over = kept.slice(mostFaceDevices).map(({ id }) => id);
  if (over.length > 0) await scope.tx.delete(faceTrusts).where(scope.only(faceTrusts, inArray(faceTrusts.id, over)));
  device.set(cookieName(viewer.eid), token, faceTrustMs / 1000);
}

/** Ends one of the person's devices; undefined when it is none of theirs. */
export async function endTrust(scope: TenantScope, userId: number, id: number): Promise<Trust | undefined> {
  const [ended] = await scope.tx
    .delete(faceTrusts)
    .where(scope.only(faceTrusts, and(eq(faceTrusts.userId, userId), eq(faceTrusts.id, id))))
    .returning();
  return ended;
}

/** Ends all of the person's devices. */
export async function endTrusts(scope: TenantScope, userId: number): Promise<void> {
  await scope.tx.delete(faceTrusts).where(scope.only(faceTrusts, eq(faceTrusts.userId, userId)));
}

/** Deletes this device's cookie. */
export const forgetHere = (device: DeviceCookies, eid: number) => device.set(cookieName(eid), '', 0);

/** Removes expired trusts, and the devices of locked accounts and of passwords that are not in force any more. */
export async function sweepTrusts(scope: TenantScope, now: number): Promise<void> {
  const all = await scope.tx
    .select({
      id: faceTrusts.id,
      stamp: faceTrusts.passwordStamp,
      locked: users.locked,
      passwordHash: users.passwordHash,
    })
    .from(faceTrusts)
    .innerJoin(users, scope.only(users, eq(users.id, faceTrusts.userId)))
    .where(scope.only(faceTrusts));
  const over = all
    .filter(({ locked, passwordHash, stamp }) => locked || stamp !== hashToken(passwordHash))
    .map(({ id }) => id);
  const gone = or(lt(faceTrusts.expiresAt, new Date(now)), over.length > 0 ? inArray(faceTrusts.id, over) : undefined);
  await scope.tx.delete(faceTrusts).where(scope.only(faceTrusts, gone));
}
