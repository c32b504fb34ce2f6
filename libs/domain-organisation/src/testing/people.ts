import type { CallOutput } from '@banyan/contracts';
import type {
  AuditEntry,
  ManagedDepartment,
  ManagedGroup,
  ListedPerson,
  managePeople,
  PersonDetail,
  twinsOf,
} from '@banyan/contracts/organisation';
import { makeFieldValues } from './fields.ts';

/** Things that somebody owns, has to do and has made. */
export const ownedThings = [
  { kind: 'departments', fate: 'handedOver', count: 1 },
  { kind: 'exams', fate: 'handedOver', count: 3 },
  { kind: 'lessons', fate: 'calledOff', count: 2 },
  { kind: 'courses', fate: 'stays', count: 12 },
  { kind: 'posts', fate: 'stays', count: 48 },
] as const;

export const fixtureNow = Date.UTC(2026, 10, 26, 2, 0);
const hourMs = 3_600_000;

/** Languages of the fixtures. */
export type FixtureLanguage = 'zh' | 'en';

const names = {
  zh: ['赵敏', '王振', '韩梅', '孟凡军', '刘一鸣', '龚国梁', '吕晨曦', '顾文澜'],
  en: ['Amy Chen', 'Amara Okafor', 'Daniel O’Connor', 'Elena García', 'Hanna Kowalski', 'James Whitlock'],
} as const;
const states = ['active', 'active', 'never', 'locked'] as const;
const at = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;

/** The departments: a top, two below it, one below the second. */
export function makeDepartments(): ManagedDepartment[] {
  const one = (id: number, parent: number, zh_cn: string, en: string, people: number): ManagedDepartment => ({
    ...{ id, parent, people },
    name: { zh_cn, en },
    open: true,
    closed: false,
    managers: id === 3 ? [{ id: 2, name: '王振' }] : [],
    settling: null,
    revision: 1,
  });
  return [
    one(1, 0, '衡川', 'Larkfield', 120),
    one(2, 1, '质量部', 'Quality', 40),
    one(3, 1, '制造中心', 'Stores', 60),
    one(4, 3, '总装车间', 'Camden', 12),
  ];
}

/** So many people with ids from 1. */
export const makePeople = (count: number, language: FixtureLanguage = 'zh'): ListedPerson[] =>
  Array.from({ length: count }, (_, index): ListedPerson => {
    const state = at(states, index);
    return {
      id: index + 1,
      account: `${language === 'zh' ? 'H' : 'L'}${2001 + index}`,
      name: at(names[language], index),
      image: '',
      department: { id: 2, name: language === 'zh' ? '质量部' : 'Quality' },
      post: language === 'zh' ? '质检员' : 'Inspector',
      type: index % 5 === 1 ? 5 : 1,
      state,
      lastLoginAt: state === 'never' ? null : fixtureNow - (index + 1) * hourMs,
      fields: makeFieldValues(index),
    };
  });

/** A page of so many people. */
export const makePeoplePage = (count: number, language?: FixtureLanguage): CallOutput<typeof managePeople> => ({
  items: makePeople(count, language),
  next: null,
  total: count,
});

/** An account that may be the same person's. */
export const makeTwins = (language: FixtureLanguage = 'zh'): CallOutput<typeof twinsOf>['twins'] =>
  makePeople(4, language)
    .slice(3)
    .map((person) => ({ person, same: ['name', 'birthday'] }));

/** A person in the panel. */
export function makePerson(over: Partial<PersonDetail> = {}, language: FixtureLanguage = 'zh'): PersonDetail {
  const [shown] = makePeople(1, language) as [ListedPerson];
  return {
    ...shown,
    written: {
      name: { zh_cn: '赵敏', en: 'Amy Chen' },
      department: 2,
      further: [],
      post: '质检员',
      hiredOn: '2024-03-01',
      tags: ['班组长'],
      email: 'zhaomin@example.com',
      phone: '+8613800000001',
      type: 1,
      fields: makeFieldValues(0),
    },
    revision: 3,
    createdAt: fixtureNow - 400 * 24 * hourMs,
    points: 2043,
    credit: 600,
    groups: [{ id: 1, name: language === 'zh' ? '新员工' : 'Starters' }],
    devices: [
      {
        id: 'dH4kQ0b1aZ',
        userAgent: 'Chrome, Windows',
        ip: '10.2.8.41',
        since: fixtureNow - 5 * hourMs,
        lastSeenAt: fixtureNow,
      },
    ],
    ...over,
  };
}

/** A group by hand and one by a rule. */
export const makeGroups = (language: FixtureLanguage = 'zh'): ManagedGroup[] => [
  {
    id: 2,
    name: { zh_cn: '班组长', en: 'Team leaders' },
    rule: null,
    department: null,
    people: 6,
    own: true,
    revision: 1,
  },
  {
    id: 1,
    name: { zh_cn: '新员工', en: 'Starters' },
    rule: [
      { on: 'department', in: [3] },
      { on: 'hired', from: '2026-09-01' },
    ],
    department: { id: 3, name: language === 'zh' ? '制造中心' : 'Stores' },
    people: 104,
    own: true,
    revision: 2,
  },
];

/** Entries of the audit log. */
export const makeEntries = (language: FixtureLanguage = 'zh'): AuditEntry[] => [
  {
    id: 3,
    at: fixtureNow - hourMs,
    who: { id: 9, name: language === 'zh' ? '李娜' : 'Nora West' },
    ip: '10.2.8.41',
    act: 'manage/people/change',
    source: 'console',
    subject: { type: 'person', id: 1, name: language === 'zh' ? '赵敏' : 'Amy Chen' },
    changes: [
      { field: 'post', before: '质检员', after: '质检组长' },
      { field: 'department', before: '2', after: '4' },
      { field: 'phone', before: null, after: null },
    ],
  },
  {
    id: 2,
    at: fixtureNow - 2 * hourMs,
    who: { id: 9, name: language === 'zh' ? '李娜' : 'Nora West' },
    ip: '10.2.8.41',
    act: 'manage/departments/merge',
    source: 'console',
    subject: { type: 'department', id: 4, name: '总装车间' },
    changes: [{ field: 'mergedInto', before: null, after: '制造中心' }],
  },
  {
    id: 1,
    at: fixtureNow - 30 * hourMs,
    who: null,
    ip: '',
    act: 'manage/people/act',
    source: 'import',
    subject: { type: 'person', id: 2, name: language === 'zh' ? '王振' : 'Amara Okafor' },
    changes: [{ field: 'locked', before: 'false', after: 'true' }],
  },
];
