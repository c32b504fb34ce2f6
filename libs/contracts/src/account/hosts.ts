import { defineCall } from '../call.ts';
import { text } from '../wire.ts';
import { v } from '../v.ts';

/** Reason why the chat tool cannot display names here. */
export const hostRefusals = ['unset', 'foreign', 'silent'] as const;
export type HostRefusal = (typeof hostRefusals)[number];

export const openData = defineCall({
  name: 'wechat/opendata',
  method: 'GET',
  summary:
    'Signature with which WeCom shows the names of its people in this page. Refused with `hostRefused` where none is to be had',
  source: ['HO-02', 'ER-06'],
  request: v.object({
    /** Address of the page that shows names, without regard to its fragment. Only of this portal's own host. */
    url: text(2048),
    /** Corporation id in WeCom, from the enterprise status. */
    appid: text(64),
  }),
  response: v.object({
    /** Corporation id in WeCom. */
    corpid: v.string(),
    /** Id of the portal's application in WeCom. */
    agentid: v.string(),
    /** Epoch seconds, part of the signed text. */
    timestamp: v.int(),
    /** Random text, part of the signed text. */
    nonceStr: v.string(),
    /** SHA-1 over ticket, random text, time and address, hexadecimal. */
    signature: v.string(),
  }),
});
