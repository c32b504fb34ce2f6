import { ErrorCode } from '@banyan/contracts';
import { categoryTree, classLibrary, courseList } from '@banyan/contracts/course';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { courseProgress } from './progress.schema.ts';
import { CourseWorld } from './testing/world.ts';
import { anyCourse } from './testing/anyCourse.ts';

const day = 86_400_000;

let world: CourseWorld;
let learner: number;
let lecturer: number;
const ids: Record<string, number> = {};
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002]);
  learner = await world.addLearner('L1', '质量部');
  lecturer = await world.addLecturer('何佳怡');
  const add = async (name: string, values: Parameters<CourseWorld['addCourse']>[0]) => {
    ids[name] = (await world.addCourse(values)).id;
  };
  const ago = (days: number) => ({ publishedAt: new Date(world.now - days * day) });
  await add('first', { title: { zh_cn: '首件检验与过程巡检', en: 'First article' }, required: true, ...ago(9) });
  await add('spc', { title: { zh_cn: 'SPC 统计过程控制' }, learners: 90, rating: 48, ratings: 3, ...ago(5) });
  await add('long', { title: { zh_cn: '长课' }, chapterSeconds: [3600], lecturerId: lecturer, ...ago(4) });
  await add('paid', { title: { zh_cn: '收费课' }, fee: 'charged', price: 1900, topic: null, ...ago(3) });
  await add('fire', { title: { zh_cn: '消防' }, field: 'HS', subject: null, topic: null, learners: 50, ...ago(2) });
  await add('ours', { title: { zh_cn: '质量部内训' }, departments: ['质量部'], ...ago(1) });
  await add('gone', { title: { zh_cn: '首件下架' }, state: 'off_shelf', ...ago(0) });
  await world.addCourse({ title: { zh_cn: '首件外企' } }, 1002);
  await world.in(1001, (scope) =>
    scope.tx.insert(courseProgress).values(
      (['learning', 'learned'] as const).map((state, index) =>
        scope.row(courseProgress, {
          userId: learner,
          courseId: ids[index === 0 ? 'first' : 'spc'] ?? 0,
          state,
          leftS: 0,
          enrolledAt: new Date(world.now),
        }),
      ),
    ),
  );
});

const list = (input: Partial<typeof anyCourse> = {}, userId: number | null = learner) =>
  world.ask(courseList, { ...anyCourse, ...input }, { userId });
async function names(input: Partial<typeof anyCourse> = {}, userId: number | null = learner): Promise<string[]> {
  const { items } = await list(input, userId);
  return items.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? `foreign ${id}`);
}

describe('order', () => {
  it('is compulsory first, then newest [CO-01]', async () => {
    expect(await names()).toEqual(['first', 'ours', 'fire', 'paid', 'long', 'spc']);
  });

  it('is newest, most learners, best rating as asked [CO-01]', async () => {
    expect((await names({ sort: 'newest' })).slice(0, 2)).toEqual(['ours', 'fire']);
    expect((await names({ sort: 'learners' })).slice(0, 2)).toEqual(['spc', 'fire']);
    expect((await names({ sort: 'rating' }))[0]).toBe('spc');
  });
});

