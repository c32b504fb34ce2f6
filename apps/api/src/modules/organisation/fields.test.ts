import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  addPerson,
  archiveField,
  auditLog,
  changePerson,
  fieldLimits,
  fieldUse,
  groupPeople,
  manageFields,
  managePeople,
  managePerson,
  orderFields,
  ownFields,
  previewGroup,
  removeField,
  saveField,
  saveGroup,
  whyInAudience,
  type AudienceCondition,
  type FieldFilter,
  type FieldValue,
  type WrittenPerson,
} from '@banyan/contracts/organisation';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addUser } from '../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../testing/world.ts';
import { noTerms } from '../../platform/audience/audienceOf.ts';
import type { AudienceThings } from '../../platform/audience/audienceThings.ts';
import { departmentCalled } from '../../platform/departments.ts';
import { grantsOf } from '../../platform/grants.ts';
import { organisationModule } from './organisation.module.ts';
import { noVisitors } from './testing/noVisitors.ts';
import { peopleExport } from './people/export.service.ts';
import { addRole } from './testing/addRole.ts';

const uses = vi.fn<AudienceThings['uses']>();
const { routes } = organisationModule({
  endTrusts: () => Promise.resolve(),
  rank: () => Promise.resolve(),
  owned: [],
  visitors: noVisitors,
  endSession: () => Promise.resolve(),
  endSessions: () => Promise.resolve(),
  hashPassword: (password) => Promise.resolve(password),
  openSeeing: () => Promise.reject(new Error('not asked')),
  takeLogo: () => Promise.reject(new Error('not asked')),
  invite: () => Promise.reject(new Error('not asked')),
  audienceThings: [{ kind: 'course', uses } as Partial<AudienceThings> as AudienceThings],
});

let world: World;
let boss: Asker;

beforeEach(async () => {
  uses.mockResolvedValue([]);
  world = await openWorld(routes, { eids: [1001, 1002] });
  boss = await world.addPerson('admin', 'A0');
});

type Written = CallInput<typeof saveField>;
const text: Written = { id: 0, revision: 0, kind: 'text', name: { zh_cn: '成本中心' }, options: [], shown: 'N' };
const option = (zh_cn: string, id = 0) => ({ id, name: { zh_cn } });
const sites: Written = {
  ...text,
  kind: 'choice',
  name: { zh_cn: '厂区', en: 'Site' },
  options: ['东', '西'].map((one) => option(one)),
};
const save = async (written: Partial<Written> = {}) =>
  (await world.ask(saveField, { ...text, ...written }, boss)).field;
const fields = async () => (await world.ask(manageFields, {}, boss)).fields;
const refusedFields = async (written: Partial<Written>) =>
  (await world.refusal(saveField, { ...text, ...written }, boss))?.data;

/** A person as a form without fields sends it. */
function without(person: WrittenPerson): WrittenPerson {
  const sent = { ...person };
  delete sent.fields;
  return sent;
}

/** Puts values into a person's fields. */
async function put(id: number, values: readonly FieldValue[]) {
  const { revision, written } = await world.ask(managePerson, { id }, boss);
  return world.ask(changePerson, { id, revision, person: { ...written, fields: [...values] } }, boss);
}
async function refusalOf(id: number, values: readonly FieldValue[]) {
  const { revision, written } = await world.ask(managePerson, { id }, boss);
  return (await world.refusal(changePerson, { id, revision, person: { ...written, fields: [...values] } }, boss))?.data;
}
const valuesOf = async (id: number) => (await world.ask(managePerson, { id }, boss)).written.fields;

