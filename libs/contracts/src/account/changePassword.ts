import { defineCall } from '../call.ts';
import { v } from '../v.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const changePassword = defineCall({
  name: 'apiSystem/resetPassword',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a repetition sends the old password, which is wrong by then, and changes nothing.
  idempotent: false,
  summary: 'Replaces one’s own password; logins on other devices end. A wrong old one is refused as `current: wrong`',
  source: ['SE-04', 'SE-14'],
  request: v.object({
    /** Current password. */
    current: word,
    /** New password, by the enterprise’s rules [SE-04]. */
    password: word,
    /** New password, repeated. */
    confirm: word,
  }),
  response: v.object({
    /** Number of ended logins on other devices. */
    ended: v.int(),
  }),
});
