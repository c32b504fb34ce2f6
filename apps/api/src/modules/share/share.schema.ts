import type { PostVerdict } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Courses shared by learners, one row for a person and a course. */
export const shares = tenantTable(
  'shares',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    /** Code in the link. */
    code: text('code').notNull(),
    /** Time of the latest sharing; null: only its picture was viewed. */
    sharedAt: moment('shared_at'),
    /** Decision of an administrator; null: it waits for one. Shared again after a refusal, it waits again. */
    verdict: text('verdict').$type<PostVerdict>(),
    reason: text('reason').notNull().default(''),
    reviewedBy: rowId('reviewed_by'),
    reviewedAt: moment('reviewed_at'),
    /** Rows of `share_arrivals`. */
    came: integer('came').notNull().default(0),
  },
  (table) => [
    unique('shares_eid_id').on(table.eid, table.id),
    unique('shares_code').on(table.eid, table.code),
    unique('shares_once').on(table.eid, table.userId, table.courseId),
    index('shares_recent').on(table.eid, table.userId, table.sharedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('shares_came', sql`${table.came} >= 0`),
  ],
);

/** Arrivals through a share, one for each person; visitors by a digest of a day that identifies nobody. */
export const shareArrivals = tenantTable(
  'share_arrivals',
  {
    shareId: rowId('share_id').notNull(),
    who: text('who').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.shareId, table.who] }),
    foreignKey({ columns: [table.eid, table.shareId], foreignColumns: [shares.eid, shares.id] }).onDelete('cascade'),
  ],
);
