import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { integrators } from './switching.schema.ts';

type Integrator = typeof integrators.$inferInsert;
/** Omitted values stay; a new one has its key as its name, and may log people in by a link. */
type Change = Pick<Integrator, 'key' | 'enabled'> & Partial<Pick<Integrator, 'name' | 'kinds'>>;

/** Adds a system of the enterprise, or changes its rights; `renew` renews its secret. Returns generation and rights. */
export async function keepIntegrator(scope: TenantScope, change: Change, renew: boolean) {
  const { key, enabled, name, kinds } = change;
  const [row] = await scope.tx
    .insert(integrators)
    .values(scope.row(integrators, { key, enabled, name: name ?? key, kinds: kinds ?? ['transfer'] }))
    .onConflictDoUpdate({
      target: [integrators.eid, integrators.key],
      set: { enabled, name, kinds, generation: sql`${integrators.generation} + ${renew ? 1 : 0}` },
    })
    .returning({ generation: integrators.generation, kinds: integrators.kinds });
  if (row === undefined) throw new Error(`${key} was not kept`);
  return row;
}
