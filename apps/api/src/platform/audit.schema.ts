import type { AuditSource, AuditSubject } from '@banyan/contracts/organisation';
import { index, jsonb, text } from 'drizzle-orm/pg-core';
import { moment, rowId } from '../db/columns.ts';
import { appendOnlyTable } from '../db/tenantTable.ts';

/** A changed field; of personal values and secrets both are null. */
export interface ChangedField {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Acts of administrators, and of jobs, imports and commands that change people and settings. They name people by id alone, so that nothing personal outlives an erased account. */
export const auditEntries = appendOnlyTable(
  'audit_entries',
  {
    id: rowId().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The person who acted; null: the server itself. */
    actorId: rowId('actor_id'),
    ip: text('ip').notNull(),
    /** Name of the call, job or import. */
    act: text('act').notNull(),
    source: text('source').$type<AuditSource>().notNull().default('console'),
    subjectType: text('subject_type').$type<AuditSubject>(),
    subjectId: rowId('subject_id'),
    /** Name of the thing at that time; empty for people. */
    subjectName: text('subject_name').notNull().default(''),
    changes: jsonb('changes').$type<readonly ChangedField[]>().notNull().default([]),
  },
  (table) => [
    index('audit_entries_latest').on(table.eid, table.id),
    index('audit_entries_subject').on(table.eid, table.subjectType, table.subjectId, table.id),
    index('audit_entries_actor').on(table.eid, table.actorId, table.id),
  ],
);
