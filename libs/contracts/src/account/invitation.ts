import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { epochMs, text } from '../wire.ts';

export const readInvitation = defineCall({
  name: 'apiSystem/invitation',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: it changes nothing.
  idempotent: false,
  summary:
    'Whom an invitation is for; `updateInitialPassword` takes it with the new password. Refused: `fieldsRefused` with `ticket: unknown` for one that was used, replaced, or has run out',
  source: ['SE-05'],
  request: v.object({
    /** The ticket of the invitation's address. */
    ticket: text(64),
  }),
  response: v.object({
    /** Name of the person, in the requested language. */
    name: v.string(),
    /** Login name. */
    account: v.string(),
    /** End of its validity. */
    expiresAt: epochMs,
  }),
});
