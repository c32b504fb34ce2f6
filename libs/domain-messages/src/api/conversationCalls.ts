import { blockPerson, conversationLines, messagePeople, reportPrivate, sendPrivate } from '@banyan/contracts/messages';
import type { Api } from '@banyan/core-screen';

/** Private conversations. */
export const conversationCalls = {
  /** By the message that represents the conversation. */
  lines: conversationLines,
  send: sendPrivate,
  people: messagePeople,
  block: blockPerson,
  report: reportPrivate,
} as const;

export type ConversationApi = Api<typeof conversationCalls>;
