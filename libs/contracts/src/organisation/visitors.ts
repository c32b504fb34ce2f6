import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text } from '../wire.ts';
import { accountStates } from './people.choices.ts';
import { managedPerson } from './people.ts';

/** A person from outside who was let in and belongs to no department. */
const managedVisitor = v.object({
  ...managedPerson.entries,
  /** Company that the person named. */
  company: v.string(),
  /** International form. */
  phone: v.string(),
  /** Reason that the person gave for coming in. */
  reason: v.string(),
  /** When the person asked to come in. */
  askedAt: epochMs,
  /** When the person was let in; null: not known. */
  since: v.nullable(epochMs),
  /** Courses that the person has begun. */
  courses: v.int(),
  /** Orders that the person has paid. */
  orders: v.int(),
});
export type ManagedVisitor = v.InferOutput<typeof managedVisitor>;

export const manageVisitors = defineCall({
  name: 'manage/visitors/list',
  method: 'GET',
  may: 'people.see',
  summary: 'People from outside who were let in and are no members, with what they did; for those who see all people',
  source: ['SE-08', 'AC-10'],
  request: page({
    /** Words of name or account, or a whole phone number; empty: all. */
    q: v.optional(text(60), ''),
    /** Empty: all but those who have left. */
    state: v.optional(v.picklist(['', ...accountStates]), ''),
    /** By account, or the newest first. */
    sort: v.optional(v.picklist(['account', '-account', 'newest']), 'newest'),
  }),
  response: pageOf(managedVisitor, {
    /** Visitors whom the filters find. */
    total: v.int(),
  }),
});
