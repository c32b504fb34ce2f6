import { defineCall } from '../call.ts';
import { longestPrivate } from './messages.choices.ts';
import { messagePerson } from './messages.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, flag, text, wireId } from '../wire.ts';
import { v } from '../v.ts';

/** One line of a conversation [ME-02]. */
export const privateMessage = v.object({
  /** Line id. */
  id: v.int(),
  /** Key of the submission, by which the sender's page recognises its own line. */
  clientId: v.string(),
  /** True when the reader wrote it. */
  mine: v.boolean(),
  /** Text of the line. */
  text: v.string(),
  /** Time, epoch ms. */
  at: epochMs,
  /** True when the reader has reported it. */
  reported: v.boolean(),
});
export type PrivateMessage = v.InferOutput<typeof privateMessage>;

export const conversationLines = defineCall({
  name: 'apiMessage/conversation',
  method: 'GET',
  summary: 'What was written in a conversation, last first',
  source: ['ME-02'],
  request: page({
    /** Id of the reader's message for the conversation. */
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
    /** User id of the recipient. */
    person: wireId,
    /** 1 to 300 characters. */
    words: text(2 * longestPrivate),
    /** Unique key of the submission. */
    client_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
  }),
  response: v.object({
    /** Id of the sender's message for the conversation. */
    message: v.int(),
    /** The line sent. */
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
    /** User id of the person. */
    person: wireId,
    /** Y: block; N: unblock. */
    blocked: flag,
  }),
  response: v.object({
    /** Resulting state. */
    blocked: flag,
  }),
});

/** Reasons for reporting a line of a conversation. */
export const reportReasons = ['spam', 'insult', 'leak', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportPrivate = defineCall({
  name: 'apiMessage/report',
  method: 'POST',
  summary: 'Reports a line that the other person wrote to the administrators; once',
  source: ['ME-02'],
  request: v.object({
    /** Line id. */
    id: wireId,
    /** Reason for the report. */
    because: v.picklist(reportReasons),
  }),
  response: v.object({
    /** Always Y. */
    reported: flag,
  }),
});
