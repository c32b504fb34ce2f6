import { doublePrecision, foreignKey, index, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { chapters } from '../course.schema.ts';
import type { Span } from '../intervals.ts';

/** A person's sittings at a chapter: the stretches played in each of them, by the server's clock. */
export const studySittings = tenantTable(
  'study_sittings',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    chapterId: rowId('chapter_id').notNull(),
    /** Window of the sitting. */
    holder: text('holder').notNull(),
    /** Start of the first report's time, as far as the clock allows. */
    startedAt: moment('started_at').notNull(),
    /** Last report. */
    lastAt: moment('last_at').notNull(),
    /** Union of the played and credited stretches, repeats of earlier sittings included. */
    played: jsonb('played').$type<readonly Span[]>().notNull(),
    /** The learner's last position, seconds. */
    positionS: doublePrecision('position_s').notNull(),
    /** Time studied, seconds; never more than from start to end. */
    studiedS: doublePrecision('studied_s').notNull(),
  },
  (table) => [
    index('study_sittings_own').on(table.eid, table.userId, table.chapterId, table.lastAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.chapterId], foreignColumns: [chapters.id] }).onDelete('cascade'),
  ],
);
