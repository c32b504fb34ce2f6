import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../db/columns.ts';
import { tenantTable } from '../db/tenantTable.ts';

/** Used nonces: a sealed or signed call is accepted once. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    kid: text('kid').notNull(),
    jti: text('jti').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kid, table.jti] }), index('used_nonces_expires').on(table.expiresAt)],
);

/** Answers to POSTs by their key: the same key with the same input gets the same answer. */
export const idempotentAnswers = tenantTable(
  'idempotent_answers',
  {
    /** Caller: a user's id, or the address of a visitor. */
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    /** SHA-256 of call and input. */
    inputHash: bytes('input_hash').notNull(),
    answer: jsonb('answer').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.owner, table.key] }),
    index('idempotent_answers_expires').on(table.expiresAt),
  ],
);

/** Calls of one subject in one window, for the request limit. Unlogged: not needed after a crash. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** User or address. */
    subject: text('subject').notNull(),
    /** Number of the minute since 1970. */
    minute: integer('minute').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.minute] }), index('rate_windows_minute').on(table.minute)],
);
