import type { MessageKind, MessageWay } from '@banyan/contracts/messages';
import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { outbox } from './outbox.schema.ts';

/** A way out of the portal. */
export type OutWay = Exclude<MessageWay, 'portal'>;

/** Messages that go to a person together. */
export interface Parcel {
  readonly userId: number;
  readonly way: OutWay;
  /** Its purpose; there is one parcel for each. */
  readonly window: string;
  readonly messageIds: readonly number[];
  readonly kinds: readonly MessageKind[];
}

/** Addresses of people by a way; those without an address are left out. */
async function addressesOf(scope: TenantScope, way: OutWay, userIds: readonly number[]): Promise<Map<number, string>> {
  const found = await scope.tx
    .select({ id: users.id, email: users.email, weixin: users.weixinUserId, account: users.account })
    .from(users)
    .where(scope.only(users, inArray(users.id, [...userIds])));
  return new Map(
    // Most enterprises know people in their chat tool by the account of their login.
    found.map(({ account, email, id, weixin }) => [id, way === 'mail' ? email : weixin || account]),
  );
}

/** Puts parcels into the outbox, each once. Answers the new ones. */
export async function putOut(
  scope: TenantScope,
  way: OutWay,
  parcels: readonly Parcel[],
  now: number,
): Promise<number[]> {
  if (parcels.length === 0) return [];
  const addresses = await addressesOf(
    scope,
    way,
    parcels.map(({ userId }) => userId),
  );
  const rows = parcels.flatMap(({ kinds, messageIds, userId, window }) => {
    const to = addresses.get(userId) ?? '';
    if (to === '') return [];
    const token = randomBytes(24).toString('base64url');
    return [scope.row(outbox, { userId, way, window, messageIds, kinds, token, to, at: new Date(now) })];
  });
  if (rows.length === 0) return [];
  const added = await scope.tx.insert(outbox).values(rows).onConflictDoNothing().returning({ id: outbox.id });
  return added.map(({ id }) => id);
}