describe('filters', () => {
  it('takes a category with all below it, and none that does not exist [CO-01]', async () => {
    expect(await names({ 'search[catid]': 'QM' })).toEqual(['first', 'ours', 'paid', 'long', 'spc']);
    expect(await names({ 'search[catid]': 'QM0101' })).toEqual(['first', 'ours', 'long', 'spc']);
    expect(await names({ 'search[catid]': 'HS' })).toEqual(['fire']);
    expect(await list({ 'search[catid]': 'XX' })).toMatchObject({ items: [], count: 0, first: null });
  });

  it("takes the viewer's own states [CO-01, CO-05]", async () => {
    expect(await names({ state: ['learning'] })).toEqual(['first']);
    expect(await names({ state: ['learned', 'learning'] })).toEqual(['first', 'spc']);
    expect(await names({ state: ['not_studied'] })).toEqual(['ours', 'fire', 'paid', 'long']);
    expect(await names({ state: ['not_studied', 'learned'] })).not.toContain('first');
    expect(await names({ state: ['learned'] }, null)).toHaveLength(5);
  });

  it('takes length, fee, compulsory, lecturer, and all of them together [CO-01]', async () => {
    expect(await names({ duration: ['over60'] })).toEqual(['long']);
    expect(await names({ duration: ['under30', 'over60'] })).toHaveLength(6);
    expect(await names({ duration: ['under60'] })).not.toContain('long');
    expect(await names({ fee: ['charged'] })).toEqual(['paid']);
    expect(await names({ type: 'required' })).toEqual(['first']);
    expect(await names({ lecturer })).toEqual(['long']);
    expect(await names({ lecturer, type: 'required' })).toEqual([]);
  });

  it('finds words in any language, parts of Chinese words, beginnings of Latin ones [CO-01]', async () => {
    expect(await names({ 'search[keyword]': '首件' })).toEqual(['first']);
    expect(await names({ 'search[keyword]': 'artic first' })).toEqual(['first']);
    expect(await names({ 'search[keyword]': 'spc 过程' })).toEqual(['spc']);
    expect(await names({ 'search[keyword]': '???' })).toEqual([]);
    expect(await names({ 'search[keyword]': '  ' })).toHaveLength(6);
    expect(await names({ 'search[keyword]': '首件', 'search[catid]': 'HS' })).toEqual([]);
  });

  it('shows a department its own courses and nobody else, visitors no more than everyone [CO-07]', async () => {
    const other = await world.addLearner('L2', '仓库');
    expect(await names({}, other)).not.toContain('ours');
    expect(await names({ 'search[keyword]': '内训' }, other)).toEqual([]);
    expect(await names({}, null)).not.toContain('ours');
  });

  it('names the lecturers of the category [CO-01]', async () => {
    expect((await list()).lecturers.map(({ name }) => name)).toEqual(['陈国栋', '何佳怡']);
    expect((await list({ 'search[catid]': 'HS' })).lecturers.map(({ name }) => name)).toEqual(['陈国栋']);
  });
});

describe('pages', () => {
  it('go forth and back over all rows once, with their positions [CO-01]', async () => {
    for (const sort of ['default', 'newest', 'learners', 'rating'] as const) {
      const whole = (await list({ sort })).items.map(({ id }) => id);
      const forth = [];
      let page = await list({ sort, size: 2 });
      expect(page.previous).toBeNull();
      for (;;) {
        expect(page.first).toBe(forth.length + 1);
        expect(page.count).toBe(6);
        forth.push(...page.items.map(({ id }) => id));
        if (page.next === null) break;
        page = await list({ sort, size: 2, cursor: page.next });
      }
      expect(forth).toEqual(whole);
      const back = page.items.map(({ id }) => id);
      while (page.previous !== null) {
        page = await list({ sort, size: 2, cursor: page.previous });
        back.unshift(...page.items.map(({ id }) => id));
      }
      expect(page.first).toBe(1);
      expect(back).toEqual(whole);
    }
  });

  it('refuse a cursor of other filters, a torn one and impossible sizes [CO-01]', async () => {
    const { next } = await list({ size: 2 });
    const refusal = (input: Partial<typeof anyCourse>) =>
      world.refusal(courseList, { ...anyCourse, ...input }, { userId: learner });
    const cursor = next ?? '';
    expect(await refusal({ cursor, size: 2 })).toBeUndefined();
    expect(await refusal({ cursor, fee: ['free'] })).toMatchObject({ code: ErrorCode.badCursor });
    expect(await refusal({ cursor: cursor.slice(2) })).toMatchObject({ code: ErrorCode.badCursor });
    for (const size of [0, 61, -1]) {
      expect(await refusal({ size })).toEqual({ code: ErrorCode.badRequest, data: { fields: ['size'] } });
    }
  });

  it('begin anew when what the cursor led to is gone [CO-01]', async () => {
    const lonely = await CourseWorld.open();
    await lonely.addCourse({ required: true });
    const last = await lonely.addCourse();
    const first = await lonely.ask(courseList, { ...anyCourse, size: 1 }, { userId: null });
    await lonely.in(1001, ({ tx }) => tx.execute(sql`update courses set state = 'off_shelf' where id = ${last.id}`));
    const again = await lonely.ask(courseList, { ...anyCourse, size: 1, cursor: first.next ?? '' }, { userId: null });
    expect(again).toMatchObject({ first: 1, items: [{ id: first.items[0]?.id }] });
  });
});

