import { searchFind, searchForget, searchHome, searchRemember, type SearchKind } from '@banyan/contracts/account';
import { removeMessage } from '@banyan/contracts/messages';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CourseWorld } from '../course/testing/world.ts';
import { courses } from '../course/course.schema.ts';
import { addLines } from '../course/addLines.ts';
import { courseProgress } from '../course/progress.schema.ts';
import { enterprises } from '../../platform/enterprise.schema.ts';
import { ExamWorld } from '../exam/testing/world.ts';
import { allJobs, allRoutes } from '../index.ts';
import { addProduct, openMall } from '../mall/testing/addProducts.ts';
import { addMessages } from '../messages/testing/addMessages.ts';
import { addQuestionnaire } from '../questionnaire/testing/addQuestionnaire.ts';
import { addProgramme } from '../training/testing/addProgrammes.ts';
import { distance, spellingsOf } from './spellings.ts';
import { forDepartments } from '../../testing/audiences.ts';

let world: CourseWorld;
let learner: number;
let other: number;
beforeAll(async () => {
  world = await CourseWorld.open([1001, 1002], allRoutes);
  learner = await world.addLearner('S1', '质量部');
  other = await world.addLearner('S2', '设备部');
});

const find = (kind: SearchKind, keyword: string, userId: number | null = learner, eid = 1001) =>
  world.ask(searchFind, { of: kind, q: keyword }, { userId, eid });
const titles = async (...asked: Parameters<typeof find>) => (await find(...asked)).items.map(({ title }) => title);

/** Learns the words of all names, as each night. */
async function learnWords() {
  const job = allJobs.find(({ name }) => name === 'search.words');
  if (job === undefined) throw new Error('no such job');
  await world.in(1001, (scope) =>
    job.run(
      { scope, now: world.now, log: console, emit: () => Promise.resolve() } as unknown as Parameters<
        typeof job.run
      >[0],
      {},
    ),
  );
}

describe('what is found', () => {
  it('is what the viewer may open, of their own enterprise [SH-02] [CO-07]', async () => {
    await world.addCourse({ title: { zh_cn: '热处理入门' } });
    await world.addCourse({ title: { zh_cn: '热处理内训' }, departments: ['质量部'] });
    await world.addCourse({ title: { zh_cn: '热处理下架' }, state: 'off_shelf' });
    await world.addCourse({ title: { zh_cn: '热处理外企' } }, 1002);
    const exam = await ExamWorld.within(world);
    await exam.addExam({ title: { zh_cn: '热处理考试' } });
    await exam.addExam({ title: { zh_cn: '热处理内部考试' }, departments: ['质量部'] });
    await addQuestionnaire(world, { title: { zh_cn: '热处理问卷' }, departments: ['设备部'] });
    await addProgramme(world, { title: { zh_cn: '热处理培训' }, departments: ['质量部'] });
    await addProduct(world, { name: { zh_cn: '热处理手册' } });
    expect(new Set(await titles('course', '热处理'))).toEqual(new Set(['热处理入门', '热处理内训']));
    expect(await titles('course', '热处理', other)).toEqual(['热处理入门']);
    expect(new Set(await titles('exam', '热处理'))).toEqual(new Set(['热处理考试', '热处理内部考试']));
    expect(await titles('exam', '热处理', other)).toEqual(['热处理考试']);
    expect(await titles('questionnaire', '热处理')).toEqual([]);
    expect(await titles('questionnaire', '热处理', other)).toEqual(['热处理问卷']);
    expect(await titles('programme', '热处理')).toEqual(['热处理培训']);
    expect(await titles('programme', '热处理', other)).toEqual([]);
    // The mall is closed: its products are not there.
    expect(await titles('product', '热处理')).toEqual([]);
    await openMall(world);
    expect(await find('product', '热处理')).toMatchObject({ total: 1, items: [{ title: '热处理手册', count: 100 }] });
    // Visitors have no exams, questionnaires and messages.
    for (const kind of ['exam', 'questionnaire', 'message'] as const)
      expect(await find(kind, '热处理', null)).toMatchObject({ items: [], total: 0, words: '热处理' });
    expect(await titles('course', '热处理', null)).toEqual(['热处理入门']);
  });

  it('has all the words, any part of a Chinese one, signs as they stand [SH-02]', async () => {
    await addProgramme(world, { title: { zh_cn: '叉车 复训 100% 合格' } });
    expect(await titles('programme', '车复')).toEqual([]);
    expect(await titles('programme', '车 训')).toEqual(['叉车 复训 100% 合格']);
    expect(await titles('programme', '叉车 电梯')).toEqual([]);
    expect(await titles('programme', '0%')).toEqual(['叉车 复训 100% 合格']);
    expect(await titles('programme', '_')).toEqual([]);
  });

  it('is of the viewer alone where it is a message [ME-01]', async () => {
    await addMessages(world, learner, other);
    const mine = await find('message', '1');
    const all = mine.total;
    expect(all).toBe(mine.items.length);
    const theirs = await find('message', '1', await world.addLearner('S3'));
    expect(theirs).toMatchObject({ total: 0, items: [] });
    // One that was taken out of the inbox is not found either, until it is put back.
    const id = mine.items[0]?.id ?? 0;
    await world.ask(removeMessage, { id, removed: 'Y' }, { userId: learner });
    const left = await find('message', '1');
    expect([left.total, left.items.some((one) => one.id === id)]).toEqual([all - 1, false]);
  });
});

