import { boolean, check, foreignKey, integer, primaryKey } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { courses } from './course.schema.ts';

/** Stars that learners have given, once each. */
export const courseGrades = tenantTable(
  'course_grades',
  {
    courseId: rowId('course_id').notNull(),
    userId: rowId('user_id').notNull(),
    stars: integer('stars').notNull(),
    gradedAt: moment('graded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.courseId, table.userId] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('course_grades_stars', sql`${table.stars} between 1 and 5`),
  ],
);

/** Numbers of one star, two, … five; without a row they are unknown. */
export const courseSpreads = tenantTable(
  'course_spreads',
  {
    courseId: rowId('course_id').notNull(),
    counts: integer('counts').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.courseId] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);

/** Learners who praise a course, or did. */
export const coursePraises = tenantTable(
  'course_praises',
  {
    courseId: rowId('course_id').notNull(),
    userId: rowId('user_id').notNull(),
    praised: boolean('praised').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.courseId, table.userId] }),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
