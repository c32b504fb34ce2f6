import { anyLecturer } from '../lecturer/testing/anyLecturer.ts';
import { anyRoom } from '../liveRoom/testing/anyRoom.ts';
import { actions, areas, ErrorCode, type Call, type Permission } from '@banyan/contracts';
import { getUserInfo } from '@banyan/contracts/account';
import { allCalls } from '@banyan/contracts/all';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { departments } from '../../platform/department.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { grantsOf } from '../../platform/grants.ts';
import { departmentManagers } from '../../platform/organisation.schema.ts';
import { roleGrants, roles } from '../../platform/role.schema.ts';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { anyDraft } from '../course/testing/anyDraft.ts';
import { anyExamDraft } from '../exam/testing/anyExamDraft.ts';
import { anyQuestionnaireDraft } from '../questionnaire/testing/anyQuestionnaireDraft.ts';
import { anyQuestion } from '../exam/testing/anyQuestion.ts';
import { allRoutes } from '../index.ts';
import { addRole } from './testing/addRole.ts';

const managed = allCalls.flatMap((call) => (call.may === null ? [] : [{ ...call, may: call.may }]));
const everything = areas.flatMap((area) => actions.map((action): Permission => `${area}.${action}`));
const waysIn = {
  ...{ corpId: '', dingtalkCorpId: '', scanLogin: '', cookieDomain: '', frameAncestors: [] },
  ...{ signAll: false, encryptAll: false, membersOnly: false, registration: false },
};
const written = {
  ...{ name: { zh_cn: '某' }, department: null, further: [], post: '', hiredOn: '', tags: [], email: '', phone: '' },
  type: 1,
};