describe('Fields of people', () => {
  it('are added, changed, put into an order and hidden, each on record [AC-10]', async () => {
    const first = await save();
    const second = await save(sites);
    expect(second.options.map(({ id, name }) => [id, name.zh_cn])).toEqual([
      [1, '东'],
      [2, '西'],
    ]);
    await world.ask(orderFields, { ids: [second.id, first.id] }, boss);
    await save({ ...sites, id: second.id, revision: 1, options: [option('西区', 2), option('北'), option('东', 1)] });
    await world.ask(archiveField, { id: first.id, revision: 1, archived: 'Y' }, boss);
    expect(
      (await fields()).map(({ archived, name, options }) => [name.zh_cn, archived, options.map(({ id }) => id)]),
    ).toEqual([
      ['厂区', false, [2, 3, 1]],
      ['成本中心', true, []],
    ]);
    const { items } = await world.ask(auditLog, { q: '', subject: 'field' }, boss);
    expect(items.map(({ act }) => act.replace('manage/fields/', ''))).toEqual([
      ...['archive', 'save', 'order', 'order', 'save', 'save'],
    ]);
  });

  it('refuse a second name, a 31st field, options twice or left out while somebody has them [AC-10]', async () => {
    const one = await save(sites);
    expect(await refusedFields({ name: { zh_cn: ' site ' } })).toEqual({ fields: { name: 'taken' } });
    expect(await refusedFields({ ...sites, name: { zh_cn: '楼' }, options: [] })).toEqual({
      fields: { options: 'missing' },
    });
    expect(await refusedFields({ ...sites, name: { zh_cn: '楼' }, options: [option('东'), option('东 ')] })).toEqual({
      fields: { options: 'twin' },
    });
    const learner = await world.addLearner('W1');
    await put(learner, [{ field: one.id, value: 2 }]);
    const change = { ...sites, id: one.id, revision: 1, options: [option('东', 1)] };
    expect(await refusedFields(change)).toEqual({ fields: { options: 'used' } });
    expect(await refusedFields({ ...change, kind: 'text' })).toEqual({ fields: { kind: 'invalid' } });
    for (let n = 1; n < fieldLimits.fields; n += 1) await save({ name: { zh_cn: `字段${n}` } });
    expect(await refusedFields({ name: { zh_cn: '又一个' } })).toEqual({ fields: { name: 'full' } });
  });

  it('come after those that are there, and an option that is gone leaves its number to no other [AC-10]', async () => {
    const site = await save(sites);
    for (const zh_cn of ['一', '二', '三']) await save({ name: { zh_cn } });
    expect((await fields()).map(({ name }) => name.zh_cn)).toEqual(['厂区', '一', '二', '三']);
    await world.ask(orderFields, { ids: (await fields()).map(({ id }) => id).reverse() }, boss);
    await save({ name: { zh_cn: '四' } });
    expect((await fields()).map(({ name }) => name.zh_cn)).toEqual(['三', '二', '一', '厂区', '四']);
    const fewer = await save({ ...sites, id: site.id, revision: 1, options: [option('东', 1)] });
    const more = [...fewer.options.map(({ id, name }) => option(name.zh_cn, id)), option('南')];
    const after = await save({ ...sites, id: site.id, revision: 2, options: more });
    expect(after.options.map(({ id, name }) => [id, name.zh_cn])).toEqual([
      [1, '东'],
      [3, '南'],
    ]);
  });

  it('show the second of two administrators what the first has saved [AC-10]', async () => {
    const { id } = await save();
    await save({ id, revision: 1, name: { zh_cn: '成本' } });
    const refusal = await world.refusal(saveField, { ...text, id, revision: 1, name: { zh_cn: '中心' } }, boss);
    expect(refusal).toMatchObject({
      code: ErrorCode.conflict,
      data: { field: { name: { zh_cn: '成本' }, revision: 2 } },
    });
    expect(await world.refusal(orderFields, { ids: [id, 999] }, boss)).toMatchObject({ code: ErrorCode.conflict });
  });

  it('are changed by who may edit everybody alone; values are read within the rights [AC-10]', async () => {
    const { id } = await save();
    const [weld, paint] = [await world.addLearner('W1', '焊接'), await world.addLearner('P1', '涂装')];
    for (const person of [weld, paint]) await put(person, [{ field: id, value: 'C-1' }]);
    const userId = await addUser(world.db, 1001, { account: 'F1', department: { zh_cn: '涂装' } });
    const own = await world.in(1001, async (scope) => (await departmentCalled(scope, { zh_cn: '焊接' }))?.id ?? 0);
    await addRole(world, { permissions: ['people.see', 'people.edit'], holders: [userId], departments: [own] });
    const foreman = { userId };
    expect((await world.refusal(saveField, { ...text, id, revision: 1 }, foreman))?.code).toBe(ErrorCode.adminsOnly);
    const archive = { id, revision: 1, archived: 'Y' } as const;
    expect((await world.refusal(archiveField, archive, foreman))?.code).toBe(ErrorCode.adminsOnly);
    const asked = { q: '', type: '', state: '', sort: 'account', fields: [{ field: id, has: 'c-1' }] } as const;
    const { items } = await world.ask(managePeople, { ...asked, fields: [...asked.fields] }, foreman);
    expect(items.map(({ account, fields: values }) => [account, values])).toEqual([
      ['W1', [{ field: id, value: 'C-1' }]],
    ]);
  });
});

