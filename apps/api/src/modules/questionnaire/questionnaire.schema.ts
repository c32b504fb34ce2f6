import type { ItemType, ItemValue, Jump, QuestionnaireKind, ResultRule } from '@banyan/contracts/exam';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { localisedText, type Localised } from '../../db/localised.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { audiences } from '../../platform/audience/audience.schema.ts';

/** A question with its rules. */
export interface StoredItem {
  /** Its key within the questionnaire. */
  readonly id: string;
  readonly type: ItemType;
  readonly title: Localised;
  readonly hint?: Localised;
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly Localised[];
  readonly gaps?: readonly Localised[];
  /** Meaning of the two ends of a scale. */
  readonly low?: Localised;
  readonly high?: Localised;
  /** Jumps over later questions; the first that an answer fits counts. */
  readonly jumps?: readonly Jump[];
}

/** Questionnaires and votes. */
export const questionnaires = tenantTable(
  'questionnaires',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 700_001 }),
    kind: text('kind').$type<QuestionnaireKind>().notNull(),
    title: localisedText('title').notNull(),
    introduction: localisedText('introduction').notNull(),
    /** The caller. */
    owner: localisedText('owner').notNull(),
    /** The person who reads named answers; null: nobody does. */
    authorId: rowId('author_id'),
    /** Audience it is for; null: everyone. */
    audienceId: rowId('audience_id'),
    opensAt: moment('opens_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    anonymous: boolean('anonymous').notNull(),
    once: boolean('once').notNull(),
    minutes: integer('minutes').notNull(),
    results: text('results').$type<ResultRule>().notNull(),
    items: jsonb('items').$type<readonly StoredItem[]>().notNull(),
    /** Never published: no learner sees it. */
    draft: boolean('draft').notNull().default(false),
    /** A draft of which others are begun. */
    template: boolean('template').notNull().default(false),
    archivedAt: moment('archived_at'),
    createdBy: rowId('created_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** Null: it came in from elsewhere. */
    changedBy: rowId('changed_by'),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
    unique('questionnaires_eid_id').on(table.eid, table.id),
    index('questionnaires_changed').on(table.eid, table.changedAt, table.id),
    index('questionnaires_opened').on(table.eid, table.opensAt, table.id),
    check('questionnaires_window', sql`${table.opensAt} < ${table.closesAt}`),
  ],
);

/** Answers with the person and the time. Those of anonymous questionnaires are never here. */
export const questionnaireSheets = tenantTable(
  'questionnaire_sheets',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    questionnaireId: rowId('questionnaire_id').notNull(),
    userId: rowId('user_id').notNull(),
    /** By the ids of questions. */
    answers: jsonb('answers').$type<Readonly<Record<string, ItemValue>>>().notNull(),
    handedInAt: moment('handed_in_at').notNull(),
  },
  (table) => [
    index('questionnaire_sheets_person').on(table.eid, table.userId, table.questionnaireId),
    foreignKey({
      columns: [table.eid, table.questionnaireId],
      foreignColumns: [questionnaires.eid, questionnaires.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Participants of a questionnaire: everybody in one row, in the order of their ids. A row for each person could be
 * matched with the answers of its transaction, by the transaction's number and by its place. A negative id is an account
 * that has become another participant's.
 */
export const questionnaireTakers = tenantTable(
  'questionnaire_takers',
  {
    questionnaireId: rowId('questionnaire_id').notNull(),
    userIds: bigint('user_ids', { mode: 'number' }).array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.questionnaireId] }),
    foreignKey({
      columns: [table.eid, table.questionnaireId],
      foreignColumns: [questionnaires.eid, questionnaires.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Answers to a question: each different answer and how often it was given, in one row without an order. The answers of
 * one person to two questions are not tied to each other.
 */
export const questionnaireTallies = tenantTable(
  'questionnaire_tallies',
  {
    questionnaireId: rowId('questionnaire_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Times by answer, which is written as JSON. */
    tally: jsonb('tally').$type<Readonly<Record<string, number>>>().notNull(),
    /** The same as it stood when the number of participants last came to a multiple of five. */
    pending: jsonb('pending').$type<Readonly<Record<string, number>>>().notNull().default({}),
    /**
     * The same as it stood five participants before that. An open anonymous questionnaire shows this one: two looks at
     * it differ by five people, and the look after its end by five at least.
     */
    shown: jsonb('shown').$type<Readonly<Record<string, number>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.questionnaireId, table.itemId] }),
    foreignKey({
      columns: [table.eid, table.questionnaireId],
      foreignColumns: [questionnaires.eid, questionnaires.id],
    }).onDelete('cascade'),
  ],
);

export type QuestionnaireRow = typeof questionnaires.$inferSelect;
