import type { CallInput, CallOutput } from '@banyan/contracts';
import { mostAsked, termsOf, type Audience, type AudienceTerm } from '@banyan/contracts/organisation';
import type { previewAudience, whyInAudience } from '@banyan/contracts/organisation';
import { and, asc, inArray } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { noTerms } from '../../../platform/audience/audienceOf.ts';
import { isMember, type Organisation, type PersonFacts } from '../../../platform/audience/membership.ts';
import { readOrganisation } from '../../../platform/audience/organisation.ts';
import { readPeople } from '../../../platform/audience/people.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { presentPeople, seenGroups } from '../groups/group.ts';
import { firstByName } from '../people/firstByName.ts';
import { managedPerson, namedPeople } from '../people/list.service.ts';

/** An audience of one term alone. */
function alone({ except, ...taken }: Audience, { at, except: isException, on }: AudienceTerm): Audience {
  const from = isException ? { ...except, rules: [] } : taken;
  switch (on) {
    case 'departments':
      return { ...noTerms, departments: from.departments };
    case 'group':
      return { ...noTerms, groups: from.groups.slice(at, at + 1) };
    case 'rule':
      return { ...noTerms, rules: from.rules.slice(at, at + 1) };
    case 'people':
      return { ...noTerms, people: from.people };
  }
}

/** Finds the places of the terms that fit a person. */
function termFinder(audience: Audience, around: Organisation) {
  const terms = termsOf(audience).map((term) => ({ term, only: alone(audience, term) }));
  return (person: PersonFacts): readonly number[] =>
    terms.flatMap(({ only }, place) => (isMember(person, only, around) ? [place] : []));
}

/** How many people an audience takes, and each of its terms. */
export async function preview(
  ctx: ManageContext,
  { audience }: CallInput<typeof previewAudience>,
): Promise<CallOutput<typeof previewAudience>> {
  const { scope } = ctx;
  const around = await readOrganisation(scope);
  const terms = audience === null ? [] : termsOf(audience);
  const fitting = termFinder(audience ?? noTerms, around);
  const counts = terms.map(() => ({ count: 0, more: 0, stays: 0 }));
  const taken: number[] = [];
  let all = 0;
  for await (const people of readPeople(scope, presentPeople(ctx)))
    for (const person of people) {
      all += 1;
      const places = fitting(person);
      for (const place of places) add(counts[place], 'count');
      const first = places.find((place) => terms[place]?.except === false);
      const shut = places.find((place) => terms[place]?.except === true);
      if (first !== undefined) add(counts[first], 'more');
      if (first !== undefined && shut !== undefined) add(counts[shut], 'more');
      if (first !== undefined && shut === undefined) add(counts[first], 'stays');
      if (audience === null || (first !== undefined && shut === undefined)) taken.push(person.id);
    }
  const named = await namesIn(ctx, audience === null ? [] : [audience]);
  return { all, count: taken.length, terms: counts, people: await firstByName(ctx, taken), named };
}

/** Names of the groups and people of audiences. */
export async function namesIn(ctx: ManageContext, audiences: readonly Audience[]) {
  const { grants, scope, viewer } = ctx;
  const groupIds = audiences.flatMap(({ except, groups: taken }) => [...taken, ...except.groups]);
  const personIds = audiences.flatMap(({ except, people }) => [...people, ...except.people]);
  const own = grants.people(scope, 'people.see');
  const ofGroups = await scope.tx
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(scope.only(groups, inArray(groups.id, groupIds), seenGroups(ctx)));
  const ofPeople = await scope.tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(scope.only(users, inArray(users.id, personIds), own));
  const shown = (rows: typeof ofPeople) => rows.map(({ id, name }) => ({ id, name: localised(name, viewer.language) }));
  return { groups: shown(ofGroups), people: shown(ofPeople) };
}

function add(counts: Record<'count' | 'more' | 'stays', number> | undefined, what: 'count' | 'more' | 'stays'): void {
  if (counts !== undefined) counts[what] += 1;
}

/** Whether people with these words are in an audience, and by which terms. */
export async function why(
  ctx: ManageContext,
  { audience, q }: CallInput<typeof whyInAudience>,
): Promise<CallOutput<typeof whyInAudience>> {
  const { scope } = ctx;
  const rows = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, and(presentPeople(ctx), namedPeople(q))))
    .orderBy(asc(users.account), asc(users.id))
    .limit(mostAsked);
  const around = await readOrganisation(scope);
  const fitting = termFinder(audience ?? noTerms, around);
  const facts = new Map<number, PersonFacts>();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    for await (const people of readPeople(scope, inArray(users.id, ids)))
      for (const person of people) facts.set(person.id, person);
  return {
    people: rows.flatMap((row) => {
      const person = facts.get(row.id);
      if (person === undefined) return [];
      const isIn = audience === null || isMember(person, audience, around);
      return [{ person: managedPerson(row, ctx), isIn, terms: [...fitting(person)] }];
    }),
  };
}