describe('Values of people', () => {
  it('are checked by their kind, at the field, and stand in the log before and after [AC-10]', async () => {
    const [cost, grade, since, site] = [
      await save(),
      await save({ kind: 'number', name: { zh_cn: '级别' } }),
      await save({ kind: 'date', name: { zh_cn: '合同' } }),
      await save(sites),
    ];
    const learner = await world.addLearner('W1');
    const good = [
      { field: cost.id, value: 'C-17' },
      { field: grade.id, value: 7.5 },
      { field: since.id, value: '2026-02-28' },
      { field: site.id, value: 1 },
    ];
    await put(learner, good);
    expect(await valuesOf(learner)).toEqual(good);
    await put(learner, [{ field: site.id, value: 2 }]);
    const { items } = await world.ask(auditLog, { q: '', subject: 'person', id: learner }, boss);
    expect(items[0]?.changes).toEqual([
      { field: '成本中心', before: 'C-17', after: null },
      { field: '级别', before: '7.5', after: null },
      { field: '合同', before: '2026-02-28', after: null },
      { field: '厂区 · Site', before: '东', after: '西' },
    ]);
    for (const bad of [
      { field: cost.id, value: 7 },
      { field: grade.id, value: 'seven' },
      { field: since.id, value: '2026-02-30' },
      { field: site.id, value: 3 },
      { field: 9999, value: 'x' },
    ])
      expect(await refusalOf(learner, [bad])).toEqual({ fields: { [`field:${bad.field}`]: 'invalid' } });
    expect(await valuesOf(learner)).toEqual([{ field: site.id, value: 2 }]);
  });

  it('stay when a form does not name them, and while their field is archived [AC-10]', async () => {
    const { id } = await save();
    const learner = await world.addLearner('W1');
    await put(learner, [{ field: id, value: 'C-17' }]);
    const { revision, written } = await world.ask(managePerson, { id: learner }, boss);
    await world.ask(changePerson, { id: learner, revision, person: without({ ...written, post: '焊工' }) }, boss);
    await world.ask(archiveField, { id, revision: 1, archived: 'Y' }, boss);
    await put(learner, []);
    expect(await valuesOf(learner)).toEqual([]);
    await world.ask(archiveField, { id, revision: 2, archived: 'N' }, boss);
    expect(await valuesOf(learner)).toEqual([{ field: id, value: 'C-17' }]);
  });

  it('come with a new person [AC-10]', async () => {
    const { id } = await save();
    const { written } = await world.ask(managePerson, { id: await world.addLearner('W1') }, boss);
    const person = { ...written, name: { zh_cn: '新人' }, fields: [{ field: id, value: 'C-1' }] };
    const added = await world.ask(addPerson, { account: 'N1', person }, boss);
    expect(added.person.written.fields).toEqual([{ field: id, value: 'C-1' }]);
  });

  it('narrow and order the list, page by page, people without one last [AC-10]', async () => {
    const [cost, grade, since, site] = [
      await save(),
      await save({ kind: 'number', name: { zh_cn: '级别' } }),
      await save({ kind: 'date', name: { zh_cn: '合同' } }),
      await save(sites),
    ];
    const of = (nth: number): FieldValue[] => [
      { field: cost.id, value: `C_${nth}` },
      { field: grade.id, value: [10, 9, 9.5][nth] ?? 0 },
      { field: since.id, value: `2026-0${3 - nth}-01` },
      { field: site.id, value: nth === 1 ? 2 : 1 },
    ];
    for (const nth of [0, 1, 2]) await put(await world.addLearner(`W${nth}`), of(nth));
    await world.addLearner('W3');
    const asked = { q: 'W', type: '', state: '' } as const;
    const list = async (more: { sort?: string; fields?: FieldFilter[] }) => {
      const found: string[] = [];
      for (let cursor = ''; ;) {
        const page = await world.ask(managePeople, { ...asked, sort: 'account', ...more, size: 2, cursor }, boss);
        found.push(...page.items.map(({ account }) => account));
        if (page.next === null) return found.join(' ');
        cursor = page.next;
      }
    };
    const sorted = (id: number) => Promise.all([list({ sort: `field:${id}` }), list({ sort: `-field:${id}` })]);
    expect(await sorted(cost.id)).toEqual(['W0 W1 W2 W3', 'W2 W1 W0 W3']);
    expect(await sorted(grade.id)).toEqual(['W1 W2 W0 W3', 'W0 W2 W1 W3']);
    expect(await sorted(since.id)).toEqual(['W2 W1 W0 W3', 'W0 W1 W2 W3']);
    expect(await sorted(site.id)).toEqual(['W0 W2 W1 W3', 'W1 W2 W0 W3']);
    expect(await sorted(999)).toEqual(['W0 W1 W2 W3', 'W0 W1 W2 W3']);
    const narrowed = (filter: Omit<FieldFilter, 'field'>, { id }: { id: number }) =>
      list({ fields: [{ field: id, ...filter }] });
    expect(await narrowed({ has: 'c_1' }, cost)).toBe('W1');
    // Signs of patterns stand for themselves.
    for (const has of ['%', 'c__', '_1_', '\\']) expect(await narrowed({ has }, cost), has).toBe('');
    expect(await narrowed({ from: 9.5 }, grade)).toBe('W0 W2');
    expect(await narrowed({ from: 9, to: 9.5 }, grade)).toBe('W1 W2');
    expect(await narrowed({ from: '2026-02-01', to: '2026-02-28' }, since)).toBe('W1');
    expect(await narrowed({ is: [1] }, site)).toBe('W0 W2');
    expect(await narrowed({ is: [1] }, cost)).toBe('');
    expect(await narrowed({ from: '2026-02-01' }, grade)).toBe('');
    const rows = await world.in(1001, async (scope) =>
      peopleExport.rows(
        {
          ...{ scope, now: world.now, grants: await grantsOf(scope, boss.userId ?? 0, world.now) },
          viewer: { language: 'en', timeZone: 'Asia/Shanghai', userId: boss.userId ?? 0 },
        },
        {
          language: 'en',
          columns: ['name', `field:${site.id}`],
          filters: { ...asked, fields: [{ field: grade.id, to: 9 }] },
        },
      ),
    );
    expect(rows.map((row) => [row[0], row[2]])).toEqual([
      ['account', 'Site'],
      ['W1', '西'],
    ]);
  });

  it('are seen by the person alone, and where the field is shown [SE-12]', async () => {
    const [secret, open] = [await save(), await save({ ...sites, shown: 'Y' })];
    const learner = await world.addLearner('W1');
    await put(learner, [
      { field: secret.id, value: 'C-17' },
      { field: open.id, value: 2 },
    ]);
    expect((await world.ask(ownFields, {}, { userId: learner })).fields).toEqual([
      { id: open.id, kind: 'choice', name: '厂区', value: '西' },
    ]);
    expect((await world.ask(ownFields, {}, { userId: await world.addLearner('W2') })).fields).toEqual([]);
  });
});

