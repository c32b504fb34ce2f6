import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireInt } from '../wire.ts';
import { exported, format } from '../manage/exports.fields.ts';

const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));

/** Kinds of things whose changes are on record. */
export const auditSubjects = [
  'person',
  'department',
  'group',
  'people',
  'role',
  'settings',
  'log',
  'course',
  'courseCategory',
  'package',
  'enterprise',
  'import',
  'export',
  'field',
  'exam',
  'questionnaire',
  'programme',
  'homework',
  'activity',
  'product',
  'room',
  'announcement',
  'category',
  'booking',
  'bank',
  'question',
  'lecturer',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Origin of an act: the console, a table that was brought in, the command line, or work of the server. */
export const auditSources = ['console', 'import', 'command', 'job'] as const;
export type AuditSource = (typeof auditSources)[number];

/** An act of an administrator. */
const auditEntry = v.object({
  /** Grows with time. */
  id: v.int(),
  /** When it was done. */
  at: epochMs,
  /** The person who acted; null: the server itself. */
  who: v.nullable(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
    }),
  ),
  /** Network address. */
  ip: v.string(),
  /** Name of the call, as `manage/people/change`, or of the job or import. */
  act: v.string(),
  /** Its origin. */
  source: v.picklist(auditSources),
  /** The thing; null where the act was about none. */
  subject: v.nullable(
    v.object({
      /** Kind of the thing. */
      type: v.picklist(auditSubjects),
      /** Id within the kind. */
      id: v.int(),
      /** Name, of people the present one, of other things the one at that time. */
      name: v.string(),
    }),
  ),
  /** Values before and after, in words; of secrets the name of the field alone. */
  changes: v.array(
    v.object({
      /** Name of the field. */
      field: v.string(),
      /** Former value in words; null: none, or one that is not told. */
      before: v.nullable(v.string()),
      /** New value in words; null: none, or one that is not told. */
      after: v.nullable(v.string()),
    }),
  ),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

/** Most entries of a file, the latest ones. */
export const mostExported = 10_000;

const filters = {
  /** Words of the thing's name or of who did it; empty: all. */
  q: v.optional(text(60), ''),
  /** Kind of thing; empty: all. */
  subject: v.optional(v.picklist(['', ...auditSubjects]), ''),
  /** The thing of that kind; 0: all. */
  id: v.optional(wireInt),
  /** The person who acted; 0: anybody. */
  who: v.optional(wireInt),
  /** Name of the call, job or import; empty: all. */
  act: v.optional(text(60)),
  /** First day in the enterprise's zone; empty: any. */
  from: v.optional(day),
  /** Last day in the enterprise's zone; empty: any. */
  to: v.optional(day),
};

export const exportAudit = defineCall({
  name: 'manage/audit/export',
  method: 'POST',
  may: 'audit.export',
  summary: 'Writes the entries that the filters find into a file, the latest ten thousand at most, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    ...filters,
  }),
  response: exported,
});

export const auditLog = defineCall({
  name: 'manage/audit/list',
  method: 'GET',
  may: 'audit.see',
  summary: 'Acts of administrators and what was done for them, latest first',
  source: ['AC-10'],
  request: page(filters),
  response: pageOf(auditEntry, {
    /** Entries that the filters find. */
    total: v.int(),
  }),
});
