import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { integrators } from './switching.schema.ts';

type Kept = Pick<typeof integrators.$inferInsert, 'key' | 'name' | 'kinds' | 'enabled'>;

/** Adds a system of the enterprise, or changes what it may; `renew` makes another secret. Answers the secret's generation. */
export async function keepIntegrator(scope: TenantScope, { key, ...change }: Kept, renew: boolean): Promise<number> {
  const [row] = await scope.tx
    .insert(integrators)
    .values(scope.row(integrators, { key, ...change }))
    .onConflictDoUpdate({
      target: [integrators.eid, integrators.key],
      set: { ...change, generation: sql`${integrators.generation} + ${renew ? 1 : 0}` },
    })
    .returning({ generation: integrators.generation });
  return row?.generation ?? 1;
}
