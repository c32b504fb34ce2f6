import { defineEffect } from './effect.ts';

/** Messages are in inboxes; they may have to reach their readers in other ways as well. */
export interface MessageWritten {
  readonly messageIds: readonly number[];
}

export const messageWritten = defineEffect<MessageWritten>('messageWritten');
