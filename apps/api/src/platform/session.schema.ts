import type { UserInfo } from '@banyan/contracts/account';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../db/columns.ts';
import { tenantTable } from '../db/tenantTable.ts';
import { users } from './enterprise.schema.ts';

/** A login. The token itself is not here: its hash finds the row, the derived keys open and seal [protocol EV1]. */
export const sessions = tenantTable(
  'sessions',
  {
    /** `hashToken` of the token. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the token in sealed calls. */
    kid: text('kid').notNull(),
    userId: rowId('user_id').notNull(),
    signKey: bytes('sign_key').notNull(),
    encC2s: bytes('enc_c2s').notNull(),
    encS2c: bytes('enc_s2c').notNull(),
    createdAt: moment('created_at').notNull(),
    /** 30 days after login. */
    expiresAt: moment('expires_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Set by logout; the row stays a while, so that its last calls can be answered with their own keys. */
    endedAt: moment('ended_at'),
    /** Ended by a login on another device, and its pages are to learn so. */
    endedElsewhere: boolean('ended_elsewhere').notNull().default(false),
    userAgent: text('user_agent').notNull(),
    ip: text('ip').notNull(),
    /** Set where an administrator sees the academy as this person: who, from which login, until when (epoch ms). */
    seeing: jsonb('seeing').$type<{ readonly by: number; readonly from: string; readonly until: number }>(),
    /** Set for a session of support; it is recorded then. */
    service: jsonb('service').$type<NonNullable<UserInfo['serviceUsers']>>(),
  },
  (table) => [
    // The owner of a token may see its row before its enterprise is known; see the function `look_up_session`.
    pgPolicy('sessions_by_token', {
      for: 'select',
      using: sql`kid = current_setting('app.kid', true) or token_hash = current_setting('app.token', true)`,
    }),
    uniqueIndex('sessions_kid').on(table.kid),
    index('sessions_user').on(table.eid, table.userId),
    index('sessions_expires').on(table.expiresAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Failed logins, which delay further ones, see attempts.ts. */
export const loginAttempts = tenantTable(
  'login_attempts',
  {
    /** `pair:` address and account, `account:` or `ip:`, and the value. */
    subject: text('subject').notNull(),
    /** Failed attempts; of an address the accounts that failed from it. */
    failures: integer('failures').notNull(),
    /** Last failure; of an address the first of its window. */
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eid, table.subject] })],
);

/** Right to replace an initial password, given by a refused login: ten minutes, once. */
export const passwordTickets = tenantTable(
  'password_tickets',
  {
    /** `hashToken` of the ticket. */
    ticketHash: text('ticket_hash').primaryKey(),
    userId: rowId('user_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
