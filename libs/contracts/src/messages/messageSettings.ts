import { defineCall } from '../call.ts';
import { messageKind } from './messages.choices.ts';
import { flag, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Delivery ways of a message. */
export const messageWays = ['portal', 'mail', 'chat'] as const;
export type MessageWay = (typeof messageWays)[number];

/** Delivery rhythm: off, at once, gathered once a day or on Mondays. */
export const messageRhythms = ['off', 'now', 'daily', 'weekly'] as const;
export type MessageRhythm = (typeof messageRhythms)[number];

/** Delivery of one kind of message. */
export const messageSetting = v.object({
  /** Kind of message. */
  kind: messageKind,
  /** In the portal: counted as unread, or listed silently. */
  portal: v.picklist(['now', 'off']),
  /** By mail. */
  mail: v.picklist(messageRhythms),
  /** In the enterprise's chat tool: a robot mentions the person in a group without the message's text. */
  chat: v.picklist(messageRhythms),
});
export type MessageSetting = v.InferOutput<typeof messageSetting>;

export const messageSettings = defineCall({
  name: 'apiMessage/settings',
  method: 'GET',
  summary: 'How each kind of message reaches the viewer',
  source: ['ME-01'],
  request: v.object({}),
  response: v.object({
    /** One per kind that the viewer can receive. */
    items: v.array(messageSetting),
    /** Email address for notifications; empty when the viewer has none. */
    email: v.string(),
    /** Y: the enterprise's chat tool has a robot. */
    chat: flag,
  }),
});

export const saveMessageSettings = defineCall({
  name: 'apiMessage/settings/save',
  method: 'POST',
  summary: 'Sets how kinds of messages reach the viewer; kinds that are not named stay as they are',
  source: ['ME-01'],
  request: v.object({
    /** Changed settings. */
    settings: wireJson(v.pipe(v.array(messageSetting), v.maxLength(20))),
  }),
  response: v.object({
    /** Always Y. */
    saved: flag,
  }),
});
