import type { MessageKind } from '@banyan/contracts/messages';
import type { Localised } from '../db/localised.ts';
import { defineEffect } from './effect.ts';

/** A message to people; its words are chosen when it is read, by each reader's language. */
export interface MessageSent {
  readonly userIds: readonly number[];
  readonly kind: MessageKind;
  /** Its subject: a person gets one message per kind and source. */
  readonly source: { readonly type: string; readonly id: string };
  /**
   * Names and numbers that its words use: `title`, `text`, `from` (a name), `score`, `place`; names that end in `At`
   * are moments, epoch ms. The words use those that are present.
   */
  readonly params: Readonly<Record<string, string | number | Localised>>;
  /** A person who has it already gets it again, unread, with these words: news of one place is one message. */
  readonly again?: boolean;
}

export const messageSent = defineEffect<MessageSent>('messageSent');
