import { actions, areas, type CallOutput, type Permission } from '@banyan/contracts';
import type { personRights, RoleHolder, RoleList } from '@banyan/contracts/organisation';
import { fixtureNow, makePeople, type FixtureLanguage } from './people.ts';

const dayMs = 86_400_000;
const rights = (of: readonly Permission[], reach: 'all' | 'departments' | 'own') =>
  of.map((permission) => ({ permission, reach }));
const every = (area: (typeof areas)[number]) => actions.map((action): Permission => `${area}.${action}`);
const trainer: Permission[] = ['people.see', 'people.export', 'courses.see', 'courses.edit', 'courses.assign'];

/** Built-in roles, and two of the enterprise. */
export const makeRoles = (): RoleList => ({
  builtIn: [
    { key: 'super', rights: rights(areas.flatMap(every), 'all'), holders: 2 },
    { key: 'general', rights: rights([...every('courses'), 'people.see'], 'departments'), holders: 6 },
    { key: 'system', rights: rights([...every('people'), ...every('audit')], 'all'), holders: 2 },
    { key: 'lecturer', rights: rights(['courses.see', 'courses.edit', 'courses.mark'], 'own'), holders: 48 },
    { key: 'manager', rights: rights(['people.see', 'reports.see'], 'departments'), holders: 12 },
  ],
  own: [
    { id: 101, name: { zh_cn: '部门培训员', en: 'Store trainer' }, permissions: trainer, holders: 3, revision: 1 },
    { id: 102, name: { zh_cn: '安全员', en: 'Safety officer' }, permissions: ['people.see'], holders: 0, revision: 1 },
  ],
});

/** Three people who have a role; the last one’s departments are closed. */
export const makeHolders = (language: FixtureLanguage = 'zh', isBuiltIn = false): RoleHolder[] =>
  makePeople(3, language).map(({ account, id, name }, nth) => ({
    ...{ id, name, account },
    reach: isBuiltIn ? null : nth === 1 ? 'all' : 'departments',
    departments: isBuiltIn || nth === 1 ? [] : [{ id: 2, name: language === 'zh' ? '质量部' : 'Quality' }],
    empty: !isBuiltIn && nth === 2,
    by: isBuiltIn ? null : { id: 9, name: language === 'zh' ? '李娜' : 'Nora West' },
    at: isBuiltIn ? null : fixtureNow - (nth + 3) * dayMs,
    until: isBuiltIn || nth > 0 ? '' : '2026-12-06',
  }));

/** Rights of a trainer who manages a department too. */
export const makeRights = (id = 1, language: FixtureLanguage = 'zh'): CallOutput<typeof personRights> => {
  const zh = language === 'zh';
  const places = [{ id: 2, name: zh ? '质量部' : 'Quality' }];
  const managed = rights(['people.see', 'reports.see'], 'departments');
  const given = rights(trainer, 'departments');
  return {
    person: {
      id,
      name: zh ? '赵敏' : 'Amy Chen',
      account: zh ? 'H2001' : 'L2001',
      department: places[0]?.name ?? '',
      locked: false,
    },
    sources: [
      { builtIn: 'manager', role: null, by: null, at: null, until: '', departments: places, rights: managed },
      {
        ...{ builtIn: null, role: { id: 101, name: zh ? '部门培训员' : 'Store trainer' } },
        by: { id: 9, name: zh ? '李娜' : 'Nora West' },
        at: fixtureNow - 3 * dayMs,
        until: '2026-12-06',
        departments: places,
        rights: given,
      },
    ],
    rights: [...given, { permission: 'reports.see', reach: 'departments' }],
  };
};
