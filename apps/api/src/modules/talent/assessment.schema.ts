import type { AssessmentRelation } from '@banyan/contracts/talent';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** A dimension of a tool. */
export interface ToolDimension {
  readonly key: string;
  readonly title: Localised;
  readonly about: Localised;
}

/** One statement; `reversed`: agreeing counts against the dimension. */
export interface ToolItem {
  readonly dimension: string;
  readonly text: Localised;
  readonly reversed?: boolean;
}

/** Tools of assessment: statements on a scale. */
export const talentTools = tenantTable(
  'talent_tools',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    title: localisedText('title').notNull(),
    /** Instructions for its statements. */
    about: localisedText('about').notNull(),
    minutes: integer('minutes').notNull(),
    /** Words of the steps, 1 first. */
    scale: jsonb('scale').$type<readonly Localised[]>().notNull(),
    dimensions: jsonb('dimensions').$type<readonly ToolDimension[]>().notNull(),
    items: jsonb('items').$type<readonly ToolItem[]>().notNull(),
  },
  (table) => [unique('talent_tools_eid_id').on(table.eid, table.id)],
);

/** Assessments of people. */
export const talentTasks = tenantTable(
  'talent_tasks',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    toolId: rowId('tool_id').notNull(),
    /** The assessed person. */
    subjectId: rowId('subject_id').notNull(),
    title: localisedText('title').notNull(),
    about: localisedText('about').notNull(),
    opensAt: moment('opens_at').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    unique('talent_tasks_eid_id').on(table.eid, table.id),
    index('talent_tasks_due').on(table.eid, table.dueAt, table.id),
    index('talent_tasks_subject').on(table.eid, table.subjectId),
    foreignKey({ columns: [table.eid, table.toolId], foreignColumns: [talentTools.eid, talentTools.id] }),
    foreignKey({ columns: [table.eid, table.subjectId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
    check('talent_tasks_period', sql`${table.opensAt} < ${table.dueAt}`),
  ],
);

/** People who answer in an assessment, and their answers. */
export const talentAnswers = tenantTable(
  'talent_answers',
  {
    taskId: rowId('task_id').notNull(),
    /** The person who answers. */
    userId: rowId('user_id').notNull(),
    relation: text('relation').$type<AssessmentRelation>().notNull(),
    /** By the number of the statement, 1 to 5. */
    answers: jsonb('answers').$type<Readonly<Record<string, number>>>().notNull().default({}),
    handedInAt: moment('handed_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.taskId, table.userId] }),
    index('talent_answers_person').on(table.eid, table.userId, table.taskId),
    foreignKey({ columns: [table.eid, table.taskId], foreignColumns: [talentTasks.eid, talentTasks.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

export type TaskRow = typeof talentTasks.$inferSelect;
export type ToolRow = typeof talentTools.$inferSelect;
export type AnswersRow = typeof talentAnswers.$inferSelect;