describe('typing errors', () => {
  it('in Latin words are forgiven, and what was looked for is told [SH-02]', async () => {
    const { id } = await world.addCourse({ title: { zh_cn: '过敏原', en: 'Allergen management' } });
    await learnWords();
    for (const typed of ['allergn', 'Alergen', 'allegren']) {
      const found = await find('course', typed);
      expect([typed, found.items.map((hit) => hit.id), found.words]).toEqual([typed, [id], 'allergen']);
    }
    expect((await find('course', 'managmeent')).words).toBe('management');
    // An unfinished word is no mistake.
    expect(await find('course', 'allerg')).toMatchObject({ words: 'allerg', total: 1 });
    // Items that nobody may open are not mentioned.
    await world.in(1001, async (scope) =>
      scope.tx
        .update(courses)
        .set({ audienceId: await forDepartments(scope, ['财务部']) })
        .where(scope.only(courses, eq(courses.id, id))),
    );
    expect(await find('questionnaire', 'allergn')).toMatchObject({ words: 'allergn', items: [] });
  });

  it('are as many as a word is long enough for', () => {
    expect(distance('allegren', 'allergen')).toBe(1);
    expect(distance('form', 'from')).toBe(1);
    const shared = (one: string, two: string) =>
      spellingsOf(one).some((spelling) => spellingsOf(two).includes(spelling));
    expect([shared('managment', 'management'), shared('tool', 'till')]).toEqual([true, false]);
  });
});

