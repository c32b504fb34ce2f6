import { foreignKey, index, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Searches: a row for a person and words, the last few of each person. */
export const searches = tenantTable(
  'searches',
  {
    userId: rowId('user_id').notNull(),
    /** The words in small letters, which identify a search. */
    key: text('key').notNull(),
    words: text('words').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.key] }),
    index('searches_own').on(table.eid, table.userId, table.at),
    index('searches_last').on(table.eid, table.at),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/**
 * Words of names in Latin script under all their spellings with letters left out. A mistyped word and the right one
 * share such a spelling, so that equality finds it: a similarity would have to look at every word, and no index with
 * row-level security answers it.
 */
export const spellings = tenantTable(
  'search_spellings',
  {
    spelling: text('spelling').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.spelling, table.word] })],
);
