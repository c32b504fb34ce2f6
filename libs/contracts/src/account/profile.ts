import { defineCall } from '../call.ts';
import { idNumberLimit, isIdNumber } from './idNumber.ts';
import { brokenRule } from '../rule.ts';
import { v } from '../v.ts';

/** What a person tells of themselves, in the order of the form; an enterprise may demand any of it [SE-12]. */
export const profileFields = ['nickname', 'avatar', 'realName', 'idNumber', 'email', 'idPhoto'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Most characters of the fields that are typed freely. */
export const profileLimits = { nickname: 20, realName: 50, email: 100 } as const;

/** What cannot be seen in a name: line breaks, and signs that turn the text around them. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const name = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, brokenRule('tooLong', { max: String(max) })),
    v.check((value) => !unseen.test(value), brokenRule('unseen')),
  );

/** Of a picture: the stored one stays. */
export const keptPicture = 'kept';
/** A picture: empty for none, `kept`, or the id of an upload that takes its place. Anything else is still on its way. */
const picture = v.pipe(v.string(), v.regex(/^(?:kept|[A-Za-z0-9_-]{22})?$/, brokenRule('onItsWay')));

const fields = v.object({
  /** Portrait: an upload of the kind `avatar`. */
  avatar: picture,
  /** How colleagues see the person; no two people of an enterprise have the same. */
  nickname: name(profileLimits.nickname),
  /** As in the identity document. */
  realName: name(profileLimits.realName),
  /** Of the identity document. */
  idNumber: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(idNumberLimit, brokenRule('idNumber')),
    v.check((value) => value === '' || isIdNumber(value), brokenRule('idNumber')),
  ),
  /** [SE-07] */
  email: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(profileLimits.email, brokenRule('tooLong', { max: String(profileLimits.email) })),
    v.check((value) => value === '' || emailForm.test(value), brokenRule('email')),
  ),
  /** Two-inch photo for certificates: an upload of the kind `idPhoto`. */
  idPhoto: picture,
});
export type ProfileInput = v.InferOutput<typeof fields>;

/** The fields where an enterprise demands some of them: what is demanded and empty breaks the rule `missing.<field>`. */
export function profileRules(required: readonly ProfileField[]) {
  const given = required.map((field) =>
    v.forward(
      v.check<ProfileInput, string>((values) => values[field] !== '', brokenRule(`missing.${field}`)),
      [field],
    ),
  );
  return v.pipe(fields, ...given);
}

/** Sealed on its way: it holds an identity number. */
export const readProfile = defineCall({
  name: '/yii/appapi/v1/user/personal-data',
  method: 'GET',
  protection: 'encrypted',
  whenIncomplete: true,
  summary: 'One’s own personal data, and which of them the enterprise demands',
  source: ['SE-12'],
  request: v.object({}),
  response: v.object({
    /** Login name, given by the enterprise. */
    account: v.string(),
    /** Name by which the enterprise knows the person. */
    username: v.string(),
    /** The person's department or company. */
    department: v.string(),
    /** Empty when there is none, as all that follow. */
    nickname: v.string(),
    /** As in the identity document. */
    realName: v.string(),
    /** Of the identity document. */
    idNumber: v.string(),
    /** Where the person is written to. */
    email: v.string(),
    /** Address of the portrait, for a day. */
    avatar: v.string(),
    /** Address of the two-inch photo, for an hour. */
    idPhoto: v.string(),
    /** Characters of the name that certificates cannot print: an empty box stands in their place. */
    unprinted: v.array(v.string()),
    /** Demanded by the enterprise: calls are refused with `profileIncomplete` until all of it is there [ER-03]. */
    required: v.array(v.picklist(profileFields)),
  }),
});
export type Profile = v.InferOutput<(typeof readProfile)['response']>;

export const saveProfile = defineCall({
  name: '/yii/appapi/v1/user/personal-data/save',
  method: 'POST',
  protection: 'encrypted',
  whenIncomplete: true,
  summary: 'Replaces one’s own personal data; refused with `fieldsRefused` where the enterprise demands more',
  source: ['SE-12', 'ER-03'],
  request: fields,
  response: v.object({
    /** Address of the portrait, for a day. */
    avatar: v.string(),
    /** Address of the two-inch photo, for an hour. */
    idPhoto: v.string(),
    /** Characters of the name that certificates cannot print. */
    unprinted: v.array(v.string()),
  }),
});
