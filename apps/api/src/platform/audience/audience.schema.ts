import type { Audience } from '@banyan/contracts/organisation';
import { foreignKey, index, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../enterprise.schema.ts';

/**
 * Audiences. Things of the same audience share a row, which never changes: a thing with a new audience points to
 * another row. No audience means everyone.
 */
export const audiences = tenantTable(
  'audiences',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    terms: jsonb('terms').$type<Audience>().notNull(),
    /** Digest of the sorted terms, by which the same audience is found again. */
    digest: text('digest').notNull(),
    /** A person who has none of these keys belongs to no term; see `keys.ts`. */
    keys: text('keys').array().notNull(),
  },
  (table) => [
    unique('audiences_eid_id').on(table.eid, table.id),
    unique('audiences_digest').on(table.eid, table.digest),
    index('audiences_keys').using('gin', table.keys),
  ],
);

/** The people of each audience, kept by `settlePeople` in the transaction that changes a person, group or department. */
export const audienceMembers = tenantTable(
  'audience_members',
  { userId: rowId('user_id').notNull(), audienceId: rowId('audience_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.audienceId] }),
    index('audience_members_audience').on(table.eid, table.audienceId, table.userId),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
