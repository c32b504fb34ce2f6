import { ErrorCode } from '@banyan/contracts';
import {
  addCourse,
  categoryTree,
  courseList,
  manageCategories,
  manageCategory,
  manageCourse,
  mergeCategory,
  moveCategory,
  readDraft,
  removeCategory,
  saveCategory,
  saveDraft,
} from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../../testing/fixtures.ts';
import type { Asker } from '../../../../testing/world.ts';
import { courseCategories } from '../../course.schema.ts';
import { anyCourse } from '../../testing/anyCourse.ts';
import { inEachEnterprise } from '../../testing/inEachEnterprise.ts';
import type { CourseWorld } from '../../testing/world.ts';

let world: CourseWorld;
let boss: Asker;
let eid: number;
const open = inEachEnterprise();
beforeEach(async () => {
  ({ boss, eid, world } = await open());
});

const read = () => world.ask(manageCategories, {}, boss);
/** The tree in words: each category after its parent, below levels by dots, with its courses. */
async function tree(): Promise<string[]> {
  const { categories } = await read();
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  const dots = (id: number): string => (parentOf.get(id) === 0 ? '' : `.${dots(parentOf.get(id) ?? 0)}`);
  return categories.map(({ courses, id, name }) => `${dots(id)}${name.zh_cn} ${courses}`);
}
async function idOf(name: string): Promise<number> {
  const { categories } = await read();
  return categories.find((one) => one.name.zh_cn === name)?.id ?? 0;
}
const fields = { motif: 'quality', picture: 'keep', upload: '' } as const;
const add = (zh_cn: string, parent = 0) =>
  world.ask(saveCategory, { id: 0, revision: 0, parent, name: { zh_cn }, ...fields }, boss);
/** Titles of the courses that a learner finds in a category. */
async function found(key: string): Promise<string[]> {
  const learner: Asker = { eid, userId: await world.addLearner(`L${(people += 1)}`, '', eid) };
  const { items } = await world.ask(courseList, { ...anyCourse, 'search[catid]': key }, learner);
  return items.map(({ title }) => title);
}
let people = 0;

