import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireInt } from '../wire.ts';

/** Kinds of things whose changes are on record. */
export const auditSubjects = ['person', 'department', 'people'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

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
  /** Name of the call, as `manage/people/change`. */
  act: v.string(),
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

export const auditLog = defineCall({
  name: 'manage/audit/list',
  method: 'GET',
  may: 'audit.see',
  summary: 'Acts of administrators, latest first',
  source: ['AC-10'],
  request: page({
    /** Words of the thing's name or of who did it; empty: all. */
    q: v.optional(text(60), ''),
    /** Kind of thing; empty: all. */
    subject: v.optional(v.picklist(['', ...auditSubjects]), ''),
    /** The thing of that kind; 0: all. */
    id: v.optional(wireInt),
    /** The person who acted; 0: anybody. */
    who: v.optional(wireInt),
  }),
  response: pageOf(auditEntry, {
    /** Entries that the filters find. */
    total: v.int(),
  }),
});
