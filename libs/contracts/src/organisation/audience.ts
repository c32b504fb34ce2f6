import { v } from '../v.ts';

/** Most departments, groups, people or rules of an audience. */
export const mostAudienceTerms = 500;

const id = v.pipe(v.int(), v.minValue(1));
const ids = v.optional(v.pipe(v.array(id), v.maxLength(mostAudienceTerms)), []);
const words = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.minLength(1), v.maxLength(100));
/** A calendar day, `2025-11-28`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A condition on a person; each kind looks at one property. */
export const audienceCondition = v.variant('on', [
  /** In one of the departments, or below one. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('department'),
    /** Ids of departments. */
    in: v.pipe(v.array(id), v.minLength(1), v.maxLength(mostAudienceTerms)),
  }),
  /** The post is one of these, in capitals or not. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('post'),
    /** Posts. */
    is: words,
  }),
  /** The kind of account: 1 learner, 2–4 administrator, 5 lecturer. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('type'),
    /** Kinds of account. */
    is: v.pipe(v.array(v.int()), v.minLength(1), v.maxLength(5)),
  }),
  /** Hired from a day on, or up to a day; somebody without a hire date is never meant. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('hired'),
    /** First day; absent: any. */
    from: v.optional(day),
    /** Last day; absent: any. */
    to: v.optional(day),
  }),
  /** Has one of the tags, in capitals or not. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('tag'),
    /** Tags. */
    is: words,
  }),
]);
export type AudienceCondition = v.InferOutput<typeof audienceCondition>;

/** A rule takes the people of whom all its conditions are true. */
export const audienceRule = v.pipe(v.array(audienceCondition), v.minLength(1), v.maxLength(10));
export type AudienceRule = v.InferOutput<typeof audienceRule>;

/** The people something is for. Departments count with those below them; an audience without a term is nobody. */
export const audience = v.object({
  /** Departments with those below them. */
  departments: ids,
  /** Groups, by hand or by rule. */
  groups: ids,
  /** Single people. */
  people: ids,
  /** People who fit one of the rules. */
  rules: v.optional(v.pipe(v.array(audienceRule), v.maxLength(20)), []),
  /** Left out, whatever takes them in. */
  except: v.optional(
    v.object({
      /** Departments with those below them. */
      departments: ids,
      /** Groups, by hand or by rule. */
      groups: ids,
      /** Single people. */
      people: ids,
    }),
    {
      departments: [],
      groups: [],
      people: [],
    },
  ),
});
export type Audience = v.InferOutput<typeof audience>;
