import { ErrorCode } from '@banyan/contracts';
import {
  actOnQuestions,
  handInAttempt,
  manageBank,
  manageBanks,
  manageQuestions,
  removeBank,
  saveBank,
  type QuestionAct,
} from '@banyan/contracts/exam';
import { auditLog } from '@banyan/contracts/organisation';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../testing/fixtures.ts';
import { openWorld, type Asker, type World } from '../../../testing/world.ts';
import { allRoutes } from '../../index.ts';
import { addRole } from '../../organisation/testing/addRole.ts';
import { questions, wrongQuestions } from '../question.schema.ts';
import { addQuestions } from '../testing/addQuestions.ts';
import { ExamWorld, rightAnswers, windowOne } from '../testing/world.ts';
import { recountFigures } from './figures.ts';

let world: World;
let exam: ExamWorld;
let boss: Asker;
let key = 0;
beforeAll(async () => {
  world = await openWorld([...allRoutes], { eids: [1001, 1002] });
  exam = await ExamWorld.within(world);
  boss = await world.addPerson('admin', 'boss');
});
beforeEach(() => {
  key += 1;
});

const bankOf = (stems: Parameters<typeof addQuestions>[2], createdBy?: number) =>
  world.in(1001, (scope) =>
    addQuestions(scope, { key: `bank${key}`, ...(createdBy === undefined ? {} : { createdBy }) }, stems),
  );
const list = (bank: number, filters: object = {}, asker = boss) =>
  world.ask(
    manageQuestions,
    {
      ...{ bank, size: 20, q: '', kind: '', difficulty: '', tag: '', discrimination: '', used: '', state: 'current' },
      sort: '-changed',
      ...filters,
    },
    asker,
  );
const stems = async (bank: number, filters: object = {}) =>
  (await list(bank, filters)).items.map(({ stem }) => stem).sort();
const act = (name: QuestionAct, ids: readonly number[], value = '', asker = boss) =>
  world.ask(actOnQuestions, { act: name, ids: [...ids], value }, asker);
const banks = async (asker = boss, q = '') =>
  (await world.ask(manageBanks, { q, size: 60 }, asker)).items.map(({ name }) => name.zh_cn);

describe('Banks in the console', () => {
  it('are added, renamed per language and removed while they are empty, on record [EX-02]', async () => {
    const name = { zh_cn: ' 抽样  检验 ', en: 'Sampling' };
    const added = await world.ask(saveBank, { id: 0, revision: 0, name }, boss);
    expect(added).toMatchObject({ name: { zh_cn: '抽样 检验', en: 'Sampling' }, questions: 0, exams: 0 });
    const renamed = await world.ask(saveBank, { id: added.id, revision: 0, name: { zh_cn: '抽样' } }, boss);
    expect(renamed).toMatchObject({ name: { zh_cn: '抽样' }, revision: 1 });
    expect(await world.refusal(saveBank, { id: added.id, revision: 0, name }, boss)).toMatchObject({
      code: ErrorCode.conflict,
      data: { name: { zh_cn: '抽样' } },
    });
    expect(await world.refusal(saveBank, { id: 0, revision: 0, name: { zh_cn: ' ' } }, boss)).toMatchObject({
      code: ErrorCode.fieldsRefused,
    });
    expect(await banks(boss, '抽样')).toEqual(['抽样']);
    await world.ask(removeBank, { id: added.id }, boss);
    expect(await banks(boss, '抽样')).toEqual([]);
    const log = await world.ask(
      auditLog,
      { q: '', who: 0, act: '', subject: 'bank', from: '', to: '', size: 20 },
      boss,
    );
    expect(log.items.slice(0, 3).map((one) => one.act)).toEqual([
      'manage/banks/remove',
      'manage/banks/save',
      'manage/banks/save',
    ]);
  });

  it('stay while they hold a question, a retired one too, or an exam draws from them [EX-02]', async () => {
    const { bankId, ids } = await bankOf({ 一: {} });
    expect((await world.refusal(removeBank, { id: bankId }, boss))?.code).toBe(ErrorCode.conflict);
    await act('retire', [ids['一'] ?? 0]);
    expect((await world.refusal(removeBank, { id: bankId }, boss))?.code).toBe(ErrorCode.conflict);
    const drawn = await world.ask(saveBank, { id: 0, revision: 0, name: { zh_cn: '抽题' } }, boss);
    const draw = { bankId: drawn.id, difficulty: null };
    const part = { kind: 'single' as const, count: 1, scoreEach: 100, scorePartial: 0, questions: null, draw };
    await exam.addExam({ parts: [part] });
    expect((await world.refusal(removeBank, { id: drawn.id }, boss))?.code).toBe(ErrorCode.conflict);
  });

  it('and their questions are reached by those who made them, and by the departments of these alone [AC-10]', async () => {
    const teacher = await addUser(world.db, 1001, { account: `T${key}`, type: 5, department: { zh_cn: '焊接' } });
    const { bankId, ids } = await bankOf({ 一: {} }, teacher);
    const asTeacher = { eid: 1001, userId: teacher };
    expect(await banks(asTeacher)).toEqual([`bank${key}`]);
    const head = await addUser(world.db, 1001, { account: `H${key}`, type: 3, department: { zh_cn: '焊接' } });
    expect(await banks({ eid: 1001, userId: head })).toEqual([`bank${key}`]);
    const elsewhere = await addUser(world.db, 1001, { account: `E${key}`, type: 3, department: { zh_cn: '别处' } });
    const stranger = { eid: 1001, userId: elsewhere };
    expect(await banks(stranger)).toEqual([]);
    expect((await world.refusal(manageBank, { id: bankId }, stranger))?.code).toBe(ErrorCode.notFound);
    expect(await act('difficulty', [ids['一'] ?? 0], '3', stranger)).toMatchObject({
      done: [],
      left: [{ why: 'gone' }],
    });
    const looks = await addUser(world.db, 1001, { account: `L${key}` });
    await addRole(world, { permissions: ['assessment.see'], holders: [looks], reach: 'all' });
    expect(await stems(bankId)).toEqual(['一']);
    expect(
      (await world.refusal(actOnQuestions, { act: 'retire', ids: [1], value: '' }, { eid: 1001, userId: looks }))?.code,
    ).toBe(ErrorCode.adminsOnly);
  });
});

