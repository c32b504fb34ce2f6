import type { CommentState } from '@banyan/contracts/course';
import { boolean, foreignKey, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Whether comments on courses wait for an administrator; without a row they do not. */
export const commentSettings = tenantTable('comment_settings', { approval: boolean('approval').notNull() }, (table) => [
  primaryKey({ columns: [table.eid] }),
]);

/** Comments on courses, and answers to them. */
export const courseComments = tenantTable(
  'course_comments',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 900_001 }),
    courseId: rowId('course_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** The comment that this answers; null: a comment of its own. */
    parentId: rowId('parent_id'),
    /** The answer that this replies to; null: the comment itself. */
    answersId: rowId('answers_id'),
    text: text('text').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    reason: text('reason').notNull().default(''),
    at: moment('at').notNull(),
    praises: integer('praises').notNull().default(0),
    reviewerId: rowId('reviewer_id'),
    reviewedAt: moment('reviewed_at'),
  },
  (table) => [
    unique('course_comments_eid_id').on(table.eid, table.id),
    index('course_comments_course').on(table.eid, table.courseId, table.at, table.id),
    index('course_comments_parent').on(table.eid, table.parentId, table.at, table.id),
    index('course_comments_person').on(table.eid, table.userId, table.at),
    index('course_comments_waiting').on(table.eid, table.state, table.at, table.id),
    index('course_comments_reviewed').on(table.eid, table.reviewedAt, table.id),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.parentId], foreignColumns: [table.eid, table.id] }).onDelete('cascade'),
  ],
);

/** Likes of comments, withdrawn ones too. */
export const commentPraises = tenantTable(
  'comment_praises',
  {
    commentId: rowId('comment_id').notNull(),
    userId: rowId('user_id').notNull(),
    praised: boolean('praised').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.commentId, table.userId] }),
    foreignKey({
      columns: [table.eid, table.commentId],
      foreignColumns: [courseComments.eid, courseComments.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type CommentRow = typeof courseComments.$inferSelect;
