import {
  messageCounts,
  messageList,
  readAllMessages,
  readMessage,
  readTaskScore,
  removeMessage,
  setMessageRead,
  socialMessages,
} from '@banyan/contracts/messages';
import type { Api } from '@banyan/core-screen';

/** The inbox. */
export const inboxCalls = {
  counts: messageCounts,
  list: messageList,
  /** Mentions, praise and comments. */
  social: socialMessages,
  one: readMessage,
  taskScore: readTaskScore,
  setRead: setMessageRead,
  readAll: readAllMessages,
  remove: removeMessage,
} as const;

export type InboxApi = Api<typeof inboxCalls>;
