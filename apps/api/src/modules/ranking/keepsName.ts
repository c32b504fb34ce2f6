import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { rankingHidden } from './ranking.schema.ts';

/** Whether the person of a row hides their name from others. */
export const keepsName = (row: { readonly eid: AnyColumn; readonly userId: AnyColumn }): SQL =>
  sql`exists (select 1 from ${rankingHidden} where ${rankingHidden.eid} = ${row.eid} and ${rankingHidden.userId} = ${row.userId})`;
