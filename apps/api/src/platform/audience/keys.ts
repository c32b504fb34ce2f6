import type { Audience, AudienceCondition, AudienceRule } from '@banyan/contracts/organisation';
import { fits, fold, type Organisation, type PersonFacts } from './membership.ts';

/** Key of conditions that may be true of anybody. */
const anybody = 'any';

/**
 * Keys of an audience. Whoever belongs to it has one of them, so that few audiences are looked at when a person changes.
 * Of a rule, whose conditions must all be true, one condition is enough.
 */
export function keysOfTerms({ departments, groups, people, rules }: Audience): string[] {
  return [
    ...new Set([
      ...departments.map((id) => `d:${id}`),
      ...groups.map((id) => `g:${id}`),
      ...people.map((id) => `p:${id}`),
      ...rules.flatMap(keysOfRule),
    ]),
  ];
}

/** From the condition that fits fewest people on. */
const telling: readonly AudienceCondition['on'][] = [
  ...['post', 'tag', 'text', 'choice', 'department', 'number', 'date', 'type', 'hired'],
] as const;

function keysOfRule(rule: AudienceRule): readonly string[] {
  const [best] = rule.toSorted((a, b) => telling.indexOf(a.on) - telling.indexOf(b.on));
  switch (best?.on) {
    case 'department':
      return best.in.map((id) => `d:${id}`);
    case 'post':
    case 'tag':
      return best.is.map((one) => `${best.on}:${fold(one)}`);
    case 'type':
      return best.is.map((one) => `type:${one}`);
    case 'choice':
      return best.is.map((one) => `f:${best.field}:${one}`);
    case 'text':
      return best.is.map((one) => `f:${best.field}:${fold(one)}`);
    case 'number':
    case 'date':
      return [`f:${best.field}`];
    default:
      return [anybody];
  }
}

/** Keys of a person; see `keysOfTerms`. */
export const keysOfPerson = (person: PersonFacts, around: Organisation): string[] => [
  anybody,
  `p:${person.id}`,
  `type:${person.type}`,
  `post:${fold(person.post)}`,
  ...person.tags.map((tag) => `tag:${fold(tag)}`),
  ...Object.entries(person.fields).flatMap(([field, value]) => [`f:${field}`, `f:${field}:${fold(String(value))}`]),
  ...person.departments.flatMap(around.lineOf).map((id) => `d:${id}`),
  ...person.groups.map((id) => `g:${id}`),
  ...around.ruled.filter((id) => fits(person, around.ruleOf(id) ?? [], around)).map((id) => `g:${id}`),
];
