import type { ContentLanguage } from '../db/localised.ts';
import { defineEffect } from './effect.ts';

/** A person with an address of mail was given an invitation. */
export interface PersonInvited {
  readonly userId: number;
  /** Address of the invitation, sealed: it opens the account. */
  readonly sealedLink: string;
  /** Language of the person who invites. */
  readonly language: ContentLanguage;
}

export const personInvited = defineEffect<PersonInvited>('person.invited');