describe('Rules on fields', () => {
  const group = { id: 0, revision: 0, department: 0, name: { zh_cn: '组' } };
  const accounts = async (id: number) =>
    (await world.ask(groupPeople, { id, q: '' }, boss)).items.map(({ account }) => account).join(' ');

  it('take whom they fit, follow a changed value at once, and say why [AC-10]', async () => {
    const [cost, grade, since, site] = [
      await save(),
      await save({ kind: 'number', name: { zh_cn: '级别' } }),
      await save({ kind: 'date', name: { zh_cn: '合同' } }),
      await save(sites),
    ];
    const [one, two] = [await world.addLearner('W1'), await world.addLearner('W2')];
    const conditions: AudienceCondition[] = [
      { on: 'text', field: cost.id, is: ['c-17 '] },
      { on: 'number', field: grade.id, from: 3, to: 5 },
      { on: 'date', field: since.id, to: '2026-06-30' },
      { on: 'choice', field: site.id, is: [2] },
    ];
    const groups: { readonly id: number }[] = [];
    for (const condition of conditions) groups.push(await world.ask(saveGroup, { ...group, rule: [condition] }, boss));
    const all = () => Promise.all(groups.map(({ id }) => accounts(id)));
    expect(await all()).toEqual(['', '', '', '']);
    const fit: FieldValue[] = [
      { field: cost.id, value: 'C-17' },
      { field: grade.id, value: 5 },
      { field: since.id, value: '2026-06-30' },
      { field: site.id, value: 2 },
    ];
    await put(one, fit);
    expect(await all()).toEqual(['W1', 'W1', 'W1', 'W1']);
    await put(two, [...fit.slice(0, 2), { field: since.id, value: '2026-07-01' }]);
    expect(await all()).toEqual(['W1 W2', 'W1 W2', 'W1', 'W1']);
    await put(one, []);
    expect(await all()).toEqual(['W2', 'W2', '', '']);
    const rule = conditions.slice(0, 2);
    expect((await world.ask(previewGroup, { id: 0, department: 0, rule }, boss)).taken.count).toBe(1);
    const { people } = await world.ask(whyInAudience, { audience: { ...noTerms, rules: [rule] }, q: 'W2' }, boss);
    expect(people.map(({ isIn, terms }) => [isIn, terms])).toEqual([[true, [0]]]);
  });

  it('name a field of their kind, and options that it has [AC-10]', async () => {
    const { id } = await save(sites);
    for (const condition of [
      { on: 'text', field: id, is: ['东'] },
      { on: 'choice', field: id, is: [3] },
      { on: 'choice', field: 999, is: [1] },
    ] satisfies AudienceCondition[])
      expect(await world.refusal(saveGroup, { ...group, rule: [condition] }, boss)).toMatchObject({
        code: ErrorCode.fieldsRefused,
      });
  });

  it('keep their field; without them it goes with the values that were told [AC-10]', async () => {
    const { id } = await save(sites);
    const [one, two] = [await world.addLearner('W1'), await world.addLearner('W2')];
    await put(one, [{ field: id, value: 2 }]);
    await world.ask(saveGroup, { ...group, rule: [{ on: 'choice', field: id, is: [2] }] }, boss);
    uses.mockResolvedValue([{ id: 5, name: { zh_cn: '课' }, audienceId: 1 }]);
    expect(await world.ask(fieldUse, { id }, boss)).toMatchObject({
      people: 1,
      options: [
        { id: 1, people: 0 },
        { id: 2, people: 1 },
      ],
      uses: [{ kind: 'group', name: '组' }],
    });
    expect(await world.refusal(removeField, { id, revision: 1, people: 1 }, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { uses: [{ kind: 'group' }] },
    });
    const other = await save();
    await put(one, [{ field: other.id, value: 'a' }]);
    await put(two, [{ field: other.id, value: 'b' }]);
    expect(await world.refusal(removeField, { id: other.id, revision: 1, people: 1 }, boss)).toMatchObject({
      data: { people: 2 },
    });
    const { fields: left } = await world.ask(removeField, { id: other.id, revision: 1, people: 2 }, boss);
    expect(left.map((field) => field.id)).toEqual([id]);
    expect(await valuesOf(two)).toEqual([]);
  });
});
