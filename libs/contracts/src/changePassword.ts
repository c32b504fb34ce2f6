import { defineCall } from './call.ts';
import { z } from './z.ts';

const word = z.string().check(z.minLength(1), z.maxLength(64));

export const changePassword = defineCall({
  name: 'apiSystem/resetPassword',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a repetition brings the old password, which is wrong by then, and changes nothing.
  idempotent: false,
  summary: 'Replaces one’s own password; logins on other devices end. A wrong old one is refused as `current: wrong`',
  source: ['SE-04', 'SE-14'],
  request: z.object({
    /** The one in force. */
    current: word,
    /** The new one, by the enterprise’s rules [SE-04]. */
    password: word,
    /** The same again. */
    confirm: word,
  }),
  response: z.object({
    /** How many logins on other devices have ended. */
    ended: z.int(),
  }),
});
