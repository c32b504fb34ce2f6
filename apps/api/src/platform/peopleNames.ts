import { inArray } from 'drizzle-orm';
import { localised } from '../db/localised.ts';
import type { TenantScope } from '../db/tenant.ts';
import type { Learner } from '../http/context.ts';
import { users } from './enterprise.schema.ts';

interface Reading {
  readonly scope: TenantScope;
  readonly viewer: Pick<Learner, 'language'>;
}

/** Names of people by id, in the reader's language. Null stands for nobody. */
export async function namesOf(
  { scope, viewer }: Reading,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))];
  if (wanted.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, inArray(users.id, wanted)));
  return new Map(rows.map(({ id, name }) => [id, localised(name, viewer.language)]));
}
