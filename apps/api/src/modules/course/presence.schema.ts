import { doublePrecision, foreignKey, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { courses } from './course.schema.ts';

/** Study time in a course after which its learner is asked next; drawn by the server and never disclosed. */
export const presenceDue = tenantTable(
  'presence_due',
  {
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    /** Seconds studied in the course, repeats included. */
    atS: doublePrecision('at_s').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.courseId] }),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);

/** A question whether the learner is there, and when it was answered. */
export const presenceChecks = tenantTable(
  'presence_checks',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    userId: rowId('user_id').notNull(),
    courseId: rowId('course_id').notNull(),
    way: text('way').$type<'prompt' | 'face'>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Deadline of the answer. */
    until: moment('until').notNull(),
    /** Null: nothing counts in the course until it is set. */
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('presence_checks_person').on(table.eid, table.userId, table.courseId, table.askedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.courseId], foreignColumns: [courses.eid, courses.id] }).onDelete('cascade'),
  ],
);
