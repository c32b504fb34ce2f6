import { foreignKey, index, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { ContentLanguage } from '../../db/localised.ts';
import { moment, rowId } from '../../db/columns.ts';
import { sealedText } from '../../db/sealedColumns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Requests of people from outside to be admitted: one for each number. */
export const outsiderRequests = tenantTable(
  'outsider_requests',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    /** International form; proved by a code. */
    phone: sealedText('phone', 'outsider_requests.phone').notNull(),
    name: text('name').notNull(),
    company: text('company').notNull(),
    reason: text('reason').notNull(),
    /** Language of the message about the decision. */
    language: text('language').$type<ContentLanguage>().notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'refused'>().notNull().default('waiting'),
    /** Why it was refused. */
    answer: text('answer').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: rowId('decided_by'),
    /** The account added by the approval. */
    userId: rowId('user_id'),
  },
  (table) => [
    unique('outsider_requests_phone').on(table.eid, table.phone),
    index('outsider_requests_waiting').on(table.eid, table.state, table.askedAt, table.id),
    index('outsider_requests_decided').on(table.eid, table.decidedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Numbers proved by a code. */
export const outsiderPasses = tenantTable(
  'outsider_passes',
  {
    /** `hashToken` of the pass. */
    passHash: text('pass_hash').notNull(),
    phone: sealedText('phone', 'outsider_passes.phone').notNull(),
    provedAt: moment('proved_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.passHash] }),
    index('outsider_passes_expires').on(table.eid, table.expiresAt),
  ],
);
