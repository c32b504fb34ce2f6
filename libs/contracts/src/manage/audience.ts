import { v } from '../v.ts';
import { listedId } from '../wire.ts';
import { fieldNumber } from './fields.values.ts';

/** Most departments, groups or rules of an audience. */
export const mostAudienceTerms = 500;
/** Most single people of an audience. */
export const mostAudiencePeople = 20_000;

const ids = v.optional(v.pipe(v.array(listedId), v.maxLength(mostAudienceTerms)), []);
const people = v.optional(v.pipe(v.array(listedId), v.maxLength(mostAudiencePeople)), []);
const words = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.minLength(1), v.maxLength(100));
/** A calendar day, `2025-11-28`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A condition on a person; each kind looks at one property. */
export const audienceCondition = v.union([
  /** In one of the departments, or below one. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('department'),
    /** Ids of departments. */
    in: v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostAudienceTerms)),
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
    is: v.pipe(v.array(v.pipe(v.int(), v.minValue(1), v.maxValue(5))), v.minLength(1), v.maxLength(5)),
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
  /** Has one of the options in a field of the enterprise that is a choice. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('choice'),
    /** Id of the field. */
    field: listedId,
    /** Ids of options. */
    is: v.pipe(v.array(listedId), v.minLength(1), v.maxLength(100)),
  }),
  /** Has one of the texts in a field of the enterprise, in capitals or not. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('text'),
    /** Id of the field. */
    field: listedId,
    /** Texts. */
    is: words,
  }),
  /** Has a number in a field of the enterprise, from one on, or up to one. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('number'),
    /** Id of the field. */
    field: listedId,
    /** Least number; absent: any. */
    from: v.optional(fieldNumber),
    /** Greatest number; absent: any. */
    to: v.optional(fieldNumber),
  }),
  /** Has a day in a field of the enterprise, from one on, or up to one. */
  v.object({
    /** Kind of the condition. */
    on: v.literal('date'),
    /** Id of the field. */
    field: listedId,
    /** First day; absent: any. */
    from: v.optional(day),
    /** Last day; absent: any. */
    to: v.optional(day),
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
  people,
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
      people,
    }),
    {
      departments: [],
      groups: [],
      people: [],
    },
  ),
});
export type Audience = v.InferOutput<typeof audience>;

/** A line of an audience: all its departments or people are one, each group and each rule is one. */
export interface AudienceTerm {
  readonly on: 'departments' | 'group' | 'rule' | 'people';
  /** Place among the groups or rules; 0 otherwise. */
  readonly at: number;
  /** Whether it leaves people out. */
  readonly except: boolean;
}

const termsIn = (
  { departments, groups, people }: Audience['except'],
  rules: number,
  except: boolean,
): AudienceTerm[] => [
  ...(departments.length === 0 ? [] : [{ on: 'departments', at: 0, except } as const]),
  ...groups.map((_, at) => ({ on: 'group', at, except }) as const),
  ...Array.from({ length: rules }, (_, at) => ({ on: 'rule', at, except }) as const),
  ...(people.length === 0 ? [] : [{ on: 'people', at: 0, except } as const]),
];

/** The lines of an audience, the exceptions last; both sides number them alike. */
export const termsOf = (audience: Audience): AudienceTerm[] => [
  ...termsIn(audience, audience.rules.length, false),
  ...termsIn(audience.except, 0, true),
];
