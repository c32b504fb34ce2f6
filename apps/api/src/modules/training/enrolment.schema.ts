import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { programmes } from './programmes.schema.ts';

/** A person in a programme; the round is the last one. Progress is written from finished tasks, never by hand. */
export const enrolments = tenantTable(
  'training_enrolments',
  {
    programmeId: rowId('programme_id').notNull(),
    userId: rowId('user_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** 1 for the first; a recertification continues the count. */
    round: integer('round').notNull().default(1),
    beganAt: moment('began_at').notNull(),
    /** When the round is over; null: with the programme. */
    dueAt: moment('due_at'),
    completedAt: moment('completed_at'),
    /** When the next round opens by itself. */
    renewsAt: moment('renews_at'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** Stages chosen among alternatives. */
    chosen: rowId('chosen')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.programmeId] }),
    index('training_enrolments_recent').on(table.eid, table.userId, table.joinedAt, table.programmeId),
    index('training_enrolments_programme').on(table.eid, table.programmeId, table.userId),
    index('training_enrolments_renewal').on(table.eid, table.renewsAt),
    check('training_enrolments_progress', sql`${table.progress} between 0 and 100`),
    foreignKey({
      columns: [table.eid, table.programmeId],
      foreignColumns: [programmes.eid, programmes.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Completed rounds of people: the base of a recertification, and the history. */
export const rounds = tenantTable(
  'training_rounds',
  {
    programmeId: rowId('programme_id').notNull(),
    userId: rowId('user_id').notNull(),
    round: integer('round').notNull(),
    beganAt: moment('began_at').notNull(),
    completedAt: moment('completed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.programmeId, table.round] }),
    foreignKey({
      columns: [table.eid, table.userId, table.programmeId],
      foreignColumns: [enrolments.eid, enrolments.userId, enrolments.programmeId],
    }).onDelete('cascade'),
  ],
);

/** Tasks that a person has finished in a round. */
export const finishedTasks = tenantTable(
  'training_finished_tasks',
  {
    programmeId: rowId('programme_id').notNull(),
    userId: rowId('user_id').notNull(),
    round: integer('round').notNull(),
    taskId: rowId('task_id').notNull(),
    finishedAt: moment('finished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.programmeId, table.round, table.taskId] }),
    foreignKey({
      columns: [table.eid, table.userId, table.programmeId],
      foreignColumns: [enrolments.eid, enrolments.userId, enrolments.programmeId],
    }).onDelete('cascade'),
  ],
);
