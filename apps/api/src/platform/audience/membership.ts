import type { Audience, AudienceCondition, AudienceRule } from '@banyan/contracts/organisation';
import type { FieldValues } from '../enterprise.schema.ts';

/** Properties of a person that decide which audiences they belong to. */
export interface PersonFacts {
  readonly id: number;
  readonly type: number;
  readonly post: string;
  /** `2025-11-28`; empty when unknown. */
  readonly hiredOn: string;
  readonly tags: readonly string[];
  /** Values in the enterprise's fields. */
  readonly fields: FieldValues;
  /** Main and further departments. */
  readonly departments: readonly number[];
  /** Groups kept by hand. */
  readonly groups: readonly number[];
  /** Somebody who has left belongs to no audience. */
  readonly left?: boolean;
}

/** Departments and groups of the enterprise, as far as audiences look at them. */
export interface Organisation {
  /** A department and all those above it, with those that were merged into them. */
  readonly lineOf: (departmentId: number) => readonly number[];
  /** Rules of the groups that are not kept by hand. */
  readonly ruleOf: (groupId: number) => AudienceRule | undefined;
  /** Groups that are not kept by hand. */
  readonly ruled: readonly number[];
}

/** A post or tag as it is compared. */
export const fold = (text: string) => text.trim().toLowerCase();

/** Whether a person belongs to an audience. */
export function isMember(person: PersonFacts, { except, ...taken }: Audience, around: Organisation): boolean {
  if (person.left === true || meets(person, except, around)) return false;
  return meets(person, taken, around) || taken.rules.some((rule) => fits(person, rule, around));
}

type Terms = Pick<Audience, 'departments' | 'groups' | 'people'>;

const meets = (person: PersonFacts, { departments, groups, people }: Terms, around: Organisation): boolean =>
  people.includes(person.id) || isIn(person, departments, around) || groups.some((id) => isOf(person, id, around));

/** Whether the person is in one of these departments, or below one. */
export const isIn = (person: PersonFacts, wanted: readonly number[], { lineOf }: Organisation): boolean =>
  wanted.length > 0 && person.departments.some((own) => lineOf(own).some((id) => wanted.includes(id)));

/** Whether the person is in a group, by hand or by its rule. */
export function isOf(person: PersonFacts, groupId: number, around: Organisation): boolean {
  const rule = around.ruleOf(groupId);
  return rule === undefined ? person.groups.includes(groupId) : fits(person, rule, around);
}

/** Whether all conditions of a rule are true of the person. */
export const fits = (person: PersonFacts, rule: AudienceRule, around: Organisation): boolean =>
  rule.every((condition) => holds(person, condition, around));

function holds(person: PersonFacts, condition: AudienceCondition, around: Organisation): boolean {
  switch (condition.on) {
    case 'department':
      return isIn(person, condition.in, around);
    case 'post':
      return person.post !== '' && condition.is.some((one) => fold(one) === fold(person.post));
    case 'type':
      return condition.is.includes(person.type);
    case 'hired':
      return person.hiredOn !== '' && isBetween(person.hiredOn, condition);
    case 'tag':
      return condition.is.some((one) => person.tags.some((tag) => fold(tag) === fold(one)));
    case 'choice': {
      const value = person.fields[condition.field];
      return typeof value === 'number' && condition.is.includes(value);
    }
    case 'text': {
      const value = person.fields[condition.field];
      return typeof value === 'string' && condition.is.some((one) => fold(one) === fold(value));
    }
    case 'number':
    case 'date': {
      const value = person.fields[condition.field];
      return typeof value === (condition.on === 'number' ? 'number' : 'string') && isBetween(value, condition);
    }
  }
}

type Value = string | number | undefined;

/** Whether a value lies between two of its kind, both of them included; an absent one bounds nothing. */
const isBetween = (value: Value, { from, to }: { readonly from?: Value; readonly to?: Value }): boolean =>
  value !== undefined && (from === undefined || value >= from) && (to === undefined || value <= to);
