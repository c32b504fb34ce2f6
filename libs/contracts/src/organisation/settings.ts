import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { text, wireJson } from '../wire.ts';
import { mostFrameSites } from './settings.rules.ts';

const waysIn = v.object({
  /** Id of the enterprise in WeCom; empty for none. */
  corpId: text(500),
  /** Id of the enterprise in DingTalk; empty for none. */
  dingtalkCorpId: text(500),
  /** Https address of a login by scanning, for which visitors leave the login page; empty for none. */
  scanLogin: text(1000),
  /** Domain of the session cookie, shared by the hosts of the enterprise; empty: each host has its own. */
  cookieDomain: text(500),
  /** Sites that may show the portal in a frame. */
  frameAncestors: v.pipe(v.array(text(500)), v.maxLength(mostFrameSites)),
  /** Every call is signed. */
  signAll: v.boolean(),
  /** Every call is sealed. */
  encryptAll: v.boolean(),
  /** Only its people may enter; visitors and guests are turned away. */
  membersOnly: v.boolean(),
  /** People may register themselves. */
  registration: v.boolean(),
});
export type WaysIn = v.InferOutput<typeof waysIn>;

const shown = v.object({
  /** The settings as they are. */
  settings: waysIn,
  /** Hosts of the portal, which the platform gives. */
  hosts: v.array(v.string()),
  /** Begins a change; an older one is refused with `conflict`. */
  version: v.string(),
});
export type ManagedWaysIn = v.InferOutput<typeof shown>;
const source = ['HO-02', 'AC-01', 'SE-01'];

export const manageWaysIn = defineCall({
  name: 'manage/settings/waysIn',
  method: 'GET',
  may: 'integrations.see',
  summary: 'Settings of the ways in and of the hosts of the portal',
  source,
  request: v.object({}),
  response: shown,
});

export const saveWaysIn = defineCall({
  name: 'manage/settings/saveWaysIn',
  method: 'POST',
  may: 'integrations.edit',
  summary:
    'Changes the ways in and the hosts. Refused: `fieldsRefused` with the rules `corpId`, `https`, `domain`, `noHost`, `site` of fields; `conflict` for an older version',
  source,
  request: v.object({
    /** Version that the change began from. */
    begun: text(64),
    /** All settings; those that stay are sent as they were. */
    settings: wireJson(waysIn),
  }),
  response: shown,
});
