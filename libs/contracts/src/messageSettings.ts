import { defineCall } from './call.ts';
import { messageKind } from './messages.choices.ts';
import { flag, wireJson } from './wire.ts';
import { z } from './z.ts';

/** Ways in which a message reaches somebody. */
export const messageWays = ['portal', 'mail', 'chat'] as const;
export type MessageWay = (typeof messageWays)[number];

/** How soon: not at all, at once, gathered once a day or on Mondays. */
export const messageRhythms = ['off', 'now', 'daily', 'weekly'] as const;
export type MessageRhythm = (typeof messageRhythms)[number];

/** How one kind of message reaches somebody. */
export const messageSetting = z.object({
  /** What is set. */
  kind: messageKind,
  /** In the portal: counted as unread, or lying there in silence. */
  portal: z.enum(['now', 'off']),
  /** By mail. */
  mail: z.enum(messageRhythms),
  /** In the enterprise's chat tool, where a robot mentions the person in a group and says nothing of the words. */
  chat: z.enum(messageRhythms),
});
export type MessageSetting = z.output<typeof messageSetting>;

export const messageSettings = defineCall({
  name: 'apiMessage/settings',
  method: 'GET',
  summary: 'How each kind of message reaches the viewer',
  source: ['ME-01'],
  request: z.object({}),
  response: z.object({
    /** One for each kind that the viewer can be sent. */
    items: z.array(messageSetting),
    /** Where mail goes; empty where the viewer has given no address. */
    email: z.string(),
    /** Y: a robot of the enterprise's chat tool is set up. */
    chat: flag,
  }),
});

export const saveMessageSettings = defineCall({
  name: 'apiMessage/settings/save',
  method: 'POST',
  summary: 'Sets how kinds of messages reach the viewer; kinds that are not named stay as they are',
  source: ['ME-01'],
  request: z.object({
    /** What is to change. */
    settings: wireJson(z.array(messageSetting).check(z.maxLength(20))),
  }),
  response: z.object({
    /** Always Y. */
    saved: flag,
  }),
});
