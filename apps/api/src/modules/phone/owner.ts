import { eq } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Owner of the number. */
export async function ownerOf(scope: TenantScope, phone: string): Promise<number | undefined> {
  const [owner] = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, eq(users.phone, phone)));
  return owner?.id;
}

/** The number of a person, empty for none. */
export async function phoneOf(scope: TenantScope, userId: number): Promise<string> {
  const [owner] = await scope.tx
    .select({ phone: users.phone })
    .from(users)
    .where(scope.only(users, eq(users.id, userId)));
  return owner?.phone ?? '';
}
