import { ErrorCode } from '@banyan/contracts';
import {
  actOnExams,
  addExam,
  attemptResult,
  bringExamBack,
  discardExamDraft,
  examDetail,
  examList,
  examPaper,
  examVersions,
  handInAttempt,
  manageExam,
  manageExams,
  publishExam,
  readExamDraft,
  saveExamDraft,
  type ExamDraft,
  type ExamDraftPart,
} from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { departmentCalled } from '../../../../platform/departments.ts';
import { addUser } from '../../../../testing/fixtures.ts';
import { openWorld, type Asker } from '../../../../testing/world.ts';
import { allRoutes } from '../../../index.ts';
import { addRole } from '../../../organisation/testing/addRole.ts';
import { examMarkers } from '../../exam.schema.ts';
import { questionBanks, questions } from '../../question.schema.ts';
import { ExamWorld, MINUTE, windowOne } from '../../testing/world.ts';

let exam: ExamWorld;
let boss: Asker;
let next = 0;
const person = (department = '焊接') => exam.world.addLearner(`M${(next += 1)}`, department);
beforeAll(async () => {
  exam = await ExamWorld.within(await openWorld(allRoutes));
  boss = await exam.world.addPerson('admin', 'boss');
});

const anything = { size: 20, q: '', state: '', kind: '', supervision: '', sort: '-changed' } as const;
const list = (asker: Asker, filters: object = {}) => exam.world.ask(manageExams, { ...anything, ...filters }, asker);
const titles = async (asker: Asker, filters: object = {}) =>
  (await list(asker, filters)).items.map(({ title }) => title);
const read = (id: number, asker = boss) => exam.world.ask(readExamDraft, { id }, asker);
const sit = async (userId: number, id: number, kinds: readonly string[]) => {
  const attempt = await exam.begin(userId, id);
  const answers = exam.answers(kinds);
  await exam.world.ask(handInAttempt, { id: attempt, window: windowOne, answers, reason: 'learner' }, { userId });
  return attempt;
};

/** Saves a change of a draft, and publishes it. */
async function change(id: number, changed: Partial<ExamDraft>) {
  const { draft, revision } = await read(id);
  return exam.world.ask(saveExamDraft, { id, revision, draft: { ...draft, ...changed } }, boss);
}
async function publish(id: number, changed: Partial<ExamDraft>) {
  const { revision } = await change(id, changed);
  return exam.world.ask(publishExam, { id, revision }, boss);
}

/** A bank of single choices of each difficulty, tagged by it. */
const bank = (count: readonly [easy: number, medium: number, hard: number]) =>
  exam.world.in(1001, async (scope) => {
    const [added] = await scope.tx
      .insert(questionBanks)
      .values(scope.row(questionBanks, { key: `b${(next += 1)}`, name: { zh_cn: '题库' } }))
      .returning();
    const id = added?.id ?? 0;
    const rows = count.flatMap((many, level) =>
      Array.from({ length: many }, (_, nth) =>
        scope.row(questions, {
          ...{
            bankId: id,
            ref: `${level} ${nth}`,
            kind: 'single' as const,
            difficulty: level + 1,
            tags: [`d${level}`],
          },
          ...{ stem: { zh_cn: '题' }, options: [{ zh_cn: '甲' }, { zh_cn: '乙' }], explanation: { zh_cn: '' } },
          key: { choice: [0], gaps: [], sample: null, keywords: [] },
        }),
      ),
    );
    await scope.tx.insert(questions).values(rows);
    return id;
  });
const drawn = (of: number, count: number, more: Partial<ExamDraftPart> = {}): ExamDraftPart => ({
  ...{ key: 'a', kind: 'single', count, scoreEach: 200, scorePartial: 0, bank: of, difficulty: null, tags: [] },
  ...{ questions: null, ...more },
});

