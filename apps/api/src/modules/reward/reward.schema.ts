import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Rewards of learners for the lecturer of a course. */
export const courseRewards = tenantTable(
  'course_rewards',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    courseId: rowId('course_id').notNull(),
    /** Receiver of the points. */
    lecturerUserId: rowId('lecturer_user_id').notNull(),
    /** Giver of the points. */
    userId: rowId('user_id').notNull(),
    points: integer('points').notNull(),
    /** In the enterprise's zone. */
    day: date('day', { mode: 'string' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('course_rewards_course').on(table.eid, table.courseId, table.at, table.id),
    index('course_rewards_day').on(table.eid, table.userId, table.day),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.lecturerUserId], foreignColumns: [users.eid, users.id] }).onDelete(
      'cascade',
    ),
    check('course_rewards_points', sql`${table.points} > 0`),
  ],
);
