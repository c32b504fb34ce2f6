import type { UploadKind } from '@banyan/contracts';
import { bigint, boolean, foreignKey, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Files that learners send, from the first byte until something refers to them, and as long as it does. */
export const uploads = tenantTable(
  'uploads',
  {
    /** 16 random bytes, base64url. */
    id: text('id').notNull(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    /** As it is called where it came from. */
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    /** Bytes: as they were said; once it is done, as they are stored. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes that have come and are kept. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** `done`: the store has it, with its size. `dropped`: on its way out. */
    state: text('state').$type<'receiving' | 'done' | 'dropped'>().notNull().default('receiving'),
    /** Its key in the store. */
    key: text('key').notNull(),
    /** Of a file in pieces: what the store calls it; null for one in a single request. */
    handle: text('handle'),
    /** Of a file in pieces: what the store said of each. */
    pieces: jsonb('pieces').$type<string[]>().notNull().default([]),
    /** SHA-256 of what has come so far, as it goes on. */
    hashing: bytes('hashing'),
    /** Hex; once it is done. */
    sha256: text('sha256'),
    createdAt: moment('created_at').notNull(),
    /** When the last byte came that is kept. */
    touchedAt: moment('touched_at').notNull(),
    /** When something began to refer to it; null: nothing does. */
    claimedAt: moment('claimed_at'),
    /** The request that writes to it now, null when none does; see `uploadLocks`. */
    lockedBy: text('locked_by'),
    /** Till when its word holds; a process that was killed loses it. */
    lockedUntil: moment('locked_until'),
    /** Another request waits for it. */
    lockWanted: boolean('lock_wanted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.id] }),
    index('uploads_user').on(table.eid, table.userId, table.createdAt),
    // What nothing refers to, oldest first: for the sweep.
    index('uploads_loose').on(table.eid, table.claimedAt, table.touchedAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
