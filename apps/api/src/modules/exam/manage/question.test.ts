import { ErrorCode } from '@banyan/contracts';
import {
  attemptDetail,
  handInAttempt,
  manageQuestion,
  manageQuestions,
  saveBank,
  saveQuestion,
  type WrittenQuestion,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';
import { exams } from '../exam.schema.ts';
import { questions } from '../question.schema.ts';
import { anyQuestion } from '../testing/anyQuestion.ts';
import { ExamWorld, windowOne } from '../testing/world.ts';

let world: World;
let exam: ExamWorld;
let boss: Asker;
let bank: number;
beforeAll(async () => {
  world = await openWorld([...allRoutes], { eids: [1001, 1002] });
  exam = await ExamWorld.within(world);
  boss = await world.addPerson('admin', 'boss');
});
let nth = 0;
beforeEach(async () => {
  nth += 1;
  bank = (await world.ask(saveBank, { id: 0, revision: 0, name: { zh_cn: `库${nth}` } }, boss)).id;
});

const save = (question: WrittenQuestion, id = 0, asker = boss) =>
  world.ask(saveQuestion, { id, bank, question }, asker);
const read = (id: number) => world.ask(manageQuestion, { id }, boss);
const inUse = async () =>
  (
    await world.ask(
      manageQuestions,
      {
        ...{ bank, size: 20, q: '', kind: '', difficulty: '', tag: '', discrimination: '', used: '' },
        ...{ state: 'current', sort: '-changed' },
      },
      boss,
    )
  ).items.map(({ id }) => id);

const kinds: Readonly<Record<string, WrittenQuestion>> = {
  single: anyQuestion,
  multiple: { ...anyQuestion, kind: 'multiple', choice: [0, 1] },
  judgement: { ...anyQuestion, kind: 'judgement', options: [], choice: [0] },
  fill: {
    ...anyQuestion,
    ...{ kind: 'fill', options: [], choice: [], numbers: true },
    stem: { zh_cn: '样本 ____ 件，收 ____ 件。', en: '____ of ____' },
    gaps: [['80', '八十'], ['2']],
  },
  short: {
    ...anyQuestion,
    ...{ kind: 'short', options: [], choice: [], takesFiles: true, keywords: ['随机'] },
    sample: { zh_cn: '随机抽。', en: 'At random.' },
  },
};

describe('A question of the console', () => {
  it.each(Object.entries(kinds))('is kept as it was written: %s [EX-02]', async (_, question) => {
    const { id, outcome } = await save(question);
    expect(outcome).toBe('added');
    expect((await read(id)).written).toEqual(question);
    expect((await save(question, id)).outcome).toBe('same');
  });

  it('is refused with the rule that it breaks, and nothing that runs is kept [EX-02]', async () => {
    const broken = async (change: Partial<WrittenQuestion>) =>
      (
        (await world.refusal(saveQuestion, { id: 0, bank, question: { ...anyQuestion, ...change } }, boss))?.data as {
          fields: unknown;
        }
      ).fields;
    expect(await broken({ stem: { zh_cn: '<p> </p>' } })).toEqual({ stem: 'missing' });
    expect(await broken({ options: [{ zh_cn: '甲' }] })).toEqual({ options: 'few' });
    expect(await broken({ options: [{ zh_cn: '甲' }, { zh_cn: '甲' }] })).toEqual({ options: 'same' });
    expect(await broken({ choice: [] })).toEqual({ choice: 'one' });
    expect(await broken({ kind: 'multiple' })).toEqual({ choice: 'two' });
    expect(await broken({ kind: 'fill', gaps: [['1']] })).toEqual({ stem: 'noGap' });
    expect(await broken({ kind: 'fill', stem: { zh_cn: '____' }, gaps: [] })).toEqual({ gaps: 'gaps' });
    expect(await inUse()).toEqual([]);
    const { id } = await save({ ...anyQuestion, stem: { zh_cn: '<p>问<script>alert(1)</script></p>' } });
    expect((await read(id)).written.stem.zh_cn).toBe('<p>问</p>');
  });

  it('has a next version that takes its place in exams; papers and marks stay as they were [EX-02]', async () => {
    const first = (await save(anyQuestion)).id;
    const part = {
      kind: 'single' as const,
      count: 1,
      scoreEach: 1000,
      scorePartial: 0,
      questions: [first],
      draw: null,
    };
    const examId = await exam.addExam({ parts: [part], questionCount: 1, fullScore: 1000, passScore: 600 });
    const userId = await world.addLearner(`L${nth}`);
    const attempt = await exam.begin(userId, examId);
    const second = await save({ ...anyQuestion, choice: [1] }, first);
    expect(second.outcome).toBe('version');
    const value = { choice: [0], gaps: [], text: '', files: [] };
    const answers = [{ questionId: first, revision: 1, value, flagged: false }];
    await world.ask(handInAttempt, { id: attempt, window: windowOne, answers, reason: 'learner' }, { userId });
    const detail = await world.ask(attemptDetail, { id: attempt }, { userId });
    expect(detail.questions[0]).toMatchObject({ id: first, mark: 'right' });
    const [stored] = await world.in(1001, (scope) =>
      scope.tx
        .select({ parts: exams.parts })
        .from(exams)
        .where(scope.only(exams, eq(exams.id, examId))),
    );
    expect(stored?.parts[0]?.questions).toEqual([second.id]);
    expect(await inUse()).toEqual([second.id]);
    const shown = await read(second.id);
    expect(shown.versions.map(({ id, version }) => [id, version])).toEqual([
      [second.id, 2],
      [first, 1],
    ]);
    expect(shown.uses).toMatchObject([{ id: examId, open: true }]);
    expect((await read(first)).written.choice).toEqual([0]);
  });

  it('keeps its key, in every version, from an author who sits it [EX-10]', async () => {
    const first = (await save(anyQuestion)).id;
    const paper = { kind: 'single' as const, count: 1, scoreEach: 1000, scorePartial: 0, questions: [first] };
    const parts = [{ ...paper, draw: null }];
    const examId = await exam.addExam({ parts, questionCount: 1, fullScore: 1000, passScore: 600 });
    const author = await world.addPerson('admin', `A${nth}`);
    const attempt = await exam.begin(author.userId ?? 0, examId);
    const second = (await save({ ...anyQuestion, stem: { zh_cn: '首件由谁来检验？' } }, first)).id;
    for (const id of [first, second])
      expect((await world.refusal(manageQuestion, { id }, author))?.code).toBe(ErrorCode.conflict);
    // Nor does a guess that is saved.
    const guess = { ...anyQuestion, stem: { zh_cn: '首件由谁来检验？' } };
    expect((await world.refusal(saveQuestion, { id: second, bank, question: guess }, author))?.data).toEqual({
      reason: 'sitting',
    });
    await world.ask(handInAttempt, { id: attempt, window: windowOne, answers: [], reason: 'learner' }, author);
    expect((await world.ask(manageQuestion, { id: second }, author)).written.choice).toEqual([0]);
  });

  it('keeps its version when only tags, difficulty or lesson change [EX-02]', async () => {
    const { id } = await save(anyQuestion);
    const lesson = { courseId: 1, chapterId: 2, second: 27 };
    expect(await save({ ...anyQuestion, tags: ['甲', ' 甲 '], difficulty: 3, lesson }, id)).toEqual({
      id,
      outcome: 'filed',
    });
    expect(await read(id)).toMatchObject({ version: 1, written: { tags: ['甲'], difficulty: 3, lesson } });
  });

  it('shows two authors that they are two: the later save is refused with the version that is there [EX-02]', async () => {
    const { id } = await save(anyQuestion);
    const theirs = await save({ ...anyQuestion, stem: { zh_cn: '他们的' } }, id);
    const mine = { ...anyQuestion, stem: { zh_cn: '我的' } };
    expect(await world.refusal(saveQuestion, { id, bank, question: mine }, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { id: theirs.id },
    });
    expect((await save(mine, theirs.id)).outcome).toBe('version');
    expect(
      (await world.refusal(saveQuestion, { id: theirs.id, bank, question: kinds['short'] ?? mine }, boss))?.code,
    ).toBe(ErrorCode.conflict);
  });

  it('tells those that ask the same, whatever their formatting [EX-02]', async () => {
    const { id } = await save({ ...anyQuestion, stem: { zh_cn: '<p>首件 <strong>由谁</strong>检验?</p>' } });
    const other = await save({ ...anyQuestion, stem: { zh_cn: '另一题' } });
    const twin = await save({ ...anyQuestion, stem: { zh_cn: '首件由谁检验？' } });
    const doubles = (await read(twin.id)).doubles.map((one) => one.id);
    expect(doubles).toContain(id);
    expect(doubles).not.toContain(other.id);
  });

  it('is not there for those whose rights do not reach its bank [AC-10]', async () => {
    const { id } = await save(anyQuestion);
    const teacher: Asker = { eid: 1001, userId: await addUser(world.db, 1001, { account: `T${nth}`, type: 5 }) };
    expect((await world.refusal(manageQuestion, { id }, teacher))?.code).toBe(ErrorCode.notFound);
    for (const of of [id, 0])
      expect((await world.refusal(saveQuestion, { id: of, bank, question: anyQuestion }, teacher))?.code).toBe(
        ErrorCode.notFound,
      );
    expect(
      await world.in(1001, (scope) => scope.tx.$count(questions, scope.only(questions, eq(questions.bankId, bank)))),
    ).toBe(1);
  });
});
