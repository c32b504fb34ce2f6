import { defineCall } from '../call.ts';
import { v } from '../v.ts';

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const changePassword = defineCall({
  name: 'apiSystem/resetPassword',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a repetition brings the old password, which is wrong by then, and changes nothing.
  idempotent: false,
  summary: 'Replaces one’s own password; logins on other devices end. A wrong old one is refused as `current: wrong`',
  source: ['SE-04', 'SE-14'],
  request: v.object({
    /** The one in force. */
    current: word,
    /** The new one, by the enterprise’s rules [SE-04]. */
    password: word,
    /** The same again. */
    confirm: word,
  }),
  response: v.object({
    /** How many logins on other devices have ended. */
    ended: v.int(),
  }),
});
