import type { AccessState, RecordingContainer, SupportType } from '@banyan/contracts/account';
import { bigint, boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** A recording from one start to its end, put together. */
export interface StoredRecording {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/** Accesses that administrators gave to support, with the state of their recordings. */
export const supportAccesses = tenantTable(
  'support_accesses',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** The person who gave it: support logs in as them. */
    userId: rowId('user_id').notNull(),
    type: text('type').$type<SupportType>().notNull().default('assist'),
    reason: text('reason').notNull(),
    minutes: integer('minutes').notNull(),
    state: text('state').$type<AccessState>().notNull().default('open'),
    /** `hashToken` of the link's code. */
    codeHash: text('code_hash').notNull(),
    grantedAt: moment('granted_at').notNull(),
    linkExpiresAt: moment('link_expires_at').notNull(),
    /** `hashToken` of the token of the session that the link opened. */
    sessionHash: text('session_hash'),
    enteredAt: moment('entered_at'),
    confirmTime: moment('confirm_time'),
    expireTime: moment('expire_time'),
    /** Whether the last piece has arrived, or the time for it is over. */
    endedAt: moment('ended_at'),
    /**
     * End of the calls that its session's type may make: each piece of the recording extends it, and any end shortens
     * it. Null: no piece has arrived. The session lookup and the live channel read it, see `tell_support_end`.
     */
    runsUntil: moment('runs_until'),
    container: text('container').$type<RecordingContainer>(),
    sound: boolean('sound').notNull().default(false),
    /** Place of the first piece of each start, in their order. */
    starts: jsonb('starts').$type<readonly number[]>().notNull().default([]),
    recordings: jsonb('recordings').$type<readonly StoredRecording[]>().notNull().default([]),
  },
  (table) => [
    unique('support_accesses_eid_id').on(table.eid, table.id),
    index('support_accesses_granted').on(table.eid, table.grantedAt, table.id),
    index('support_accesses_code').on(table.eid, table.codeHash),
    index('support_accesses_user').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Pieces of recordings, until they are put together. */
export const supportChunks = tenantTable(
  'support_chunks',
  {
    accessId: rowId('access_id').notNull(),
    /** Place in the recording. */
    position: integer('position').notNull(),
    key: text('key').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.accessId, table.position] }),
    foreignKey({
      columns: [table.eid, table.accessId],
      foreignColumns: [supportAccesses.eid, supportAccesses.id],
    }).onDelete('cascade'),
  ],
);
