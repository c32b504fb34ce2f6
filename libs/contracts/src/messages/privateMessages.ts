import { defineCall } from '../call.ts';
import { longestPrivate } from './messages.choices.ts';
import { messagePerson } from './messages.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** One line of a conversation [ME-02]. */
export const privateMessage = v.object({
  /** Its id. */
  id: v.int(),
  /** Key under which it was sent; the sender's page knows its own by it. */
  clientId: v.string(),
  /** The reader wrote it. */
  mine: v.boolean(),
  /** The text. */
  text: v.string(),
  /** When, epoch ms. */
  at: epochMs,
  /** The reader has reported it. */
  reported: v.boolean(),
});
export type PrivateMessage = v.InferOutput<typeof privateMessage>;

export const conversationLines = defineCall({
  name: 'apiMessage/conversation',
  method: 'GET',
  summary: 'What was written in a conversation, last first',
  source: ['ME-02'],
  request: page({
    /** Id of the reader's message that stands for it. */
    id: wireId,
  }),
  response: pageOf(privateMessage),
});

export const sendPrivate = defineCall({
  name: 'apiMessage/send',
  method: 'POST',
  summary: 'Writes to a colleague; the same key again writes nothing twice',
  source: ['ME-02'],
  request: v.object({
    /** To whom. */
    person: wireId,
    /** 1 to 300 characters. */
    words: text(2 * longestPrivate),
    /** Unique for what is sent. */
    client_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  }),
  response: v.object({
    /** Id of the sender's message that stands for the conversation. */
    message: v.int(),
    /** What was sent. */
    sent: privateMessage,
  }),
});

export const messagePeople = defineCall({
  name: 'apiMessage/people',
  method: 'GET',
  summary: 'Colleagues by name, account or department, for whoever wants to write to one',
  source: ['ME-02'],
  request: v.object({
    /** Part of a name, account or department. */
    keyword: text(80),
  }),
  response: v.object({
    /** At most twenty. */
    items: v.array(messagePerson),
  }),
});

export const blockPerson = defineCall({
  name: 'apiMessage/block',
  method: 'POST',
  summary: 'Takes nothing from a person any more, or does again',
  source: ['ME-02'],
  request: v.object({
    /** Which person. */
    person: wireId,
    /** Y: nothing is taken. */
    blocked: flag,
  }),
  response: v.object({
    /** As it is now. */
    blocked: flag,
  }),
});

/** Why a line of a conversation is reported. */
export const reportReasons = ['spam', 'insult', 'leak', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportPrivate = defineCall({
  name: 'apiMessage/report',
  method: 'POST',
  summary: 'Reports a line that the other person wrote to the administrators; once',
  source: ['ME-02'],
  request: v.object({
    /** Id of the line. */
    id: wireId,
    /** Why. */
    because: v.picklist(reportReasons),
  }),
  response: v.object({
    /** Always Y. */
    reported: flag,
  }),
});
