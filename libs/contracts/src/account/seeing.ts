import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { entered } from './entered.ts';

/** Time for which an administrator sees the academy as somebody. */
export const seeingMs = 30 * 60_000;

export const endSeeing = defineCall({
  name: 'apiSystem/endSeeing',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the token. A repetition finds the session ended.
  idempotent: false,
  summary: 'Ends seeing the academy as somebody: the administrator is in again, unless their own login has ended',
  source: ['AC-10'],
  request: v.object({}),
  response: v.object({
    /** The administrator's new session; null when the login from which it began has ended. */
    entered: v.nullable(entered),
  }),
});
