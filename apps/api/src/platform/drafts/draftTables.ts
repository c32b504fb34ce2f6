import { foreignKey, integer, jsonb, primaryKey, type PgColumn } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../../db/columns.ts';
import { tenantTable } from '../../db/tenantTable.ts';

/** The table of the things that have drafts. */
type Things = { readonly eid: PgColumn; readonly id: PgColumn };

/** Drafts of things of one kind: what their next version will be. Without a row there is nothing to publish. */
export const draftTable = <Draft>(kind: string, things: Things) =>
  tenantTable(
    `${kind}_drafts`,
    {
      thingId: rowId(`${kind}_id`).notNull(),
      draft: jsonb('draft').$type<Draft>().notNull(),
      /** Begins a change; an older one is refused. */
      revision: integer('revision').notNull().default(1),
      savedAt: moment('saved_at').notNull(),
      savedBy: rowId('saved_by'),
    },
    (table) => [
      primaryKey({ columns: [table.eid, table.thingId] }),
      foreignKey({ columns: [table.eid, table.thingId], foreignColumns: [things.eid, things.id] }).onDelete('cascade'),
    ],
  );

/** Published versions of things of one kind. */
export const versionTable = <Draft, Change>(kind: string, things: Things) =>
  tenantTable(
    `${kind}_versions`,
    {
      thingId: rowId(`${kind}_id`).notNull(),
      /** From 1. */
      no: integer('no').notNull(),
      draft: jsonb('draft').$type<Draft>().notNull(),
      /** Its changes against the one before. */
      changes: jsonb('changes').$type<readonly Change[]>().notNull().default([]),
      publishedAt: moment('published_at').notNull(),
      /** Null: it came in from elsewhere. */
      publishedBy: rowId('published_by'),
    },
    (table) => [
      primaryKey({ columns: [table.eid, table.thingId, table.no] }),
      foreignKey({ columns: [table.eid, table.thingId], foreignColumns: [things.eid, things.id] }).onDelete('cascade'),
    ],
  );

export type DraftTable<Draft> = ReturnType<typeof draftTable<Draft>>;
export type VersionTable<Draft, Change> = ReturnType<typeof versionTable<Draft, Change>>;