describe('walls', () => {
  it('shows nothing of another enterprise, by list, word, lecturer or category [CO-01]', async () => {
    expect(await names({ 'search[keyword]': '外企' })).toEqual([]);
    const stranger = await world.addLearner('X', '', 1002);
    const foreign = await world.ask(courseList, { ...anyCourse, lecturer }, { userId: stranger, eid: 1002 });
    expect(foreign.items).toEqual([]);
    const own = await world.ask(courseList, anyCourse, { userId: stranger, eid: 1002 });
    expect(own.items.map(({ title }) => title)).toEqual(['首件外企']);
  });

  it('keeps word search inside the enterprise when the question names another one [CO-01]', async () => {
    const search = (eid: number) =>
      world.in(eid, ({ tx }) =>
        tx.execute<{ shown: number }>(
          sql`select shown from course_hits('''1002:首件'''::tsquery, null, '', null, true, 9, 9)`,
        ),
      );
    expect((await search(1001)).rows).toEqual([{ shown: 0 }]);
    expect((await search(1002)).rows).toEqual([{ shown: 1 }]);
  });

  it('shows visitors of a private enterprise no shelf [AC-06]', async () => {
    const secret = await CourseWorld.open();
    await secret.addCourse();
    await secret.in(1001, ({ tx, only }) => tx.update(enterprises).set({ puborg: 1 }).where(only(enterprises)));
    expect((await secret.ask(courseList, anyCourse, { userId: null })).items).toEqual([]);
    expect((await secret.ask(categoryTree, {}, { userId: null })).total).toBe(0);
    const member = await secret.addLearner('M');
    expect((await secret.ask(courseList, anyCourse, { userId: member })).items).toHaveLength(1);
  });
});

describe('category tree', () => {
  it('counts what the viewer may see, in each category with all below it [CO-01]', async () => {
    const counts = async (userId: number | null) => {
      const { total, categories } = await world.ask(categoryTree, {}, { userId });
      return [total, ...categories.map(({ id, count }) => `${id} ${count}`)];
    };
    expect(await counts(learner)).toEqual([6, 'QM 5', 'QM01 5', 'QM0101 4', 'HS 1']);
    expect(await counts(null)).toEqual([5, 'QM 4', 'QM01 4', 'QM0101 3', 'HS 1']);
  });

  it("speaks the viewer's language where it has it [SE-09]", async () => {
    const { categories } = await world.ask(categoryTree, {}, { userId: learner, language: 'en' });
    expect(categories.slice(0, 2).map(({ name }) => name)).toEqual(['Quality', '检验与抽样']);
    const { items } = await world.ask(
      courseList,
      { ...anyCourse, type: 'required' },
      { userId: learner, language: 'en' },
    );
    expect(items[0]).toMatchObject({ title: 'First article', lecturer: { name: 'Guodong Chen' } });
  });
});

describe('the library', () => {
  it('has a shelf for courses that are filed in a category that has others below [CO-01]', async () => {
    const { shelves } = await world.ask(classLibrary, { category: 'QM01', show: 'all' }, { userId: learner });
    expect(shelves.at(-1)).toMatchObject({ id: 'QM01', count: 1 });
    expect(shelves.at(-1)?.courses.map(({ id }) => id)).toEqual([ids['paid']]);
    const shown = shelves.flatMap(({ courses }) => courses.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
  });
});
