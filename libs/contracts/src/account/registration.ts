import { defineCall } from '../call.ts';
import { language } from '../common.ts';
import { birthdayTypes } from './phone.choices.ts';
import { userInfo } from './session.ts';
import { epochMs, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Most characters of a name. */
export const longestName = 40;

export const departmentTree = defineCall({
  name: '/yii/appapi/v1/user/get-department',
  method: 'GET',
  access: 'public',
  summary: 'Departments that somebody who registers may belong to; none where the enterprise does not ask',
  source: ['SE-08'],
  request: v.object({}),
  response: v.object({
    /** In display order, each after its parent. */
    departments: v.array(
      v.object({
        /** Department id for `register`. */
        id: v.int(),
        /** Id of the parent department; 0 at the top. */
        parent: v.int(),
        /** In the requested language. */
        name: v.string(),
      }),
    ),
  }),
});

export const birthdayTypeList = defineCall({
  name: '/yii/appapi/v1/user/get-department/get-birthday-type',
  method: 'GET',
  access: 'public',
  summary: 'Calendars by which a birthday may be given',
  source: ['SE-08'],
  request: v.object({}),
  response: v.object({
    /** The usual calendar first. */
    types: v.array(v.picklist(birthdayTypes)),
  }),
});

export const register = defineCall({
  name: 'apiSystem/register',
  method: 'POST',
  access: 'public',
  protection: 'encrypted',
  // No key [HT-06]: the code works once, and the new account logs in.
  idempotent: false,
  summary:
    'A new account for who has proved a phone, and in with it. Refused: `fieldsRefused` naming rules of `name`, `department`, `birthday` and `phone`, as codes are, `usersOverLimit`',
  source: ['SE-04', 'SE-08', 'AC-15'],
  request: v.object({
    /** Name that colleagues will see. */
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
    /** Country of the number. */
    region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    /** The number within the country; the new account logs in with it. */
    number: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
    /** Code sent to the number for `register`. */
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    /** Department id from the tree; 0 when the enterprise has none. */
    department: wireInt,
    /** Calendar of the birthday. */
    birthdayType: v.picklist(birthdayTypes),
    /** `1993-04-12`; empty when not given. */
    birthday: text(10),
    /** Password, by the enterprise’s rules [SE-04]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** Password, repeated. */
    confirm: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** Consent to user agreement and privacy notice. */
    agreed: v.picklist(['Y']),
  }),
  response: v.object({
    /** The person who has registered, with the token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** Null when none was chosen yet. */
    language: v.nullable(language),
  }),
});
