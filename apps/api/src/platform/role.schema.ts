import type { Permission, Reach } from '@banyan/contracts';
import { foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { localisedText } from '../db/localised.ts';
import { tenantTable } from '../db/tenantTable.ts';
import { users } from './enterprise.schema.ts';

/** Roles of an enterprise's own, beside those that are built in. */
export const roles = tenantTable(
  'roles',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    name: localisedText('name').notNull(),
    permissions: jsonb('permissions').$type<readonly Permission[]>().notNull(),
    /** Counts the changes, so that two administrators do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [unique('roles_eid_id').on(table.eid, table.id)],
);

/** Roles that people have, each with its reach. */
export const roleGrants = tenantTable(
  'role_grants',
  {
    roleId: rowId('role_id').notNull(),
    userId: rowId('user_id').notNull(),
    reach: text('reach').$type<Reach>().notNull(),
    /** Departments of a grant that reaches no further; those below them are meant too. */
    departments: jsonb('departments').$type<readonly number[]>().notNull().default([]),
    /** The person who gave it. */
    givenBy: rowId('given_by').notNull(),
    givenAt: moment('given_at').notNull(),
    /** When it ends; null: not by itself. */
    endsAt: moment('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eid, table.roleId, table.userId] }),
    index('role_grants_user').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.roleId], foreignColumns: [roles.eid, roles.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);