describe('lessons', () => {
  it('are found by what is said in them, at its second, where they open [CO-04]', async () => {
    const say = (course: { id: number; chapterIds: number[] }, chapter: number, second: number, text: string) =>
      world.in(1001, (scope) =>
        addLines(scope, course.id, [
          { chapterId: course.chapterIds[chapter] ?? 0, language: 'zh', said: [{ second, text }] },
        ]),
      );
    const plain = await world.addCourse({ title: { zh_cn: '计数抽样' } });
    const paid = await world.addCourse({ title: { zh_cn: '另一门' }, fee: 'charged', price: 100 });
    const inOrder = await world.addCourse({ title: { zh_cn: '按次序' }, sequential: true });
    const closed = await world.addCourse({ title: { zh_cn: '别的部门' }, departments: ['设备部'] });
    await say(plain, 1, 62.5, '转移规则不是罚谁。');
    await say(paid, 0, 10, '这里也说转移规则。');
    await say(inOrder, 1, 10, '转移规则在第二章。');
    await say(closed, 0, 10, '转移规则是别人的。');
    const found = await find('course', '转移规则');
    expect(found.items.map(({ id, said, lines }) => ({ id, said, lines }))).toEqual([
      {
        id: plain.id,
        said: 1,
        lines: [{ chapterId: plain.chapterIds[1], no: 2, second: 62.5, text: '转移规则不是罚谁。' }],
      },
    ]);
    expect(found.total).toBe(1);
    // A bought course opens, and so does a chapter whose turn has come.
    const seat = {
      userId: learner,
      courseId: paid.id,
      state: 'learning' as const,
      leftS: 0,
      enrolledAt: new Date(world.now),
    };
    await world.in(1001, (scope) => scope.tx.insert(courseProgress).values(scope.row(courseProgress, seat)));
    expect((await find('course', '转移规则')).items.map(({ id }) => id).sort()).toEqual([plain.id, paid.id].sort());
    expect((await find('course', '转移规则', null)).items).toEqual([]);
  });

  it('are found in the languages of the enterprise alone [CO-04] [SE-09]', async () => {
    const english = { second: 3, text: 'Calibrate the torque wrench first.' };
    for (const eid of [1001, 1002]) {
      const { id, chapterIds } = await world.addCourse({ title: { zh_cn: '力矩扳手' } }, eid);
      const line = { chapterId: chapterIds[0] ?? 0, language: 'en' as const, said: [english] };
      await world.in(eid, (scope) => addLines(scope, id, [line]));
    }
    const reader = await world.addLearner('S8', '', 1002);
    await world.in(1002, ({ tx, only }) =>
      tx
        .update(enterprises)
        .set({ languages: ['zh_cn', 'en'] })
        .where(only(enterprises)),
    );
    expect((await find('course', 'wrench')).items).toEqual([]);
    expect((await find('course', 'wrench', reader, 1002)).items.map(({ said }) => said)).toEqual([1]);
  });
});

describe('searches', () => {
  it('are kept for their person, ten of them, and go when the person wants [SH-02]', async () => {
    const userId = await world.addLearner('S9');
    for (let n = 1; n <= 12; n += 1) {
      world.now += 1000;
      await world.ask(searchRemember, { keyword: `词 ${n}` }, { userId });
    }
    world.now += 1000;
    const { history } = await world.ask(searchRemember, { keyword: ' 词  7 ' }, { userId });
    expect(history).toEqual(['词 7', '词 12', '词 11', '词 10', '词 9', '词 8', '词 6', '词 5', '词 4', '词 3']);
    expect((await world.ask(searchForget, { keyword: '词 12' }, { userId })).history).toHaveLength(9);
    expect((await world.ask(searchHome, {}, { userId: other })).history).toEqual([]);
    expect(await world.ask(searchForget, { keyword: '' }, { userId })).toEqual({ history: [] });
  });

  it('of three people show to all, those of fewer to nobody, and not after they were forgotten [SH-02]', async () => {
    const people = await Promise.all(['A', 'B', 'C'].map((name) => world.addLearner(`hot${name}`)));
    for (const userId of people) await world.ask(searchRemember, { keyword: '8D 报告' }, { userId });
    for (const userId of people.slice(1)) await world.ask(searchRemember, { keyword: '工资' }, { userId });
    expect((await world.ask(searchHome, {}, { userId: null })).hot).toEqual(['8D 报告']);
    expect((await world.ask(searchHome, {}, { userId: null, eid: 1002 })).hot).toEqual([]);
    await world.ask(searchForget, { keyword: '' }, { userId: people[0] ?? 0 });
    expect((await world.ask(searchHome, {}, { userId: null })).hot).toEqual([]);
  });
});
