import { defineCall } from '../call.ts';
import { messageKind } from './messages.choices.ts';
import { flag, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** Ways in which a message reaches somebody. */
export const messageWays = ['portal', 'mail', 'chat'] as const;
export type MessageWay = (typeof messageWays)[number];

/** How soon: not at all, at once, gathered once a day or on Mondays. */
export const messageRhythms = ['off', 'now', 'daily', 'weekly'] as const;
export type MessageRhythm = (typeof messageRhythms)[number];

/** How one kind of message reaches somebody. */
export const messageSetting = v.object({
  /** What is set. */
  kind: messageKind,
  /** In the portal: counted as unread, or lying there in silence. */
  portal: v.picklist(['now', 'off']),
  /** By mail. */
  mail: v.picklist(messageRhythms),
  /** In the enterprise's chat tool, where a robot mentions the person in a group and says nothing of the words. */
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
    /** One for each kind that the viewer can be sent. */
    items: v.array(messageSetting),
    /** Where mail goes; empty where the viewer has given no address. */
    email: v.string(),
    /** Y: a robot of the enterprise's chat tool is set up. */
    chat: flag,
  }),
});

export const saveMessageSettings = defineCall({
  name: 'apiMessage/settings/save',
  method: 'POST',
  summary: 'Sets how kinds of messages reach the viewer; kinds that are not named stay as they are',
  source: ['ME-01'],
  request: v.object({
    /** What is to change. */
    settings: wireJson(v.pipe(v.array(messageSetting), v.maxLength(20))),
  }),
  response: v.object({
    /** Always Y. */
    saved: flag,
  }),
});
