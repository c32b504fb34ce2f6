import { defineCall } from './call.ts';
import { language } from './common.ts';
import { birthdayTypes } from './phone.choices.ts';
import { userInfo } from './session.ts';
import { epochMs, text, wireInt } from './wire.ts';
import { z } from './z.ts';

/** Characters of a name. */
export const longestName = 40;

export const departmentTree = defineCall({
  name: '/yii/appapi/v1/user/get-department',
  method: 'GET',
  access: 'public',
  summary: 'Departments that somebody who registers may belong to; none where the enterprise does not ask',
  source: ['SE-08'],
  request: z.object({}),
  response: z.object({
    /** Each after the one above it, in their order. */
    departments: z.array(
      z.object({
        /** As `register` takes it. */
        id: z.int(),
        /** The one above; 0 at the top. */
        parent: z.int(),
        /** In the asked language. */
        name: z.string(),
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
  request: z.object({}),
  response: z.object({
    /** The usual one first. */
    types: z.array(z.enum(birthdayTypes)),
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
  request: z.object({
    /** How colleagues will see them. */
    name: z.string().check(z.minLength(1), z.maxLength(longestName)),
    /** Country of the number. */
    region: z.string().check(z.regex(/^[A-Z]{2}$/)),
    /** The number within the country; who registers logs in with it. */
    number: z.string().check(z.minLength(1), z.maxLength(24)),
    /** Sent there for `register`. */
    code: z.string().check(z.regex(/^\d{6}$/)),
    /** One of the tree; 0 where the enterprise has none. */
    department: wireInt,
    /** By which calendar the birthday is. */
    birthdayType: z.enum(birthdayTypes),
    /** `1993-04-12`; empty when it is not told. */
    birthday: text(10),
    /** By the enterprise’s rules [SE-04]. */
    password: z.string().check(z.minLength(1), z.maxLength(64)),
    /** The same again. */
    confirm: z.string().check(z.minLength(1), z.maxLength(64)),
    /** User agreement and privacy notice were agreed to. */
    agreed: z.enum(['Y']),
  }),
  response: z.object({
    /** Who has come in, with the token. */
    userinfo: userInfo,
    /** End of the session, epoch ms. */
    expiresAt: epochMs,
    /** Null: none was chosen yet. */
    language: z.nullable(language),
  }),
});
