import type { EntryState } from '@banyan/contracts/account';
import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import { linkedAccounts } from './switching.schema.ts';

export type EnterpriseRow = typeof enterprises.$inferSelect;

/** A person of an enterprise. */
export interface Member {
  readonly eid: number;
  readonly userId: number;
}

/** The enterprise of the scope; undefined when there is none. */
export async function enterpriseOf(scope: TenantScope): Promise<EnterpriseRow | undefined> {
  const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
  return row;
}

/** Whether the platform admits anybody to an enterprise; the public portal is always open. */
export function entryStateOf(
  { eid, deleted, expiresAt, locked }: Pick<EnterpriseRow, 'eid' | 'deleted' | 'expiresAt' | 'locked'>,
  now: number,
): EntryState {
  if (eid === 0) return 'open';
  if (expiresAt !== null && expiresAt.getTime() <= now) return 'expired';
  if (locked) return 'locked';
  return deleted ? 'deleted' : 'open';
}

/** Accounts elsewhere that this enterprise links to the same human. */
export async function linksOf(scope: TenantScope, userId: number): Promise<readonly Member[]> {
  const rows = await scope.tx
    .select()
    .from(linkedAccounts)
    .where(scope.only(linkedAccounts, eq(linkedAccounts.userId, userId)));
  return rows.map((row) => ({ eid: row.otherEid, userId: row.otherUserId }));
}

/** Whether `from` can enter `userId` of the scope's enterprise; null when the enterprise does not know them. */
export async function entryStateFor(
  scope: TenantScope,
  enterprise: EnterpriseRow,
  userId: number,
  from: Member,
  now: number,
): Promise<EntryState | null> {
  const known = await linksOf(scope, userId);
  if (!known.some((link) => link.eid === from.eid && link.userId === from.userId)) return null;
  const [user] = await scope.tx
    .select({ locked: users.locked })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  if (user === undefined) return null;
  const entry = entryStateOf(enterprise, now);
  return entry === 'open' && user.locked ? 'accountLocked' : entry;
}
