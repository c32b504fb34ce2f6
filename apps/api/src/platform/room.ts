import { ErrorCode } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { Refusal } from '../http/refusal.ts';
import { enterprises, users } from './enterprise.schema.ts';

/**
 * Null where the enterprise’s plan has room for one more. The enterprise’s row is locked meanwhile: of two who take the
 * last place one is second.
 */
export async function roomForOne(scope: TenantScope): Promise<Refusal | null> {
  const [enterprise] = await scope.tx.select().from(enterprises).where(scope.only(enterprises)).for('update');
  const limit = enterprise?.userLimit ?? null;
  if (limit === null) return null;
  const [{ current = 0 } = {}] = await scope.tx
    .select({ current: sql<number>`count(*)::int` })
    .from(users)
    .where(scope.only(users));
  return current < limit ? null : new Refusal(ErrorCode.usersOverLimit, { data: { current, limit } });
}
