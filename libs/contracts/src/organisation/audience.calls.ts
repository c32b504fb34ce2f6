import { defineCall } from '../call.ts';
import { v } from '../v.ts';
import { text, wireJson } from '../wire.ts';
import { audience } from '../manage/audience.ts';
import { managedPerson } from './people.ts';

/** People that `manage/audience/why` answers at most. */
export const mostAsked = 5;

/** A group or person that an audience names. */
export const audienceName = v.object({
  /** Id of the group or person. */
  id: v.int(),
  /** In the requested language. */
  name: v.string(),
});
const wanted = wireJson(v.nullable(audience));
const source = ['AC-10'];

export const previewAudience = defineCall({
  name: 'manage/audience/preview',
  method: 'POST',
  // It changes nothing.
  idempotent: false,
  may: 'people.see',
  summary: 'How many people an audience takes, within the caller’s rights and without those who have left',
  source,
  request: v.object({
    /** The audience; null: everyone. */
    audience: wanted,
  }),
  response: v.object({
    /** All people. */
    all: v.int(),
    /** Those whom the audience takes. */
    count: v.int(),
    /** One for each term, in the order of `termsOf`. */
    terms: v.array(
      v.object({
        /** People of the term. */
        count: v.int(),
        /** Those whom no term before takes; of an exception, those whom it shuts out and no exception before. */
        more: v.int(),
        /** Those of `more` whom no exception shuts out; of an exception, nobody. */
        stays: v.int(),
      }),
    ),
    /** The first by name whom it takes, at most 20. */
    people: v.array(managedPerson),
    /** Names of the groups and people that the audience names, exceptions included. */
    named: v.object({
      /** Groups. */
      groups: v.array(audienceName),
      /** People within the caller’s rights. */
      people: v.array(audienceName),
    }),
  }),
});
export type AudiencePreview = v.InferOutput<typeof previewAudience.response>;

export const whyInAudience = defineCall({
  name: 'manage/audience/why',
  method: 'POST',
  // It changes nothing.
  idempotent: false,
  may: 'people.see',
  summary: 'Whether people are in an audience, and by which of its terms',
  source,
  request: v.object({
    /** The audience; null: everyone. */
    audience: wanted,
    /** Words of name or account. */
    q: v.pipe(text(60), v.regex(/\S/)),
  }),
  response: v.object({
    /** People with these words, by account, at most `mostAsked`. */
    people: v.array(
      v.object({
        /** The person. */
        person: managedPerson,
        /** Whether the audience takes them. */
        isIn: v.boolean(),
        /** Places in `termsOf` of all terms that fit the person, exceptions included. */
        terms: v.array(v.int()),
      }),
    ),
  }),
});
export type AudienceReason = v.InferOutput<typeof whyInAudience.response>['people'][number];
