import { foreignKey, index, primaryKey } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { courses } from './course.schema.ts';

/** Courses that learners have collected. */
export const collectedCourses = tenantTable(
  'collected_courses',
  {
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    collectedAt: moment('collected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.courseId] }),
    index('collected_courses_recent').on(table.eid, table.userId, table.collectedAt, table.courseId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);
