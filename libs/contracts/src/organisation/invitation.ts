import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { epochMs, wireId } from '../wire.ts';

/** An invitation as it is shown once. */
export const givenInvitation = v.object({
  /** Address with which the person sets a password; it is not told again. */
  link: v.string(),
  /** End of its validity. */
  expiresAt: epochMs,
  /** Address to which it was mailed too; empty: to none. */
  mailedTo: v.string(),
});
export type GivenInvitation = v.InferOutput<typeof givenInvitation>;

export const invitePerson = defineCall({
  name: 'manage/people/invite',
  method: 'POST',
  protection: 'encrypted',
  // No key [HT-06]: a kept answer would keep the invitation.
  idempotent: false,
  may: 'people.edit',
  summary:
    'An invitation with which the person sets a password, told once and mailed; the former one ends, and so do sessions',
  source: ['SE-05', 'AC-12'],
  request: v.object({
    /** Id of the person. */
    id: wireId,
  }),
  response: givenInvitation,
});
