import type { CallOutput } from '@banyan/contracts';
import {
  termsOf,
  type Audience,
  type audienceEffect,
  type AudienceNamed,
  type AudiencePreview,
  type ManagedThing,
} from '@banyan/contracts/organisation';
import { fixtureNow, makePeople, type FixtureLanguage } from './people.ts';

/** An audience without a term. */
export const nobody: Audience = {
  ...{ departments: [], groups: [], people: [], rules: [] },
  except: { departments: [], groups: [], people: [] },
};

/** Names of the groups and people of the audiences below. */
export const thingNames = (language: FixtureLanguage): AudienceNamed => ({
  groups: [{ id: 1, name: language === 'en' ? 'Team leaders' : '班组长' }],
  people: [{ id: 3, name: language === 'en' ? 'Amy Chen' : '张伟' }],
});

/** A live room for the people of a rule. */
export const makeThing = (language: FixtureLanguage, values: Partial<ManagedThing> = {}): ManagedThing => ({
  ...{ kind: 'room', id: 8001, began: 7, people: 86, changedAt: fixtureNow - 86_400_000, own: true },
  name: language === 'en' ? 'Ask a team leader' : '夜校直播：老班长问答',
  audience: {
    ...nobody,
    rules: [
      [
        { on: 'department', in: [3] },
        { on: 'hired', from: '2026-09-01' },
      ],
    ],
  },
  ...values,
});

/** Things of several kinds: for everyone, for departments less a group, by a rule. */
export function makeThings(language: FixtureLanguage): ManagedThing[] {
  const say = (zh: string, en: string) => (language === 'en' ? en : zh);
  return [
    makeThing(language, {
      ...{ kind: 'course', id: 101, audience: null, began: 0, people: 2317, changedAt: null },
      name: say('首件检验与过程巡检实务', 'First articles and patrol inspection'),
    }),
    makeThing(language, {
      ...{ kind: 'exam', id: 12, began: 5, people: 1126, own: false },
      name: say('质量月考', 'Monthly quality exam'),
      audience: { ...nobody, departments: [2, 4], except: { ...nobody.except, groups: [1] } },
    }),
    makeThing(language),
    makeThing(language, {
      ...{ kind: 'announcement', id: 100_001, began: 8, people: 12, changedAt: null },
      name: say('冷库北门本周维修', 'The north door is repaired this week'),
      audience: { ...nobody, groups: [1], people: [3] },
    }),
  ];
}

export function makeEffect(language: FixtureLanguage): CallOutput<typeof audienceEffect> {
  const [one, other, third] = [makePeople(8, language), makePeople(5, language), makePeople(2, language)];
  return {
    comes: { count: 86, people: one },
    leaves: { count: 5, people: other },
    keeps: { count: 2, people: third },
  };
}

export const makeAudiencePreview = (language: FixtureLanguage, audience: Audience | null): AudiencePreview => ({
  ...{ all: 2317, count: audience === null ? 2317 : 104, named: thingNames(language) },
  terms: audience === null ? [] : termsOf(audience).map(() => ({ count: 104, more: 86, stays: 86 })),
  people: makePeople(5, language),
});