describe('Calls of the console', () => {
  let world: World;
  /** Somebody in 焊接, and the department; everybody who asks is elsewhere, or in another enterprise. */
  let target: number;
  let department: number;
  let role: number;
  /** Those who reach everywhere come last: what they may do changes the target. */
  const askers = new Map<string, Asker & { readonly userId: number }>();

  beforeAll(async () => {
    world = await openWorld([...allRoutes], { eids: [1001, 1002] });
    target = await world.addLearner('T', '焊接');
    const idOf = (name: string) =>
      world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn: name }))?.id ?? 0);
    department = await idOf('焊接');
    role = await addRole(world, { holders: [target], departments: [department] });
    const elsewhere = await idOf('别处');
    const add = async (name: string, values: Partial<Parameters<typeof addUser>[2]> = {}, eid = 1001) => {
      const userId = await addUser(world.db, eid, { account: name, department: { zh_cn: '别处' }, ...values });
      askers.set(name, { eid, userId });
      return userId;
    };
    await add('learner');
    await add('lecturer', { type: 5 });
    await add('general', { type: 3 });
    await add('foreign super', { type: 2 }, 1002);
    await add('revoked', { type: 2, adminRevoked: true });
    await add('locked', { type: 2, locked: true });
    const userId = await add('manager of another');
    await world.in(1001, (scope) =>
      scope.tx.insert(departmentManagers).values(scope.row(departmentManagers, { departmentId: elsewhere, userId })),
    );
    const all = { permissions: everything };
    await addRole(world, { ...all, holders: [await add('own role elsewhere')], departments: [elsewhere] });
    await addRole(world, { ...all, holders: [await add('own role over own things')], reach: 'own' });
    await addRole(world, { ...all, holders: [await add('own role over nothing')], departments: [] });
    const taken = await add('role taken away');
    const lost = await addRole(world, { ...all, holders: [taken], reach: 'all' });
    await world.in(1001, (scope) =>
      scope.tx.delete(roleGrants).where(scope.only(roleGrants, eq(roleGrants.roleId, lost))),
    );
    const gone = await addRole(world, { ...all, holders: [await add('role removed')], reach: 'all' });
    await world.in(1001, (scope) => scope.tx.delete(roles).where(scope.only(roles, eq(roles.id, gone))));
    await add('system', { type: 4 });
    await addRole(world, { ...all, holders: [await add('own role everywhere')], reach: 'all' });
    await add('super', { type: 2 });
  }, 120_000);

  /** Values about the target, by the names of fields; one name means the same in every call of the console. */
  const valuesFor = ({ name }: Pick<Call, 'name'>): Record<string, unknown> => ({
    ...{ ids: [target], act: 'lock', revision: 1, person: written, account: 'neu', parent: 0, place: 0 },
    ...{ name: { zh_cn: '名' }, open: 'N', managers: [], into: department, closed: 'N', who: 0, department: 0 },
    ...{ q: '', type: '', state: '', sort: 'account', subject: '', permissions: ['people.see'], holders: 1 },
    ...{ kind: 'people', upload: 'a'.repeat(22), mapping: [], leave: 'N', make: [], line: 2, all: 'N', rows: 1 },
    ...{ outcome: '', columns: [] },
    ...{ rule: [{ on: 'type', is: [1] }], add: [target], take: [], audience: null },
    ...{ options: [], shown: 'N', archived: 'N' },
    began: 0,
    ...(name === 'manage/audience/why' ? { q: 'T' } : {}),
    ...(name === 'manage/people/merge' ? { gone: department, goneRevision: 0 } : {}),
    device: 'none',
    ...{ begun: 'first', settings: waysIn, kind: 'course', everyone: 'N', ask: 'Y' },
    ...{
      format: 'csv',
      builtIn: '',
      people: [target],
      reach: 'departments',
      departments: [department],
      holder: target,
    },
    ...{ step: 'look', theme: '#0a7d5a', logo: '', lines: '部', title: '课', chapter: '章', text: '文', minutes: '2' },
    ...(name === 'manage/setup/look' ? { name: '名' } : {}),
    ...(name.startsWith('manage/courses/')
      ? {
          ...{
            act: 'archive',
            category: '',
            fee: '',
            sort: '-changed',
            draft: anyDraft,
            no: 1,
            material: 0,
            zh: '<p>文</p>',
          },
          kind: name.endsWith('/text') ? 'article' : name.endsWith('/material') ? 'video' : '',
        }
      : {}),
    ...(name === 'manage/courses/attention' ? { chapter: target } : {}),
    ...(name === 'manage/courses/saveSubtitles' ? { spoken: 'zh', text: '' } : {}),
    ...(name.startsWith('manage/categories/') ? { motif: 'quality', picture: 'drawn', upload: '' } : {}),
    ...(name.startsWith('manage/exams/')
      ? {
          ...{ act: 'archive', kind: '', supervision: '', sort: '-changed', draft: anyExamDraft, no: 1 },
          ...{ papers: [], paper: 1, minutes: 5, reason: '因', text: '话', person: target, stand: '' },
          ...{ question: 1, policy: 'strict', key: { choice: [0], gaps: [] }, correction: 1 },
        }
      : {}),
    ...(/itters$/.test(name) && name.startsWith('manage/exams/') ? { reason: '', sort: '-score' } : {}),
    ...(/exams\/(correct|previewCorrection)$/.test(name) ? { act: 'mend' } : {}),
    ...(name.startsWith('manage/questionnaires/')
      ? {
          ...{ act: 'archive', kind: '', names: '', sort: '-changed', draft: anyQuestionnaireDraft, no: 1, days: 1 },
          ...{ from: '', until: '', item: '' },
        }
      : {}),
    ...(name.startsWith('manage/questions/')
      ? {
          ...{ bank: target, act: 'retire', value: '', kind: '', difficulty: '', tag: '', discrimination: '' },
          ...{ used: '', state: 'current', sort: '-changed', question: anyQuestion, questions: 1 },
          ...(name === 'manage/questions/write' ? { format: 'gift' } : {}),
        }
      : {}),
    ...(name.startsWith('manage/imports/') ? { kind: 'people', upload: 'a'.repeat(22), rows: 1 } : {}),
    ...(name.startsWith('apiSystem/outsiders/') ? { state: 'open', approve: 'Y', answer: '' } : {}),
    ...(name.startsWith('manage/fields/') ? { kind: 'text', people: 0 } : {}),
    id: name.startsWith('manage/departments/') ? department : name.startsWith('manage/roles/') ? role : target,
    ...(name.startsWith('manage/lecturers/') ? { act: 'end', kind: '', state: '', lecturer: anyLecturer } : {}),
    ...(name.startsWith('manage/liveRooms/')
      ? { state: '', provider: '', sort: '-begins', frequency: '', liveRoom: anyRoom, following: 'N', reason: '' }
      : {}),
  });
  const inputOf = (call: Call): Record<string, unknown> => {
    const values = valuesFor(call);
    return Object.fromEntries(
      Object.keys(call.request.entries).flatMap((key) => (key in values ? [[key, values[key]]] : [])),
    );
  };

  /** Everything about the target that a call could change. */
  const standing = () =>
    world.in(1001, async (scope) =>
      JSON.stringify([
        await scope.tx
          .select()
          .from(users)
          .where(scope.only(users, eq(users.id, target))),
        await scope.tx
          .select()
          .from(departments)
          .where(scope.only(departments, eq(departments.id, department))),
        await scope.tx
          .select()
          .from(departmentManagers)
          .where(scope.only(departmentManagers, eq(departmentManagers.departmentId, department))),
        await scope.tx
          .select()
          .from(roles)
          .where(scope.only(roles, eq(roles.id, role))),
        await scope.tx
          .select()
          .from(roleGrants)
          .where(scope.only(roleGrants, eq(roleGrants.userId, target))),
      ]),
    );

  it('are at least the ones of people, departments, roles and the log, and each names its right [AC-10]', () => {
    expect(managed.length).toBeGreaterThanOrEqual(19);
    expect(allCalls.filter(({ name, may }) => /^manage\/./.test(name) && may === null).map(({ name }) => name)).toEqual(
      // Of whoever asks: their own views, exports and long work.
      [
        'manage/access',
        'manage/exports/detail',
        'manage/exports/list',
        'manage/work/list',
        'manage/views/list',
        'manage/views/save',
        'manage/views/remove',
      ],
    );
  });

  it('are each walked: every field that a call demands has a value here [AC-10]', () => {
    const unwalked = managed.flatMap((call) => {
      const values = inputOf(call);
      return Object.entries(call.request.entries)
        .filter(([field, schema]) => !(field in values) && (schema as { type: string }).type !== 'optional')
        .map(([field]) => `${call.name} ${field}`);
    });
    expect(unwalked).toEqual([]);
  });

  it('are refused to everybody without their right; beyond it they tell nothing and change nothing [AC-10]', async () => {
    for (const [who, asker] of askers) {
      const grants = await world.in(asker.eid ?? 1001, (scope) => grantsOf(scope, asker.userId, world.now));
      for (const call of managed) {
        const reach = grants.reach(call.may);
        const far = reach !== 'all' || asker.eid !== 1001;
        const before = far ? await standing() : '';
        const outcome = await world
          .ask(call, inputOf(call), asker)
          .then((answer) => JSON.stringify(answer))
          .catch((error: unknown) => error);
        const at = `${call.name} as ${who} (${String(reach)})`;
        const code = (outcome as { code?: number }).code;
        if (reach === null) expect([at, code]).toEqual([at, ErrorCode.adminsOnly]);
        else expect([at, code]).not.toEqual([at, ErrorCode.badRequest]);
        if (!far) continue;
        expect([at, typeof outcome === 'string' && /"account":"T"/.test(outcome)]).toEqual([at, false]);
        expect([at, await standing()]).toEqual([at, before]);
      }
    }
  }, 240_000);

  it('reach a revoked administrator no further than the departments that they manage [AC-10]', async () => {
    const account = { type: 3, department: { zh_cn: '焊接' } };
    const userId = await addUser(world.db, 1001, { account: 'general manager', ...account, adminRevoked: true });
    await world.in(1001, async (scope) => {
      const other = await departmentCalled(scope, { zh_cn: '别处' });
      const row = { departmentId: other?.id ?? 0, userId };
      await scope.tx.insert(departmentManagers).values(scope.row(departmentManagers, row));
      const grants = await grantsOf(scope, userId, world.now);
      expect([...grants.departments('people.see')]).toEqual([row.departmentId]);
    });
  });

  it('reach nobody where an administrator of departments is in none [AC-10]', async () => {
    const nowhere = await addUser(world.db, 1001, { account: 'nowhere', type: 3 });
    const reached = await world.in(1001, async (scope) => {
      const grants = await grantsOf(scope, nowhere, world.now);
      expect(grants.reach('people.see')).toBe('departments');
      return scope.tx
        .select({ id: users.id })
        .from(users)
        .where(scope.only(users, grants.people(scope, 'people.see')));
    });
    expect(reached).toEqual([]);
  });

  it('are told beforehand to people who are no administrators, so that the portal opens their screens [AC-10]', async () => {
    const rights = async (who: string) => {
      const asker = askers.get(who);
      return asker === undefined ? null : (await world.ask(getUserInfo, {}, asker)).rights;
    };
    expect(await rights('manager of another')).toEqual(['people.see', 'reports.see']);
    expect(await rights('own role elsewhere')).toHaveLength(everything.length);
    expect([await rights('learner'), await rights('role taken away'), await rights('super')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are a login to visitors [AC-07]', async () => {
    for (const call of managed)
      expect((await world.refusal(call, inputOf(call), { userId: null }))?.code).toBe(ErrorCode.unauthenticated);
  });
});
