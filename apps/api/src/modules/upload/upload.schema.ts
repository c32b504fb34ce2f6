import type { UploadKind } from '@banyan/contracts';
import { bigint, boolean, foreignKey, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';
import type { FileType } from '../../ports/fileTypes.ts';
import { users } from '../../platform/enterprise.schema.ts';

/** Uploads of learners, from the first byte until something refers to them, and as long as it does. */
export const uploads = tenantTable(
  'uploads',
  {
    /** 16 random bytes, base64url. */
    id: text('id').notNull(),
    userId: rowId('user_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull(),
    /** Its original name. */
    name: text('name').notNull(),
    type: text('type').$type<FileType>().notNull(),
    /** Bytes: as declared; once it is done, as stored. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes received and stored. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** `done`: the store has it, with its size. `dropped`: being removed. */
    state: text('state').$type<'receiving' | 'done' | 'dropped'>().notNull().default('receiving'),
    /** Its key in the store. */
    key: text('key').notNull(),
    /** Of a file in pieces: its name in the store; null for one in a single request. */
    handle: text('handle'),
    /** Of a file in pieces: the store's receipt for each. */
    pieces: jsonb('pieces').$type<string[]>().notNull().default([]),
    /** State of the SHA-256 of the bytes so far. */
    hashing: bytes('hashing'),
    /** Hex; once it is done. */
    sha256: text('sha256'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last byte that is kept. */
    touchedAt: moment('touched_at').notNull(),
    /** Time since which something refers to it; null: nothing does. */
    claimedAt: moment('claimed_at'),
    /** The request that is writing to it, null when none is; see `uploadLocks`. */
    lockedBy: text('locked_by'),
    /** End of the lock; a killed process loses it. */
    lockedUntil: moment('locked_until'),
    /** Another request waits for it. */
    lockWanted: boolean('lock_wanted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.id] }),
    index('uploads_user').on(table.eid, table.userId, table.createdAt),
    // Files that nothing refers to, oldest first: for the sweep.
    index('uploads_loose').on(table.eid, table.claimedAt, table.touchedAt),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }),
  ],
);

export type UploadRow = typeof uploads.$inferSelect;
