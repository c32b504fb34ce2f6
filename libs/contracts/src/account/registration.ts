import { defineCall } from '../call.ts';
import { language } from '../common.ts';
import { birthdayTypes } from './phone.choices.ts';
import { userInfo } from './session.ts';
import { epochMs, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Characters of a name. */
export const longestName = 40;

export const departmentTree = defineCall({
  name: '/yii/appapi/v1/user/get-department',
  method: 'GET',
  access: 'public',
  summary: 'Departments that somebody who registers may belong to; none where the enterprise does not ask',
  source: ['SE-08'],
  request: v.object({}),
  response: v.object({
    /** Each after the one above it, in their order. */
    departments: v.array(
      v.object({
        /** As `register` takes it. */
        id: v.int(),
        /** The one above; 0 at the top. */
        parent: v.int(),
        /** In the asked language. */
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
    /** The usual one first. */
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
    /** How colleagues will see them. */
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
    /** Country of the number. */
    region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    /** The number within the country; who registers logs in with it. */
    number: v.pipe(v.string(), v.minLength(1), v.maxLength(24)),
    /** Sent there for `register`. */
    code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    /** One of the tree; 0 where the enterprise has none. */
    department: wireInt,
    /** By which calendar the birthday is. */
    birthdayType: v.picklist(birthdayTypes),
    /** `1993-04-12`; empty when it is not told. */
    birthday: text(10),
    /** By the enterprise’s rules [SE-04]. */
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** The same again. */
    confirm: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    /** User agreement and privacy notice were agreed to. */
    agreed: v.picklist(['Y']),
  }),
  response: v.object({
    /** Who has come in, with the token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** Null: none was chosen yet. */
    language: v.nullable(language),
  }),
});
