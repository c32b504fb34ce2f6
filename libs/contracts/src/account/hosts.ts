import { defineCall } from '../call.ts';
import { text } from '../wire.ts';
import { v } from '../v.ts';

/** Why the chat tool's display of names is not to be had here. */
export const hostRefusals = ['unset', 'foreign', 'silent'] as const;
export type HostRefusal = (typeof hostRefusals)[number];

export const openData = defineCall({
  name: 'wechat/opendata',
  method: 'GET',
  summary:
    'Signature with which WeCom shows the names of its people in this page. Refused with `hostRefused` where none is to be had',
  source: ['HO-02', 'ER-06'],
  request: v.object({
    /** Address of the page that shows names; its fragment does not count. Of this portal's own host alone. */
    url: text(2048),
    /** Id of the corporation in WeCom, as the enterprise status tells it. */
    appid: text(64),
  }),
  response: v.object({
    /** Id of the corporation in WeCom. */
    corpid: v.string(),
    /** Id of the portal's application there. */
    agentid: v.string(),
    /** Epoch seconds, part of what is signed. */
    timestamp: v.int(),
    /** Random text, part of what is signed. */
    nonceStr: v.string(),
    /** SHA-1 over ticket, random text, time and address, hexadecimal. */
    signature: v.string(),
  }),
});
