import type { AudienceRule, FieldKind } from '@banyan/contracts/organisation';
import { boolean, foreignKey, index, integer, jsonb, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { localisedText, type Localised } from '../db/localised.ts';
import { tenantTable } from '../db/tenantTable.ts';
import { audiences } from './audience/audience.schema.ts';
import { departments } from './department.schema.ts';
import { users } from './enterprise.schema.ts';

/** Managers of departments. They see and remind the people of the department and of those below it. */
export const departmentManagers = tenantTable(
  'department_managers',
  { departmentId: rowId('department_id').notNull(), userId: rowId('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.departmentId, table.userId] }),
    index('department_managers_user').on(table.eid, table.userId),
    foreignKey({
      columns: [table.eid, table.departmentId],
      foreignColumns: [departments.eid, departments.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Departments that a person belongs to beside the main one. */
export const furtherDepartments = tenantTable(
  'further_departments',
  { userId: rowId('user_id').notNull(), departmentId: rowId('department_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.userId, table.departmentId] }),
    index('further_departments_department').on(table.eid, table.departmentId),
    foreignKey({
      columns: [table.eid, table.departmentId],
      foreignColumns: [departments.eid, departments.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Views of the console's tables that people have saved for themselves. */
export const savedViews = tenantTable(
  'saved_views',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    userId: rowId('user_id').notNull(),
    /** Name of the table, such as `people`. */
    ofTable: text('of_table').notNull(),
    name: text('name').notNull(),
    /** Part of the table's address. */
    query: text('query').notNull(),
  },
  (table) => [
    unique('saved_views_name').on(table.eid, table.userId, table.ofTable, table.name),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** Groups of people: kept by hand, or by a rule. */
export const groups = tenantTable(
  'groups',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    name: localisedText('name').notNull(),
    /** Null: its people are those of `group_members`. */
    rule: jsonb('rule').$type<AudienceRule>(),
    /** Department whose administrators keep it; null: the enterprise. */
    departmentId: rowId('department_id'),
    /** The audience of its people, by which they are counted and listed. */
    audienceId: rowId('audience_id'),
    /** Counts the changes, so that two administrators do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    unique('groups_eid_id').on(table.eid, table.id),
    foreignKey({ columns: [table.eid, table.departmentId], foreignColumns: [departments.eid, departments.id] }),
    foreignKey({ columns: [table.eid, table.audienceId], foreignColumns: [audiences.eid, audiences.id] }),
  ],
);

/** People of the groups that are kept by hand. */
export const groupMembers = tenantTable(
  'group_members',
  { groupId: rowId('group_id').notNull(), userId: rowId('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.eid, table.groupId, table.userId] }),
    index('group_members_user').on(table.eid, table.userId),
    foreignKey({ columns: [table.eid, table.groupId], foreignColumns: [groups.eid, groups.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eid, table.userId], foreignColumns: [users.eid, users.id] }).onDelete('cascade'),
  ],
);

/** An option of a field that is a choice. */
export interface FieldOption {
  /** Unique within the field; never given again. */
  readonly id: number;
  readonly name: Localised;
}

/** Fields that the enterprise keeps about its people; the values are in `users.fieldValues`. */
export const personFields = tenantTable(
  'person_fields',
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity({ startWith: 101 }),
    kind: text('kind').$type<FieldKind>().notNull(),
    name: localisedText('name').notNull(),
    /** Options of a choice, in their order. */
    options: jsonb('options').$type<readonly FieldOption[]>().notNull().default([]),
    /** Id of the next option. */
    nextOption: integer('next_option').notNull().default(1),
    /** People see their own value in their personal data. */
    shown: boolean('shown').notNull().default(false),
    /** Place in the order of fields. */
    place: integer('place').notNull().default(0),
    /** When it was hidden; null: it is not. */
    archivedAt: moment('archived_at'),
    /** Counts the changes, so that two administrators do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [unique('person_fields_eid_id').on(table.eid, table.id)],
);
