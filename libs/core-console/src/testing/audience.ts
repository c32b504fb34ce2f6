import type { Audience, AudiencePreview, ManagedDepartment, ManagedPerson } from '@banyan/contracts/organisation';
import { termsOf } from '@banyan/contracts/organisation';
import { fakeApi } from '@banyan/core-screen/testing';
import { audienceCalls, AudienceStore } from '../audience/AudienceStore.ts';
import { nobody } from '../audience/nobody.ts';
import { storyDepartments, storyFields } from './peopleWords.ts';

type Language = 'zh' | 'en';

const person = (id: number, language: Language): ManagedPerson => ({
  ...{ id, account: `H2023${id}`, image: '', post: '', type: 1, state: 'active', lastLoginAt: null },
  name: language === 'zh' ? '张伟' : 'Amy Chen',
  department: { id: 4, name: language === 'zh' ? '总装车间' : 'Camden' },
});

const departments = (language: Language): ManagedDepartment[] =>
  storyDepartments(language).map(({ count = 0, id, name, parent }) => ({
    ...{ id: Number(id), parent: Number(parent ?? 0), people: count },
    name: { zh_cn: name, en: name },
    ...{ open: true, closed: false, managers: [], settling: null, revision: 1 },
  }));

/** An audience of two departments, a group, a rule and a person, less a group. */
export const storyAudience: Audience = {
  ...nobody,
  departments: [2, 4],
  groups: [7],
  rules: [
    [
      { on: 'department', in: [3] },
      { on: 'hired', from: '2026-09-01' },
    ],
  ],
  people: [1],
  except: { departments: [], groups: [8], people: [] },
};

/** The store of a story; `failing` answers no count. */
export function storyAudienceStore(audience: Audience | null, language: Language, failing = false): AudienceStore {
  const counted: Promise<AudiencePreview> = failing
    ? Promise.reject(new Error('no answer'))
    : Promise.resolve({
        ...{ all: 2317, count: audience === null ? 2317 : 1318 },
        terms:
          audience === null
            ? []
            : termsOf(audience).map(({ except }, place) =>
                except
                  ? { count: 40, more: 26, stays: 0 }
                  : { count: 1126 - place * 180, more: place === 0 ? 1126 : 72, stays: place === 0 ? 1100 : 72 },
              ),
        people: [person(1, language)],
        named: {
          groups: [
            { id: 7, name: language === 'zh' ? '班组长' : 'Team leaders' },
            { id: 8, name: language === 'zh' ? '外协人员' : 'Contractors' },
          ],
          people: [{ id: 1, name: language === 'zh' ? '张伟' : 'Amy Chen' }],
        },
      });
  counted.catch(() => undefined);
  return new AudienceStore(
    audience,
    fakeApi(audienceCalls, {
      preview: () => counted,
      why: () =>
        Promise.resolve({
          people: [
            { person: person(1, language), isIn: true, terms: [0, 2] },
            { person: person(2, language), isIn: false, terms: [1, 4] },
          ],
        }),
      departments: () => Promise.resolve({ departments: departments(language) }),
      groups: () => Promise.resolve({ items: [], next: null, total: 0 }),
      fields: () => Promise.resolve({ fields: [...storyFields] }),
      keep: ({ name }) =>
        Promise.resolve({ ...{ id: 9, rule: null, department: null, people: 1318, own: true, revision: 1 }, name }),
      things: () =>
        Promise.resolve({
          items: [
            {
              ...{
                kind: 'course',
                id: 7,
                name: language === 'zh' ? '焊接安全' : 'Welding safely',
                people: 40,
                own: true,
              },
              ...{ audience: { ...nobody, groups: [7] }, began: 0, changedAt: null },
            },
          ],
          ...{ next: null, total: 1, kinds: ['course' as const], names: { groups: [], people: [] } },
        }),
      people: () => Promise.resolve({ items: [{ ...person(1, language), fields: [] }], next: null, total: 1 }),
    }),
  );
}
