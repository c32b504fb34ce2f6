import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireInt } from '../wire.ts';

/** Kinds of things whose changes are on record. */
export const auditSubjects = ['person', 'department', 'people'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** An act of an administrator. */
const auditEntry = v.object({
  id: v.int(),
  at: epochMs,
  /** Who did it; null: the server itself. */
  who: v.nullable(v.object({ id: v.int(), name: v.string() })),
  /** Network address. */
  ip: v.string(),
  /** Name of the call, as `manage/people/change`. */
  act: v.string(),
  /** The thing; null where the act was about none. */
  subject: v.nullable(v.object({ type: v.picklist(auditSubjects), id: v.int(), name: v.string() })),
  /** Values before and after, in words; of secrets the name of the field alone. */
  changes: v.array(v.object({ field: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
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
    subject: v.optional(v.picklist(['', ...auditSubjects]), ''),
    /** The thing of that kind; 0: all. */
    id: v.optional(wireInt),
    /** Who did it; 0: anybody. */
    who: v.optional(wireInt),
  }),
  response: pageOf(auditEntry, { total: v.int() }),
});
