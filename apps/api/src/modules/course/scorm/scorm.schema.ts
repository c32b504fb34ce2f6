import type { ScormStatus } from '@banyan/contracts/course';
import { bigint, boolean, doublePrecision, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../db/columns.ts';
import { tenantTable } from '../../../db/tenantTable.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { chapters } from '../course.schema.ts';

/** State that a part of a SCORM chapter handed over for a learner, to get it back. */
export const scormStates = tenantTable(
  'scorm_states',
  {
    userId: rowId('user_id').notNull(),
    chapterId: rowId('chapter_id').notNull(),
    /** Number of the part in the package. */
    no: integer('no').notNull(),
    status: text('status').$type<ScormStatus>().notNull(),
    /** Hundredths, 0 to 10 000; null before one was given. */
    score: integer('score'),
    location: text('location').notNull(),
    suspend: text('suspend').notNull(),
    /** Seconds of the visits that ended, as the package counts. */
    pastS: doublePrecision('past_s').notNull().default(0),
    /** Seconds of the visit under way. */
    visitS: doublePrecision('visit_s').notNull().default(0),
    /** Completed or passed once: later hand-overs do not undo it. */
    finished: boolean('finished').notNull(),
    /** Rises with each hand-over; a late one has an older number. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.chapterId, table.no] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.chapterId], foreignColumns: [chapters.id] }).onDelete('cascade'),
  ],
);
