import { defineCall } from '../call.ts';
import { language } from '../common.ts';
import { userInfo } from './session.ts';
import { gatewayTypes } from './switching.choices.ts';
import { epochMs, flag } from '../wire.ts';
import { v } from '../v.ts';

/** 32 random bytes, too long to guess. */
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

const entered = v.object({
  /** The person who has logged in, with the new token. */
  userinfo: userInfo,
  /** End of the session, epoch ms. */
  expiresAt: epochMs,
  /** Language stored for the account by `switchLanguage`; null when none was chosen [SE-09]. */
  language: v.nullable(language),
  /** N: the cookie ends with the browser session. */
  remember: flag,
});

/** Data of `otherPersonHere`: nobody is replaced without consent, and no session is opened for a refused person. */
export const otherPerson = v.object({
  /** Name of the person whom the code logs in, as pages show it. */
  name: v.string(),
  /** New code for the replacement, valid for ten minutes; the code sent is used up. */
  code,
});

const refused =
  'Refused: `fieldsRefused` with `code: unknown | used | expired`, `accountLocked`, `initialPassword`, `otherPersonHere` unless `replace` is Y';

/** Y: replaces the person who is logged in here. */
const replace = v.optional(flag);

export const transferLogin = defineCall({
  name: '/yii/appapi/v1/login/transfer',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06], as with login: the code works once.
  idempotent: false,
  summary: `Log in by a code that another system, or another enterprise's portal, has handed over. ${refused}`,
  source: ['SE-03', 'SE-10'],
  request: v.object({
    /** Code from the address. Valid once, for a minute, in this enterprise. */
    code,
    /** Y: replaces another person who is logged in here; without it the answer asks for consent first. */
    replace,
  }),
  response: entered,
});

const gatewayFields = {
  /** Code from the desktop program. Valid once, for a minute, in this enterprise. */
  code,
  /** `admin`: administrators only; others are refused with `adminsOnly` and the code stays valid [AC-16]. */
  type: v.picklist(gatewayTypes),
  /** Y: replaces another person who is logged in here; without it the answer asks for consent first. */
  replace,
};

export const macSsoLogin = defineCall({
  name: '/yii/appapi/v1/login/mac-sso-login',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  idempotent: false,
  summary: `Log in from the desktop program for macOS. ${refused}, \`adminsOnly\``,
  source: ['SE-03', 'AC-16'],
  request: v.object(gatewayFields),
  response: entered,
});

export const pcSsoLogin = defineCall({
  name: '/yii/appapi/v1/login/new-pc-sso-login/index',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  idempotent: false,
  summary: `Log in from the desktop program for Windows. ${refused}, \`adminsOnly\``,
  source: ['SE-03', 'AC-16'],
  request: v.object(gatewayFields),
  response: entered,
});