describe('Exams in the console', () => {
  it('are listed with who sits them, who has, how many passed, the mean, and how they are watched [EX-01]', async () => {
    const id = await exam.addExam({ title: { zh_cn: '数字' }, switchLimit: 3, departments: ['数字部'] }, [
      'single',
      'short',
    ]);
    const [one, two, three] = [await person('数字部'), await person('数字部'), await person('数字部')];
    await exam.begin(one, id);
    await sit(two, id, ['single']);
    await sit(three, id, ['single', 'short']);
    const { items, total } = await list(boss, { q: '数字' });
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      ...{ id, state: 'open', audience: 3, sitting: 1, sat: 2, passed: 0, mean: 1000, waiting: 1 },
      ...{ supervision: ['switches'], unpublished: false },
    });
  });

  it('are found by words, state, kind and supervision; archived ones by their state alone [EX-01]', async () => {
    const { now } = exam.world;
    const at = (minutes: number) => new Date(now + minutes * MINUTE);
    await exam.addExam({ title: { zh_cn: '找：未开始' }, opensAt: at(60), closesAt: at(120) });
    await exam.addExam({ title: { zh_cn: '找：进行' }, faceLimit: 1 });
    await exam.addExam({ title: { zh_cn: '找：练习' }, kind: 'practice', opensAt: at(-120), closesAt: at(-60) });
    const gone = await exam.addExam({ title: { zh_cn: '找：归档' } });
    await exam.world.ask(actOnExams, { ids: [gone], act: 'archive' }, boss);
    const found = (filters: object) => titles(boss, { q: '找：', ...filters });
    expect(await found({ state: 'upcoming' })).toEqual(['找：未开始']);
    expect(await found({ state: 'open' })).toEqual(['找：进行']);
    await exam.addExam({
      ...{ title: { zh_cn: '补：考' }, makeupCount: 1, opensAt: at(-120), closesAt: at(-60) },
      ...{ makeupOpensAt: at(-30), makeupClosesAt: at(30) },
    });
    expect(await titles(boss, { q: '补：', state: 'open' })).toEqual([]);
    expect(await titles(boss, { q: '补：', state: 'makeup' })).toEqual(['补：考']);
    expect(await found({ state: 'done' })).toEqual(['找：练习']);
    expect(await found({ state: 'archived' })).toEqual(['找：归档']);
    expect(await found({ kind: 'practice' })).toEqual(['找：练习']);
    expect(await found({ supervision: 'face' })).toEqual(['找：进行']);
    expect((await found({ supervision: 'none' })).toSorted()).toEqual(['找：未开始', '找：练习'].toSorted());
    expect(await found({})).toHaveLength(3);
  });

  it('reach lecturers who mark or made them, and departments for whose people alone they are [AC-10]', async () => {
    const own = await exam.addExam({ title: { zh_cn: '界：自己' } });
    await exam.addExam({ title: { zh_cn: '界：焊接' }, departments: ['界部'] });
    await exam.addExam({ title: { zh_cn: '界：众人' } });
    const teacher = await addUser(exam.world.db, 1001, { account: 'T1', type: 5, department: { zh_cn: '别处' } });
    await exam.world.in(1001, (scope) =>
      scope.tx.insert(examMarkers).values(scope.row(examMarkers, { examId: own, userId: teacher })),
    );
    expect(await titles({ userId: teacher }, { q: '界：' })).toEqual(['界：自己']);
    const place = await exam.world.in(1001, (scope) => departmentCalled(scope, { zh_cn: '界部' }));
    const userId = await person('别处');
    await addRole(exam.world, { holders: [userId], permissions: ['assessment.see'], departments: [place?.id ?? 0] });
    expect(await titles({ userId }, { q: '界：' })).toEqual(['界：焊接']);
  });

  it('are archived and brought back, but not while somebody sits them [EX-01]', async () => {
    const sat = await exam.addExam({ title: { zh_cn: '归档一' } });
    const free = await exam.addExam({ title: { zh_cn: '归档二' } });
    const userId = await person();
    await exam.begin(userId, sat);
    const acted = await exam.world.ask(actOnExams, { ids: [sat, free, 999_999], act: 'archive' }, boss);
    expect(acted.done).toEqual([free]);
    expect(acted.left).toEqual([
      { id: sat, name: '归档一', why: 'sitting' },
      { id: 999_999, name: '', why: 'gone' },
    ]);
    await expect(exam.begin(userId, free)).rejects.toMatchObject({ code: ErrorCode.examNotVisible });
    await exam.world.ask(actOnExams, acted.back, boss);
    await exam.begin(userId, free);
    expect((await exam.world.ask(manageExam, { id: free }, boss)).history.map(({ act }) => act)).toEqual([
      'manage/exams/act',
      'manage/exams/act',
    ]);
  });
});

