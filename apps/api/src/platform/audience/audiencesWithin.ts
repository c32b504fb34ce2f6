import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { audiences } from './audience.schema.ts';

/** Query of the audiences that take people of these departments alone, by their departments; with the column `id`. */
export const audiencesWithin = (scope: TenantScope, departments: ReadonlySet<number>): SQL => {
  const places = sql`${JSON.stringify([...departments])}::jsonb`;
  return sql`${scope.tx
    .select({ id: audiences.id })
    .from(audiences)
    .where(
      scope.only(
        audiences,
        sql`${audiences.terms} -> 'departments' <@ ${places}
          and jsonb_array_length(${audiences.terms} -> 'departments') > 0
          and jsonb_array_length(${audiences.terms} -> 'groups') = 0
          and jsonb_array_length(${audiences.terms} -> 'people') = 0
          and jsonb_array_length(${audiences.terms} -> 'rules') = 0`,
      ),
    )}`;
};