describe('Categories of courses', () => {
  it('are added, named in two languages and counted with their courses, and keep what another has saved [CO-01]', async () => {
    await world.addCourse({ title: { zh_cn: '甲' } }, eid);
    await add('新的', await idOf('安全与环保'));
    expect(await tree()).toEqual(['质量管理 1', '.检验与抽样 1', '..首件检验 1', '安全与环保 0', '.新的 0']);
    const { categories } = await read();
    const added = categories.at(-1);
    const change = { ...fields, id: added?.id ?? 0, parent: 0, name: { zh_cn: '新名', en: 'New' } };
    await world.ask(saveCategory, { ...change, revision: 1 }, boss);
    const again = await world.refusal(saveCategory, { ...change, revision: 1 }, boss);
    expect([again?.code, again?.data]).toEqual([ErrorCode.conflict, { reason: 'revision' }]);
    expect((await read()).categories.at(-1)).toMatchObject({ name: { zh_cn: '新名', en: 'New' }, revision: 2 });
    const { history } = await world.ask(manageCategory, { id: change.id }, boss);
    expect(history[0]).toMatchObject({
      act: 'manage/categories/save',
      changes: [
        { field: 'name', before: '新的', after: '新名' },
        { field: 'nameEn', before: null, after: 'New' },
      ],
    });
    const blank = await world.refusal(saveCategory, { ...change, revision: 2, name: { zh_cn: ' ' } }, boss);
    expect(blank?.data).toEqual({ fields: { name: 'missing' } });
  });

  it('are moved with what is below them, and their courses are found in the new place [CO-01]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '甲' } }, eid);
    await add('新的');
    const [from, to] = [await idOf('检验与抽样'), await idOf('新的')];
    await world.ask(moveCategory, { id: from, parent: to, place: 0 }, boss);
    expect(await tree()).toEqual(['质量管理 0', '安全与环保 0', '新的 1', '.检验与抽样 1', '..首件检验 1']);
    const key = (await read()).categories.find((one) => one.id === to)?.key ?? '';
    expect([await found('QM'), await found(key), await found('QM0101')]).toEqual([[], ['甲'], ['甲']]);
    const learner: Asker = { eid, userId: await world.addLearner('li', '', eid) };
    const { categories } = await world.ask(categoryTree, {}, learner);
    expect(categories.map((one) => `${one.name} ${one.count}`)).toEqual(await withoutDots());
    expect((await world.ask(manageCourse, { id }, boss)).categories).toEqual(['新的', '检验与抽样', '首件检验']);
    await world.ask(moveCategory, { id: to, parent: 0, place: 0 }, boss);
    expect((await tree())[0]).toBe('新的 1');
  });

  it('are neither moved below themselves nor below the third level [CO-01]', async () => {
    const [field, subject, topic] = [await idOf('质量管理'), await idOf('检验与抽样'), await idOf('首件检验')];
    const before = await tree();
    const reasonOf = async (id: number, parent: number) =>
      (await world.refusal(moveCategory, { id, parent, place: 0 }, boss))?.data;
    expect(await reasonOf(field, topic)).toEqual({ reason: 'below itself' });
    expect(await reasonOf(await idOf('安全与环保'), topic)).toEqual({ reason: 'deep' });
    expect(
      (await world.refusal(saveCategory, { id: 0, revision: 0, parent: topic, name: { zh_cn: '四' }, ...fields }, boss))
        ?.data,
    ).toEqual({ reason: 'deep' });
    expect((await world.refusal(mergeCategory, { id: field, into: subject }, boss))?.data).toEqual({
      reason: 'below itself',
    });
    expect(await tree()).toEqual(before);
  });

  it('are merged: courses, drafts and what is below follow, and the former one is gone [CO-01]', async () => {
    await world.addCourse({ title: { zh_cn: '甲' } }, eid);
    await world.addCourse({ title: { zh_cn: '乙' }, subject: null, topic: null }, eid);
    const drafted = await world.ask(addCourse, { title: '丙', category: 'QM' }, boss);
    const { draft } = await world.ask(readDraft, { id: drafted.id }, boss);
    await world.ask(saveDraft, { id: drafted.id, revision: 0, draft }, boss);
    await world.ask(mergeCategory, { id: await idOf('质量管理'), into: await idOf('安全与环保') }, boss);
    expect(await tree()).toEqual(['安全与环保 3', '.检验与抽样 1', '..首件检验 1']);
    expect((await found('HS')).sort()).toEqual(['乙', '甲']);
    const edited = await world.ask(readDraft, { id: drafted.id }, boss);
    expect(edited.draft.settings.category).toBe('HS');
    expect(edited.faults.filter(({ at }) => at === 'category')).toEqual([]);
  });

  it('are removed only when nothing is in them [CO-01]', async () => {
    const { id } = await world.addCourse({ field: 'HS', subject: null, topic: null }, eid);
    const reasonOf = async (name: string) =>
      (await world.refusal(removeCategory, { id: await idOf(name) }, boss))?.data;
    expect([await reasonOf('质量管理'), await reasonOf('安全与环保')]).toEqual([
      { reason: 'categories' },
      { reason: 'courses' },
    ]);
    expect(id).toBeGreaterThan(0);
    await world.ask(removeCategory, { id: await idOf('首件检验') }, boss);
    expect(await tree()).toEqual(['质量管理 0', '.检验与抽样 0', '安全与环保 1']);
  });

  it('are seen by everybody who sees courses, and changed only with a right that reaches everywhere [AC-10]', async () => {
    const head: Asker = {
      eid,
      userId: await addUser(world.db, eid, { account: 'H', type: 3, department: { zh_cn: '焊接' } }),
    };
    expect((await world.ask(manageCategories, {}, head)).mayEdit).toBe(false);
    expect((await read()).mayEdit).toBe(true);
    const refused = await world.refusal(removeCategory, { id: await idOf('首件检验') }, head);
    expect(refused?.code).toBe(ErrorCode.adminsOnly);
  });

  it('lend their picture to courses without one of their own, the nearest first [CO-01]', async () => {
    await world.addCourse({ title: { zh_cn: '甲' } }, eid);
    await world.addCourse({ title: { zh_cn: '乙' }, coverKey: 'course/own.png' }, eid);
    await world.in(eid, (scope) =>
      scope.tx
        .update(courseCategories)
        .set({ coverKey: 'category/qm.png' })
        .where(scope.only(courseCategories, eq(courseCategories.key, 'QM'))),
    );
    const learner: Asker = { eid, userId: await world.addLearner('li', '', eid) };
    const { items } = await world.ask(courseList, anyCourse, learner);
    expect(items.map(({ coverUrl, title }) => `${title} ${coverUrl?.split('/').at(-1)}`).sort()).toEqual([
      '乙 own.png',
      '甲 qm.png',
    ]);
    const [shown] = (await read()).categories;
    expect(shown?.coverUrl).toContain('qm.png');
  });
});

const withoutDots = async () => (await tree()).map((line) => line.replace(/^\.*/, ''));
