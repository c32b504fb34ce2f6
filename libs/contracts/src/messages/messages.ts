import { defineCall } from '../call.ts';
import { messageBoxes, messageKind, ownKinds, socialBoxes } from './messages.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Recipient or sender of a message. */
export const messagePerson = v.object({
  /** User id. */
  id: v.int(),
  /** Name shown to colleagues. */
  name: v.string(),
  /** In the reader's language; empty for none. */
  department: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
});
export type MessagePerson = v.InferOutput<typeof messagePerson>;

/** A message in a list [ME-01]. Its text is composed at reading, in the reader's language. */
export const messageRow = v.object({
  /** Message id. */
  id: v.int(),
  /** Kind of the message. */
  kind: messageKind,
  /** Target of the message, such as a `course` and its id. */
  source: v.object({
    /** Type of the target. */
    type: v.string(),
    /** Id of the target. */
    id: v.string(),
  }),
  /** First line. */
  title: v.string(),
  /** Text after the title; may be empty. */
  text: v.string(),
  /** Name of the sender; empty for the portal itself. */
  from: v.string(),
  /** Portrait of the sender; empty for none. */
  image: v.string(),
  /** Time of arrival, epoch ms. */
  at: epochMs,
  /** True when the reader has read it. */
  read: v.boolean(),
});
export type MessageRow = v.InferOutput<typeof messageRow>;

/** Study of one week, for the weekly summary. */
const week = v.object({
  /** Seconds of each day, Monday first. */
  days: v.array(v.int()),
  /** Seconds in total. */
  seconds: v.int(),
  /** Chapters that became learned. */
  chapters: v.int(),
});

/** A message with all its details [ME-01]. */
export const messageDetail = v.object({
  ...messageRow.entries,
  /** Named values of the message, such as the number of a certificate. */
  facts: v.array(
    v.object({
      /** Name of the value. */
      label: v.string(),
      /** Value in the reader's language and zone. */
      value: v.string(),
    }),
  ),
  /** Whether the reader can open its target: open, gone, forbidden to the reader; `none`: no target. */
  reach: v.picklist(['open', 'gone', 'forbidden', 'none']),
  /** Figures of a weekly summary; null for other messages. */
  summary: v.nullable(
    v.object({
      /** Monday of its week, YYYY-MM-DD. */
      monday: v.string(),
      /** The summarised week. */
      now: week,
      /** The week before. */
      before: week,
      /** Weekly study goal, seconds; 0 for none. */
      goalS: v.int(),
    }),
  ),
  /** Conversation of the message; null for other messages. */
  conversation: v.nullable(
    v.object({
      /** The other person. */
      person: messagePerson,
      /** True when the reader has blocked this person. */
      blocked: v.boolean(),
      /** True when the reader cannot write: the person has blocked the reader, or has left. */
      closed: v.boolean(),
    }),
  ),
});
export type MessageDetail = v.InferOutput<typeof messageDetail>;

const filters = {
  /** Y: unread messages alone. */
  unread: flag,
  /** Search words; empty for all. */
  keyword: text(80),
};

export const socialMessages = defineCall({
  name: 'apiCount/getIsshowCount/commentDetail',
  method: 'GET',
  summary: 'Mentions, praise or comments, last first',
  source: ['ME-01'],
  request: page({
    /** Requested list. */
    box: v.picklist(socialBoxes),
    ...filters,
  }),
  response: pageOf(messageRow),
});

export const messageList = defineCall({
  name: 'apiMessage/list',
  method: 'GET',
  summary: 'Messages of one list of the inbox, last first',
  source: ['ME-01'],
  request: page({
    /** Requested list. */
    box: v.picklist(messageBoxes),
    /** In the list `own`, one kind alone. */
    about: v.picklist(['all', ...ownKinds]),
    ...filters,
  }),
  response: pageOf(messageRow),
});

export const readMessage = defineCall({
  name: 'apiMessage/detail',
  method: 'GET',
  summary: 'A message of the reader’s; it stays unread until it is told that it was read',
  source: ['ME-01'],
  request: v.object({
    /** Message id. */
    id: wireId,
  }),
  response: messageDetail,
});

export const readTaskScore = defineCall({
  name: 'apiMessage/taskScore',
  method: 'GET',
  summary: 'The message about the score of a task',
  source: ['ME-01'],
  request: v.object({
    /** Task id. */
    task_id: wireId,
    /** User id of the scored person; the reader's own. */
    uid: wireId,
  }),
  response: messageDetail,
});

export const setMessageRead = defineCall({
  name: 'apiMessage/read',
  method: 'POST',
  summary: 'Marks a message as read or unread; the same again changes nothing',
  source: ['ME-01'],
  request: v.object({
    /** Message id. */
    id: wireId,
    /** Y: mark as read. */
    read: flag,
  }),
  response: v.object({
    /** Resulting state. */
    read: flag,
  }),
});

export const readAllMessages = defineCall({
  name: 'apiMessage/readAll',
  method: 'POST',
  summary: 'Marks all messages as read that had come by a moment',
  source: ['ME-01'],
  request: v.object({}),
  response: v.object({
    /** Number of newly read messages. */
    count: v.int(),
  }),
});

export const removeMessage = defineCall({
  name: 'apiMessage/remove',
  method: 'POST',
  summary: 'Takes a message out of the inbox, or puts it back',
  source: ['ME-01'],
  request: v.object({
    /** Message id. */
    id: wireId,
    /** Y: remove; N: restore. */
    removed: flag,
  }),
  response: v.object({
    /** Resulting state. */
    removed: flag,
  }),
});