describe('Questions of a bank in the console', () => {
  it('are found by words of stem and options, kind, difficulty, tag, use and state [EX-02]', async () => {
    const { bankId, ids } = await bankOf({
      扳手: { tags: ['拧紧'], difficulty: 1 },
      量规: { options: ['止端', '100%_通'].map((zh_cn) => ({ zh_cn })), difficulty: 3 },
      判断: { kind: 'judgement', options: [] },
    });
    expect(await stems(bankId, { q: '扳' })).toEqual(['扳手']);
    expect(await stems(bankId, { q: '0%_' })).toEqual(['量规']);
    expect(await stems(bankId, { kind: 'judgement' })).toEqual(['判断']);
    expect(await stems(bankId, { difficulty: '3' })).toEqual(['量规']);
    expect(await stems(bankId, { tag: '拧紧' })).toEqual(['扳手']);
    const named = { kind: 'judgement' as const, count: 1, scoreEach: 100, scorePartial: 0, draw: null };
    await exam.addExam({ parts: [{ ...named, questions: [ids['判断'] ?? 0] }] });
    const draw = { bankId, difficulty: 1 };
    await exam.addExam({ parts: [{ ...named, kind: 'single', questions: null, draw }] });
    expect(await stems(bankId, { used: 'Y' })).toEqual(['判断', '扳手'].sort());
    expect(await stems(bankId, { used: 'N' })).toEqual(['量规']);
    const found = await world.ask(manageBank, { id: bankId }, boss);
    expect(found).toMatchObject({ unused: 1, retired: 0, exams: 2, tags: ['拧紧'], questions: 3 });
    await act('retire', [ids['量规'] ?? 0]);
    expect(await stems(bankId)).toEqual(['判断', '扳手'].sort());
    expect(await stems(bankId, { state: 'retired' })).toEqual(['量规']);
  });

  it('come page by page in every order, each once [EX-02]', async () => {
    const { bankId } = await bankOf(
      Object.fromEntries(
        Array.from({ length: 7 }, (_, at) => [
          `第${at}`,
          { discrimination: at % 3 === 0 ? null : at * 10, rightShare: at % 2 === 0 ? null : at, answered: at },
        ]),
      ),
    );
    for (const sort of ['changed', '-changed', 'right', '-right', 'discrimination', '-discrimination']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Awaited<ReturnType<typeof list>> = await list(bankId, { sort, size: 2, cursor });
        seen.push(...page.items.map(({ stem }) => stem));
        cursor = page.next;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 7, 7]);
      // Those without results stand last.
      if (sort.endsWith('discrimination')) expect(seen.slice(4).sort()).toEqual(['第0', '第3', '第6']);
    }
  });

  it('are tagged, moved, set harder, retired and taken back in one act, and keep their version and results [EX-02]', async () => {
    const { bankId, ids } = await bankOf({ 一: { tags: ['甲'], answered: 3, rightShare: 50 }, 二: {} });
    const all = Object.values(ids);
    const tagged = await act('tag', all, '甲');
    expect(tagged).toMatchObject({ done: all, back: [{ act: 'untag', ids: [ids['二']], value: '甲' }] });
    await act('difficulty', all, '3');
    const into = await world.ask(saveBank, { id: 0, revision: 0, name: { zh_cn: '新库' } }, boss);
    const moved = await act('move', all, String(into.id));
    expect(moved.back).toEqual([{ act: 'move', ids: all, value: String(bankId) }]);
    expect((await list(into.id)).items.find(({ id }) => id === ids['一'])).toMatchObject({
      ...{ version: 1, tags: ['甲'], difficulty: 3, answered: 3, right: 0.5 },
    });
    const retired = await act('retire', all);
    expect(await stems(into.id)).toEqual([]);
    for (const one of retired.back) await act(one.act, one.ids, one.value);
    expect(await stems(into.id)).toEqual(['一', '二'].sort());
    for (const [name, value] of [
      ['difficulty', '4'],
      ['tag', ' '],
      ['move', 'x'],
    ] as const)
      expect((await world.refusal(actOnQuestions, { act: name, ids: all, value }, boss))?.code).toBe(
        ErrorCode.fieldsRefused,
      );
  });

  it('are left as they are where an exam names them, or their place is taken [EX-02]', async () => {
    const { bankId, ids } = await bankOf({ 一: {} });
    const id = ids['一'] ?? 0;
    const part = { kind: 'single' as const, count: 1, scoreEach: 100, scorePartial: 0, questions: [id], draw: null };
    await exam.addExam({ parts: [part] });
    expect(await act('retire', [id])).toMatchObject({ done: [], left: [{ id, name: '一', why: 'named' }] });
    key += 1;
    const twin = await bankOf({ 一: {} });
    expect(await act('move', [id], String(twin.bankId))).toMatchObject({ left: [{ why: 'taken' }] });
    key += 1;
    const free = await bankOf({ 三: {} });
    const third = free.ids['三'] ?? 0;
    await act('retire', [third]);
    // Another one of its key came in meanwhile.
    await world.in(1001, (scope) =>
      scope.tx
        .update(questions)
        .set({ bankId: free.bankId, ref: '三' })
        .where(scope.only(questions, eq(questions.id, twin.ids['一'] ?? 0))),
    );
    expect(await act('restore', [third])).toMatchObject({ done: [], left: [{ why: 'taken' }] });
    expect(await stems(bankId)).toEqual(['一']);
  });

  it('stay in the books of learners who got them wrong when they are retired [EX-08]', async () => {
    const { ids } = await bankOf({ 一: {} });
    const userId = await world.addLearner(`W${key}`);
    const at = new Date(world.now);
    const row = { userId, questionId: ids['一'] ?? 0, lastWrongAt: at, dueAt: at };
    await world.in(1001, (scope) => scope.tx.insert(wrongQuestions).values(scope.row(wrongQuestions, row)));
    await act('retire', [ids['一'] ?? 0]);
    const kept = await world.in(1001, (scope) =>
      scope.tx.$count(wrongQuestions, scope.only(wrongQuestions, eq(wrongQuestions.userId, userId))),
    );
    expect(kept).toBe(1);
  });

  it('are measured by marked papers: share of points, five fifths, and how far the best and the last are apart [EX-11]', async () => {
    const single = exam.questionIds['single'] ?? 0;
    const kinds = ['single', 'judgement', 'fill'];
    const examId = await exam.addExam({}, ['single', 'judgement', 'fill']);
    const sat = async (nth: number, right: readonly string[]) => {
      const userId = await world.addLearner(`F${nth}`);
      const id = await exam.begin(userId, examId);
      const values = Object.fromEntries(right.map((kind) => [kind, rightAnswers[kind] ?? {}]));
      const answers = exam.answers(kinds, 1, values);
      await world.ask(handInAttempt, { id, window: windowOne, answers, reason: 'learner' }, { userId });
    };
    for (let nth = 0; nth < 9; nth += 1) await sat(nth, nth < 4 ? [] : kinds);
    const shown = async () => {
      const { bank } = await world.in(1001, async (scope) => {
        await recountFigures(scope, undefined);
        const [row] = await scope.tx
          .select({ bank: questions.bankId })
          .from(questions)
          .where(scope.only(questions, eq(questions.id, single)));
        return row ?? { bank: 0 };
      });
      return (await list(bank)).items.find(({ id }) => id === single);
    };
    expect(await shown()).toMatchObject({ answered: 9, right: 0.56, discrimination: null, fifths: [] });
    await sat(9, kinds);
    expect(await shown()).toMatchObject({ answered: 10, right: 0.6, discrimination: 1, fifths: [0, 0, 1, 1, 1] });
  });
});
