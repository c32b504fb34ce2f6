import { v } from '@banyan/contracts';
import {
  corpIdForm,
  domainForm,
  mostFrameSites,
  siteForm,
  webAddressForm,
  type WaysIn,
} from '@banyan/contracts/organisation';

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isSite = (line: string) => v.safeParse(siteForm, line).success;

/** Rules of the form for the ways in. */
export const settingsForm = v.object({
  corpId: corpIdForm,
  dingtalkCorpId: corpIdForm,
  scanLogin: webAddressForm,
  cookieDomain: domainForm,
  /** One site a line. */
  frameAncestors: v.pipe(
    v.string(),
    v.check((text) => linesOf(text).every(isSite), 'site'),
    v.check((text) => linesOf(text).length <= mostFrameSites, 'sites'),
  ),
  signAll: v.boolean(),
  encryptAll: v.boolean(),
  membersOnly: v.boolean(),
  registration: v.boolean(),
});
export type SettingsValues = v.InferOutput<typeof settingsForm>;

/** Values of the form for the settings as saved. */
export const settingsValues = (settings: WaysIn): SettingsValues => ({
  ...settings,
  frameAncestors: settings.frameAncestors.join('\n'),
});

/** The form's values as they are sent. */
export const writtenSettings = (values: SettingsValues): WaysIn => ({
  ...values,
  frameAncestors: linesOf(values.frameAncestors),
});
