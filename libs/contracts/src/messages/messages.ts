import { defineCall } from '../call.ts';
import { messageBoxes, messageKind, ownKinds, socialBoxes } from './messages.choices.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** Someone to write to, or who wrote. */
export const messagePerson = v.object({
  /** Id of the person. */
  id: v.int(),
  /** As colleagues see it. */
  name: v.string(),
  /** In the reader's language; empty for none. */
  department: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
});
export type MessagePerson = v.InferOutput<typeof messagePerson>;

/** A message as lists show it [ME-01]. Its words are made when it is read, in the reader's language. */
export const messageRow = v.object({
  /** Its id. */
  id: v.int(),
  /** Its subject. */
  kind: messageKind,
  /** What it leads to, such as a `course` and its id. */
  source: v.object({
    /** Sort of thing. */
    type: v.string(),
    /** Which one of them. */
    id: v.string(),
  }),
  /** First line. */
  title: v.string(),
  /** What follows; empty for none. */
  text: v.string(),
  /** Name of whoever it comes from; empty for the portal itself. */
  from: v.string(),
  /** Portrait of whoever it comes from; empty for none. */
  image: v.string(),
  /** When it came, epoch ms. */
  at: epochMs,
  /** The reader has read it. */
  read: v.boolean(),
});
export type MessageRow = v.InferOutput<typeof messageRow>;

/** Study of a week, for the weekly summary. */
const week = v.object({
  /** Seconds of each day, Monday first. */
  days: v.array(v.int()),
  /** Seconds altogether. */
  seconds: v.int(),
  /** Chapters that became learned. */
  chapters: v.int(),
});

/** A message with all that belongs to it [ME-01]. */
export const messageDetail = v.object({
  ...messageRow.entries,
  /** Names and values that it tells, such as the number of a certificate. */
  facts: v.array(
    v.object({
      /** What it is. */
      label: v.string(),
      /** In the reader's language and zone. */
      value: v.string(),
    }),
  ),
  /** Whether what it leads to is there for the reader: opens, is gone, is not for the reader; `none`: it leads nowhere. */
  reach: v.picklist(['open', 'gone', 'forbidden', 'none']),
  /** Figures of a weekly summary; null for other messages. */
  summary: v.nullable(
    v.object({
      /** Its Monday, YYYY-MM-DD. */
      monday: v.string(),
      /** That week. */
      now: week,
      /** The week before. */
      before: week,
      /** Study expected in a week, seconds; 0 for none. */
      goalS: v.int(),
    }),
  ),
  /** The conversation that it stands for; null for other messages. */
  conversation: v.nullable(
    v.object({
      /** The other person. */
      person: messagePerson,
      /** The reader takes nothing from this person. */
      blocked: v.boolean(),
      /** Nothing can be written: the person takes nothing from the reader, or has left. */
      closed: v.boolean(),
    }),
  ),
});
export type MessageDetail = v.InferOutput<typeof messageDetail>;

const filters = {
  /** Y: only what is not read. */
  unread: flag,
  /** Words to look for; empty for all. */
  keyword: text(80),
};

export const socialMessages = defineCall({
  name: 'apiCount/getIsshowCount/commentDetail',
  method: 'GET',
  summary: 'Mentions, praise or comments, last first',
  source: ['ME-01'],
  request: page({
    /** Which of them. */
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
    /** Which list. */
    box: v.picklist(messageBoxes),
    /** Of the list `own`, one kind alone. */
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
    /** Its id. */
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
    /** Id of the task. */
    task_id: wireId,
    /** Whose score; the reader's own. */
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
    /** Its id. */
    id: wireId,
    /** Y: it is read. */
    read: flag,
  }),
  response: v.object({
    /** As it is now. */
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
    /** How many became read. */
    count: v.int(),
  }),
});

export const removeMessage = defineCall({
  name: 'apiMessage/remove',
  method: 'POST',
  summary: 'Takes a message out of the inbox, or puts it back',
  source: ['ME-01'],
  request: v.object({
    /** Its id. */
    id: wireId,
    /** Y: it is out. */
    removed: flag,
  }),
  response: v.object({
    /** As it is now. */
    removed: flag,
  }),
});
