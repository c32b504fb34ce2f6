import { defineCall } from '../call.ts';
import { messageKind, messageKinds } from './messages.choices.ts';
import { flag } from '../wire.ts';
import { v } from '../v.ts';

export const messageCounts = defineCall({
  name: 'apiCount/getIsshowCount',
  method: 'GET',
  summary: 'Unread messages by kind, and whether admin messages are shown at all',
  source: ['ME-01', 'AC-11'],
  request: v.object({}),
  response: v.object({
    /** Y: the enterprise shows admin messages [AC-11]. */
    adminMessage: flag,
    /** Unread messages of each kind; 0 for hidden kinds. */
    unread: v.object(v.entriesFromList(messageKind.options, v.int())),
    /** Unread messages of all kinds. */
    total: v.int(),
  }),
});
export type MessageCounts = v.InferOutput<(typeof messageCounts)['response']>;

/** Zero of each kind. */
export const noUnread = Object.fromEntries(messageKinds.map((kind) => [kind, 0])) as MessageCounts['unread'];
