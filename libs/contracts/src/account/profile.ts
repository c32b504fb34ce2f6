import { defineCall } from '../call.ts';
import { idNumberForm, idNumberLimit, isIdNumber, typedIdNumberLimit } from './idNumber.ts';
import { brokenRule } from '../rule.ts';
import { v } from '../v.ts';

/** Fields of the personal data, in the order of the form; an enterprise may demand any of them [SE-12]. */
export const profileFields = ['nickname', 'avatar', 'realName', 'idNumber', 'email', 'idPhoto'] as const;
export type ProfileField = (typeof profileFields)[number];

/** Most characters of the free text fields. */
export const profileLimits = { nickname: 20, realName: 50, email: 100 } as const;

/** Invisible characters of a name: line breaks, and marks that change the text direction. */
const unseen = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const name = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(max, brokenRule('tooLong', { max: String(max) })),
    v.check((value) => !unseen.test(value), brokenRule('unseen')),
  );

/** Value of a picture field that leaves the stored one unchanged. */
export const keptPicture = 'kept';
/** A picture: empty for none, `kept`, or the id of an upload that replaces it. Other values are uploads in progress. */
const picture = v.pipe(v.string(), v.regex(/^(?:kept|[A-Za-z0-9_-]{22})?$/, brokenRule('onItsWay')));

const fields = v.object({
  /** Portrait: an upload of the kind `avatar`. */
  avatar: picture,
  /** Name shown to colleagues; unique within the enterprise. */
  nickname: name(profileLimits.nickname),
  /** Name in the identity document. */
  realName: name(profileLimits.realName),
  /** Number of the identity document. */
  idNumber: v.pipe(
    v.string(),
    v.maxLength(typedIdNumberLimit, brokenRule('idNumber')),
    v.transform(idNumberForm),
    v.maxLength(idNumberLimit, brokenRule('idNumber')),
    v.check((value) => value === '' || isIdNumber(value), brokenRule('idNumber')),
  ),
  /** Email address [SE-07]. */
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

/** The fields with the enterprise's demands: a demanded field that is empty breaks the rule `missing.<field>`. */
export function profileRules(required: readonly ProfileField[]) {
  const given = required.map((field) =>
    v.forward(
      v.check<ProfileInput, string>((values) => values[field] !== '', brokenRule(`missing.${field}`)),
      [field],
    ),
  );
  return v.pipe(fields, ...given);
}

/** Sealed in transit: it contains an identity number. */
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
    /** Empty when there is none, as all following fields. */
    nickname: v.string(),
    /** Name in the identity document. */
    realName: v.string(),
    /** Number of the identity document. */
    idNumber: v.string(),
    /** Email address. */
    email: v.string(),
    /** Address of the portrait, valid for a day. */
    avatar: v.string(),
    /** Address of the two-inch photo, valid for an hour. */
    idPhoto: v.string(),
    /** Characters of the name that certificates cannot print and replace by an empty box. */
    unprinted: v.array(v.string()),
    /** Fields that the enterprise demands: calls are refused with `profileIncomplete` while any is empty [ER-03]. */
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
    /** Address of the portrait, valid for a day. */
    avatar: v.string(),
    /** Address of the two-inch photo, valid for an hour. */
    idPhoto: v.string(),
    /** Characters of the name that certificates cannot print. */
    unprinted: v.array(v.string()),
  }),
});
