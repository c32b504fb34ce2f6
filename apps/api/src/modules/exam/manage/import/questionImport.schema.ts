import type { QuestionChoice, questionImportStates } from '@banyan/contracts/exam';
import { boolean, foreignKey, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../../../db/columns.ts';
import { tenantTable } from '../../../../db/tenantTable.ts';
import type { QuestionSource } from '../../import/readQuestion.ts';
import type { TableMapping } from '../../import/tableQuestions.ts';
import { questionBanks } from '../../question.schema.ts';

/** A question that an import has written. */
interface BroughtQuestion {
  readonly id: number;
  /** The version that it replaced; null: it is new. */
  readonly former: number | null;
}

/** Imports of questions by the console: the file stays in the store, and what was decided about it stands here. */
export const questionImports = tenantTable(
  'question_imports',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    bankId: rowId('bank_id').notNull(),
    /** The person who brought the file; the id alone, so that nothing personal outlives an erased account. */
    actorId: rowId('actor_id').notNull(),
    file: text('file').notNull(),
    /** Key in the store, and the upload; empty once the file is gone. */
    key: text('key').notNull(),
    uploadId: text('upload_id').notNull(),
    state: text('state').$type<(typeof questionImportStates)[number]>().notNull().default('checked'),
    /** Digest of a table's first row; empty for other files. */
    head: text('head').notNull().default(''),
    mapping: jsonb('mapping').$type<TableMapping>(),
    remembered: boolean('remembered').notNull().default(false),
    /** Mended questions, by their place in the file. */
    mended: jsonb('mended').$type<Readonly<Record<number, QuestionSource>>>().notNull().default({}),
    choices: jsonb('choices').$type<Readonly<Record<number, QuestionChoice>>>().notNull().default({}),
    brought: jsonb('brought').$type<readonly BroughtQuestion[]>().notNull().default([]),
    /** Questions that could not be taken back. */
    stayed: integer('stayed').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When it was written; null: it is not. */
    writtenAt: moment('written_at'),
  },
  (table) => [
    index('question_imports_latest').on(table.eid, table.bankId, table.id),
    index('question_imports_head').on(table.eid, table.head, table.id),
    foreignKey({ columns: [table.eid, table.bankId], foreignColumns: [questionBanks.eid, questionBanks.id] }).onDelete(
      'cascade',
    ),
  ],
);

export type QuestionImportRow = typeof questionImports.$inferSelect;
