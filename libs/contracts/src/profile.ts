import { defineCall } from './call.ts';
import { idNumberLimit, isIdNumber } from './idNumber.ts';
import { brokenRule } from './rule.ts';
import { z } from './z.ts';

/** What a person tells of themselves, in the order of the form; an enterprise may demand any of it [SE-12]. */
export const profileFields = ['nickname', 'avatar', 'realName', 'idNumber', 'email', 'idPhoto'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Most characters of the fields that are typed freely. */
export const profileLimits = { nickname: 20, realName: 50, email: 100 } as const;

/** What cannot be seen in a name: line breaks, and signs that turn the text around them. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const name = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, brokenRule('tooLong', { max: String(max) })),
    z.refine((value) => !unseen.test(value), brokenRule('unseen')),
  );

/** Of a picture: the stored one stays. */
export const keptPicture = 'kept';
/** A picture: empty for none, `kept`, or the id of an upload that takes its place. Anything else is still on its way. */
const picture = z.string().check(z.regex(/^(?:kept|[A-Za-z0-9_-]{22})?$/, brokenRule('onItsWay')));

const fields = z.object({
  /** Portrait: an upload of the kind `avatar`. */
  avatar: picture,
  /** How colleagues see the person; no two people of an enterprise have the same. */
  nickname: name(profileLimits.nickname),
  /** As in the identity document. */
  realName: name(profileLimits.realName),
  /** Of the identity document. */
  idNumber: z.string().check(
    z.trim(),
    z.maxLength(idNumberLimit, brokenRule('idNumber')),
    z.refine((value) => value === '' || isIdNumber(value), brokenRule('idNumber')),
  ),
  /** [SE-07] */
  email: z.string().check(
    z.trim(),
    z.maxLength(profileLimits.email, brokenRule('tooLong', { max: String(profileLimits.email) })),
    z.refine((value) => value === '' || emailForm.test(value), brokenRule('email')),
  ),
  /** Two-inch photo for certificates: an upload of the kind `idPhoto`. */
  idPhoto: picture,
});
export type ProfileInput = z.output<typeof fields>;

/** The fields where an enterprise demands some of them: what is demanded and empty breaks the rule `missing.<field>`. */
export function profileRules(required: readonly ProfileField[]) {
  return fields.check((context) => {
    for (const field of required) {
      if (context.value[field] !== '') continue;
      context.issues.push({
        code: 'custom',
        input: context.value[field],
        path: [field],
        message: brokenRule(`missing.${field}`),
      });
    }
  });
}

/** Sealed on its way: it holds an identity number. */
export const readProfile = defineCall({
  name: '/yii/appapi/v1/user/personal-data',
  method: 'GET',
  protection: 'encrypted',
  whenIncomplete: true,
  summary: 'One’s own personal data, and which of them the enterprise demands',
  source: ['SE-12'],
  request: z.object({}),
  response: z.object({
    /** Login name, given by the enterprise. */
    account: z.string(),
    /** Name by which the enterprise knows the person. */
    username: z.string(),
    /** Where the person works. */
    department: z.string(),
    /** Empty when there is none, as all that follow. */
    nickname: z.string(),
    /** As in the identity document. */
    realName: z.string(),
    /** Of the identity document. */
    idNumber: z.string(),
    /** Where the person is written to. */
    email: z.string(),
    /** Address of the portrait, for a day. */
    avatar: z.string(),
    /** Address of the two-inch photo, for an hour. */
    idPhoto: z.string(),
    /** Demanded by the enterprise: calls are refused with `profileIncomplete` until all of it is there [ER-03]. */
    required: z.array(z.enum(profileFields)),
  }),
});
export type Profile = z.output<(typeof readProfile)['response']>;

export const saveProfile = defineCall({
  name: '/yii/appapi/v1/user/personal-data/save',
  method: 'POST',
  protection: 'encrypted',
  whenIncomplete: true,
  summary: 'Replaces one’s own personal data; refused with `fieldsRefused` where the enterprise demands more',
  source: ['SE-12', 'ER-03'],
  request: fields,
  response: z.object({
    /** Address of the portrait, for a day. */
    avatar: z.string(),
    /** Address of the two-inch photo, for an hour. */
    idPhoto: z.string(),
  }),
});