describe('The draft of an exam', () => {
  it('is seen by no learner until it is published, and then drawn as it says [EX-01] [EX-02]', async () => {
    const of = await bank([2, 2, 2]);
    const { id } = await exam.world.ask(addExam, { title: '新考试' }, boss);
    const asker = { userId: await person() };
    await expect(exam.world.ask(examDetail, { id }, asker)).rejects.toMatchObject({ code: ErrorCode.examNotVisible });
    const parts = [drawn(of, 2, { key: 'a', difficulty: 3 }), drawn(of, 1, { key: 'b', tags: ['d0'], scoreEach: 600 })];
    const { now } = exam.world;
    const published = await publish(id, { parts, opensAt: now - MINUTE, closesAt: now + 60 * MINUTE, passScore: 600 });
    expect(published).toMatchObject({ state: 'open', version: 1, revision: 0, changes: [], faults: [] });
    const { items } = await exam.world.ask(examList, { tab: 'all', category: '', keyword: '新考试', size: 20 }, asker);
    expect(items.map((one) => [one.fullScore, one.questionCount])).toEqual([[1000, 3]]);
    await exam.begin(asker.userId, id);
    const paper = await exam.world.ask(examPaper, { id, window: windowOne }, asker);
    const asked = paper.parts.map(({ questions: own }) => own.map(({ id: one }) => one));
    const levels = await exam.world.in(1001, (scope) =>
      scope.tx
        .select({ id: questions.id, difficulty: questions.difficulty })
        .from(questions)
        .where(scope.only(questions, eq(questions.bankId, of))),
    );
    const levelOf = new Map(levels.map((one) => [one.id, one.difficulty]));
    expect(asked.map((ids) => ids.map((one) => levelOf.get(one)))).toEqual([[3, 3], [1]]);
  });

  it('says which section lacks questions, and what would close the gap [EX-02]', async () => {
    const of = await bank([1, 1, 3]);
    const { id } = await exam.world.ask(addExam, { title: '缺题' }, boss);
    const { faults, pools, revision } = await change(id, {
      parts: [
        drawn(of, 2, { key: 'a' }),
        drawn(of, 3, { key: 'b', difficulty: 3 }),
        drawn(of, 1, { key: 'c', tags: ['d9'] }),
      ],
    });
    // The first section may take two of the three hard ones.
    expect(pools).toMatchObject([
      { key: 'a', fits: 5 },
      { key: 'b', fits: 1, anyDifficulty: 3 },
      { key: 'c', fits: 0, anyTag: 0 },
    ]);
    expect(faults).toEqual([
      { at: 'b', rule: 'tooFew' },
      { at: 'c', rule: 'tooFew' },
    ]);
    await expect(exam.world.ask(publishExam, { id, revision }, boss)).rejects.toMatchObject({
      code: ErrorCode.fieldsRefused,
      detail: { data: { fields: { b: 'tooFew', c: 'tooFew' } } },
    });
  });

  it('names what is missing or cannot be: title, window, pass mark, audience, named questions [EX-01]', async () => {
    const { id } = await exam.world.ask(addExam, { title: '错' }, boss);
    const { now } = exam.world;
    const single = exam.questionIds['single'] ?? 0;
    const { faults } = await change(id, {
      title: { zh_cn: ' ' },
      opensAt: now,
      closesAt: now,
      makeupCount: 1,
      makeupOpensAt: now,
      makeupClosesAt: now,
      passScore: 100_000,
      kind: 'offline',
      category: 'NONE',
      markers: [boss.userId ?? 0],
      parts: [
        drawn(0, 1, { key: 'a', bank: null }),
        drawn(0, 1, { key: 'b', bank: null, questions: [single], scorePartial: 300 }),
        drawn(0, 1, { key: 'c', bank: null, questions: [single] }),
        drawn(0, 2, { key: 'd', bank: null, questions: [single] }),
      ],
    });
    expect(new Map(faults.map(({ at, rule }) => [at, rule]))).toEqual(
      new Map([
        ['title', 'missing'],
        ['place', 'missing'],
        ['category', 'invalid'],
        ['closesAt', 'endsFirst'],
        ['makeupClosesAt', 'endsFirst'],
        ['passScore', 'tooHigh'],
        ['markers', 'invalid'],
        ['a', 'missing'],
        ['b', 'partial'],
        ['c', 'invalid'],
        ['d', 'invalid'],
      ]),
    );
  });

  it('lets papers that were begun keep their questions, their scores and their pass mark [EX-03] [EX-07]', async () => {
    const id = await exam.addExam({ title: { zh_cn: '换卷' } }, ['single', 'multiple']);
    const [before, during, after] = [await person(), await person(), await person()];
    const first = await sit(before, id, ['single']);
    await exam.begin(during, id);
    const named = exam.questionIds['judgement'] ?? 0;
    const of = await bank([1, 0, 0]);
    const part = drawn(of, 1, { kind: 'judgement', questions: [named], bank: null, scoreEach: 500 });
    await publish(id, { parts: [part], passScore: 500 });
    const paper = await exam.world.ask(examPaper, { id, window: windowOne }, { userId: during });
    expect(paper.parts.map(({ kind, scoreEach }) => [kind, scoreEach])).toEqual([
      ['single', 1000],
      ['multiple', 1000],
    ]);
    const answers = exam.answers(['single', 'multiple']);
    await exam.world.ask(
      handInAttempt,
      { id: paper.attemptId, window: windowOne, answers, reason: 'learner' },
      { userId: during },
    );
    const result = (attempt: number, userId: number) => exam.world.ask(attemptResult, { id: attempt }, { userId });
    expect(await result(paper.attemptId, during)).toMatchObject({ score: 2000, passed: true, fullScore: 2000 });
    // Half of the old paper was below its pass mark, and stays so.
    expect(await result(first, before)).toMatchObject({ score: 1000, passed: false, fullScore: 2000 });
    expect(await result(await sit(after, id, ['judgement']), after)).toMatchObject({ score: 500, fullScore: 500 });
  });

  it('refuses a change that began from an older one, with the present state, and loses neither [EX-01]', async () => {
    const id = await exam.addExam({ title: { zh_cn: '两人' } });
    const { draft } = await read(id);
    const one = { id, revision: 0, draft: { ...draft, durationMin: 40 } };
    await exam.world.ask(saveExamDraft, one, boss);
    await expect(
      exam.world.ask(saveExamDraft, { ...one, draft: { ...draft, durationMin: 50 } }, boss),
    ).rejects.toMatchObject({
      code: ErrorCode.conflict,
      detail: { data: { exam: { draft: { durationMin: 40 }, revision: 1 } } },
    });
    await expect(exam.world.ask(publishExam, { id, revision: 0 }, boss)).rejects.toMatchObject({
      code: ErrorCode.conflict,
    });
    expect(await exam.world.ask(discardExamDraft, { id, revision: 1 }, boss)).toMatchObject({
      ...{ revision: 0, changes: [] },
      draft: { durationMin: 30 },
    });
  });

  it('keeps every version, and brings one back [EX-01]', async () => {
    const id = await exam.addExam({ title: { zh_cn: '版本' } });
    await publish(id, { durationMin: 40 });
    await publish(id, { durationMin: 50 });
    const { items } = await exam.world.ask(examVersions, { id, size: 20 }, boss);
    expect(items.map(({ changes, no }) => [no, changes])).toEqual([
      [3, ['durationMin']],
      [2, ['durationMin']],
      [1, []],
    ]);
    await exam.world.ask(bringExamBack, { id, no: 1, revision: 0 }, boss);
    expect(await read(id)).toMatchObject({ draft: { durationMin: 30 }, changes: ['durationMin'] });
    await expect(exam.world.ask(bringExamBack, { id, no: 9, revision: 1 }, boss)).rejects.toMatchObject({
      code: ErrorCode.notFound,
    });
  });

  it('is a copy with the same rules and paper, and the original stays [EX-01]', async () => {
    const from = await exam.addExam({ title: { zh_cn: '原' }, switchLimit: 2 });
    const { id } = await exam.world.ask(addExam, { title: '抄', copyOf: from }, boss);
    const [copy, original] = [await read(id), await read(from)];
    expect(copy.draft).toEqual({ ...original.draft, title: { zh_cn: '抄' } });
    expect(copy).toMatchObject({ state: 'draft', version: 0 });
    await expect(exam.world.ask(addExam, { title: ' ' }, boss)).rejects.toMatchObject({
      code: ErrorCode.fieldsRefused,
    });
  });
});
